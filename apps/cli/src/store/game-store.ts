import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { appendDurably, makeFolder, replaceFile } from '@rookery/experience/node'
import { describeFaults, err, type Fault, makePgn, type Outcome, type Result } from '@rookery/rules'
import { describeSystemError, exitCodes, Failure } from '../exit.ts'
import { makeGame } from './make-game.ts'
import { type GameRecord, makeSavedGame, parseSavedGame } from './saved-game.ts'

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
  newFile(started: string): string {
    return join(this.#unfinishedFolder, `${started.replaceAll(':', '-')}-${process.pid}.json`)
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
        say(`${file} cannot be read: ${describeFaults(record.faults)}.`)
        return []
      })
  }

  /** Moves a game to the PGN file; without an outcome it stands there as unfinished. */
  archive(file: string, record: GameRecord, outcome?: Outcome): void {
    this.#onDisk(() => {
      appendDurably(this.pgnFile, `${makePgn(makeGame(record, outcome))}\n`)
      rmSync(file, { force: true })
    })
  }

  #onDisk<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      const reason = describeSystemError(error)
      throw new Failure(`cannot keep games in ${this.#dataFolder}: ${reason}`, exitCodes.faults)
    }
  }
}

function readRecord(file: string): Result<GameRecord, Fault> {
  try {
    return parseSavedGame(readFileSync(file, 'utf8'))
  } catch (error) {
    return err({ code: 'unreadable', message: describeSystemError(error) })
  }
}
