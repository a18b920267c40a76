import { registerMind } from '@rookery/players'
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
