// Gives tables of endings to the core. Threads load it, so it does without the rules library.
import type { CoreExports } from './exports.ts'
import { layout } from './layout.ts'

/** A table for one side to move, a byte for each arrangement of its men. */
export interface EndingCodes {
  /** As `KQKR`. */
  readonly name: string
  readonly blackMoves: boolean
  readonly codes: Uint8Array<ArrayBuffer>
}

/** Where a table lies in the core's memory. */
export interface LaidEnding {
  readonly name: string
  readonly blackMoves: boolean
  readonly address: number
}

const PAGE = 65_536
const ROLES = 'PNBRQ'

/** Puts a table behind all that the memory holds; undefined where it cannot grow. */
export function layEnding(
  memory: WebAssembly.Memory,
  { name, blackMoves, codes }: EndingCodes,
): LaidEnding | undefined {
  try {
    const address = memory.grow(Math.ceil(codes.length / PAGE)) * PAGE
    new Uint8Array(memory.buffer, address, codes.length).set(codes)
    return { name, blackMoves, address }
  } catch {
    return undefined
  }
}

/** The number of the set of men that a side has beside its king, as assembly/endings/table.ts counts them. */
function numberOf(letters: string): number {
  const [first, second] = Array.from(letters, (letter) => ROLES.indexOf(letter)).sort((a, b) => a - b)
  if (first === undefined) return 0
  return second === undefined ? 1 + first : 6 + (second * (second + 1)) / 2 + first
}

/** From now on these tables are in use, and no others. */
export function useEndings(core: CoreExports, endings: readonly LaidEnding[]): void {
  core.dropEndings()
  for (const { name, blackMoves, address } of endings) {
    const [white, black] = name.slice(1).split('K') as [string, string]
    const flags =
      (blackMoves ? layout.endingBlackMoves : 0) |
      (name.includes('P') ? layout.endingHasPawns : 0) |
      (/([QRBNP])\1/.test(name) ? layout.endingHasTwins : 0) |
      (white === black ? layout.endingIsEven : 0)
    core.useEnding(numberOf(white), numberOf(black), address, flags)
    if (white !== black) core.useEnding(numberOf(black), numberOf(white), address, flags | layout.endingTurns)
  }
}
