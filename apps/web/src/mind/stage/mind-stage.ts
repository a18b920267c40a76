import type { BoardArrow } from '@rookery/board'
import type { RosterEntry, ScoreView } from '@rookery/players'
import type { Color, Line, Position } from '@rookery/rules'
import { createContext, useContext } from 'react'
import type { GameScore } from './game-scores.ts'
import type { SecondOpinion } from './second-opinion.ts'

/** What every picture of a thought may use besides the thought: the game it was about, the board, and the mind's own word. */
export interface MindStage {
  readonly entry: RosterEntry
  /** The game up to the position that was thought about. */
  readonly game: Line
  readonly orientation: Color
  /** From whose side scores are told. */
  readonly view: ScoreView
  /** What this mind thought of the game's positions, in their order; of the whole game, not only up to here. */
  readonly scores: readonly GameScore[]
  /** Show these on the board for as long as they are given. */
  readonly onArrows: (arrows: readonly BoardArrow[] | undefined) => void
  /** Show this position on the board for as long as it is given. */
  readonly onPosition: (position: Position | undefined) => void
  /** A second mind of the same kind and settings. */
  readonly second: SecondOpinion
}

export const MindStageContext = createContext<MindStage | undefined>(undefined)

export function useMindStage(): MindStage {
  const stage = useContext(MindStageContext)
  if (!stage) throw new Error('a picture of a thought is drawn without a stage')
  return stage
}
