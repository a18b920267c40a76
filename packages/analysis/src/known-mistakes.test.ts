import { createEngine, type Engine } from '@rookery/engine'
import { Game, parsePgn, parsePosition, parseSan, unwrap } from '@rookery/rules'
import { masterGames, refutations } from '@rookery/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isError } from './classes.ts'
import { reviewGame } from './review-game.ts'
import { makeMoveNumber } from './text.ts'

let engine: Engine

beforeAll(async () => {
  engine = await createEngine({ hashMb: 16 })
})

afterAll(() => engine.dispose())

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

/** Every fortieth of them. */
const few = refutations.filter((_, index) => index % 40 === 0)

test.each(few.map((row) => [row.move, row.fen] as const))('%s is a mistake in %s', async (san, fen) => {
  const game = new Game(unwrap(parsePosition(fen)))
  game.play(unwrap(parseSan(game.start, san)))
  const { moves } = await reviewGame(engine, game, { nodes: 5000 })
  expect(moves[0]!.class).toMatch(/mistake|blunder/)
})
