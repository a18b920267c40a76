import type { VariantId } from '@rookery/rules'
import type { ExamPlan, LearnEvent, LearnSummary, SelfPlayPlan } from '@rookery/training'
import { forgetHistory, keepHistory, readHistory, type Trial } from './history.ts'
import type { Answers, Order, Reply, Request } from './table-protocol.ts'

export interface Training {
  readonly plan: SelfPlayPlan
  readonly phase: 'learning' | 'stopping' | 'over'
  readonly progress: (LearnEvent & { readonly kind: 'progress' }) | undefined
  readonly summary: LearnSummary | undefined
  readonly fault: string | undefined
}

export interface DeskView {
  /** The run that goes on, or the last one. */
  readonly training: Training | undefined
  /** Counts whatever changes the table, so that whoever shows a part of it can look again. */
  readonly version: number
}

interface Waiting {
  readonly resolve: (answer: never) => void
  readonly reject: (error: Error) => void
}

/** The page's end of Parrot's table, which lives in a worker and goes on learning whatever room the person is in. */
class TableDesk {
  readonly #waiting = new Map<number, Waiting>()
  readonly #listeners = new Set<() => void>()
  #worker: Worker | undefined
  #asked = 0
  #view: DeskView = { training: undefined, version: 0 }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  view = (): DeskView => this.#view

  ask<Kind extends Order['kind']>(order: Order & { readonly kind: Kind }): Promise<Answers[Kind]> {
    this.#worker ??= this.#wake()
    const id = ++this.#asked
    const answer = new Promise<Answers[Kind]>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
    })
    this.#worker.postMessage({ id, order } satisfies Request)
    return answer
  }

  async learn(plan: SelfPlayPlan, exam: ExamPlan): Promise<void> {
    const { training } = this.#view
    if (training && training.phase !== 'over') return
    this.#change({ plan, phase: 'learning', progress: undefined, summary: undefined, fault: undefined })
    try {
      const before = await this.ask({ kind: 'count', variant: plan.variant })
      this.#hearExam = ({ learned, opponent, result }) => {
        const { won, drawn, lost } = result
        keepHistory(plan.variant, { games: before.games + learned, opponent, won, drawn, lost })
      }
      const summary = await this.ask({ kind: 'learn', plan, exam })
      this.#update({ phase: 'over', summary })
    } catch (error) {
      this.#update({ phase: 'over', fault: (error as Error).message })
    }
  }

  async stop(): Promise<void> {
    if (this.#view.training?.phase !== 'learning') return
    this.#update({ phase: 'stopping' })
    await this.ask({ kind: 'stop' })
  }

  async import(file: Blob): Promise<Answers['import']> {
    const report = await this.ask({ kind: 'import', file })
    this.#change(this.#view.training)
    return report
  }

  async forget(variant: VariantId): Promise<void> {
    await this.ask({ kind: 'forget', variant })
    forgetHistory(variant)
    this.#change(this.#view.training?.phase === 'over' ? undefined : this.#view.training)
  }

  history = (variant: VariantId): readonly Trial[] => readHistory(variant)

  #hearExam: (exam: LearnEvent & { readonly kind: 'exam' }) => void = () => {}

  #wake(): Worker {
    const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#hear(data)
    worker.onerror = ({ message }) => {
      this.#worker = undefined
      const error = new Error(message || 'the thread that holds the table could not be started')
      for (const { reject } of this.#waiting.values()) reject(error)
      this.#waiting.clear()
    }
    return worker
  }

  #hear(reply: Reply): void {
    switch (reply.kind) {
      case 'event':
        if (reply.event.kind === 'exam') this.#hearExam(reply.event)
        this.#update(reply.event.kind === 'progress' ? { progress: reply.event } : {})
        break
      case 'answer':
        this.#waiting.get(reply.id)?.resolve(reply.answer as never)
        this.#waiting.delete(reply.id)
        break
      case 'failed':
        this.#waiting.get(reply.id)?.reject(new Error(reply.message))
        this.#waiting.delete(reply.id)
        break
    }
  }

  #update(part: Partial<Training>): void {
    const { training } = this.#view
    if (training) this.#change({ ...training, ...part })
  }

  #change(training: Training | undefined): void {
    this.#view = { training, version: this.#view.version + 1 }
    for (const listener of this.#listeners) listener()
  }
}

export const desk = new TableDesk()
