import type { ImportReport } from '@rookery/experience'
import { sayReason } from '@rookery/play/fault-words'
import type { VariantId } from '@rookery/rules'
import type { ExamPlan, LearnEvent, LearnSummary, SelfPlayPlan } from '@rookery/training'
import { type AnswerOf, type GivenOf, Port, startWebWorker } from '@rookery/workers'
import { Shown } from '../../ui/shown.ts'
import { forgetHistory, keepHistory, readHistory, type Trial } from './history.ts'
import type { TableCalls } from './table-protocol.ts'

export interface Training {
  readonly plan: SelfPlayPlan
  readonly phase: 'learning' | 'stopping' | 'over'
  readonly progress: (LearnEvent & { readonly kind: 'progress' }) | undefined
  readonly summary: LearnSummary | undefined
  /** The tests of this run: the first before it learned anything. */
  readonly trials: readonly Trial[]
  readonly fault: string | undefined
}

interface DeskView {
  /** The run that goes on, or the last one. */
  readonly training: Training | undefined
  /** Counts whatever changes the table, so that whoever shows a part of it can look again. */
  readonly version: number
}

const startWorker = startWebWorker(
  () => new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' }),
)

/** The page's end of Parrot's table, which lives in a worker and goes on learning whatever room the person is in. */
class TableDesk extends Shown<DeskView> {
  readonly #port = new Port<TableCalls>(startWorker)
  #stop = new AbortController()

  constructor() {
    super({ training: undefined, version: 0 })
  }

  ask<Name extends keyof TableCalls>(
    name: Name,
    given: GivenOf<TableCalls[Name]>,
  ): Promise<AnswerOf<TableCalls[Name]>> {
    return this.#port.call(name, given)
  }

  async learn(plan: SelfPlayPlan, exam: ExamPlan): Promise<void> {
    const { training } = this.view()
    if (training && training.phase !== 'over') return
    this.#stop = new AbortController()
    this.#change({
      plan,
      phase: 'learning',
      progress: undefined,
      summary: undefined,
      trials: [],
      fault: undefined,
    })
    try {
      const before = await this.ask('count', plan.variant)
      const report = (event: LearnEvent) => {
        if (event.kind === 'progress') return this.#update({ progress: event })
        const { learned, opponent, result } = event
        const { won, drawn, lost } = result
        const trial = { games: before.games + learned, opponent, won, drawn, lost }
        keepHistory(plan.variant, trial)
        this.#update({ trials: [...(this.view().training?.trials ?? []), trial] })
      }
      const { signal } = this.#stop
      const summary = await this.#port.call('learn', { plan, exam }, { report, signal })
      this.#update({ phase: 'over', summary })
    } catch (error) {
      this.#update({ phase: 'over', fault: sayReason(error) })
    }
  }

  stop(): void {
    if (this.view().training?.phase !== 'learning') return
    this.#update({ phase: 'stopping' })
    this.#stop.abort()
  }

  async import(file: Blob): Promise<ImportReport> {
    const report = await this.ask('import', file)
    this.#change(this.view().training)
    return report
  }

  async forget(variant: VariantId): Promise<void> {
    await this.ask('forget', variant)
    forgetHistory(variant)
    this.#change(this.view().training?.phase === 'over' ? undefined : this.view().training)
  }

  history = (variant: VariantId): readonly Trial[] => readHistory(variant)

  #update(part: Partial<Training>): void {
    const { training } = this.view()
    if (training) this.#change({ ...training, ...part })
  }

  #change(training: Training | undefined): void {
    this.change({ training, version: this.view().version + 1 })
  }
}

export const desk = new TableDesk()
