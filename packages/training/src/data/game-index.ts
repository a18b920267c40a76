import { type Ending, endings } from './self-play.ts'

export const ENTRY_SIZE = 8

/** What the index keeps of a game, beside a check of its records. */
export interface GameEntry {
  readonly records: number
  readonly plies: number
  /** White's: 0, 1 or 2. */
  readonly result: number
  readonly ending: Ending
}

/** Makes a game's eight bytes of the index; `records` are those that the entry counts. */
export function makeEntry(entry: GameEntry, records: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(ENTRY_SIZE)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, entry.records, true)
  view.setUint16(2, Math.min(entry.plies, 0xffff), true)
  view.setUint8(4, entry.result)
  view.setUint8(5, endings.indexOf(entry.ending))
  view.setUint16(6, checkOf(bytes, records), true)
  return bytes
}

/** The entry at an offset, if it is one. */
export function readEntry(index: Uint8Array, at: number): GameEntry | undefined {
  if (index.length < at + ENTRY_SIZE) return undefined
  const view = new DataView(index.buffer, index.byteOffset + at, ENTRY_SIZE)
  const ending = endings[view.getUint8(5)]
  const result = view.getUint8(4)
  if (ending === undefined || result > 2) return undefined
  return { records: view.getUint16(0, true), plies: view.getUint16(2, true), result, ending }
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
