import { createEngine, type Engine } from '@rookery/engine'
import { parsePgn } from '@rookery/rules'
import { masterGames } from '@rookery/testkit'
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
    const classOf = (name: string) =>
      moves.find((move) => `${makeMoveNumber(move)}${move.san}` === name)?.class ?? 'none'
    for (const name of game.errors)
      expect([name, classOf(name)]).toEqual([name, expect.stringMatching(/mistake|blunder/)])
    expect(game.strong.filter((name) => isError(classOf(name) as never))).toEqual([])
  },
)
