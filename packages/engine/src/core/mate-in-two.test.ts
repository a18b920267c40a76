import { createRandom, type Move, makeFen, makeUci, type Position } from '@rookery/rules'
import { randomEnding } from '@rookery/testkit'
import { describe, expect, it } from 'vitest'
import { openFeatureCore } from './features.fixture.ts'
import { unpackMoves } from './packed.ts'

const { search, setFen, without } = openFeatureCore()
const MATE = 32_000
const IN_TWO = MATE - 3
const NODES = 20_000

const hasMate = (position: Position): boolean =>
  position.legalMoves().some((move) => isMate(position.play(move)))
const isMate = (position: Position): boolean => position.isCheck() && !position.hasLegalMove()

/** By the rules alone: the moves after which every answer is mated. */
function matesInTwo(position: Position): Move[] {
  return position.legalMoves().filter((move) => {
    const answered = position.play(move)
    const answers = answered.legalMoves()
    return answers.length > 0 && answers.every((answer) => hasMate(answered.play(answer)))
  })
}

describe('a mate in two', () => {
  it.each([
    ['that gives the queen for a pawn', '1r1kr3/Nbppn1pp/1b6/8/6Q1/3B1P2/Pq3P1P/3RR1K1 w - - 0 1', 'g4d7'],
    ['by a quiet move', '2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1', 'g3g6'],
    ['beside a rook to be won', '5rkr/pp2Rp2/1b1p1Pb1/3P2Q1/2n3P1/2p5/P4P2/4R1K1 w - - 0 1', 'g5g6'],
  ])('%s is found, and by its own search alone', (_name, fen, first) => {
    const { position } = setFen(fen)
    expect(matesInTwo(position).map((move) => makeUci(move, position))).toContain(first)
    const { score, moves } = search({ nodes: NODES })
    expect(score).toBe(IN_TWO)
    const line = unpackMoves(position, moves)
    expect(line).toHaveLength(3)
    expect(isMate(line.reduce((now, move) => now.play(move), position))).toBe(true)
    const unaware = without(['mate in two at the root'], () => search({ nodes: NODES }))
    expect(unaware.score).toBeLessThan(IN_TWO)
  })

  it('is found in every ending that has one, and told of no other', () => {
    const random = createRandom(12)
    const men = ['KQRNKRP', 'KQBPKQP', 'KRRPKQN', 'KQNPKR']
    for (let i = 0; i < 80; i++) {
      const { position } = setFen(makeFen(randomEnding(men[i % men.length]!, random)))
      if (hasMate(position) || !position.hasLegalMove()) continue
      const { score } = search({ nodes: NODES })
      const fen = makeFen(position)
      expect({ fen, inTwo: score === IN_TWO }).toEqual({ fen, inTwo: matesInTwo(position).length > 0 })
    }
  })

  it('is none where the fifty moves are over before', () => {
    const board = '7k/8/8/8/8/8/R7/1R5K w - -'
    setFen(`${board} 97 80`)
    expect(search({ nodes: NODES }).score).toBe(IN_TWO)
    setFen(`${board} 98 80`)
    expect(search({ nodes: NODES }).score).toBe(0)
  })
})
