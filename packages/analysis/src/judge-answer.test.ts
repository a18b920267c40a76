import { createEngine } from '@rookery/engine'
import { Line, makeSans, parsePgn, parsePosition, parseSan, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import { judgeAnswer } from './judge-answer.ts'
import { playedOut } from './played-out.ts'

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

test('a move that a short look doubts is judged by a longer one, and a trap is shown to its end', async () => {
  const engine = await createEngine({ hashMb: 16 })
  try {
    const [game] = parsePgn('1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Nbd7 5. cxd5 exd5 *')
    const line = unwrap(game!).line()
    const before = (await judge(engine, line, { nodes: 1_000_000 }, undefined))!
    const answer = async (san: string) => {
      await engine.newGame()
      const move = unwrap(parseSan(line.position, san))
      return (await judgeAnswer(engine, line, move, before, { nodes: 150_000 }))!
    }
    // With 150,000 nodes it costs a tenth of the chances.
    expect(await answer('Qa4')).toMatchObject({ isRight: true })
    const { isRight, after } = await answer('Nxd5')
    const next = line.play(unwrap(parseSan(line.position, 'Nxd5'))).position
    expect(isRight).toBe(false)
    expect(after.kind === 'searched' && makeSans(next, playedOut(next, after.moves))).toEqual(
      'Nxd5 Bxd8 Bb4+ Qd2 Bxd2+ Kxd2 Kxd8'.split(' '),
    )
  } finally {
    await engine.dispose()
  }
})
