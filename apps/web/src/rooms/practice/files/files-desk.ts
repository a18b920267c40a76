import { reviewGame } from '@rookery/analysis'
import { createEngine, type Engine, engineVariants } from '@rookery/engine'
import { sayReason } from '@rookery/play/fault-words'
import { makeGameDrills } from '@rookery/practice'
import { parsePgn, type Variant } from '@rookery/rules'
import { Port, startWebWorker } from '@rookery/workers'
import { practiceDesk } from '../practice-desk.ts'
import { wallMs } from '../wall-clock.ts'
import type { FilesCalls } from './files-protocol.ts'
import { finishInQueue, nextInQueue, type QueueState, readQueue } from './games-queue.ts'
import type { GamesRead, NameCount } from './own-games.ts'
import { forgetImported, type ImportedSet, readImported } from './puzzle-store.ts'

type Work = 'puzzles' | 'names' | 'games' | 'review'

export interface FilesView {
  /** What goes on now. */
  readonly work: Work | undefined
  readonly set: ImportedSet | undefined
  readonly read: GamesRead | undefined
  /** The file whose player is to be chosen, and who plays in it. */
  readonly chosen: { readonly file: File; readonly names: readonly NameCount[] } | undefined
  readonly queue: QueueState | undefined
  readonly fault: string | undefined
}

const startWorker = startWebWorker(
  () => new Worker(new URL('./files-worker.ts', import.meta.url), { type: 'module' }),
)

/** What Raven spends on each position: a game takes some seconds. */
const nodes = 20_000

/** Files on their way into the browser. It goes on while the person is in other rooms, and after a reload where it stopped. */
class FilesDesk {
  readonly #listeners = new Set<() => void>()
  #port: Port<FilesCalls> | undefined
  #stop = new AbortController()
  #view: FilesView = {
    work: undefined,
    set: undefined,
    read: undefined,
    chosen: undefined,
    queue: undefined,
    fault: undefined,
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  view = (): FilesView => this.#view

  /** What was brought in before, and the games that still wait, which are gone on with. */
  async open(): Promise<void> {
    if (this.#view.work) return
    try {
      const [set, queue] = await Promise.all([readImported(), readQueue()])
      this.#change({ set, queue })
      if (queue && queue.done < queue.total) await this.review()
    } catch (error) {
      this.#change({ fault: sayReason(error) })
    }
  }

  stop(): void {
    this.#stop.abort()
  }

  importPuzzles = (file: File): Promise<void> =>
    this.#work('puzzles', async (port, signal) => {
      const set = await port.call('puzzles', file, { signal, report: (each) => this.#change({ set: each }) })
      this.#change({ set })
    })

  async forgetPuzzles(): Promise<void> {
    await forgetImported()
    this.#change({ set: undefined })
  }

  readNames = (file: File): Promise<void> =>
    this.#work('names', async (port, signal) => {
      this.#change({ chosen: undefined, read: undefined })
      const names = await port.call('names', file, { signal, report: (read) => this.#change({ read }) })
      this.#change({ chosen: { file, names } })
    })

  async takeGames(file: File, name: string): Promise<void> {
    await this.#work('games', async (port, signal) => {
      await port.call('games', { file, name }, { signal, report: (read) => this.#change({ read }) })
      this.#change({ chosen: undefined, queue: await readQueue() })
    })
    await this.review()
  }

  review = (): Promise<void> =>
    this.#work('review', async (_, signal) => {
      const ravens = new OneRaven()
      try {
        for (let next = await nextInQueue(); next && !signal.aborted; next = await nextInQueue()) {
          const [result] = parsePgn(next.pgn)
          const game = result && (result.ok ? result.value : result.partial)
          if (!game || !ravenPlays(game.variant)) {
            this.#change({ queue: await finishInQueue(next.key, 'failed') })
            continue
          }
          const engine = await ravens.of(game.variant)
          const review = await reviewGame(engine, game, { nodes }, { signal })
          if (!review.isComplete) return
          const drills = await makeGameDrills(game, review, wallMs(), this.#view.queue?.name)
          const { drills: fresh } = await practiceDesk.add({ attempts: [], runs: [], drills })
          this.#change({ queue: await finishInQueue(next.key, fresh) })
        }
      } finally {
        await ravens.dispose()
      }
    })

  /** One thing at a time. */
  async #work(
    work: Work,
    act: (port: Port<FilesCalls>, signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    if (this.#view.work) return
    this.#stop = new AbortController()
    this.#change({ work, fault: undefined })
    this.#port ??= new Port<FilesCalls>(startWorker)
    try {
      await act(this.#port, this.#stop.signal)
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#change({ fault: sayReason(error) })
    } finally {
      this.#change({ work: undefined })
    }
  }

  #change(part: Partial<FilesView>): void {
    this.#view = { ...this.#view, ...part }
    for (const listener of this.#listeners) listener()
  }
}

const ravenPlays = ({ id }: Variant): boolean => engineVariants.some((each) => each === id)

/** Games of a file are nearly always of one board. */
class OneRaven {
  #engine: Engine | undefined

  async of(variant: Variant): Promise<Engine> {
    if (this.#engine?.variant.id === variant.id) return this.#engine
    await this.dispose()
    this.#engine = await createEngine({ variant, threads: 1, hashMb: 32 })
    return this.#engine
  }

  async dispose(): Promise<void> {
    await this.#engine?.dispose()
    this.#engine = undefined
  }
}

export const filesDesk = new FilesDesk()
