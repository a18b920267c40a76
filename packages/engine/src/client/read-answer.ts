import { describeFaults, type Move, type Position, parseUci } from '@rookery/rules'
import { EngineError } from '../engine-error.ts'
import type { BestMove } from '../info.ts'
import type { EngineInfo } from './engine-line.ts'

export interface ClientInfo extends EngineInfo {
  /** Of the `pv`, the moves that can be played. */
  readonly moves: readonly Move[]
}

export const withMoves = (info: EngineInfo, position: Position): ClientInfo => ({
  ...info,
  // Engines tell more than anybody reads, so the moves are worked out for who asks.
  get moves() {
    return readMoves(position, info.pv ?? [])
  },
})

function readMoves(start: Position, pv: readonly string[]): readonly Move[] {
  const moves: Move[] = []
  let position = start
  for (const text of pv) {
    const move = parseUci(position, text)
    if (!move.ok) break
    moves.push(move.value)
    position = position.play(move.value)
  }
  return moves
}

export function readBestMove(position: Position, text: string, reply: string | undefined): BestMove {
  // Engines say "(none)", "0000" or nothing where there is none.
  if (position.legalMoves().length === 0) return { move: undefined, ponder: undefined }
  const move = parseUci(position, text)
  if (!move.ok) throw new EngineError('illegal-move', describeFaults(move.faults))
  const ponder = reply === undefined ? undefined : readMoves(position.play(move.value), [reply])[0]
  return { move: move.value, ponder }
}
