import type { Limits } from '@rookery/players'
import { type Color, type Line, makeFen, makeUci } from '@rookery/rules'

export function makePositionCommand(line: Line): string {
  const isUsual = line.variant.id === 'standard' && makeFen(line.start) === line.variant.startFen
  const moves = line.moves.map((move, index) => makeUci(move, line.positions[index]!))
  const start = isUsual ? 'startpos' : `fen ${makeFen(line.start)}`
  return `position ${start}${moves.length === 0 ? '' : ` moves ${moves.join(' ')}`}`
}

export function makeGoCommand({ depth, nodes, timeMs, clocks }: Limits, turn: Color = 'white'): string {
  const words = ['go']
  if (clocks) {
    const { white, black } = clocks
    words.push(`wtime ${white.remainingMs} btime ${black.remainingMs}`)
    if (white.incrementMs > 0 || black.incrementMs > 0)
      words.push(`winc ${white.incrementMs} binc ${black.incrementMs}`)
    const { movesToGo } = clocks[turn]
    if (movesToGo !== undefined) words.push(`movestogo ${movesToGo}`)
  }
  if (depth !== undefined) words.push(`depth ${depth}`)
  if (nodes !== undefined) words.push(`nodes ${nodes}`)
  if (timeMs !== undefined) words.push(`movetime ${timeMs}`)
  return words.length === 1 ? 'go infinite' : words.join(' ')
}

/** Line ends would let an option's value speak for the runner. */
export const makeOptionCommand = (name: string, value: string): string =>
  `setoption name ${oneLine(name)}${value === '' ? '' : ` value ${oneLine(value)}`}`

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ')
