import type { Variant } from '@rookery/rules'

/** The rules in which a board differs from what most people know, in sentences; empty for standard chess. */
export function tellSpecialRules(variant: Variant): string[] {
  const { files, ranks, pawns, castling, king, draws, moveLimit, roles } = variant
  const isSmall = files !== 8 || ranks !== 8
  const lasting = [
    draws.repetition && 'repetition',
    draws.fiftyMoves && 'fifty moves without a capture',
    draws.material && 'too little material',
  ].filter((each) => each !== false)
  return [
    ...(isSmall ? [`The board has ${files} files and ${ranks} ranks.`] : []),
    ...(roles.includes('bishop') ? [] : ['There are no bishops.']),
    ...(king === 'captured'
      ? ['You win by taking the king. There is no check: nothing stops a king from being left in reach.']
      : []),
    ...(pawns.doubleStep ? [] : ['Pawns step one square at a time, from the start too.']),
    ...(pawns.promotions.length === 1 ? [`A pawn on the last rank becomes a ${pawns.promotions[0]}.`] : []),
    ...(castling === 'none' ? ['Nobody castles.'] : []),
    ...(castling === 'chess960' ? chess960Rules : []),
    ...(moveLimit
      ? [
          `After ${moveLimit.plies / 2} moves each the game ends, and whoever has more pieces on the board wins: ${tellWorth(moveLimit.worth)}.`,
        ]
      : []),
    ...(lasting.length === 0 ? ['No game is drawn by repetition or for want of captures.'] : []),
  ]
}

const chess960Rules = [
  'The pieces of the back rank are shuffled, the same for both sides. The king stands between the rooks.',
  'You castle by moving the king onto your own rook. King and rook end where they would in standard chess: on the c and d files, or on g and f.',
  'Neither has moved before, all squares on their ways are free of others, and the king is not in check on its way.',
]

function tellWorth(worth: NonNullable<Variant['moveLimit']>['worth']): string {
  const parts = Object.entries(worth)
    .filter(([role]) => role !== 'king')
    .sort((one, other) => other[1] - one[1])
    .map(([role, value]) => `a ${role} counts ${value}`)
  return parts.join(', ')
}
