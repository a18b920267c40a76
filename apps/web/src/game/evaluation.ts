import { type PlayState, shownThought } from '@rookery/play'
import { chancesOf, type Thought, tellScore } from '@rookery/players'

/** How a mind sees the game, as one number. */
export interface Evaluation {
  /** White's share of the bar, from 0 to 1. */
  readonly whiteShare: number
  /** "+0.35 for White". */
  readonly text: string
}

/** The evaluation behind the shown thought; undefined where the mind has no number for the game as a whole. */
export function shownEvaluation(state: PlayState): Evaluation | undefined {
  const shown = shownThought(state)
  return shown && evaluationOf(shown.thought)
}

function evaluationOf({ score }: Thought): Evaluation | undefined {
  const whiteShare = score && chancesOf(score, 'white')
  return whiteShare === undefined ? undefined : { whiteShare, text: tellScore(score!) }
}
