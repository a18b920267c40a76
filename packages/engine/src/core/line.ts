// Apart from packed.ts, so that workers load without the rules library.
import type { CoreExports } from './exports.ts'

/** A line of play in the core's numbers, plain data that can be sent to a worker. */
export interface PackedLine {
  readonly isMinichess: boolean
  readonly board: readonly number[]
  readonly turn: number
  /** Rooks that may castle: White's towards the h-file, towards the a-file, then Black's; 64 for none. */
  readonly rooks: readonly [number, number, number, number]
  readonly enPassant: number
  readonly halfmoves: number
  readonly ply: number
  readonly moves: readonly number[]
}

export function setLine(core: CoreExports, memory: WebAssembly.Memory, line: PackedLine): void {
  new Uint8Array(memory.buffer, core.mailboxAddress(), 64).set(line.board)
  const { isMinichess, turn, rooks, enPassant, halfmoves, ply } = line
  core.setPosition(isMinichess ? 1 : 0, turn, ...rooks, enPassant, halfmoves, ply)
  for (const move of line.moves) core.play(move)
}
