import { type RunWish, runModes } from '@rookery/practice'
import * as v from 'valibot'
import { keepText, readKept } from '../../../ui/keep-text.ts'

const choiceSchema = v.object({
  variant: v.fallback(v.picklist(['standard', 'minichess']), 'standard'),
  source: v.fallback(v.picklist(['ours', 'imported']), 'ours'),
  mode: v.fallback(v.picklist(runModes), 'open'),
  /** Empty for all. */
  theme: v.fallback(v.pipe(v.string(), v.maxLength(60)), ''),
  /** Empty for one's own. */
  rating: v.fallback(v.pipe(v.string(), v.regex(/^(\d{3,4})?$/)), ''),
})

/** What somebody wants to solve. */
export type PuzzleChoice = Readonly<v.InferOutput<typeof choiceSchema>>

const key = 'rookery.practice-choice'
const usual = v.parse(choiceSchema, {})

export function readChoice(): PuzzleChoice {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), choiceSchema), readKept(key))
  return kept.success ? kept.output : usual
}

export const keepChoice = (choice: PuzzleChoice): void => keepText(key, JSON.stringify(choice))

export const wishOf = ({ mode, theme, rating }: PuzzleChoice): RunWish => ({
  mode,
  ...(theme !== '' && { theme }),
  ...(rating !== '' && { rating: Number(rating) }),
})
