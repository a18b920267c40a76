import type { Move, PlacedPiece, Square } from '@rookery/rules'

/** Something that a move does on its board. Plain data, which a voice turns into words. */
export type Motif =
  | Mates
  | Checks
  | Forks
  | OffersFork
  | Skewers
  | Discovers
  | Pins
  | Threatens
  | ThreatensMate
  | AvertsMate
  | Saves
  | Hangs
  | Trades
  | Promotes
  | Shelters
  | Develops
  | PreparesCastling
  | Connects
  | Opens
  | Attacks
  | Controls
  | GainsRoom

export type MotifKind = Motif['kind']

/** The king cannot be saved any more; where kings are taken, it is taken or will be. */
export interface Mates {
  readonly kind: 'mates'
  /** The king was taken. */
  readonly isTaken: boolean
}

export interface Checks {
  readonly kind: 'checks'
  /** Two of them give a double check. */
  readonly by: readonly PlacedPiece[]
}

/** However the other side answers, one of the targets falls, or what answers does; a king among them is in check. */
export interface Forks {
  readonly kind: 'forks'
  readonly by: PlacedPiece
  readonly targets: readonly PlacedPiece[]
}

/** The same, unless the piece that forks is taken, for which it took less than it is worth. */
export interface OffersFork {
  readonly kind: 'offers fork'
  readonly by: PlacedPiece
  readonly targets: readonly PlacedPiece[]
}

/** However the other side answers, the piece in front falls or the one behind it, or what answers does. */
export interface Skewers {
  readonly kind: 'skewers'
  readonly by: PlacedPiece
  readonly front: PlacedPiece
  readonly behind: PlacedPiece
}

/** The move opens a line of another piece, which now gives check or could win the target. */
export interface Discovers {
  readonly kind: 'discovers'
  readonly by: PlacedPiece
  readonly target: PlacedPiece
}

/** If the pinned piece left the line, what stands behind it would fall. */
export interface Pins {
  readonly kind: 'pins'
  readonly by: PlacedPiece
  readonly pinned: PlacedPiece
  readonly to: PlacedPiece
}

/** A piece that could not be won before the move, and could be with the next. */
export interface Threatens {
  readonly kind: 'threatens'
  readonly target: PlacedPiece
  readonly by: PlacedPiece
  /** What taking it would win. */
  readonly pawns: number
}

export interface ThreatensMate {
  readonly kind: 'threatens mate'
  /** One that would mate. */
  readonly move: Move
}

/** The other side could have mated, had it been to move, and cannot now. */
export interface AvertsMate {
  readonly kind: 'averts mate'
  /** One that would have mated. */
  readonly move: Move
}

/** A piece that could have been won, and cannot be any more, by something that was done for it. */
export interface Saves {
  readonly kind: 'saves'
  /** Where it stood before the move. */
  readonly piece: PlacedPiece
  /** What attacked it, and was stopped by this. */
  readonly attacker: PlacedPiece
  readonly by: 'moving' | 'taking' | 'blocking' | 'guarding'
}

/** A piece of the mover that can now be won. */
export interface Hangs {
  readonly kind: 'hangs'
  readonly piece: PlacedPiece
  readonly attacker: PlacedPiece
  /** What taking it would win. */
  readonly pawns: number
  /** Otherwise it could have been won already, and the move left it so. */
  readonly isNew: boolean
}

/** Pieces of equal worth, which change places with nothing if the mover's is taken back. */
export interface Trades {
  readonly kind: 'trades'
  readonly taken: PlacedPiece
  readonly given: PlacedPiece
}

export interface Promotes {
  readonly kind: 'promotes'
  readonly piece: PlacedPiece
}

/** Castles. */
export interface Shelters {
  readonly kind: 'shelters'
  readonly king: PlacedPiece
}

/** A knight or a bishop leaves the square it began on. */
export interface Develops {
  readonly kind: 'develops'
  readonly piece: PlacedPiece
}

/** With another move in a row we could castle to a side, and could not before. */
export interface PreparesCastling {
  readonly kind: 'prepares castling'
}

/** The rooks guard each other on their first rank. */
export interface Connects {
  readonly kind: 'connects'
}

/** A piece that did not move reaches so many squares more, because the one that moved was in its way. */
export interface Opens {
  readonly kind: 'opens'
  readonly by: PlacedPiece
  readonly squares: number
}

/** The moved piece looks at one that is worth no less, guarded or not. */
export interface Attacks {
  readonly kind: 'attacks'
  readonly by: PlacedPiece
  readonly target: PlacedPiece
}

export type Controls = { readonly kind: 'controls'; readonly by: PlacedPiece } & (
  | { readonly area: 'centre'; readonly squares: readonly Square[] }
  /** A rook where no pawn of its own is in its way; `isOpen` where no pawn is at all. */
  | { readonly area: 'file'; readonly file: number; readonly isOpen: boolean }
  /** The next step of a passed pawn. */
  | { readonly area: 'square'; readonly square: Square; readonly pawn: PlacedPiece }
)

/** So many moves the side would have if it could move again, and so many it had. */
export interface GainsRoom {
  readonly kind: 'gains room'
  readonly before: number
  readonly after: number
}
