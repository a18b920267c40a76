import { sayReason } from '@rookery/play/fault-words'
import { makeGameDrills } from '@rookery/practice'
import { Port, startWebWorker } from '@rookery/workers'
import { ReviewDesk } from '../../../game/reviews/review-desk.ts'
import type { ReviewUse } from '../../../game/reviews/review-use.ts'
import { Shown } from '../../../ui/shown.ts'
import { practiceDesk } from '../practice-desk.ts'
import { wallMs } from '../wall-clock.ts'
import type { FilesCalls } from './files-protocol.ts'
import { type GamesRead, type NameCount, ownGames } from './own-games.ts'
import { forgetImported, type ImportedSet, readImported } from './puzzle-store.ts'

type Work = 'puzzles' | 'names' | 'games'

export interface FilesView {
  /** What goes on now. */
  readonly work: Work | undefined
  /** The puzzles in use, those that are being read, and those that were begun and wait to be gone on with. */
  readonly set: ImportedSet | undefined
  readonly reading: ImportedSet | undefined
  readonly next: ImportedSet | undefined
  readonly read: GamesRead | undefined
  /** The file whose player is to be chosen, and who plays in it. */
  readonly chosen: { readonly file: File; readonly names: readonly NameCount[] } | undefined
  readonly fault: string | undefined
}

const startWorker = startWebWorker(
  () => new Worker(new URL('./files-worker.ts', import.meta.url), { type: 'module' }),
)

/** What is found goes straight to the drills that are shown. */
const drillingOwn: ReviewUse = {
  async keep(game, review, { name }) {
    const drills = await makeGameDrills(game, review, wallMs(), name)
    return (await practiceDesk.add({ attempts: [], runs: [], drills })).drills
  },
}

/** Files on their way into the browser. It goes on while the person is in other rooms, and after a reload where it stopped. */
class FilesDesk extends Shown<FilesView> {
  readonly reviews = new ReviewDesk(ownGames, async () => drillingOwn)
  #port: Port<FilesCalls> | undefined
  #stop = new AbortController()

  constructor() {
    super({
      ...{ work: undefined, set: undefined, reading: undefined, next: undefined },
      ...{ read: undefined, chosen: undefined, fault: undefined },
    })
  }

  /** What was brought in before, and the games that still wait, which are gone on with. */
  async open(): Promise<void> {
    if (this.view().work) return
    try {
      await Promise.all([this.#look(), this.reviews.open()])
      const { queue } = this.reviews.view()
      if (queue && queue.done < queue.total) await this.reviews.goOn()
    } catch (error) {
      this.change({ fault: sayReason(error) })
    }
  }

  stop(): void {
    this.#stop.abort()
  }

  importPuzzles = (file: File): Promise<void> =>
    this.#work('puzzles', async (port, signal) => {
      // What is whole stays in use; where nothing is, one can begin to solve.
      const { set } = this.view()
      const report = (reading: ImportedSet) => this.change({ reading, set: set?.isDone ? set : reading })
      try {
        await port.call('puzzles', file, { signal, report })
      } finally {
        this.change({ reading: undefined })
        await this.#look()
      }
    })

  async #look(): Promise<void> {
    const [set, next] = await Promise.all([readImported(), readImported('next')])
    this.change({ set, next })
  }

  async forgetPuzzles(): Promise<void> {
    await forgetImported()
    this.change({ set: undefined, next: undefined })
  }

  readNames = (file: File): Promise<void> =>
    this.#work('names', async (port, signal) => {
      this.change({ chosen: undefined, read: undefined })
      const names = await port.call('names', file, { signal, report: (read) => this.change({ read }) })
      this.change({ chosen: { file, names } })
    })

  async takeGames(file: File, name: string): Promise<void> {
    await this.#work('games', async (port, signal) => {
      await port.call('games', { file, name }, { signal, report: (read) => this.change({ read }) })
      this.change({ chosen: undefined })
    })
    await this.reviews.goOn()
  }

  /** One thing at a time. */
  async #work(
    work: Work,
    act: (port: Port<FilesCalls>, signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    if (this.view().work) return
    this.#stop = new AbortController()
    this.change({ work, fault: undefined })
    this.#port ??= new Port<FilesCalls>(startWorker)
    try {
      await act(this.#port, this.#stop.signal)
    } catch (error) {
      if (!this.#stop.signal.aborted) this.change({ fault: sayReason(error) })
    } finally {
      this.change({ work: undefined })
    }
  }
}

export const filesDesk = new FilesDesk()
