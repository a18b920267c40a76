import { type Color, opposite } from '@rookery/rules'
import type { Score } from './score.ts'

/** How a person wants scores told: always for White, or for the side that is theirs. */
export const scoreWishes = ['me', 'white'] as const
export type ScoreWish = (typeof scoreWishes)[number]

/** Whose side scores are told from. */
export interface ScoreView {
  readonly side: Color
  /** The side of the person who reads them. */
  readonly isYours: boolean
}

export const whitesView: ScoreView = { side: 'white', isYours: false }

/**
 * The side from which every number is told. `person` is the side that one person plays against a mind; where there is none, "for me"
 * means the side that sits `below`, nearer on the board.
 */
export function viewOf(wish: ScoreWish, person: Color | undefined, below: Color): ScoreView {
  if (wish === 'white') return whitesView
  return { side: person ?? below, isYours: person !== undefined }
}

/** The side from which a mind's scores are told: numbers that cannot be converted stay its own, with their own sign. */
export const toldSide = (score: Score | undefined, { side }: ScoreView, own: Color): Color =>
  score && score.pawns === undefined && !score.end ? own : side

export const otherView = ({ side }: ScoreView): ScoreView => ({ side: opposite(side), isYours: false })

export const whoseView = ({ side, isYours }: ScoreView): Color | 'you' => (isYours ? 'you' : side)
