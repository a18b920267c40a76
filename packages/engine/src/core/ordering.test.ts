import { type Position, parseUci, unwrap } from '@rookery/rules'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Feature, openFeatureCore, selective } from './features.fixture.ts'
import { packMove } from './packed.ts'

const { core, forget, order, searchNode, setFen, without } = openFeatureCore()

// A free pawn on d5 for the knight, a guarded one on a5 for the queen, and many quiet moves.
const FEN = '4k3/1p6/1p6/p2p4/8/2N5/Q4PPP/6K1 w - - 0 1'
let position: Position

const code = (text: string): number => packMove(unwrap(parseUci(position, text)))

beforeEach(() => {
  position = setFen(FEN).position
  forget()
})

const quietOrder = (hints = {}) => order(hints).filter((move) => !position.pieceAt((move >> 6) & 63))
const quietOrderByHistory = () => without(['bonuses in the order'], quietOrder)
const sorted = (moves: readonly number[]) => [...moves].sort((a, b) => a - b)

describe('the order of moves', () => {
  it('has every legal move once', () => {
    const legal = sorted(position.legalMoves().map(packMove))
    expect(sorted(order())).toEqual(legal)
    expect(sorted(order({ tableMove: code('h2h3'), killer: code('f2f3') }))).toEqual(legal)
  })

  it('begins with the table’s move, then the captures that lose nothing', () => {
    expect(order()[0]).toBe(code('c3d5'))
    expect(order({ tableMove: code('h2h3') }).slice(0, 2)).toEqual([code('h2h3'), code('c3d5')])
  })

  it('leaves a capture that loses material for the end', () => {
    expect(order().at(-1)).toBe(code('a2a5'))
    expect(without(['SEE in the order of captures'], () => order().indexOf(code('a2a5')))).toBeLessThan(3)
  })

  it('tries the killer before the other quiet moves', () => {
    const killer = code('g1f1')
    expect(quietOrder()[0]).not.toBe(killer)
    expect(quietOrder({ killer })[0]).toBe(killer)
    expect(order({ killer })[0]).toBe(code('c3d5'))
    expect(without(['killers'], () => order({ killer }))).toEqual(order())
  })

  it('tries a quiet move that cut before first, and one that failed last', () => {
    core.learnQuiet(code('h2h3'), 1500)
    core.learnQuiet(code('g2g3'), -1500)
    const learned = quietOrderByHistory()
    expect(learned[0]).toBe(code('h2h3'))
    expect(learned.at(-1)).toBe(code('g2g3'))
  })

  it('learns nothing of quiet moves when their histories are off', () => {
    const before = order()
    without(['history of quiet moves', 'continuation history', 'pawn history'], () =>
      core.learnQuiet(code('h2h3'), 1500),
    )
    expect(order()).toEqual(before)
  })

  it('remembers a quiet move as the reply to another', () => {
    const after = <T>(first: string, act: () => T): T => {
      core.enterMove(code(first))
      const result = act()
      core.leaveMove(code(first))
      return result
    }
    const teach = (reply: number) =>
      without(['history of quiet moves', 'pawn history'], () => core.learnQuiet(reply, 1500))
    const [one, other] = after('h2h3', () => order().slice(-2))
    after('h2h3', () => teach(one!))
    after('g2g3', () => teach(other!))
    expect(after('h2h3', () => order()[0])).toBe(one)
    expect(after('g2g3', () => order()[0])).toBe(other)
  })

  it('remembers a quiet move for its pawn structure', () => {
    without(['history of quiet moves', 'continuation history'], () => core.learnQuiet(code('g1f1'), 1500))
    expect(quietOrderByHistory()[0]).toBe(code('g1f1'))
    position = setFen(FEN.replace('1p6/1p6', '1p6/8')).position
    expect(quietOrderByHistory()[0]).not.toBe(code('g1f1'))
  })

  it('prefers of two like captures the one that cut before', () => {
    position = setFen('4k3/8/8/1p3p2/8/2N3N1/8/4K3 w - - 0 1').position
    const [first, second] = order()
    expect(sorted([first!, second!])).toEqual(sorted([code('c3b5'), code('g3f5')]))
    core.learnCapture(second!, 1500)
    expect(order()[0]).toBe(second)
  })

  it('remembers a quiet move for the squares that are attacked', () => {
    const others = ['continuation history', 'pawn history', 'bonuses in the order'] as const
    const first = (off: readonly Feature[]) => without(off, () => quietOrder()[0])
    const learned = (off: readonly Feature[], fen: string) => {
      forget()
      position = setFen(FEN).position
      without(off, () => core.learnQuiet(code('h2h3'), 1500))
      position = setFen(fen).position
      return first(off) === code('h2h3')
    }
    const attacked = FEN.replace('4k3', '2b1k3')
    expect(learned(others, FEN)).toBe(true)
    expect(learned(others, attacked)).toBe(false)
    expect(learned([...others, 'history by threats'], attacked)).toBe(true)
  })

  it('has a piece flee from a lesser one early, and run into it late', () => {
    position = setFen('4k3/8/8/8/1p6/2N3p1/8/6K1 w - - 0 1').position
    const flights = order().filter((move) => (move & 63) === 18)
    expect(order().slice(0, flights.length)).toEqual(flights)
    const off = () => without(['bonuses in the order'], () => order().slice(0, flights.length))
    expect(off()).not.toEqual(flights)
    position = setFen('4k3/8/8/1p6/8/2N5/8/6K1 w - - 0 1').position
    expect(quietOrder().at(-1)).toBe(code('c3a4'))
  })

  it('has quiet checks early', () => {
    position = setFen('4k3/8/8/8/8/8/R5PP/6K1 w - - 0 1').position
    expect(sorted(order().slice(0, 2))).toEqual(sorted([code('a2a8'), code('a2e2')]))
  })
})

