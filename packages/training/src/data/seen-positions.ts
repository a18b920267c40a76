import { POSITION_SIZE, RECORD_SIZE } from './record.ts'

/** Positions are told apart within so many games: what is remembered stays small, and is soon read again on resuming. */
export const GAMES_REMEMBERED = 8192

/** The positions of the games since the last multiple of GAMES_REMEMBERED. */
export class SeenPositions {
  readonly #seen = new Set<number>()

  /** The records whose positions are new, in their order; they are known from now on. */
  add(game: number, records: Uint8Array): Uint8Array {
    if (game % GAMES_REMEMBERED === 0) this.#seen.clear()
    const fresh = new Uint8Array(records.length)
    let end = 0
    for (let at = 0; at < records.length; at += RECORD_SIZE) {
      const key = keyOf(records, at)
      if (this.#seen.has(key)) continue
      this.#seen.add(key)
      fresh.set(records.subarray(at, at + RECORD_SIZE), end)
      end += RECORD_SIZE
    }
    return fresh.subarray(0, end)
  }
}

/** 53 bits of two hashes. */
function keyOf(records: Uint8Array, at: number): number {
  let low = 0x811c9dc5
  let high = 0x1b873593
  for (let index = at; index < at + POSITION_SIZE; index++) {
    low = Math.imul(low ^ records[index]!, 0x01000193)
    high = Math.imul(high ^ records[index]!, 0x85ebca6b)
    high ^= high >>> 15
  }
  return (high & 0x1fffff) * 4294967296 + (low >>> 0)
}
