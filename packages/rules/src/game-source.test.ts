import { Chess as ForeignChess } from 'chess.js'
import { describe, expect, it } from 'vitest'
import { Chess } from './chess/index.ts'
import { makeFen, parsePosition, startPosition } from './fen.ts'
import { toGame } from './game-source.ts'
import { Line } from './line.ts'
import type { Position } from './position.ts'
import { unwrap } from './result.ts'
import { parseSan } from './san.ts'
import { chess960, minichess } from './variants/index.ts'

const fen = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3'

function playMoves<G extends Chess | ForeignChess>(game: G, moves: readonly string[]): G {
  for (const move of moves) game.move(move)
  return game
}

describe('a game', () => {
  it('is read from a FEN, of the variant that is named', () => {
    expect(makeFen(unwrap(toGame(fen)).position)).toBe(fen)
    const small = unwrap(toGame(minichess.startFen, minichess))
    expect(small.variant).toBe(minichess)
  })

  it('is a position, or a line as it is', () => {
    const position = unwrap(parsePosition(fen))
    expect(unwrap(toGame(position)).position).toBe(position)
    const start = Line.from(startPosition())
    const line = start.play(unwrap(parseSan(start.position, 'e4')))
    expect(unwrap(toGame(line))).toBe(line)
  })

  it.each([
    ['our Chess', () => new Chess()],
    ["chess.js's own", () => new ForeignChess()],
  ])('is read from %s with all its moves, so that repetitions are known', (_, create) => {
    const moves = ['Nf3', 'Nf6', 'Ng1', 'Ng8']
    const game = unwrap(toGame(playMoves(create(), [...moves, ...moves])))
    expect(game.moves).toHaveLength(8)
    expect(game.repetitions()).toBe(3)
  })

  it('is read from a Chess that began elsewhere', () => {
    const game = unwrap(toGame(playMoves(new Chess(fen), ['Bb5', 'a6'])))
    expect(makeFen(game.start)).toBe(fen)
    expect(game.moves).toHaveLength(2)
  })

  it('is of Chess960 where the Chess is', () => {
    const chess = playMoves(new Chess('4k3/8/8/8/8/8/8/5K1R w H - 0 1', { chess960: true }), ['O-O'])
    const game = unwrap(toGame(chess))
    expect(game.variant).toBe(chess960)
    expect(makeFen(game.position)).toBe('4k3/8/8/8/8/8/8/5RK1 b - - 1 1')
  })

  it('is a position or a line of another copy of this library, which has other classes', () => {
    const start = startPosition()
    const foreign = (position: Position) => {
      const { variant, turn, castling, enPassant, halfmoves, fullmoves } = position
      const legalMoves = () => position.legalMoves()
      return {
        ...{ variant: { ...variant }, turn, castling, enPassant, halfmoves, fullmoves },
        ...{ legalMoves, pieces: () => position.pieces() },
      }
    }
    const line = Line.from(start).play(unwrap(parseSan(start, 'e4')))
    expect(makeFen(unwrap(toGame(foreign(line.position))).position)).toBe(makeFen(line.position))
    const read = unwrap(toGame({ start: foreign(start), moves: line.moves }))
    expect(read.moves).toEqual(line.moves)
    expect(makeFen(read.position)).toBe(makeFen(line.position))
  })

  it.each<[string, unknown]>([
    ['a position', { legalMoves: () => [], variant: {} }],
    ['a position of a variant', { ...startPosition(), legalMoves: () => [], pieces: () => [] }],
    ['a line', { moves: [], positions: [], position: { legalMoves: () => [], variant: {} }, start: {} }],
    ['a line of illegal moves', { start: { ...startPosition(), pieces: () => [] }, moves: [1, 2] }],
    ['a Line', new Line([{} as Position], [])],
    [
      'a Line without its positions',
      Object.assign(Object.create(Line.prototype), { positions: [startPosition()], moves: [12345] }),
    ],
    ['a Chess', { fen: () => undefined, history: () => [] }],
    ['a Chess without moves', { fen: () => fen, history: () => undefined }],
  ])('is not what only looks like %s', (_, source) => {
    const read = toGame(source)
    expect(read.ok ? '' : read.faults[0]!.message).toBe(
      'a game is a FEN, a Position, a Line or a Chess, not an object that only looks like one',
    )
  })

  it.each([
    [undefined, 'a game is a FEN, a Position, a Line or a Chess, not nothing'],
    [null, 'a game is a FEN, a Position, a Line or a Chess, not null'],
    [12, 'a game is a FEN, a Position, a Line or a Chess, not a value of type number'],
    [['e4'], 'a game is a FEN, a Position, a Line or a Chess, not a list'],
    [{}, 'a game is a FEN, a Position, a Line or a Chess, not a value of type object'],
    ['e4', 'the FEN "e4" cannot be played: '],
    ['8/8/8/8/8/8/8/8 w - - 0 1', 'the FEN "8/8/8/8/8/8/8/8 w - - 0 1" cannot be played: '],
    [playMoves(new Chess(), ['--']), 'a8a8'],
  ])('is not %j: %s', (source, message) => {
    const read = toGame(source)
    expect(read.ok ? '' : read.faults[0]!.message).toContain(message)
  })
})
