import type { Color, Move, Role, Setup, Square, Variant } from '@rookery/rules'
import type { PieceSet } from '@rookery/rules/pieces'
import type { BoardArrow, BoardCircle, BoardHighlight } from './drawings.ts'
import type { BoardLabels } from './labels.ts'
import type { PreMove } from './pre-move.ts'
import type { Clocks } from './state.ts'
import type { ThemeName } from './themes.ts'

/** A square by its name or by the rules' number. */
export type SquareLike = Square | string

/** The same with squares as a page may write them. */
type Like<T> = { readonly [K in keyof T]: T[K] extends Square ? SquareLike : T[K] }

interface LikeDrawings {
  readonly arrows?: readonly (string | Like<BoardArrow>)[]
  readonly circles?: readonly (string | Like<BoardCircle>)[]
}

/** Says whether a move is allowed; squares by name. */
export type MoveValidator = (move: {
  readonly from: string
  readonly to: string
  readonly promotion: Role | undefined
}) => boolean

export type MoveLike = Move | string

/** What a page may set: as a property, or as an attribute of the same name in kebab-case. Null and undefined mean the default. */
export interface BoardOptions {
  /** A FEN, `start`, or a Setup or Position of the rules. Reading it gives the position as it is on the board now. */
  position: string | Setup | null | undefined
  /** The id of a variant, or a variant of the rules; a Setup or Position has its own. */
  variant: string | Variant | null | undefined
  /** The side below. */
  orientation: Color | null | undefined
  /** Whose pieces can be moved: `white`, `black`, `both` (or true) or `none` (or false). */
  interactive: Color | 'both' | 'none' | boolean | null | undefined
  /**
   * What may go where: the rules decide unless told. `free` lets everything go anywhere; a list (UCI, or the rules' moves), a map
   * from square to squares, or a function is what is allowed.
   */
  moves:
    | string
    | readonly MoveLike[]
    | ReadonlyMap<SquareLike, readonly SquareLike[]>
    | MoveValidator
    | null
    | undefined
  /** `play` (or true): moves queued ahead of their turn are played by the board; `show`: the page does it; `none` (or false). */
  premoves: 'none' | 'play' | 'show' | boolean | null | undefined
  /** The queued pre-move. */
  premove: string | Like<PreMove> | null | undefined
  /** `none`, a UCI move, or two squares; otherwise what the board has seen being played. */
  lastMove: string | readonly SquareLike[] | null | undefined
  /** `none`, or squares; otherwise the king that is in check. */
  check: string | readonly SquareLike[] | null | undefined
  arrows: string | readonly (string | Like<BoardArrow>)[] | null | undefined
  circles: string | readonly (string | Like<BoardCircle>)[] | null | undefined
  highlights: string | readonly (string | Like<BoardHighlight>)[] | null | undefined
  /** What the person has drawn. */
  shapes: LikeDrawings | null | undefined
  theme: ThemeName | null | undefined
  coordinates: boolean | string | null | undefined
  /** Whether the goals of a piece in hand are marked. */
  dots: boolean | string | null | undefined
  /** Whether the right button draws. */
  drawable: boolean | string | null | undefined
  /** Whether moves are told to a screen reader. */
  announce: boolean | string | null | undefined
  /** A picture that cannot be walked or used. */
  still: boolean | string | null | undefined
  /** The name of a set of pieces, or a set of one's own. */
  pieces: string | PieceSet | null | undefined
  /** How long a piece slides, in milliseconds; 0 or `none` for not at all. */
  animation: number | string | null | undefined
  /** What is left on the clocks, in milliseconds, for whoever asks. */
  clocks: Clocks | (() => Clocks) | null | undefined
  /** The board's name for a screen reader. */
  label: string | null | undefined
  /** How the board speaks, instead of English: a function for each label, which is given facts and gives a text. */
  labels: Partial<BoardLabels> | null | undefined
}
