import { type ReviewOptions, type ReviewProgress, reviewGame } from '@rookery/analysis'
import { createEngine, type Engine } from '@rookery/engine'
import { parsePgn, type Variant } from '@rookery/rules'
import { canReviewOn } from '../review-route.ts'
import type { QueuedGame, QueueOutcome, QueueState, ReviewQueue } from '../storage/review-queue.ts'
import type { ReviewUse } from './review-use.ts'

/** All cores but one, so that the page stays quick. */
const countThreads = () => Math.max(1, (navigator.hardwareConcurrency || 2) - 1)

/** How far the games are that are being reviewed, in positions. */
export interface AtHand {
  readonly done: number
  readonly total: number
  /** Of all their positions, counted as games. */
  readonly games: number
}

/** The games at hand, by the thread that reviews each. */
class Hands {
  readonly #games = new Map<number, { readonly done: number; readonly total: number }>()
  readonly #tell: (atHand: AtHand | undefined) => void

  constructor(tell: (atHand: AtHand | undefined) => void) {
    this.#tell = tell
  }

  show(thread: number, done: number, total: number): void {
    this.#games.set(thread, { done, total })
    this.#tellAll()
  }

  end(thread: number): void {
    if (this.#games.delete(thread)) this.#tellAll()
  }

  #tellAll(): void {
    const all = [...this.#games.values()]
    const sum = (count: (game: { done: number; total: number }) => number) =>
      all.reduce((total, game) => total + count(game), 0)
    this.#tell(
      all.length === 0
        ? undefined
        : {
            done: sum(({ done }) => done),
            total: sum(({ total }) => total),
            games: sum(({ done, total }) => done / total),
          },
    )
  }
}

/** Reviews what waits, a game on each thread. */
export async function workOff(
  queue: ReviewQueue,
  state: QueueState,
  use: ReviewUse,
  signal: AbortSignal,
  onDone: (state: QueueState) => void,
  onAtHand: (atHand: AtHand | undefined) => void,
): Promise<void> {
  const hands = new Hands(onAtHand)
  let hasFailed = false
  // One after the other, so that no two threads take the same game.
  let taken: Promise<QueuedGame | undefined> = Promise.resolve({ key: 0, pgn: '' })
  const take = () => {
    taken = taken.then((last) => last && queue.next(last.key))
    return taken
  }
  const work = async (thread: number) => {
    const ravens = new OneRaven()
    try {
      for (let next = await take(); next && !signal.aborted && !hasFailed; next = await take()) {
        const onProgress = ({ done, total }: ReviewProgress) => hands.show(thread, done, total)
        const outcome = await reviewOne(next, state, use, ravens, { signal, onProgress })
        const after = outcome && (await queue.finish(next.key, outcome))
        hands.end(thread)
        if (after) onDone(after)
      }
    } catch (error) {
      hasFailed = true
      throw error
    } finally {
      hands.end(thread)
      await ravens.dispose()
    }
  }
  const threads = Math.min(countThreads(), state.total - state.done)
  const ends = await Promise.allSettled(Array.from({ length: threads }, (_, thread) => work(thread)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Nothing where it was stopped. What could be read of a game with faults is reviewed as well. */
async function reviewOne(
  { pgn }: QueuedGame,
  state: QueueState,
  { recall, keep }: ReviewUse,
  ravens: OneRaven,
  options: ReviewOptions,
): Promise<QueueOutcome | undefined> {
  const [result] = parsePgn(pgn)
  const game = result && (result.ok ? result.value : result.partial)
  if (!game || !canReviewOn(game.variant.id)) return 'failed'
  const known = await recall?.(game.line())
  const review =
    known ?? (await reviewGame(await ravens.of(game.variant), game, { nodes: state.nodes }, options))
  if (!known && !review.isComplete) return undefined
  const drills = await keep(game, review, state)
  return drills === 'failed' ? drills : { drills, isOld: known !== undefined }
}

/** Games of a list are nearly always of one board. */
class OneRaven {
  #engine: Engine | undefined

  async of(variant: Variant): Promise<Engine> {
    if (this.#engine?.variant.id === variant.id) return this.#engine
    await this.dispose()
    // One thread: the same game always gets the same review.
    this.#engine = await createEngine({ variant, threads: 1, hashMb: 32 })
    return this.#engine
  }

  async dispose(): Promise<void> {
    await this.#engine?.dispose()
    this.#engine = undefined
  }
}
