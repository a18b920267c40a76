import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { describeFaults, err, type Fault, ok, type Result } from '@rookery/rules'
import { type About, createAbout, findDifference, makeAbout, parseAbout } from './about.ts'
import { type Counts, countGame } from './counts.ts'
import { type DataPaths, dataPaths } from './data-paths.ts'
import { ENTRY_SIZE, type GameEntry, isEntryOf, makeEntry, readEntry } from './game-index.ts'
import { dropLock, takeLock } from './lock.ts'
import { RECORD_SIZE } from './record.ts'
import { GAMES_REMEMBERED, SeenPositions } from './seen-positions.ts'
import type { FinishedGame } from './self-play.ts'
import type { DataSettings } from './settings.ts'

export type DataFault = Fault<'data-in-use' | 'data-broken' | 'data-differs'>

/**
 * The growing files of one run. A game's records are written before its entry in the index, and only what the index
 * names counts: whenever the process is killed, opening the files again cuts off what is not whole.
 */
export class DataFile {
  readonly paths: DataPaths
  readonly #records: number
  readonly #games: number
  readonly #seen = new SeenPositions()
  #about: About
  #recordsEnd = 0

  private constructor(paths: DataPaths, about: About) {
    this.paths = paths
    this.#about = about
    this.#records = openForUpdate(paths.records)
    this.#games = openForUpdate(paths.games)
  }

  /** Opens the files of these settings, or begins them. Trouble with the disk is thrown as the system's error. */
  static open(folder: string, settings: DataSettings, core: string): Result<DataFile, DataFault> {
    const paths = dataPaths(folder, settings)
    mkdirSync(folder, { recursive: true })
    const holder = takeLock(paths.lock)
    if (holder !== undefined) {
      const message = `${paths.records} is being written by process ${holder} (if it is not, remove ${paths.lock})`
      return err({ code: 'data-in-use', message })
    }
    const about = readAbout(paths, settings, core)
    if (!about.ok) {
      dropLock(paths.lock)
      return about
    }
    const file = new DataFile(paths, about.value)
    const fault = file.#recover(core)
    if (!fault) return ok(file)
    file.#release()
    return err(fault)
  }

  get counts(): Readonly<Counts> {
    return this.#about.counts
  }

  /** Adds the next game, without the positions that are known. */
  add(game: FinishedGame): void {
    const { counts } = this.#about
    const records = this.#seen.add(counts.games, game.records)
    const entry: GameEntry = {
      records: records.length / RECORD_SIZE,
      plies: game.moves.length,
      result: game.result,
      ending: game.ending,
    }
    writeAll(this.#records, records, this.#recordsEnd)
    writeAll(this.#games, makeEntry(entry, records), counts.games * ENTRY_SIZE)
    this.#recordsEnd += records.length
    counts.duplicates += (game.records.length - records.length) / RECORD_SIZE
    countGame(counts, entry, records)
  }

  /** Makes sure that all of it survives even a loss of power, and then says so in the JSON. */
  save(): void {
    fsyncSync(this.#records)
    fsyncSync(this.#games)
    const draft = `${this.paths.about}.draft`
    writeFileSync(draft, makeAbout(this.#about))
    renameSync(draft, this.paths.about)
  }

  close(): void {
    try {
      this.save()
    } finally {
      this.#release()
    }
  }

  #release(): void {
    closeSync(this.#records)
    closeSync(this.#games)
    dropLock(this.paths.lock)
  }

  /** Counts the games that came after the last save, and cuts both files behind the last whole one. */
  #recover(core: string): DataFault | undefined {
    const { counts, cores } = this.#about
    const saved = counts.games
    const index = readFileSync(this.paths.games)
    const size = fstatSync(this.#records).size
    if (index.length < saved * ENTRY_SIZE || size < counts.positions * RECORD_SIZE)
      return broken(`${this.paths.about} tells of ${saved} games, but the files beside it hold fewer`)
    const firstRemembered = saved - (saved % GAMES_REMEMBERED)
    let at = 0
    for (let game = 0; game < index.length / ENTRY_SIZE; game++) {
      const entry = readEntry(index, game * ENTRY_SIZE)
      const length = (entry?.records ?? 0) * RECORD_SIZE
      if (game < saved && entry === undefined)
        return broken(`the entry of game ${game} in ${this.paths.games} is none`)
      if (entry === undefined || at + length > size) break
      if (game >= firstRemembered) {
        const records = this.#read(at, length)
        if (!isEntryOf(index, game * ENTRY_SIZE, records)) {
          if (game >= saved) break
          return broken(`the records of game ${game} in ${this.paths.records} have been altered`)
        }
        this.#seen.add(game, records)
        if (game >= saved) countGame(counts, entry, records)
      }
      at += length
    }
    this.#recordsEnd = at
    ftruncateSync(this.#records, at)
    ftruncateSync(this.#games, counts.games * ENTRY_SIZE)
    if (cores.at(-1)?.core !== core)
      this.#about = { ...this.#about, cores: [...cores, { core, fromGame: counts.games }] }
    this.save()
    return undefined
  }

  #read(at: number, length: number): Uint8Array {
    const bytes = new Uint8Array(length)
    let done = 0
    while (done < length) {
      const count = readSync(this.#records, bytes, done, length - done, at + done)
      if (count === 0) throw new Error(`${this.paths.records} has become shorter while it was read`)
      done += count
    }
    return bytes
  }
}

const broken = (message: string): DataFault => ({ code: 'data-broken', message })

function readAbout(paths: DataPaths, settings: DataSettings, core: string): Result<About, DataFault> {
  if (!existsSync(paths.about)) {
    if (existsSync(paths.records))
      return err(broken(`${paths.records} is there, but ${paths.about}, which says what made it, is not`))
    return ok(createAbout(settings, core))
  }
  const about = parseAbout(readFileSync(paths.about, 'utf8'))
  if (!about.ok) return err(broken(`${paths.about} cannot be read: ${describeFaults(about.faults)}`))
  const difference = findDifference(about.value, settings)
  return difference
    ? err({ code: 'data-differs', message: `${paths.about} does not fit: ${difference.message}` })
    : about
}

function openForUpdate(file: string): number {
  return existsSync(file) ? openSync(file, 'r+') : openSync(file, 'w+')
}

/** A signal or a full disk may end a write early. */
function writeAll(handle: number, bytes: Uint8Array, at: number): void {
  let done = 0
  while (done < bytes.length) done += writeSync(handle, bytes, done, bytes.length - done, at + done)
}
