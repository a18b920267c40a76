import { existsSync, readFileSync } from 'node:fs'
import type { Review } from '@rookery/analysis'
import { replaceFile } from '@rookery/experience/node'
import { sayFaults } from '@rookery/play/fault-words'
import {
  emptyRecord,
  makeGameDrills,
  makePracticeRecord,
  mergeRecords,
  type PracticeRecord,
  parsePracticeRecord,
} from '@rookery/practice'
import type { Game } from '@rookery/rules'
import { say } from '@rookery/words/cli/analyse'
import { say as sayMain } from '@rookery/words/cli/main'
import { exitCodes, Failure } from '../exit.ts'
import { describeSystemError } from '../system-error.ts'

/** A large file is not written anew after every game. */
const EVERY_MS = 5000

/** The practice file, which page and terminal share: mistakes are added to what it has, and nothing of it is lost. */
export class DrillsFile {
  readonly path: string
  readonly #player: string | undefined
  readonly #before: number
  #record: PracticeRecord
  #writtenMs = 0
  #isChanged = false

  /** Fails where the file is there and is no practice file, before any work is done. */
  constructor(path: string, player: string | undefined) {
    this.path = path
    this.#player = player
    this.#record = readRecord(path)
    this.#before = this.#record.drills.length
  }

  get added(): number {
    return this.#record.drills.length - this.#before
  }

  async add(game: Game, review: Review, nowMs: number): Promise<void> {
    const drills = await makeGameDrills(game, review, nowMs, this.#player)
    if (drills.length === 0) return
    this.#record = mergeRecords(this.#record, { ...emptyRecord, drills })
    this.#isChanged = true
    if (nowMs - this.#writtenMs < EVERY_MS) return
    this.#writtenMs = nowMs
    this.write()
  }

  /** In one step: whatever happens, the file is whole. */
  write(): void {
    if (!this.#isChanged) return
    try {
      replaceFile(this.path, makePracticeRecord(this.#record))
      this.#isChanged = false
    } catch (error) {
      throw new Failure(
        `${sayMain('cannotWrite', { file: this.path })}: ${describeSystemError(error)}`,
        exitCodes.faults,
      )
    }
  }
}

function readRecord(path: string): PracticeRecord {
  if (!existsSync(path)) return emptyRecord
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new Failure(
      `${sayMain('cannotRead', { file: path })}: ${describeSystemError(error)}`,
      exitCodes.usage,
    )
  }
  const record = parsePracticeRecord(text)
  if (record.ok) return record.value
  throw new Failure(say('noPractice', { file: path, reason: sayFaults(record.faults) }), exitCodes.usage)
}