describe('a search teaches the order of quiet moves', () => {
  const MIDDLE = 'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4'
  const LOWER = 2
  const NO_EVALUATION = 32_600
  /** Acts with all that is selective off but for the features named. */
  const withOnly = <T>(on: readonly Feature[], act: () => T): T =>
    without(
      selective.filter((feature) => !on.includes(feature)),
      act,
    )
  /** The static score after a move, from its side. */
  const scoreAfter = (move: number): number => {
    core.enterMove(move)
    const score = -core.evaluate()
    core.leaveMove(move)
    return score
  }

  beforeEach(() => {
    position = setFen(MIDDLE).position
    forget()
  })

  it('by the swing of the static score', () => {
    const learned = (on: readonly Feature[]) =>
      withOnly(on, () => {
        forget()
        const before = quietOrder()
        searchNode({ alpha: -1000, beta: 1000, depth: 2, isPv: true })
        return { before, after: quietOrder() }
      })
    const { after } = learned(['history from swings'])
    expect(scoreAfter(after[0]!)).toBeGreaterThan(scoreAfter(after.at(-1)!) + 50)
    const off = learned([])
    expect(off.after).toEqual(off.before)
  })

  it('by a move to which no answer was found', () => {
    const alpha = core.evaluate() - 400
    const first = (on: readonly Feature[], move: number) =>
      withOnly(on, () => {
        forget()
        core.remember(core.key(), 1, move, 0, NO_EVALUATION, 0, LOWER, false)
        searchNode({ alpha, beta: alpha + 1, depth: 2 })
        return quietOrder()[0]
      })
    const move = withOnly([], () => quietOrder().at(-1)!)
    expect(first(['history from fail lows'], move)).toBe(move)
    expect(first([], move)).not.toBe(move)
  })

  it('by an early move to which the table has an answer', () => {
    const last = (on: readonly Feature[], move: number) =>
      withOnly([...on, 'table cut-offs'], () => {
        forget()
        core.enterMove(move)
        core.remember(core.key(), 2, 0, 900, NO_EVALUATION, 20, LOWER, false)
        core.leaveMove(move)
        core.remember(core.key(), 1, move, 0, NO_EVALUATION, 0, LOWER, false)
        searchNode({ alpha: 0, beta: 1, depth: 2 })
        return quietOrder().at(-1)
      })
    const move = withOnly([], () => quietOrder()[0]!)
    expect(last(['unlearned early moves'], move)).toBe(move)
    expect(last([], move)).not.toBe(move)
  })
})
