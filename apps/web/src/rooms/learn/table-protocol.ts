import type { ExperienceCounts, ImportReport } from '@rookery/experience'
import type { ParrotThought } from '@rookery/players'
import type { VariantId } from '@rookery/rules'
import type { ExamPlan, LearnEvent, LearnSummary, SelfPlayPlan } from '@rookery/training'

/** What the page asks of the thread that holds Parrot's table. */
export type Order =
  | { readonly kind: 'count'; readonly variant: VariantId }
  /** What Parrot would think of a position, the wheel spun with this seed. */
  | { readonly kind: 'recall'; readonly variant: VariantId; readonly fen: string; readonly seed: number }
  | { readonly kind: 'learn'; readonly plan: SelfPlayPlan; readonly exam: ExamPlan }
  | { readonly kind: 'stop' }
  | { readonly kind: 'export'; readonly variant: VariantId }
  | { readonly kind: 'import'; readonly file: Blob }
  | { readonly kind: 'forget'; readonly variant: VariantId }

/** What each order is answered with. */
export interface Answers {
  readonly count: ExperienceCounts
  /** Nothing where it knows no move. */
  readonly recall: ParrotThought | undefined
  readonly learn: LearnSummary
  readonly stop: undefined
  /** In pieces, as the command line writes it. */
  readonly export: readonly string[]
  readonly import: ImportReport
  readonly forget: undefined
}

export interface Request {
  readonly id: number
  readonly order: Order
}

export type Reply =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answers[Order['kind']] }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
  | { readonly kind: 'event'; readonly event: LearnEvent }
