import { type Evidence, estimateStrength, LEAST_MOVES, roundStrength } from '@rookery/practice'
import { say } from '@rookery/words/web/strength'

/** Whose games they are: a side of a game between two people, somebody by name, or whoever reads it. */
export type Whose = { readonly kind: 'you' } | { readonly kind: 'name'; readonly name: string }

/** How strong somebody has played, or why it cannot be told, in a sentence. */
export function tellStrength(evidence: Evidence, whose: Whose, games: number): string {
  const estimate = estimateStrength(evidence)
  const who = { kind: whose.kind, name: whose.kind === 'name' ? whose.name : '' }
  if (!estimate) return say('tooFew', { moves: evidence.moves, least: LEAST_MOVES })
  const told = { ...who, ...roundStrength(estimate) }
  return games > 1 ? say('inGames', { ...told, games }) : say('inGame', told)
}
