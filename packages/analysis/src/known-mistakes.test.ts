import { createEngine, type Engine } from '@rookery/engine'
import { Game, parsePgn, parsePosition, parseSan, unwrap } from '@rookery/rules'
import { masterGames, refutations } from '@rookery/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { areContrary, isError } from './classes.ts'
import { reviewGame } from './review-game.ts'
import { makeMoveNumber } from './text.ts'

let engine: Engine

beforeAll(async () => {
  engine = await createEngine({ hashMb: 16 })
})

afterAll(() => engine.dispose())

const longGame = masterGames.find(({ name }) => name.startsWith('Botvinnik - Capablanca'))!

/** Short enough for every run; `npm run check:review` takes all, and longer. */
const short = masterGames.filter(({ moves }) => moves.length < 145)

test.each(short.map((game) => [game.name, game] as const))(
  '%s: the review finds the mistake',
  async (_, game) => {
    const [read] = parsePgn(`${game.moves} ${game.result}`)
    if (!read?.ok) throw new Error(game.name)
    const { moves } = await reviewGame(engine, read.value, { nodes: 10_000 })
    const classes = new Map(moves.map((move) => [`${makeMoveNumber(move)}${move.san}`, move.class]))
    for (const name of game.errors)
      expect([name, classes.get(name)]).toEqual([name, expect.stringMatching(/mistake|blunder/)])
    expect(game.strong.filter((name) => isError(classes.get(name)!))).toEqual([])
  },
)

// With so few nodes 27.fxe6 once was the best move and cost White a tenth of the chances.
test('after a best move its side stands as before', async () => {
  const [read] = parsePgn(`${longGame.moves} ${longGame.result}`)
  if (!read?.ok) throw new Error(longGame.name)
  const { moves, verdicts } = await reviewGame(engine, read.value, { nodes: 5000 })
  const costly = moves.filter(({ move }, ply) => {
    const [before, after] = [verdicts[ply]!, verdicts[ply + 1]!]
    const isBest = before.kind === 'searched' && before.moves[0] === move
    return isBest && areContrary(before, { chance: 1 - after.chance })
  })
  expect(costly.map(({ san }) => san)).toEqual([])
})

/** Every fortieth of them. */
const few = refutations.filter((_, index) => index % 40 === 0)

test.each(few.map((row) => [row.move, row.fen] as const))('%s is a mistake in %s', async (san, fen) => {
  const game = new Game(unwrap(parsePosition(fen)))
  game.play(unwrap(parseSan(game.start, san)))
  const { moves } = await reviewGame(engine, game, { nodes: 5000 })
  expect(moves[0]!.class).toMatch(/mistake|blunder/)
})
