import type { Review } from '@rookery/analysis'
import { emptyRecord, makeGameDrills, mergeRecords, type PracticeRecord } from '@rookery/practice'
import type { Game } from '@rookery/rules'
import { readPracticeFile, writePracticeFile } from '../store/practice-file.ts'

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
    this.#record = readPracticeFile(path)
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
    writePracticeFile(this.path, this.#record)
    this.#isChanged = false
  }
}
