import type { ReviewLimits } from '@rookery/analysis'
import type { Game } from '@rookery/rules'

const raven = /\bRaven, \d+ (?:nodes|ms) a position$/

/** How a review signs in the Annotator tag. */
export const signatureOf = (limits: ReviewLimits): string =>
  `Raven, ${'nodes' in limits ? `${limits.nodes} nodes` : `${limits.timeMs} ms`} a position`

/** The signature of the finished review that a game has. */
export const readSignature = ({ tags }: Game): string | undefined =>
  raven.exec(tags.get('Annotator') ?? '')?.[0]

/** Signs a finished review beside who else has annotated the game; one that was stopped is not signed, whatever the one before it was. */
export function sign(game: Game, signature: string | undefined): void {
  const others = game.tags.get('Annotator')?.replace(raven, '').trim()
  const signed = [others, signature].filter(Boolean).join(' ')
  if (signed) game.setTag('Annotator', signed)
  else game.deleteTag('Annotator')
}
