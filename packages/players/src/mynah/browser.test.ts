import { Line, makeUci, startPosition } from '@rookery/rules'
import { runInMynahPage } from '@rookery/testkit'
import { expect, test } from 'vitest'
import { randomLines } from '../testing/random-lines.ts'
import { chancesOf } from './chances.ts'
import { openMynah } from './open-mynah.ts'

const ratings = [800, 1450, 2200]

/** Runs in the page, on games as moves in UCI's letters. */
const visit = (games: readonly string[][]) => `(async () => {
  const { chancesOf, openMynah } = await import('/players/dist/mynah/library.js')
  const { Line, makeUci, parseUci, startPosition } = await import('@rookery/rules')
  const core = await openMynah()
  return ${JSON.stringify(games)}.map((moves) => {
    let line = Line.from(startPosition())
    for (const uci of moves) line = line.play(parseUci(line.position, uci).value)
    return chancesOf(core, line, ${JSON.stringify(ratings)}).map((chances) =>
      chances.map(({ move, chance }) => [makeUci(move, line.position), chance]))
  })
})()`

test('a page computes the very numbers that Node does', async () => {
  const lines = [Line.from(startPosition()), ...randomLines(12, 77)]
  const core = await openMynah()
  const expected = lines.map((line) =>
    chancesOf(core, line, ratings).map((chances) =>
      chances.map(({ move, chance }) => [makeUci(move, line.position), chance]),
    ),
  )
  const games = lines.map(({ moves, positions }) =>
    moves.map((move, index) => makeUci(move, positions[index]!)),
  )
  expect(await runInMynahPage(visit(games))).toEqual(expected)
})
