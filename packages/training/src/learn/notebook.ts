import type { Experience, LearnedGame } from '@rookery/experience'
import { startPosition, type VariantId, variantById } from '@rookery/rules'
import { defaultExaminee, holdExam } from './exam.ts'
import type { Participant } from './participant.ts'
import type { LearnEvent, LearnSummary } from './progress.ts'

export interface ExamPlan {
  readonly opponent: Participant
  readonly games: number
  /** After so many games learned, and at both ends of the run. */
  readonly every: number
  readonly seed: number
}

export interface NotebookOptions {
  readonly experience: Experience
  /** Whose positions are counted, and what exams are held in. */
  readonly variant: VariantId
  readonly exam?: ExamPlan
  readonly signal: AbortSignal
  onEvent?(event: LearnEvent): void
}

const REPORT_MS = 1000
/** Of the time, at most this share goes into counting what is known. */
const COUNTING_SHARE = 0.05

/** Takes games into the table and tells how it is getting on. */
export class Notebook {
  readonly #options: NotebookOptions
  readonly #startedMs = performance.now()
  #games = 0
  /** Played, and not handed in yet. */
  #heard = 0
  #learned = 0
  #reportedMs = performance.now()
  #countedMs = Number.NEGATIVE_INFINITY
  #countingMs = 0
  #positions = 0
  #nextExam: number

  constructor(options: NotebookOptions) {
    this.#options = options
    this.#nextExam = options.exam?.every ?? Infinity
  }

  async open(): Promise<void> {
    await this.#examine()
  }

  /** Games have been played that will be handed in. */
  hear(games: number): void {
    this.#heard += games
    if (performance.now() - this.#reportedMs >= REPORT_MS) this.#tell()
  }

  async take(games: readonly LearnedGame[]): Promise<void> {
    this.#learned += await this.#options.experience.learn(games)
    this.#games += games.length
    this.#heard = Math.max(0, this.#heard - games.length)
    if (this.#learned >= this.#nextExam) {
      this.#nextExam = this.#learned + this.#options.exam!.every
      await this.#examine()
    }
    if (performance.now() - this.#reportedMs >= REPORT_MS) await this.#report()
  }

  async close(): Promise<LearnSummary> {
    this.#countedMs = Number.NEGATIVE_INFINITY
    await this.#report()
    await this.#examine()
    return {
      games: this.#games,
      learned: this.#learned,
      elapsedMs: performance.now() - this.#startedMs,
      ending: this.#options.signal.aborted ? 'stopped' : 'finished',
    }
  }

  async #report(): Promise<void> {
    const { experience, variant } = this.#options
    const nowMs = performance.now()
    if (nowMs - this.#countedMs >= this.#countingMs / COUNTING_SHARE) {
      this.#positions = (await experience.count(variant)).positions
      this.#countedMs = performance.now()
      this.#countingMs = this.#countedMs - nowMs
    }
    this.#tell()
  }

  #tell(): void {
    this.#reportedMs = performance.now()
    const games = this.#games + this.#heard
    this.#options.onEvent?.({
      kind: 'progress',
      games,
      learned: this.#learned,
      gamesPerSecond: (1000 * games) / Math.max(1, this.#reportedMs - this.#startedMs),
      positions: this.#positions,
    })
  }

  async #examine(): Promise<void> {
    const { exam, experience, variant, signal, onEvent } = this.#options
    if (!exam || signal.aborted) return
    const start = startPosition(variantById(variant))
    const { opponent, games, seed } = exam
    const result = await holdExam(
      { examinee: defaultExaminee, opponent, games, seed },
      start,
      experience,
      signal,
    )
    if (result) onEvent?.({ kind: 'exam', learned: this.#learned, opponent: opponent.player, games, result })
  }
}
