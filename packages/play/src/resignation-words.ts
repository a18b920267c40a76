import { isDecided, lastScores, scoreFor } from '@rookery/players'
import { opposite } from '@rookery/rules'
import { say } from '@rookery/words/play/outcome'
import type { GameRecord } from './game-record.ts'
import { sideName } from './seat.ts'

/** Why a mind has resigned, as it sees it; undefined where none has. */
export function describeResignation({
  line,
  sides,
  thoughts,
  ended,
}: Pick<GameRecord, 'line' | 'sides' | 'thoughts' | 'ended'>): string | undefined {
  if (ended?.reason !== 'resignation' || !ended.winner) return undefined
  const loser = opposite(ended.winner)
  if (sides[loser].kind === 'person') return undefined
  const name = sideName(sides, loser)
  // The thought before the move that was not played is no part of a saved game.
  const scores = lastScores(line, thoughts).flatMap((score) => (score ? [scoreFor(score, loser)] : []))
  const end = scores[0]?.end
  if (end?.kind === 'mate') return say('resigns.mated', { name, moves: Math.abs(end.moves) })
  const deficits = scores.flatMap((score) =>
    score.pawns === undefined || isDecided(score) ? [] : [-score.pawns],
  )
  return deficits.length > 0 && !end
    ? say('resigns.behind', { name, pawns: Math.floor(Math.min(...deficits)) })
    : say('resigns.lost', { name })
}
