import { makeMoveNumber, type Review, type Verdict, writeFor } from '@rookery/analysis'
import { makeTable } from '@rookery/players'
import type { Color, Game, Position } from '@rookery/rules'
import { inEnglish } from '@rookery/words'
import { say } from '@rookery/words/cli/analyse'
import { say as sayMain } from '@rookery/words/cli/main'
import { makeFixed } from '../console/numbers.ts'
import { makePlain } from '../thoughts/describe-thought.ts'

/** A game's moves with their scores from White's side, losses and classes, and what was better. */
export function makeReport(number: number, game: Game, review: Review): string {
  const { positions } = game.line()
  const rows = review.moves.map((move, ply) => {
    const before = review.verdicts[ply]!
    return [
      `${makeMoveNumber(move)} ${move.san}`,
      makeScore(review.verdicts[ply + 1]!, positions[review.firstPly + ply + 1]!),
      makeFixed(move.lossCp / 100, 2),
      `${makeFixed(move.lossChance * 100, 1)} %`,
      say(`classes.${move.class}`),
      move.class !== 'best' && before.kind === 'searched' ? before.sans[0]! : '',
    ]
  })
  const table = makeTable([
    [
      say('head.move'),
      say('head.score'),
      say('head.loss'),
      say('head.chance'),
      say('head.class'),
      say('head.better'),
    ],
    ...rows,
  ])
  const accuracyOf = (color: Color) => {
    const accuracy = review.accuracy[color]
    return accuracy === undefined ? '-' : makeFixed(accuracy, 1)
  }
  const [white, black] = [accuracyOf('white'), accuracyOf('black')]
  return [
    `${say('game', { number })}: ${game.tags.get('White')} - ${game.tags.get('Black')}  ${game.result}`,
    ...table,
    review.isComplete ? say('accuracy', { white, black }) : say('accuracySoFar', { white, black }),
    '',
    '',
  ].join('\n')
}

/** White's, or how the game has ended. */
const makeScore = (verdict: Verdict, position: Position): string =>
  verdict.kind === 'over'
    ? sayMain(`reasons.${verdict.reason}`)
    : makePlain(writeFor('white', verdict, position))

export const makeJson = (number: number, game: Game, review: Review): string =>
  `${inEnglish(() => JSON.stringify({ game: number, tags: Object.fromEntries(game.tags), ...review }))}\n`
