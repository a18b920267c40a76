import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { appendDurably, makeFolder, replaceFile } from '@rookery/experience/node'
import { type GameRecord, makeGame, makeSavedGame, parseSavedGame } from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import { err, type Fault, makePgn, ok, type Result } from '@rookery/rules'
import { say as speak } from '@rookery/words/cli/play'
import { exitCodes, Failure } from '../exit.ts'
import { describeSystemError } from '../system-error.ts'

export interface UnfinishedGame {
  readonly file: string
  readonly record: GameRecord
}

/** The user's games on disk: each unfinished one in a file of its own, all others in one PGN file. */
export class GameStore {
  readonly #dataFolder: string
  readonly #unfinishedFolder: string
  readonly pgnFile: string

  constructor(dataFolder: string) {
    this.#dataFolder = dataFolder
    this.#unfinishedFolder = join(dataFolder, 'unfinished')
    this.pgnFile = join(dataFolder, 'games.pgn')
    this.#onDisk(() => makeFolder(this.#unfinishedFolder))
  }

  /** A name for a new game's file; the process keeps two games that begin in one instant apart. */
  newFile(begunMs: number): string {
    const begun = new Date(begunMs).toISOString().replaceAll(':', '-')
    return join(this.#unfinishedFolder, `${begun}-${process.pid}.json`)
  }

  /** The file for a game that comes from elsewhere: that of the same game where it had not gone further, else a new one. */
  fileOf({ id, line }: GameRecord): string {
    const known = this.listUnfinished(() => {}).find(
      ({ record }) => record.id === id && record.line.moves.every((move, ply) => move === line.moves[ply]),
    )
    return known?.file ?? this.newFile(Date.now())
  }

  /** Replaces the file in one step: whatever happens, it holds the game before or after the last move. */
  save(file: string, record: GameRecord): void {
    this.#onDisk(() => replaceFile(file, makeSavedGame(record)))
  }

  /** The unfinished games, the newest first. A file that cannot be read is named, and left where it is. */
  listUnfinished(say: (sentence: string) => void): UnfinishedGame[] {
    const names = this.#onDisk(() => readdirSync(this.#unfinishedFolder)).filter((name) =>
      /^[^.].*\.json$/.test(name),
    )
    return names
      .sort()
      .reverse()
      .flatMap((name) => {
        const file = join(this.#unfinishedFolder, name)
        const record = readRecord(file)
        if (record.ok) return [{ file, record: record.value }]
        say(speak('store.unreadable', { file, reason: sayFaults(record.faults) }))
        return []
      })
  }

  /** Notes that the user has met a board; false where they had already. */
  noteBoard(variantId: string): boolean {
    const folder = join(this.#dataFolder, 'known-boards')
    const file = join(folder, variantId)
    if (existsSync(file)) return false
    this.#onDisk(() => {
      makeFolder(folder)
      writeFileSync(file, '')
    })
    return true
  }

  /** Moves a game to the PGN file; one that has not ended stands there as unfinished. */
  archive(file: string, record: GameRecord): void {
    this.#onDisk(() => {
      appendDurably(this.pgnFile, `${makePgn(makeGame(record))}\n`)
      rmSync(file, { force: true })
    })
  }

  #onDisk<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      const reason = describeSystemError(error)
      throw new Failure(speak('store.cannotKeep', { folder: this.#dataFolder, reason }), exitCodes.faults)
    }
  }
}

/** A game as page or terminal has saved it. No clock runs while nobody plays. */
export function readRecord(file: string): Result<GameRecord, Fault> {
  try {
    const record = parseSavedGame(readFileSync(file, 'utf8'))
    if (!record.ok) return record
    const { clock } = record.value
    return ok({ ...record.value, clock: clock && { ...clock, startedMs: undefined } })
  } catch (error) {
    return err({ code: 'unreadable', message: describeSystemError(error) })
  }
}
