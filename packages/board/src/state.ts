import {
  type Color,
  colors,
  type MoveFacts,
  opposite,
  type Piece,
  type Position,
  type Role,
  type Setup,
  type Square,
  type Variant,
} from '@rookery/rules'
import { type PieceSet, pieceSets } from '@rookery/rules/pieces'
import {
  type BoardArrow,
  type BoardCircle,
  type BoardHighlight,
  noDrawings,
  type OwnDrawings,
  type Stroke,
} from './drawings.ts'
import type { BoardFacts } from './labels.ts'
import type { MoveSource } from './legal.ts'
import type { PreMove } from './pre-move.ts'
import type { ThemeName } from './themes.ts'

/** What stands on the board, whether or not it is a position that can arise in a game. */
export interface Placement {
  readonly variant: Variant
  readonly pieces: ReadonlyMap<Square, Piece>
  readonly turn: Color
  readonly setup: Setup
  /** The same as a position, where it is one: it knows the moves. */
  readonly position: Position | undefined
}

export interface Clocks {
  readonly white?: number
  readonly black?: number
}

/** The page's labels; what one of them throws or forgets to say is undefined. */
export type AskedLabels = {
  readonly [Name in keyof BoardFacts]?: (facts: BoardFacts[Name]) => unknown
}

/** What the page has asked for, read and checked. */
export interface Wishes {
  readonly orientation: Color
  readonly interactive: readonly Color[]
  readonly moves: MoveSource
  /** `play`: the board plays them when their turn comes. `show`: the page does. */
  readonly premoves: 'none' | 'play' | 'show'
  /** Undefined: what the board has seen being played. */
  readonly lastMove: readonly Square[] | undefined
  /** Undefined: the king that could be taken next. */
  readonly check: readonly Square[] | undefined
  readonly arrows: readonly BoardArrow[]
  readonly circles: readonly BoardCircle[]
  readonly highlights: readonly BoardHighlight[]
  /** The style sheet goes by the attribute. */
  readonly theme: ThemeName
  readonly coordinates: boolean
  readonly dots: boolean
  readonly drawable: boolean
  readonly announce: boolean
  readonly still: boolean
  readonly pieces: PieceSet
  readonly animation: number
  readonly clocks: Clocks | (() => Clocks)
  readonly label: string | undefined
  /** Those of the page; English where it has none. */
  readonly labels: AskedLabels
}

/** A pawn that waits at its goal for what it becomes. */
export interface Promotion {
  readonly from: Square
  readonly to: Square
  readonly color: Color
  readonly choices: readonly Role[]
}

/** A piece that follows the pointer. */
interface Drag {
  readonly from: Square
  readonly piece: Piece
  readonly isTouch: boolean
}

/** All that a board knows: what the page wants, what stands on it, and what the person is doing. */
export interface BoardState {
  wishes: Wishes
  placement: Placement
  /** What the board has seen being played. */
  seenMove: readonly Square[]
  /** The same as facts, where the rules know the move. */
  seenFacts: MoveFacts | undefined
  selected: Square | undefined
  preMove: PreMove | undefined
  promotion: Promotion | undefined
  drag: Drag | undefined
  stroke: Stroke | undefined
  drawn: OwnDrawings
  /** The square in the tab order. */
  current: Square
  /** What a screen reader should say. */
  words: string
}

const defaults: Wishes = {
  orientation: 'white',
  interactive: [],
  moves: { kind: 'rules' },
  premoves: 'none',
  lastMove: undefined,
  check: undefined,
  arrows: [],
  circles: [],
  highlights: [],
  theme: 'wood',
  coordinates: true,
  dots: true,
  drawable: true,
  announce: true,
  still: false,
  pieces: pieceSets.carved,
  animation: 160,
  clocks: {},
  label: undefined,
  labels: {},
}

/** A board that nobody has touched. */
export const makeState = (placement: Placement): BoardState => ({
  wishes: defaults,
  placement,
  seenMove: [],
  seenFacts: undefined,
  selected: undefined,
  preMove: undefined,
  promotion: undefined,
  drag: undefined,
  stroke: undefined,
  drawn: noDrawings,
  current: 0,
  words: '',
})

/** The one colour whose pieces move ahead of their turn now, if any. */
export function colorAhead({ wishes, placement }: BoardState): Color | undefined {
  const [color, other] = wishes.interactive
  const isAhead =
    wishes.premoves !== 'none' &&
    wishes.moves.kind !== 'free' &&
    other === undefined &&
    color !== placement.turn
  return isAhead ? color : undefined
}

/** Whether the person may pick up what stands there, for a move or for a pre-move. */
export function isMovable(state: BoardState, square: Square): boolean {
  const { wishes, placement } = state
  const color = placement.pieces.get(square)?.color
  if (color === undefined || !wishes.interactive.includes(color)) return false
  return wishes.moves.kind === 'free' || color === placement.turn || color === colorAhead(state)
}

export const lastMoveOf = ({ wishes, seenMove }: BoardState): readonly Square[] => wishes.lastMove ?? seenMove

/** The kings to mark: in check, or, where kings are taken, simply left in reach, whoever is to move. */
export function checkedSquares({ wishes, placement: { position } }: BoardState): readonly Square[] {
  // Whose king was taken has the move, and the other one is in no danger any more.
  if (wishes.check || position?.kingOf(position.turn) === undefined) return wishes.check ?? []
  return colors.flatMap((color) => {
    const king = position.kingOf(color)!
    return position.isAttacked(king, opposite(color)) ? [king] : []
  })
}
