import {
  type Attempt,
  type Drill,
  emptyRecord,
  type FinishedRun,
  mergeRecords,
  type PracticeRecord,
} from '@rookery/practice'
import { useSyncExternalStore } from 'react'
import {
  keepAttempt,
  keepDrills,
  keepPractice,
  keepRun,
  readPractice,
} from '../../game/storage/practice-store.ts'
import { Shown } from '../../ui/shown.ts'

export interface PracticeView {
  readonly record: PracticeRecord
  readonly isRead: boolean
  /** So many things of the store cannot be read. */
  readonly broken: number
  /** The browser keeps nothing: what is done here lasts as long as the page. */
  readonly isRefused: boolean
}

/** What was practised, as the page shows it. It is changed here at once, and kept by the browser behind it. */
class PracticeDesk extends Shown<PracticeView> {
  constructor() {
    super({ record: emptyRecord, isRead: false, broken: 0, isRefused: false })
  }

  /** Another room, another tab or a reviewer may have added to it. */
  async read(): Promise<void> {
    try {
      const { record, broken } = await readPractice()
      const isRefused = false
      this.change({ record: mergeRecords(record, this.view().record), broken, isRefused, isRead: true })
    } catch {
      this.change({ isRefused: true, isRead: true })
    }
  }

  addAttempt(attempt: Attempt): void {
    this.#add({ ...emptyRecord, attempts: [attempt] })
    void this.#keep(keepAttempt(attempt))
  }

  addRun(run: FinishedRun): void {
    this.#add({ ...emptyRecord, runs: [run] })
    void this.#keep(keepRun(run))
  }

  addDrills(drills: readonly Drill[]): void {
    this.#add({ ...emptyRecord, drills })
    void this.#keep(keepDrills(drills))
  }

  /** Gives how many drills and attempts are new. */
  async add(record: PracticeRecord): Promise<{ readonly drills: number; readonly attempts: number }> {
    const before = this.view().record
    this.#add(record)
    const { drills, attempts } = this.view().record
    await this.#keep(keepPractice(record))
    return {
      drills: drills.length - before.drills.length,
      attempts: attempts.length - before.attempts.length,
    }
  }

  #add(part: PracticeRecord): void {
    this.change({ record: mergeRecords(this.view().record, part) })
  }

  async #keep(keeping: Promise<unknown>): Promise<void> {
    try {
      await keeping
    } catch {
      this.change({ isRefused: true })
    }
  }
}

export const practiceDesk = new PracticeDesk()

export const usePractice = (): PracticeView => useSyncExternalStore(practiceDesk.subscribe, practiceDesk.view)
