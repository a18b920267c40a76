import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs'
import { Draft, FileLock, type LockFault, makeFolder, replaceFile } from '@rookery/experience/node'
import { err, type Fault, ok, type Result } from '@rookery/rules'
import { type About, createAbout, createLostAbout, findDifference, makeAbout } from './about.ts'
import { readAbout } from './about-file.ts'
import { type Counts, countGame } from './counts.ts'
import { type DataPaths, dataPaths } from './data-paths.ts'
import { ENTRY_SIZE, type GameEntry, MOST_DUPLICATES, makeEntry } from './game-index.ts'
import { RECORD_SIZE } from './record.ts'
import { GAMES_REMEMBERED, SeenPositions } from './seen-positions.ts'
import type { FinishedGame } from './self-play.ts'
import type { DataSettings } from './settings.ts'
import { findWholeGames } from './whole-games.ts'

export type DataFault = LockFault | Fault<'data-broken' | 'data-differs'>

/**
 * The growing files of one run. A game's records are written before its entry in the index, and only what the index
 * names counts: whenever the process is killed, opening the files again cuts off what is not whole.
 */
export class DataFile {
  readonly paths: DataPaths
  /** What was lost and has been made anew or set aside, for people. */
  readonly repairs: string[] = []
  readonly #records: number
  readonly #games: number
  readonly #lock: FileLock
  readonly #seen = new SeenPositions()
  #about: About
  #recordsEnd = 0

  private constructor(paths: DataPaths, lock: FileLock, about: About) {
    this.paths = paths
    this.#lock = lock
    if (lock.takenOver !== undefined)
      this.repairs.push(`the lock of ${paths.records} is taken over from ${lock.takenOver}`)
    this.#about = about
    this.#records = openForUpdate(paths.records)
    this.#games = openForUpdate(paths.games)
  }

  /** Opens the files of these settings, or begins them. Trouble with the disk is thrown as the system's error. */
  static open(folder: string, settings: DataSettings, core: string): Result<DataFile, DataFault> {
    const paths = dataPaths(folder, settings)
    makeFolder(folder)
    const lock = FileLock.take(paths.records)
    if (!lock.ok) return lock
    let opened: Result<DataFile, DataFault> | undefined
    try {
      opened = DataFile.#open(paths, settings, core, lock.value)
      return opened
    } finally {
      if (!opened?.ok) lock.value.release()
    }
  }

  static #open(
    paths: DataPaths,
    settings: DataSettings,
    core: string,
    lock: FileLock,
  ): Result<DataFile, DataFault> {
    const about = findAbout(paths, settings)
    if (!about.ok) return about
    const file = new DataFile(paths, lock, about.value ?? createLostAbout(settings))
    const fault = file.#recover(settings, core, about.value === undefined)
    if (fault) file.#closeFiles()
    return fault ?? ok(file)
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
      duplicates: Math.min((game.records.length - records.length) / RECORD_SIZE, MOST_DUPLICATES),
    }
    writeAll(this.#records, records, this.#recordsEnd)
    writeAll(this.#games, makeEntry(entry, records), counts.games * ENTRY_SIZE)
    this.#recordsEnd += records.length
    countGame(counts, entry, records)
  }

  /** Makes sure that all of it survives even a loss of power, and then says so in the JSON. */
  save(): void {
    fsyncSync(this.#records)
    fsyncSync(this.#games)
    replaceFile(this.paths.about, makeAbout(this.#about))
  }

  close(): void {
    try {
      this.save()
    } finally {
      this.#closeFiles()
      this.#lock.release()
    }
  }

  #closeFiles(): void {
    closeSync(this.#records)
    closeSync(this.#games)
  }

  /** Counts the games that came after the last save, and cuts both files behind the last whole one. */
  #recover(settings: DataSettings, core: string, isLost: boolean): Result<never, DataFault> | undefined {
    const { counts } = this.#about
    const saved = counts.games
    const whole = findWholeGames({
      paths: this.paths,
      index: readFileSync(this.paths.games),
      handle: this.#records,
      counts,
      checkFrom: saved - (saved % GAMES_REMEMBERED),
      hear: (game, records) => this.#seen.add(game, records),
    })
    if (!whole.ok) return whole
    const { recordsEnd } = whole.value
    this.#recordsEnd = recordsEnd
    if (isLost) {
      if (counts.games > 0)
        this.repairs.push(`${this.paths.about} was lost: its counts are made anew from ${counts.games} games`)
      // Nothing tells what of the rest had been kept.
      this.#setAside(this.paths.records, this.#records, recordsEnd)
      this.#setAside(this.paths.games, this.#games, counts.games * ENTRY_SIZE)
    }
    ftruncateSync(this.#records, recordsEnd)
    ftruncateSync(this.#games, counts.games * ENTRY_SIZE)
    this.#nameCore(settings, core)
    this.save()
    return undefined
  }

  #nameCore(settings: DataSettings, core: string): void {
    const { counts, cores } = this.#about
    if (counts.games === 0) this.#about = { ...createAbout(settings, core), counts }
    else if (cores.at(-1)?.core !== core)
      this.#about = { ...this.#about, cores: [...cores, { core, fromGame: counts.games }] }
  }

  #setAside(file: string, handle: number, from: number): void {
    const { size } = fstatSync(handle)
    if (size <= from) return
    const aside = `${file}.cut-${this.#about.counts.games}`
    const draft = new Draft(aside)
    const bytes = new Uint8Array(1 << 16)
    for (let at = from; at < size; ) {
      const count = readSync(handle, bytes, 0, bytes.length, at)
      if (count === 0) break
      draft.write(bytes.subarray(0, count))
      at += count
    }
    draft.commit()
    this.repairs.push(`what followed the last whole game in ${file} is now in ${aside}`)
  }
}

/** The account of the files, or nothing where it is lost. */
function findAbout(paths: DataPaths, settings: DataSettings): Result<About | undefined, DataFault> {
  const about = readAbout(paths.about)
  if (!about.ok) return about
  if (about.value === undefined) {
    const isForeign =
      (statSync(paths.records, { throwIfNoEntry: false })?.size ?? 0) > 0 && !existsSync(paths.games)
    const message = `${paths.records} is there, but neither its index ${paths.games} nor ${paths.about}`
    return isForeign ? err({ code: 'data-broken', message }) : about
  }
  // Before anything is opened, which would make the file.
  if (about.value.counts.games > 0)
    for (const file of [paths.records, paths.games])
      if (!existsSync(file)) {
        const message = `${paths.about} tells of ${about.value.counts.games} games, but ${file} is missing`
        return err({ code: 'data-broken', message })
      }
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
