import type { VariantId } from '@rookery/rules'
import * as v from 'valibot'

const integer = v.pipe(v.number(), v.safeInteger())
/** Milliseconds since 1970, within the years that a `Date` has. */
export const momentMs = v.pipe(integer, v.minValue(0), v.maxValue(8.64e15))
const shortText = v.pipe(v.string(), v.maxLength(300))
export const drillVariants = ['standard', 'chess960', 'minichess'] as const satisfies readonly VariantId[]

/** What Raven thought of a position, from the side to move. */
const judgementSchema = v.object({
  chance: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  score: v.variant('kind', [
    v.object({ kind: v.literal('cp'), cp: integer }),
    v.object({ kind: v.literal('mate'), moves: integer }),
  ]),
  depth: v.pipe(integer, v.minValue(0)),
  /** The best line, in UCI. */
  moves: v.pipe(v.array(v.pipe(v.string(), v.maxLength(5))), v.minLength(1), v.maxLength(64)),
})
export type Judgement = Readonly<v.InferOutput<typeof judgementSchema>>

export const grades = ['again', 'hard', 'good', 'easy'] as const
export type Grade = (typeof grades)[number]

const reviewSchema = v.object({ atMs: momentMs, grade: v.picklist(grades) })
/** One time that a drill was tried. */
export type DrillReview = Readonly<v.InferOutput<typeof reviewSchema>>

const common = {
  /** The position: the same mistake made twice is one drill. */
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  variant: v.picklist(drillVariants),
  fen: v.pipe(v.string(), v.maxLength(200)),
  madeMs: momentMs,
  /** By time. */
  reviews: v.array(reviewSchema),
  /** Follows from the reviews. */
  dueMs: momentMs,
  /** Since when it is not wanted any more. */
  retiredMs: v.optional(momentMs),
}

/** A move of a game that was worse than another. */
const ownMoveSchema = v.object({
  ...common,
  /** `opening`: from the first moves of a game that was lost. */
  kind: v.picklist(['mistake', 'opening']),
  /** On the position; its line begins with the move to find. */
  better: judgementSchema,
  /** In UCI. */
  played: v.pipe(v.string(), v.minLength(4), v.maxLength(5)),
  /** On the position after what was played, whose line is the refutation; null where the game was over. */
  refutation: v.nullable(judgementSchema),
  lossChance: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  game: v.object({ white: shortText, black: shortText, date: shortText, opening: v.optional(shortText) }),
})

/** A position to be won or held against a defender that makes no mistake. */
const endingSchema = v.object({
  ...common,
  kind: v.literal('ending'),
  goal: v.picklist(['win', 'draw']),
  name: v.pipe(v.string(), v.maxLength(40)),
})

export const drillSchema = v.variant('kind', [ownMoveSchema, endingSchema])
export type Drill = Readonly<v.InferOutput<typeof drillSchema>>
export type OwnMoveDrill = Readonly<v.InferOutput<typeof ownMoveSchema>>
export type EndingDrill = Readonly<v.InferOutput<typeof endingSchema>>
