import { minichess, opposite, Position, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { lineFrom, randomLines } from '../testing/random-lines.ts'
import { explainState, KING_IN_REACH, stateValue } from './state-value.ts'

const valueAt = (fen: string) => stateValue(lineFrom(fen, minichess).position)
const KINGS = 10_000 - 3 * 10_000

describe('the state value', () => {
  it.each([
    ['own pieces once', 'k4/5/5/5/5/1R2K w - - 0 1', KINGS + 50],
    ['enemy pieces three times', 'k4/5/5/5/5/2R1K b - - 0 1', KINGS - 3 * 50],
    ['no attack on the king of the mover', 'k4/5/4r/5/1N3/4K w - - 0 1', KINGS + 30 - 150],
    ['a capture of the mover', 'k4/5/2r2/5/1N3/4K w - - 0 1', KINGS + 30 + 50 - 150],
    ['a capture of the enemy', 'k4/5/1r3/5/1N3/4K w - - 0 1', KINGS + 30 - 150 - 30],
    ['two captures of one piece', 'k4/5/2r2/3q1/1N3/4K w - - 0 1', KINGS + 30 + 50 + 90 - 150 - 270],
    ['a pawn one step from crowning', 'k4/2P2/5/5/5/4K w - - 0 1', KINGS + 10 + 90],
    ['an enemy pawn one step from crowning', 'k4/5/5/5/1p3/4K w - - 0 1', KINGS - 30 - 90],
    ['a pawn that takes', 'k4/5/1p1n1/2P2/5/4K w - - 0 1', KINGS + 10 + 10 + 30 - 30 - 90 - 10],
  ])('counts %s', (_, fen, value) => {
    expect(valueAt(fen)).toBe(value)
  })

  it('is a million when the king can be taken, and not when only the enemy could', () => {
    expect(valueAt('k4/5/5/5/R4/4K w - - 0 1')).toBe(KING_IN_REACH)
    expect(valueAt('k4/5/5/5/R4/4K b - - 0 1')).toBe(KINGS - 3 * 50)
  })

  it('agrees with captures found by the move generator', () => {
    const worth = { pawn: 10, knight: 30, bishop: 35, rook: 50, queen: 90, king: 10_000 }
    for (const { position } of randomLines(200, 3, minichess, 45)) {
      const sides = [position.turn, opposite(position.turn)].map((turn) => {
        const seen = new Position(minichess, position.board, turn, 0, 0, -1, 0, 1)
        const taken = seen.legalMoves().flatMap((move) => position.pieceAt((move >> 6) & 63) ?? [])
        const crowning = position
          .pieces()
          .filter(
            ({ square, piece }) =>
              piece.role === 'pawn' && piece.color === turn && square >> 3 === (turn === 'white' ? 4 : 1),
          )
        const pieces = position.pieces().filter(({ piece }) => piece.color === turn)
        const sum = (list: typeof taken) => list.reduce((total, { role }) => total + worth[role], 0)
        return {
          hasKing: taken.some(({ role }) => role === 'king'),
          pieces: sum(pieces.map(({ piece }) => piece)),
          gain: sum(taken.filter(({ role }) => role !== 'king')) + 90 * crowning.length,
        }
      })
      const [own, enemy] = sides as [(typeof sides)[0], (typeof sides)[0]]
      const expected = own.hasKing ? KING_IN_REACH : own.pieces + own.gain - 3 * enemy.pieces - enemy.gain
      expect(stateValue(position)).toBe(expected)
    }
  })

  it("is the sum of its terms, each the sum of its squares, from White's side", () => {
    for (const { position } of [...randomLines(100, 4, minichess, 45), ...randomLines(50, 5)]) {
      const terms = explainState(position)
      const sum = terms.reduce((total, term) => total + term.value, 0)
      expect(sum).toBe(position.turn === 'white' ? stateValue(position) : -stateValue(position))
      for (const term of terms)
        expect(term.squares.reduce((total, { value }) => total + value, 0)).toBe(term.value)
    }
  })

  it('is the same for both sides at the start, which is symmetric', () => {
    const { board } = startPosition(minichess)
    const black = new Position(minichess, board, 'black', 0, 0, -1, 0, 1)
    expect(stateValue(black)).toBe(stateValue(startPosition(minichess)))
  })
})
