import { type Color, capturedPiece, type Move, moveTo, type PlacedPiece, type Position } from '@rookery/rules'
import { checkLine } from './check-line.ts'
import { canWin, exchangeValue } from './exchange.ts'
import { balanceFor, takenSquare, worthOf } from './worth.ts'

/** What changed hands along a line, from the side that begins it. */
export interface Material {
  /** In pawns; negative where the side lost. Promotions count. */
  readonly pawns: number
  /** What it took and what it lost beyond an equal exchange, where each piece fell. */
  readonly won: readonly Fallen[]
  readonly lost: readonly Fallen[]
  /** How many of the line's moves are counted: it may stop amid an exchange, which is left out then. */
  readonly plies: number
}

export interface Fallen extends PlacedPiece {
  /** Which move of the line took it, from 0. */
  readonly ply: number
}

/**
 * Counts up to the last point of the line where what was just taken cannot be taken back with profit. A capture of
 * the side that begins it, and that it ends with, counts as well if it wins something even if it is taken back, by so much.
 */
export function materialAlong(start: Position, moves: readonly Move[]): Material {
  checkLine('materialAlong', start, moves)
  const us = start.turn
  const fallen: Fallen[] = []
  let position = start
  let plies = 0
  let pawns = 0
  for (const [ply, move] of moves.entries()) {
    const piece = capturedPiece(position, move)
    if (piece) fallen.push({ piece, square: takenSquare(move), ply })
    const before = position
    position = position.play(move)
    const isOpen = piece !== undefined && canWin(position, moveTo(move))
    const isLast = ply === moves.length - 1 && before.turn === us
    const kept = isOpen && isLast ? exchangeValue(before, move) : 0
    if (isOpen && kept < 1) continue
    plies = ply + 1
    const counted = isOpen ? balanceFor(before, us) + kept : balanceFor(position, us)
    pawns = counted - balanceFor(start, us)
  }
  const counted = fallen.filter(({ ply }) => ply < plies)
  return { pawns, plies, ...withoutEvenTrades(counted, us) }
}

/** Pieces of one worth cancel each other. What is left of one kind is the latest, which is what the trades led to. */
function withoutEvenTrades(fallen: readonly Fallen[], us: Color): Pick<Material, 'won' | 'lost'> {
  const open = withoutRecaptures(fallen)
  const won = open.filter(({ piece }) => piece.color !== us)
  const lost = open.filter(({ piece }) => piece.color === us)
  const beyond = (some: readonly Fallen[], others: readonly Fallen[]) =>
    some.filter((one, index) => {
      const isAlike = ({ piece }: Fallen) => worthOf(piece.role) === worthOf(one.piece.role)
      return some.slice(0, index).filter(isAlike).length >= others.filter(isAlike).length
    })
  return { won: beyond(won, lost), lost: beyond(lost, won) }
}

/** A piece that is taken back at once for the same worth cancels what it took before anything farther along the line can. */
function withoutRecaptures(fallen: readonly Fallen[]): Fallen[] {
  const open: Fallen[] = []
  for (const one of fallen) {
    const last = open.at(-1)
    const isTakenBack =
      last?.ply === one.ply - 1 &&
      last.square === one.square &&
      worthOf(last.piece.role) === worthOf(one.piece.role)
    if (isTakenBack) open.pop()
    else open.push(one)
  }
  return open
}
