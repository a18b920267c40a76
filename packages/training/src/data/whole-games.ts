import { fstatSync, readSync } from 'node:fs'
import { err, type Fault, ok, type Result } from '@rookery/rules'
import { type Counts, countGame } from './counts.ts'
import type { DataPaths } from './data-paths.ts'
import { ENTRY_SIZE, type GameEntry, isEntryOf, readEntry } from './game-index.ts'
import { RECORD_SIZE } from './record.ts'

export interface WholeGames {
  readonly games: readonly GameEntry[]
  /** Where the records of the last one end, in bytes. */
  readonly recordsEnd: number
}

interface Search {
  readonly paths: DataPaths
  readonly index: Uint8Array
  /** The records, opened. */
  readonly handle: number
  /** What is known to be whole; the games behind are checked by their sums and counted here. */
  readonly counts: Counts
  /** Games from this one on are checked though they are known. */
  readonly checkFrom?: number
  hear?(game: number, records: Uint8Array): void
}

/** Finds the games of an index up to the first that is not whole; those that the counts tell of have to be. */
export function findWholeGames(search: Search): Result<WholeGames, Fault<'data-broken'>> {
  const { paths, index, handle, counts, hear } = search
  const { games: known, positions: knownPositions } = counts
  const checkFrom = Math.min(search.checkFrom ?? known, known)
  const { size } = fstatSync(handle)
  const games: GameEntry[] = []
  let recordsEnd = 0
  let isKnownThere = false
  for (let game = 0; ; game++) {
    if (game === known) isKnownThere = recordsEnd === knownPositions * RECORD_SIZE
    if (game === known && !isKnownThere) break
    const at = game * ENTRY_SIZE
    const entry = readEntry(index, at)
    const length = (entry?.records ?? 0) * RECORD_SIZE
    if (entry === undefined || recordsEnd + length > size) break
    if (game >= checkFrom) {
      const records = readRecords(handle, recordsEnd, length)
      if (!isEntryOf(index, at, records)) break
      if (game >= known) countGame(counts, entry, records)
      hear?.(game, records)
    }
    games.push(entry)
    recordsEnd += length
  }
  if (isKnownThere) return ok({ games, recordsEnd })
  return err({
    code: 'data-broken',
    message:
      `${paths.about} tells of ${known} games with ${knownPositions} positions, but ${paths.records} and its index hold ` +
      `${games.length} whole ones: they have been cut off or altered. Without ${paths.about}, those are kept and the rest is set aside`,
  })
}

function readRecords(handle: number, at: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let done = 0
  while (done < length) {
    const count = readSync(handle, bytes, done, length - done, at + done)
    if (count === 0) break
    done += count
  }
  return bytes
}
