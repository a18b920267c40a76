import { createEngine } from '@rookery/engine'
import { Line, parsePosition, parseSan, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import { judgeAnswer } from './judge-answer.ts'

const limits = { nodes: 5000 }

test('the best move and its equals are right, and a wrong one is refuted by a line', async () => {
  const engine = await createEngine({ hashMb: 4 })
  try {
    // The rook guards the first rank: any room for the king will do, and a rook that leaves is punished at once.
    const line = Line.from(unwrap(parsePosition('8/5pkp/6p1/8/8/8/1r3PPP/R5K1 w - - 0 1')))
    const before = (await judge(engine, line, limits, undefined))!
    const answer = async (san: string) =>
      (await judgeAnswer(engine, line, unwrap(parseSan(line.position, san)), before, limits))!
    const choice = before.kind === 'searched' ? before.sans[0]! : ''
    expect(await answer(choice)).toMatchObject({ isRight: true, lossChance: 0 })
    for (const san of ['h3', 'g3', 'h4']) expect(await answer(san)).toMatchObject({ isRight: true })
    const wrong = await answer('Ra7')
    expect(wrong).toMatchObject({ isRight: false, after: { kind: 'searched' } })
    expect(wrong.lossChance).toBeGreaterThan(0.25)
    expect(wrong.after.kind === 'searched' && wrong.after.sans).toEqual(['Rb1#'])
  } finally {
    await engine.dispose()
  }
})

test('the verdict that a review has on the game’s own move is not asked for again', async () => {
  const engine = await createEngine({ hashMb: 4 })
  try {
    const line = Line.from(unwrap(parsePosition('6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1')))
    const before = (await judge(engine, line, limits, undefined))!
    const known = { kind: 'over', chance: 0.5, winner: undefined, reason: 'stalemate' } as const
    const move = unwrap(parseSan(line.position, 'Kf2'))
    const { after, lossChance } = (await judgeAnswer(engine, line, move, before, limits, { known }))!
    expect([after, lossChance]).toEqual([known, before.chance - 0.5])
  } finally {
    await engine.dispose()
  }
})
