import type { Experience, LearnedGame } from '@rookery/experience'
import { ok } from '@rookery/rules'
import {
  type GameOrder,
  isReproducible,
  type PlayedGame,
  playsFromTable,
  type RoundPlayer,
  readPlayedGame,
  type SelfPlayPlan,
} from '@rookery/training'
import { hashOf } from '../content/content-hash.ts'
import { parseMoves, type SentOrder } from '../learning/learning-plan.ts'
import { makeGamesLesson, makeTableLesson } from '../learning/sent-table.ts'
import type { Link } from '../redis/link.ts'
import { LiarError } from './colony-error.ts'
import { Coordinator, type CoordinatorOptions } from './coordinator.ts'

/** Shorter than others: at the end of a round, all wait for the last of them. */
const JOB_MS = 10_000

export interface RoundsColonyOptions
  extends Pick<CoordinatorOptions<GameOrder, PlayedGame>, 'listen' | 'beatMs' | 'auditShare' | 'onNotice'> {
  readonly link: Link
  readonly plan: SelfPlayPlan
  /** The table that is being taught, of which workers get what it knows when the first round begins. */
  readonly table: Experience
}

interface WorkedGame extends PlayedGame {
  readonly index: number
  readonly worker: string
}

/** Has the games of learning rounds played by the workers of a colony. */
export class ColonyRounds implements RoundPlayer {
  readonly #options: RoundsColonyOptions
  #coordinator: Coordinator<SentOrder, WorkedGame> | undefined
  /** What the table has been taught up to now, where a mind plays from it. */
  readonly #lessons: Uint8Array[] = []
  #lesson: string | undefined
  #before = 0
  #round = 0
  readonly #done = new Map<number, WorkedGame>()

  constructor(options: RoundsColonyOptions) {
    this.#options = options
  }

  async play(
    round: readonly GameOrder[],
    signal: AbortSignal,
    onPlayed: (games: number) => void,
  ): Promise<readonly PlayedGame[]> {
    const { plan, table } = this.#options
    const hasTable = plan.players.some(playsFromTable)
    if (hasTable && this.#lessons.length === 0) this.#addLesson(await makeTableLesson(table, plan.variant))
    this.#before = round[0]?.index ?? plan.games
    this.#round = round.length
    this.#done.clear()
    while (this.#done.size < round.length && !signal.aborted) {
      try {
        await this.#playOnce(round, signal, onPlayed)
      } catch (error) {
        await this.#leave()
        // What a liar has played of this round is played again; of rounds before, all has been learned from.
        if (!(error instanceof LiarError)) throw error
        this.#options.onNotice?.(error.message)
        for (const [index, { worker }] of this.#done) if (worker === error.worker) this.#done.delete(index)
      }
    }
    return round.flatMap(({ index }) => this.#done.get(index) ?? [])
  }

  teach(games: readonly LearnedGame[]): void {
    if (this.#lesson !== undefined) this.#addLesson(makeGamesLesson(games, this.#lesson))
  }

  async close(): Promise<void> {
    await this.#leave()
  }

  async #playOnce(
    round: readonly GameOrder[],
    signal: AbortSignal,
    onPlayed: (games: number) => void,
  ): Promise<void> {
    this.#coordinator ??= await this.#coordinate()
    const coordinator = this.#coordinator
    const stop = () => coordinator.stop()
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    const missing = round
      .filter(({ index }) => !this.#done.has(index))
      .map((order) => (this.#lesson === undefined ? order : { ...order, lesson: this.#lesson }))
    try {
      await coordinator.play(missing, (games) => {
        for (const game of games) this.#done.set(game.index, game)
        onPlayed(games.length)
      })
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  #coordinate(): Promise<Coordinator<SentOrder, WorkedGame>> {
    const { table: _, plan, ...options } = this.#options
    return Coordinator.open<SentOrder, WorkedGame>({
      ...options,
      kind: 'learning',
      title: `learn ${plan.variant} s${plan.seed}`,
      plan,
      contents: this.#lessons,
      namesContent: true,
      jobMs: JOB_MS,
      progress: () => ({ done: this.#before + this.#done.size, total: plan.games }),
      part: () => ({ done: this.#done.size, total: this.#round }),
      parseDone: (order, value, worker) => {
        const moves = parseMoves(value)
        const game = moves.ok ? readPlayedGame(plan, order, moves.value) : moves
        return game.ok ? ok({ ...game.value, index: order.index, worker }) : game
      },
      ...(plan.players.every(isReproducible) ? { fingerprint: ({ moves }) => moves.join(' ') } : {}),
    })
  }

  #addLesson(content: Uint8Array): void {
    this.#lessons.push(content)
    this.#lesson = hashOf(content)
    this.#coordinator?.offer(content)
  }

  /** Nobody goes on with a run of learning: nothing of it stays. */
  async #leave(): Promise<void> {
    await this.#coordinator?.close(true)
    this.#coordinator = undefined
  }
}
