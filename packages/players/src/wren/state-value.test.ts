import { minichess, opposite, startPosition, withTurn } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { lineFrom, randomLines } from '../testing/random-lines.ts'
import { drawValue, explainState, stateValue } from './state-value.ts'

const valueAt = (fen: string) => {
  const { position } = lineFrom(fen, minichess)
  return stateValue(position, position.turn)
}
/** The referee's count weighs two for each half-move: after one, 2 x 6 for a rook. */
const REFEREE_ROOK = 2 * 6
const KINGS = 10_000 - 3 * 10_000

describe('the state value', () => {
  it.each([
    ['own pieces once', 'k4/5/5/5/5/1R2K w - - 0 1', KINGS + 50],
    ['enemy pieces three times', 'k4/5/5/5/5/2R1K b - - 0 1', KINGS - 3 * 50 - REFEREE_ROOK],
    ['no attack on the king of the mover', 'k4/5/4r/5/1N3/4K w - - 0 1', KINGS + 30 - 150],
    ['a capture of the mover', 'k4/5/2r2/5/1N3/4K w - - 0 1', KINGS + 30 + 50 - 150],
    ['a capture of the enemy', 'k4/5/1r3/5/1N3/4K w - - 0 1', KINGS + 30 - 150 - 30],
    ['two captures of one piece', 'k4/5/2r2/3q1/1N3/4K w - - 0 1', KINGS + 30 + 50 + 90 - 150 - 270],
    ['a pawn one step from promotion', 'k4/2P2/5/5/5/4K w - - 0 1', KINGS + 10 + 90],
    ['an enemy pawn one step from promotion', 'k4/5/5/5/1p3/4K w - - 0 1', KINGS - 30 - 90],
    ['a pawn that takes', 'k4/5/1p1n1/2P2/5/4K w - - 0 1', KINGS + 10 + 10 + 30 - 30 - 90 - 10],
  ])('counts %s', (_, fen, value) => {
    expect(valueAt(fen)).toBe(value)
  })

  it('is counted for one side, whoever is to move', () => {
    const [white, black] = ['w', 'b'].map((turn) => lineFrom(`k4/5/2r2/5/1N3/4K ${turn} - - 0 1`, minichess))
    for (const side of ['white', 'black'] as const) {
      const count = side === 'white' ? 7 - 6 : 6 - 7
      expect(stateValue(black!.position, side)).toBe(stateValue(white!.position, side) + 2 * count)
    }
  })

  it('takes the king in reach for nothing: to take it is a move, which the search sees', () => {
    expect(valueAt('k4/5/5/5/R4/4K w - - 0 1')).toBe(KINGS + 50)
    expect(valueAt('k4/5/5/5/R4/4K b - - 0 1')).toBe(KINGS - 3 * 50 - REFEREE_ROOK)
  })

  it('comes to the count of the referee as the limit nears', () => {
    const terms = (fen: string) => explainState(lineFrom(fen, minichess).position, 'white')
    const [early, late] = [terms('k4/5/5/5/5/1R2K w - - 0 1'), terms('k4/5/5/5/5/1R2K w - - 0 25')]
    const count = (of: typeof early) => of.find(({ name }) => name === 'own count')!
    expect(count(early)).toMatchObject({ value: 0, squares: [] })
    expect(count(late)).toMatchObject({ value: 2 * 48 * 6 })
    expect(
      explainState(lineFrom('4k3/8/8/8/8/8/8/R3K3 w - - 0 1').position, 'white').map(({ name }) => name),
    ).not.toContain('own count')
  })

  it('agrees with captures found by the move generator', () => {
    const worth = { pawn: 10, knight: 30, bishop: 35, rook: 50, queen: 90, king: 10_000 }
    for (const { position } of randomLines(200, 3, minichess, 45)) {
      const sides = [position.turn, opposite(position.turn)].map((turn) => {
        const seen = withTurn(position, turn)
        const taken = seen.legalMoves().flatMap((move) => position.pieceAt((move >> 6) & 63) ?? [])
        const promotion = position
          .pieces()
          .filter(
            ({ square, piece }) =>
              piece.role === 'pawn' && piece.color === turn && square >> 3 === (turn === 'white' ? 4 : 1),
          )
        const pieces = position.pieces().filter(({ piece }) => piece.color === turn)
        const sum = (list: typeof taken) => list.reduce((total, { role }) => total + worth[role], 0)
        const { worth: referees } = minichess.moveLimit!
        return {
          pieces: sum(pieces.map(({ piece }) => piece)),
          gain: sum(taken.filter(({ role }) => role !== 'king')) + 90 * promotion.length,
          count: pieces.reduce((total, { piece }) => total + referees[piece.role], 0),
        }
      })
      const [own, enemy] = sides as [(typeof sides)[0], (typeof sides)[0]]
      expect(stateValue(position, position.turn)).toBe(
        own.pieces + own.gain - 3 * enemy.pieces - enemy.gain + 2 * position.ply * (own.count - enemy.count),
      )
    }
  })

  it('is the sum of its terms, each the sum of its squares, named from the view of its side', () => {
    for (const { position } of [...randomLines(100, 4, minichess, 45), ...randomLines(50, 5)])
      for (const side of ['white', 'black'] as const) {
        const terms = explainState(position, side)
        expect(terms.reduce((total, term) => total + term.value, 0)).toBe(stateValue(position, side))
        for (const { name, value, squares } of terms) {
          expect(squares.reduce((total, each) => total + each.value, 0)).toBe(value)
          const isOwn = name.startsWith('own')
          expect(isOwn ? value : 0 - value).toBeGreaterThanOrEqual(0)
          for (const { piece } of squares) expect(piece.color === side).toBe(isOwn)
        }
      }
  })

  it('is the same for both sides at the start, which is symmetric', () => {
    const start = startPosition(minichess)
    expect(stateValue(start, 'black')).toBe(stateValue(start, 'white'))
    expect(stateValue(start, 'white')).toBe(drawValue(start))
  })
})
