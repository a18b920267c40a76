import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { describeFaults, err, type Fault, ok, type Result } from '@rookery/rules'
import { type About, createLostAbout } from './about.ts'
import { readAbout } from './about-file.ts'
import { createCounts } from './counts.ts'
import { pathsBeside, settingsOfName } from './data-paths.ts'
import { ENTRY_SIZE, type GameEntry } from './game-index.ts'
import { parseRecord, RECORD_SIZE, type RecordFault, type Sample } from './record.ts'
import { findWholeGames } from './whole-games.ts'

export type ReadFault = Fault<'data-truncated' | 'data-foreign' | 'data-broken'> | RecordFault

/** What stands in the files, but is passed over until the next maker repairs it. */
export interface PassedOver {
  /** Games of the index that are not whole. */
  readonly games: number
  /** The JSON is missing or in pieces: what it said is taken from the file's name and its games. */
  readonly isAboutLost: boolean
}

/** What was being read is not there any more, or no record. */
export class DataError extends Error {}

/** Records read at a time. */
const CHUNK = 8192

/** A file of records, opened to be read; `close` it. A maker may be adding to it meanwhile. */
export class DataReader {
  readonly file: string
  /** What made it, where that is known. */
  readonly about: About | undefined
  /** Its games in their order, where there is an index of them: the records follow one another as these count them. */
  readonly games: readonly GameEntry[] | undefined
  /** Whole records of whole games. */
  readonly positions: number
  readonly isMinichess: boolean
  readonly #handle: number

  readonly passedOver: PassedOver

  private constructor(file: string, handle: number, found: Found) {
    this.file = file
    this.#handle = handle
    this.positions = found.positions
    this.about = found.about
    this.games = found.games
    this.passedOver = found.passedOver
    this.isMinichess = found.about?.settings.variant === 'minichess'
  }

  /** `isThorough`: every game is checked by its sum. Trouble with the disk is thrown as the system's error. */
  static open(file: string, isThorough = false): Result<DataReader, ReadFault> {
    // A pipe would let nobody open it.
    if (!statSync(file).isFile()) return err({ code: 'data-foreign', message: `${file} is no file` })
    const handle = openSync(file, 'r')
    let found: Result<Found, ReadFault> | undefined
    try {
      found = look(file, handle, isThorough)
    } finally {
      if (!found?.ok) closeSync(handle)
    }
    return found.ok ? ok(new DataReader(file, handle, found.value)) : found
  }

  /** The samples from one place on, up to a fault if there is one. */
  *samples(first: number, count: number): Generator<Result<Sample, ReadFault>> {
    const end = Math.min(first + count, this.positions)
    const bytes = new Uint8Array(Math.max(0, Math.min(CHUNK, end - first)) * RECORD_SIZE)
    for (let from = first; from < end; from += CHUNK) {
      const wanted = Math.min(CHUNK, end - from)
      const got = readSync(this.#handle, bytes, 0, wanted * RECORD_SIZE, from * RECORD_SIZE)
      for (let index = 0; index < wanted; index++) {
        const sample = parseRecord(bytes.subarray(0, got), index * RECORD_SIZE, this.isMinichess)
        if (sample.ok) yield sample
        else {
          const message = `record ${from + index} of ${this.file} is no position: ${describeFaults(sample.faults)}`
          return yield err({ code: 'record-broken', message })
        }
      }
    }
  }

  /** Copies records as they are. */
  copyRecords(first: number, count: number, into: Uint8Array): void {
    const wanted = count * RECORD_SIZE
    const got = readSync(this.#handle, into, 0, wanted, first * RECORD_SIZE)
    if (got < wanted) throw new DataError(`${this.file} ends before its record ${first + count}`)
  }

  close(): void {
    closeSync(this.#handle)
  }
}

type Found = Pick<DataReader, 'positions' | 'about' | 'games' | 'passedOver'>

function look(file: string, handle: number, isThorough: boolean): Result<Found, ReadFault> {
  const paths = pathsBeside(file)
  const read = readAbout(paths.about)
  if (!read.ok) return read
  // The index is read before the records: what a maker adds in between is then only more than it names.
  const index = existsSync(paths.games) ? readFileSync(paths.games) : undefined
  const settings = settingsOfName(file)
  const about = read.value ?? (index && settings ? createLostAbout(settings) : undefined)
  const isAboutLost = read.value === undefined
  const { size } = fstatSync(handle)
  if (index === undefined) {
    if (size % RECORD_SIZE === 0)
      return ok({
        positions: size / RECORD_SIZE,
        about,
        games: undefined,
        passedOver: { games: 0, isAboutLost },
      })
    const message = `${file} has ${size} bytes, which is no whole number of records of ${RECORD_SIZE}: it is cut off, or no file of records`
    return err({ code: 'data-truncated', message })
  }
  const counts = about?.counts ?? createCounts()
  const whole = findWholeGames({ paths, index, handle, counts, ...(isThorough && { checkFrom: 0 }) })
  if (!whole.ok) return whole
  const { games, recordsEnd } = whole.value
  if (games.length === 0 && size > 0)
    return err({ code: 'data-broken', message: `of the games in ${paths.games} none is whole in ${file}` })
  const passedOver = { games: Math.floor(index.length / ENTRY_SIZE) - games.length, isAboutLost }
  return ok({ positions: recordsEnd / RECORD_SIZE, about, games, passedOver })
}
