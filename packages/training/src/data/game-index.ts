import { type Ending, endings } from './self-play.ts'

export const ENTRY_SIZE = 8

/** What the index keeps of a game, beside a check of its records. */
export interface GameEntry {
  readonly records: number
  readonly plies: number
  /** White's: 0, 1 or 2. */
  readonly result: number
  readonly ending: Ending
  /** Positions of the game that were left out because they were known. */
  readonly duplicates: number
}

// Result and ending need few of the bits of their bytes; the others hold the duplicates.
const RESULT_BITS = 2
const ENDING_BITS = 5
const LOW_BITS = 8 - RESULT_BITS
/** Of more than these, nothing is told. */
export const MOST_DUPLICATES = (1 << (16 - RESULT_BITS - ENDING_BITS)) - 1

/** Makes a game's eight bytes of the index; `records` are those that the entry counts. */
export function makeEntry(entry: GameEntry, records: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(ENTRY_SIZE)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, entry.records, true)
  view.setUint16(2, Math.min(entry.plies, 0xffff), true)
  const { result, ending, duplicates } = entry
  view.setUint8(4, result | ((duplicates << RESULT_BITS) & 0xff))
  view.setUint8(5, endings.indexOf(ending) | ((duplicates >> LOW_BITS) << ENDING_BITS))
  view.setUint16(6, checkOf(bytes, records), true)
  return bytes
}

/** The entry at an offset, if it is one. */
export function readEntry(index: Uint8Array, at: number): GameEntry | undefined {
  if (index.length < at + ENTRY_SIZE) return undefined
  const view = new DataView(index.buffer, index.byteOffset + at, ENTRY_SIZE)
  const [low, high] = [view.getUint8(4), view.getUint8(5)]
  const ending = endings[high & ((1 << ENDING_BITS) - 1)]
  const result = low & ((1 << RESULT_BITS) - 1)
  if (ending === undefined || result > 2) return undefined
  const duplicates = (low >> RESULT_BITS) | ((high >> ENDING_BITS) << LOW_BITS)
  return { records: view.getUint16(0, true), plies: view.getUint16(2, true), result, ending, duplicates }
}

/** Whether the records are those that the entry was made for, byte by byte. */
export function isEntryOf(index: Uint8Array, at: number, records: Uint8Array): boolean {
  const entry = index.subarray(at, at + ENTRY_SIZE)
  return (entry[6]! | (entry[7]! << 8)) === checkOf(entry, records)
}

/** FNV-1a of the entry's first six bytes and the records, folded. */
function checkOf(entry: Uint8Array, records: Uint8Array): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < 6; index++) hash = Math.imul(hash ^ entry[index]!, 0x01000193)
  for (const byte of records) hash = Math.imul(hash ^ byte, 0x01000193)
  return ((hash >>> 16) ^ hash) & 0xffff
}
