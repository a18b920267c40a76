import { makeMoveNumber, makeWhiteScore, type Review } from '@rookery/analysis'
import { makeTable } from '@rookery/players'
import { type Color, type Game, opposite } from '@rookery/rules'
import { makePlain } from '../thoughts/describe-thought.ts'

/** A game's moves with their scores from White's side, losses and classes, and what was better. */
export function makeReport(number: number, game: Game, review: Review): string {
  const rows = review.moves.map((move, ply) => {
    const before = review.verdicts[ply]!
    return [
      `${makeMoveNumber(move)} ${move.san}`,
      makePlain(makeWhiteScore(review.verdicts[ply + 1]!, opposite(move.color))),
      (move.lossCp / 100).toFixed(2),
      `${(move.lossChance * 100).toFixed(1)} %`,
      move.class,
      move.class !== 'best' && before.kind === 'searched' ? before.sans[0]! : '',
    ]
  })
  const table = makeTable([['Move', 'Score', 'Loss', 'Chance', 'Class', 'Better'], ...rows])
  const side = (color: Color) => `${color} ${review.accuracy[color]?.toFixed(1) ?? '-'}`
  return [
    `Game ${number}: ${game.tags.get('White')} - ${game.tags.get('Black')}  ${game.result}`,
    ...table,
    `Accuracy: ${side('white')}, ${side('black')}${review.isComplete ? '' : ' (stopped before the end)'}`,
    '',
    '',
  ].join('\n')
}

export const makeJson = (number: number, game: Game, review: Review): string =>
  `${JSON.stringify({ game: number, tags: Object.fromEntries(game.tags), ...review })}\n`
