import { createLocalPlayer, type Mind, registerMind, type Thought } from '@rookery/players'
import { Line, standard, startPosition } from '@rookery/rules'
import { jay } from '@rookery/testkit'
import { expect, it } from 'vitest'
import { PlayerContestant } from './player-contestant.ts'

it('a mind that is registered is an entrant like any other, and says what it spent', async () => {
  const takeOut = registerMind(jay)
  const contestant = new PlayerContestant('jay', {})
  try {
    await contestant.newGame(standard, 1)
    const line = Line.from(startPosition())
    const answer = await contestant.think(line, {}, new AbortController().signal)
    expect(answer).toMatchObject({ kind: 'move', remark: { depth: 1, nodes: 20 } })
    // Its numbers are no pawns, so nothing is adjudicated by them.
    expect(answer).not.toHaveProperty('remark.scoreCp')
  } finally {
    await contestant.dispose()
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
  const contestant = new PlayerContestant('jay', {}, createLocalPlayer)
  try {
    await contestant.newGame(standard, 1)
    const start = Line.from(startPosition())
    const answer = await contestant.think(start, {}, new AbortController().signal)
    expect(answer).toMatchObject({ remark: { scoreCp: 30, line: [expect.any(String), expect.any(String)] } })
  } finally {
    await contestant.dispose()
    takeOut()
  }
})
