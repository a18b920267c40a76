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
  | Passes
  | Breaks
  | PreparesBreak
  | Nears
  | Opposes
  | Sidesteps
  | Guards
  | AnswersCheck
  | Denies
  | Blocks
  | Storms
  | GivesAir
  | Aims

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

/** The other side could have mated, had it been to move, and cannot now, nor after any answer to a check. */
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

/** A piece that did not move reaches so many squares more, because the one that moved was in its way; or a passed pawn its next. */
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
  /** A rook on the rank where the other side's pawns begin. */
  | { readonly area: 'rank' }
  /** A rook behind a passed pawn of either side. */
  | { readonly area: 'behind'; readonly pawn: PlacedPiece }
  /** The next step of a passed pawn. */
  | { readonly area: 'square'; readonly square: Square; readonly pawn: PlacedPiece }
)

/** So many moves the side would have if it could move again, and so many it had. */
export interface GainsRoom {
  readonly kind: 'gains room'
  readonly before: number
  readonly after: number
}

/** No pawn of the other side can stop or take it any more on its way. */
export interface Passes {
  readonly kind: 'passes'
  readonly pawn: PlacedPiece
  /** Since this move; otherwise it was so, and went on. */
  readonly isNew: boolean
}

/** A pawn goes where it and a pawn of the other side could take each other. */
export interface Breaks {
  readonly kind: 'breaks'
  readonly pawn: PlacedPiece
  readonly target: PlacedPiece
  /** It can be taken with profit. */
  readonly isOffered: boolean
}

/** With another move in a row a pawn could do so without a loss, since the moved piece guards the square. */
export interface PreparesBreak {
  readonly kind: 'prepares break'
  readonly pawn: PlacedPiece
  readonly square: Square
  readonly target: PlacedPiece
}

/** In an ending the king comes nearer to a pawn of the other side, to a passed one of its own, or to a bare king that it hunts. */
export interface Nears {
  readonly kind: 'nears'
  readonly goal: PlacedPiece
}

/** The kings face each other, one square between, on a board with pawns alone. */
export interface Opposes {
  readonly kind: 'opposes'
}

/** A piece leaves an attack that would have won nothing. */
export interface Sidesteps {
  readonly kind: 'sidesteps'
  /** Where it stood before the move. */
  readonly piece: PlacedPiece
  readonly attacker: PlacedPiece
}

/** A piece that is attacked without profit has one guard more. */
export interface Guards {
  readonly kind: 'guards'
  readonly piece: PlacedPiece
  readonly attacker: PlacedPiece
}

export interface AnswersCheck {
  readonly kind: 'answers check'
  readonly by: 'moving' | 'blocking'
  readonly piece: PlacedPiece
  readonly attacker: PlacedPiece
}

/** A pawn takes a square from a knight, a bishop or a pawn, or in an ending a piece one from the king: each could have gone there. */
export interface Denies {
  readonly kind: 'denies'
  readonly piece: PlacedPiece
  readonly square: Square
}

/** The moved pawn stands where a pawn of the other side could have stepped, or any piece before a passed one. */
export interface Blocks {
  readonly kind: 'blocks'
  readonly by: PlacedPiece
  readonly pawn: PlacedPiece
}

/** A pawn goes up the board towards a king at its side. */
export interface Storms {
  readonly kind: 'storms'
  readonly pawn: PlacedPiece
}

/** Our king, which could not leave its first rank, now can. */
export interface GivesAir {
  readonly kind: 'gives air'
  /** Where it could go. */
  readonly square: Square
}

/** A piece sees squares beside their king that it did not see before. */
export interface Aims {
  readonly kind: 'aims'
  readonly by: PlacedPiece
  readonly squares: readonly Square[]
}
