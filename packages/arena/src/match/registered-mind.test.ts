import { createLocalPlayer, type Mind, registerMind, type Thought } from '@rookery/players'
import { Line, standard, startPosition } from '@rookery/rules'
import { jay } from '@rookery/testkit'
import { expect, it } from 'vitest'
import { SeatedPlayer } from './seated-player.ts'

it('a mind that is registered is an entrant like any other, and says what it spent', async () => {
  const takeOut = registerMind(jay)
  const seated = new SeatedPlayer('jay', {})
  try {
    await seated.newGame(standard, 1)
    const line = Line.from(startPosition())
    const answer = await seated.think(line, {}, new AbortController().signal)
    expect(answer).toMatchObject({ kind: 'move', remark: { depth: 1, nodes: 20 } })
    // Its numbers are no pawns, so nothing is adjudicated by them.
    expect(answer).not.toHaveProperty('remark.scoreCp')
  } finally {
    await seated.dispose()
    takeOut()
  }
})

it('tells the score and the line of a mind that counts no effort', async () => {
  const create = async () => ({
    think: ({ game, moves }: Parameters<Mind['think']>[0]): Thought => ({
      kind: 'jay',
      choice: moves[0]!,
      score: { side: 'black', value: -30, unit: 'cages', pawns: -0.3 },
      line: [moves[0]!, game.position.play(moves[0]!).legalMoves()[0]!],
      weighed: [],
      details: {},
    }),
    isGladOfDraw: () => false,
  })
  const takeOut = registerMind({ ...jay, load: async () => ({ createMind: create }) })
  const seated = new SeatedPlayer('jay', {}, createLocalPlayer)
  try {
    await seated.newGame(standard, 1)
    const start = Line.from(startPosition())
    const answer = await seated.think(start, {}, new AbortController().signal)
    expect(answer).toMatchObject({ remark: { scoreCp: 30, line: [expect.any(String), expect.any(String)] } })
  } finally {
    await seated.dispose()
    takeOut()
  }
})
