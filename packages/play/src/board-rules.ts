import type { Role, Variant } from '@rookery/rules'
import { say } from '@rookery/words/play/rules'

export const titleRules = ({ name }: Variant): string => say('title', { board: name })

/** The rules in which a board differs from what most people know, or where it does not, how a game ends. */
export function tellRules(variant: Variant): string[] {
  const special = tellSpecialRules(variant)
  return special.length > 0 ? special : [say('mate'), say('stalemate'), say('claims')]
}

/** The rules in which a board differs from what most people know, in sentences; empty for standard chess. */
export function tellSpecialRules(variant: Variant): string[] {
  const { files, ranks, pawns, castling, king, draws, moveLimit, roles } = variant
  const isSmall = files !== 8 || ranks !== 8
  const canLastTooLong = draws.repetition || draws.fiftyMoves || draws.material
  const [promotion, otherPromotion] = pawns.promotions
  return [
    ...(isSmall ? [say('size', { files, ranks })] : []),
    ...(roles.includes('bishop') ? [] : [say('noBishops')]),
    ...(king === 'captured' ? [say('kingTaken')] : []),
    ...(pawns.doubleStep ? [] : [say('singleSteps')]),
    ...(promotion && !otherPromotion ? [say('promotion', { role: promotion })] : []),
    ...(castling === 'none' ? [say('noCastling')] : []),
    ...(castling === 'chess960' ? [say('shuffled'), say('ontoRook'), say('castlingWays')] : []),
    ...(moveLimit
      ? [say('moveLimit', { moves: moveLimit.plies / 2, worth: tellWorth(moveLimit.worth) })]
      : []),
    ...(canLastTooLong ? [] : [say('noDraws')]),
  ]
}

function tellWorth(worth: NonNullable<Variant['moveLimit']>['worth']): string {
  const parts = (Object.entries(worth) as [Role, number][])
    .filter(([role]) => role !== 'king')
    .sort((one, other) => other[1] - one[1])
    .map(([role, value]) => say('worth', { role, value }))
  return parts.join(', ')
}
