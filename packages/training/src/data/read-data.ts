import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { describeFaults, err, type Fault, ok, type Result } from '@rookery/rules'
import { type About, parseAbout } from './about.ts'
import { pathsBeside } from './data-paths.ts'
import { ENTRY_SIZE, type GameEntry, readEntry } from './game-index.ts'
import { parseRecord, RECORD_SIZE, type RecordFault, type Sample } from './record.ts'

export type ReadFault = Fault<'data-truncated' | 'data-foreign'> | RecordFault

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

  private constructor(
    file: string,
    handle: number,
    positions: number,
    about: About | undefined,
    games: readonly GameEntry[] | undefined,
  ) {
    this.file = file
    this.#handle = handle
    this.positions = positions
    this.about = about
    this.games = games
    this.isMinichess = about?.settings.variant === 'minichess'
  }

  /** Trouble with the disk is thrown as the system's error. */
  static open(file: string): Result<DataReader, ReadFault> {
    const paths = pathsBeside(file)
    const handle = openSync(file, 'r')
    const fail = (code: 'data-truncated' | 'data-foreign', message: string) => {
      closeSync(handle)
      return err({ code, message })
    }
    if (!fstatSync(handle).isFile()) return fail('data-foreign', `${file} is no file`)
    const about = existsSync(paths.about) ? parseAbout(readFileSync(paths.about, 'utf8')) : undefined
    if (about && !about.ok)
      return fail('data-foreign', `${paths.about} cannot be read: ${describeFaults(about.faults)}`)
    // The index is read first: what a maker adds in between is then only more than it names.
    const games = existsSync(paths.games) ? readIndex(readFileSync(paths.games)) : undefined
    if (typeof games === 'number')
      return fail('data-foreign', `the entry of game ${games} in ${paths.games} is none`)
    const { size } = fstatSync(handle)
    const named = games?.reduce((sum, { records }) => sum + records, 0)
    if (named === undefined && size % RECORD_SIZE !== 0)
      return fail(
        'data-truncated',
        `${file} has ${size} bytes, which is no whole number of records of ${RECORD_SIZE}: it is cut off, or no file of records`,
      )
    if (named !== undefined && named * RECORD_SIZE > size)
      return fail(
        'data-truncated',
        `${file} is cut off: its index names ${named} records, but there are ${Math.floor(size / RECORD_SIZE)}`,
      )
    return ok(new DataReader(file, handle, named ?? size / RECORD_SIZE, about?.value, games))
  }

  /** The samples from one place on, up to a fault if there is one. */
  *samples(first: number, count: number): Generator<Result<Sample, ReadFault>> {
    const end = Math.min(first + count, this.positions)
    const bytes = new Uint8Array(CHUNK * RECORD_SIZE)
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

  /** Copies records as they are; what is not on the disk any more is an error of the system. */
  copyRecords(first: number, count: number, into: Uint8Array): void {
    const wanted = count * RECORD_SIZE
    const got = readSync(this.#handle, into, 0, wanted, first * RECORD_SIZE)
    if (got < wanted) throw new Error(`${this.file} ends before its record ${first + count}`)
  }

  close(): void {
    closeSync(this.#handle)
  }
}

/** All entries that are whole, or the number of the first that is none. */
function readIndex(index: Uint8Array): GameEntry[] | number {
  const games: GameEntry[] = []
  for (let at = 0; at + ENTRY_SIZE <= index.length; at += ENTRY_SIZE) {
    const entry = readEntry(index, at)
    if (entry === undefined) return at / ENTRY_SIZE
    games.push(entry)
  }
  return games
}
