import { type Position, parsePosition, perft as rookeryPerft } from '@rookery/rules'
import { Chess as ChessJs } from 'chess.js'
import { Chess as Chessops } from 'chessops/chess'
import { perft as chessopsPerft } from 'chessops/debug'
import { parseFen as parseChessopsFen } from 'chessops/fen'
import type { Contender } from '../race.ts'

export const positions = {
  startpos: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  kiwipete: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
} as const

function rookery(fen: string): Position {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(fen)
  return position.value
}

const chessops = (fen: string): Chessops => Chessops.fromSetup(parseChessopsFen(fen).unwrap()).unwrap()

export const perftContenders = (fen: string, depth: number): Contender[] => [
  { name: 'rookery', run: () => rookeryPerft(rookery(fen), depth) },
  { name: 'chessops', run: () => chessopsPerft(chessops(fen), depth) },
  { name: 'chess.js', run: () => new ChessJs(fen).perft(depth - 1) },
]

/** The walk of a program that uses the public API: list the legal moves, play each of them, down to the leaves. */
export const walkContenders = (fen: string, depth: number): Contender[] => [
  { name: 'rookery', run: () => walkRookery(rookery(fen), depth) },
  { name: 'chessops', run: () => walkChessops(chessops(fen), depth) },
  // One ply less: at its speed the same walk would take minutes, and only the rate is compared.
  { name: 'chess.js', run: () => walkChessJs(new ChessJs(fen), depth - 1) },
]

function walkRookery(position: Position, depth: number): number {
  if (depth === 0) return 1
  let leaves = 0
  for (const move of position.legalMoves()) leaves += walkRookery(position.play(move), depth - 1)
  return leaves
}

const promotionRoles = ['queen', 'rook', 'bishop', 'knight'] as const

function walkChessops(position: Chessops, depth: number): number {
  if (depth === 0) return 1
  let leaves = 0
  for (const [from, goals] of position.allDests())
    for (const to of goals) {
      const isPromotion = (to >= 56 || to < 8) && position.board.pawn.has(from)
      for (const promotion of isPromotion ? promotionRoles : [undefined]) {
        const next = position.clone()
        next.play(promotion ? { from, to, promotion } : { from, to })
        leaves += walkChessops(next, depth - 1)
      }
    }
  return leaves
}

function walkChessJs(chess: ChessJs, depth: number): number {
  if (depth === 0) return 1
  let leaves = 0
  for (const san of chess.moves()) {
    chess.move(san)
    leaves += walkChessJs(chess, depth - 1)
    chess.undo()
  }
  return leaves
}
