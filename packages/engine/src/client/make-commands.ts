import { type GameView, makeFen, makeUci, type Position } from '@rookery/rules'
import type { SearchLimits } from '../limits.ts'

export function makePositionCommand(line: GameView): string {
  const isUsual = line.variant.id === 'standard' && makeFen(line.start) === line.variant.startFen
  const moves = line.moves.map((move, index) => makeUci(move, line.positions[index]!))
  const start = isUsual ? 'startpos' : `fen ${makeFen(line.start)}`
  return `position ${start}${moves.length === 0 ? '' : ` moves ${moves.join(' ')}`}`
}

/** Lines are an option of the engine, and no part of the command. */
export function makeGoCommand(
  { depth, nodes, timeMs, clocks, mate, ponder, rootMoves }: SearchLimits,
  position: Position,
): string {
  const words = ['go']
  if (clocks) {
    const { white, black } = clocks
    words.push(`wtime ${white.remainingMs} btime ${black.remainingMs}`)
    if (white.incrementMs > 0 || black.incrementMs > 0)
      words.push(`winc ${white.incrementMs} binc ${black.incrementMs}`)
    const { movesToGo } = clocks[position.turn]
    if (movesToGo !== undefined) words.push(`movestogo ${movesToGo}`)
  }
  if (depth !== undefined) words.push(`depth ${depth}`)
  if (nodes !== undefined) words.push(`nodes ${nodes}`)
  if (timeMs !== undefined) words.push(`movetime ${timeMs}`)
  if (mate !== undefined) words.push(`mate ${mate}`)
  if (words.length === 1) words.push('infinite')
  if (ponder) words.splice(1, 0, 'ponder')
  // All that follows it are moves.
  if (rootMoves) words.push(`searchmoves ${rootMoves.map((move) => makeUci(move, position)).join(' ')}`)
  return words.join(' ')
}

/** Line ends would let an option's value speak for the runner. */
export const makeOptionCommand = (name: string, value: string): string =>
  `setoption name ${oneLine(name)}${value === '' ? '' : ` value ${oneLine(value)}`}`

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ')
