import { createRandom, type Position, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { openCore } from './core.fixture.ts'
import { setLine } from './line.ts'
import { packPosition } from './packed.ts'
import { readTerms } from './reading.ts'

const { core, memory, setFen } = openCore()

function evaluate(position: Position): number {
  setLine(core, memory, packPosition(position))
  return core.evaluate()
}

/** The same position with the colours exchanged. */
function mirrorFen(fen: string): string {
  const [board, turn, castling, , halfmoves, fullmoves] = fen.split(' ')
  const swap = (text: string) =>
    text.replace(/[a-z]/gi, (c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()))
  const rows = board!.split('/').reverse().map(swap).join('/')
  return [
    rows,
    turn === 'w' ? 'b' : 'w',
    castling === '-' ? '-' : swap(castling!),
    '-',
    halfmoves,
    fullmoves,
  ].join(' ')
}

const fens = [
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 10',
  '4rrk1/pp1n3p/3q2pQ/2p1pb2/2PP4/2P3N1/P2B2PP/4RRK1 b - - 7 19',
  '6k1/6p1/6Pp/ppp5/3pn2P/1P3K2/1PP2P2/3N4 b - - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 11',
  '8/5k2/8/4B3/8/8/5n2/5K2 w - - 0 1',
  '8/8/8/8/4k3/8/8/1K1N1B2 w - - 0 1',
]

describe('the evaluation', () => {
  it.each(fens)('scores the exchanged colours alike: %s', (fen) => {
    setFen(fen)
    const score = core.evaluate()
    setFen(mirrorFen(fen))
    expect(core.evaluate()).toBe(score)
  })

  it('does not depend on the way to a position', () => {
    const random = createRandom(11)
    let position = startPosition()
    for (let ply = 0; ply < 80 && position.hasLegalMove(); ply++) {
      const moves = position.legalMoves()
      position = position.play(moves[random.below(moves.length)]!)
      const first = evaluate(position)
      core.forget()
      expect(evaluate(position)).toBe(first)
    }
  })

  it('lists its terms for White and Black apart', () => {
    setFen(fens[0]!)
    const terms = readTerms(core, memory)
    expect(terms.map((term) => term.name)).toContain('king')
    const material = terms.find((term) => term.name === 'material')!
    expect(material.white.middlegame).toBeGreaterThan(3000)
    expect(material.white).toEqual(material.black)
  })

  it('calls a lone minor piece a draw, and a bare king lost to bishop and knight', () => {
    setFen('8/8/8/4k3/8/8/8/1K1N4 w - - 0 1')
    expect(core.evaluate()).toBe(0)
    setFen('8/8/8/4k3/8/8/8/1K1NB3 w - - 0 1')
    expect(core.evaluate()).toBeGreaterThan(5000)
  })

  it('offers its parameters to a tuner', () => {
    const count = core.paramCount()
    expect(count).toBeGreaterThan(300)
    const before = [core.middleParam(0), core.endParam(0)] as const
    setFen('4k3/8/8/8/8/8/P7/4K3 w - - 0 1')
    const score = core.evaluate()
    core.setParam(0, before[0] + 50, before[1] + 50)
    setFen('4k3/8/8/8/8/8/P7/4K3 w - - 0 1')
    expect(core.evaluate()).toBeGreaterThan(score)
    core.setParam(0, ...before)
    setFen('4k3/8/8/8/8/8/P7/4K3 w - - 0 1')
    expect(core.evaluate()).toBe(score)
  })
})
