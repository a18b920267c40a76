import type { Thought } from '../thought.ts'
import type { ThoughtForm } from '../thought-form.ts'
import { fallbacks } from './fallbacks.ts'
import type { ParrotDetails } from './thought.ts'

type Change = (form: ThoughtForm, details: unknown) => unknown

/** Parrot's own rows are small; where another mind thought for it, that one's thought is kept as that mind keeps it. */
export const parrotForm: ThoughtForm<ParrotDetails> = {
  bytes({ fallback }) {
    const form = fallback && formOf(fallback.thought)
    return form ? form.bytes(fallback.thought.details) : 0
  },
  lighten: (details) => changeFallback(details, (form, own) => form.lighten(own)),
  toJson: (details) => changeFallback(details, (form, own) => form.toJson(own)),
  isWhole: ({ moves, fallback }) =>
    Array.isArray(moves) && (fallback === null || (typeof fallback === 'object' && fallback !== undefined)),
}

const formOf = ({ kind }: Thought): ThoughtForm | undefined => fallbacks.find(({ id }) => id === kind)?.form

function changeFallback(details: ParrotDetails, change: Change): ParrotDetails {
  const { fallback } = details
  const form = fallback && formOf(fallback.thought)
  if (!form) return details
  const { player, thought } = fallback
  return { ...details, fallback: { player, thought: { ...thought, details: change(form, thought.details) } } }
}
