import { type Position, parseUci, unwrap } from '@rookery/rules'
import { beforeEach, describe, expect, it } from 'vitest'
import { openFeatureCore } from './features.fixture.ts'
import { packMove } from './packed.ts'

const { core, forget, order, setFen, without } = openFeatureCore()

// A free pawn on d5 for the knight, a guarded one on a5 for the queen, and many quiet moves.
const FEN = '4k3/1p6/1p6/p2p4/8/2N5/Q4PPP/6K1 w - - 0 1'
let position: Position

const code = (text: string): number => packMove(unwrap(parseUci(position, text)))

beforeEach(() => {
  position = setFen(FEN).position
  forget()
})

const quietOrder = (hints = {}) => order(hints).filter((move) => !position.pieceAt((move >> 6) & 63))
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
    expect(quietOrder()[0]).toBe(code('h2h3'))
    expect(quietOrder().at(-1)).toBe(code('g2g3'))
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
    expect(quietOrder()[0]).toBe(code('g1f1'))
    position = setFen(FEN.replace('1p6/1p6', '1p6/8')).position
    expect(quietOrder()[0]).not.toBe(code('g1f1'))
  })

  it('prefers of two like captures the one that cut before', () => {
    position = setFen('4k3/8/8/1p3p2/8/2N3N1/8/4K3 w - - 0 1').position
    const [first, second] = order()
    expect(sorted([first!, second!])).toEqual(sorted([code('c3b5'), code('g3f5')]))
    core.learnCapture(second!, 1500)
    expect(order()[0]).toBe(second)
  })
})
