import type { ExperienceCounts, ImportReport } from '@rookery/experience'
import type { ParrotThought } from '@rookery/players'
import type { VariantId } from '@rookery/rules'
import type { ExamPlan, LearnEvent, LearnSummary, SelfPlayPlan } from '@rookery/training'

/** What was learned here, and beside it how many positions the primer knows that Parrot comes with. */
export interface TableCounts extends ExperienceCounts {
  readonly primer: number
}

/** What the page asks of the thread that holds Parrot's table. */
export interface TableCalls {
  readonly count: { readonly given: VariantId; readonly answer: TableCounts }
  readonly recall: {
    /** What Parrot would think of a position, the wheel spun with this seed. */
    readonly given: { readonly variant: VariantId; readonly fen: string; readonly seed: number }
    /** Nothing where it knows no move. */
    readonly answer: ParrotThought | undefined
  }
  readonly learn: {
    readonly given: { readonly plan: SelfPlayPlan; readonly exam: ExamPlan }
    readonly report: LearnEvent
    readonly answer: LearnSummary
  }
  /** In pieces, as the command line writes it. */
  readonly export: { readonly given: VariantId; readonly answer: readonly string[] }
  readonly import: { readonly given: Blob; readonly answer: ImportReport }
  readonly forget: { readonly given: VariantId }
}
