import type {
  Aims,
  AnswersCheck,
  Attacks,
  Blocks,
  Breaks,
  Checks,
  Connects,
  Controls,
  Denies,
  Develops,
  Discovers,
  Forks,
  GainsRoom,
  GivesAir,
  Guards,
  Motif,
  Nears,
  OffersFork,
  Opens,
  Opposes,
  Passes,
  Pins,
  PreparesBreak,
  PreparesCastling,
  Saves,
  Shelters,
  Sidesteps,
  Skewers,
  Storms,
  Threatens,
  Trades,
} from '@rookery/motifs'
import type { PlacedPiece, Role, Square } from '@rookery/rules'
import type { ForcedEnd } from '../score/index.ts'

/** Something a mind saw on the board that speaks for its move, or that it is afraid of: the facts of one clause. */
export type Reason =
  | { readonly kind: 'mates' | 'is mated' | 'wins on count' | 'loses on count'; readonly moves: number }
  | { readonly kind: 'takes the king' | 'repeats' }
  /** By the move itself, or at the end of its line. */
  | { readonly kind: 'draws'; readonly isStalemate: boolean; readonly isLater: boolean }
  | {
      readonly kind: 'wins by a fork'
      readonly fork: Forks
      readonly won: PlacedPiece
      readonly given: readonly Role[]
    }
  | {
      readonly kind: 'wins by a skewer'
      readonly skewer: Skewers
      readonly won: PlacedPiece
      readonly given: readonly Role[]
    }
  | { readonly kind: 'wins by a discovery'; readonly discovery: Discovers; readonly won: PlacedPiece }
  | {
      readonly kind: 'takes'
      readonly taken: PlacedPiece
      /** What it costs, which is less. */
      readonly given: readonly Role[]
      readonly isUnguarded: boolean
    }
  /** A piece of the other side falls once a piece was taken back. */
  | { readonly kind: 'falls'; readonly piece: PlacedPiece }
  /** A piece of the other side falls later in the line. */
  | {
      readonly kind: 'takes later'
      readonly piece: PlacedPiece
      readonly given: readonly Role[]
      readonly later: Later
      /** It could be taken back with profit, and is not. */
      readonly isOpen?: boolean
    }
  | Promotion
  /** Its line ends with a capture, its own or the other side's, that can be taken back, which it has not looked at. */
  | { readonly kind: 'looks no further' | 'fears no further'; readonly san: string }
  /** What it fears: a piece of its own is taken, and what it had for that is less. */
  | {
      readonly kind: 'loses'
      readonly piece: PlacedPiece
      readonly given: readonly Role[]
      readonly by: Blow
    }
  /** A pawn of the other side promotes. */
  | { readonly kind: 'is outrun'; readonly role: Role; readonly by: Blow }
  /** An answer with something behind it. */
  | (Answer & { readonly kind: 'answered'; readonly reason: Reason })
  | { readonly kind: 'threatens mate' | 'averts mate'; readonly san: string }
  /** A piece goes where it can be won, and the line leaves it there. */
  | { readonly kind: 'offers'; readonly piece: PlacedPiece }
  /** What gets away may guard another piece, which could have been won as well. */
  | (Saves & { readonly guarded?: PlacedPiece })
  | Trades
  /** A piece that did not move may threaten, too; `also` is what it threatens beside the target. */
  | (Threatens & { readonly isByOther: boolean; readonly also: readonly PlacedPiece[] })
  | (Pins & { readonly isByOther: boolean })
  | Forks
  | OffersFork
  | Skewers
  /** On a board that knows no check, the king is attacked. */
  | (Checks & { readonly isKingTaken: boolean })
  | Discovers
  | Shelters
  | QuietMotif
  /** A piece goes somewhere, and does this by it. */
  | { readonly kind: 'does both'; readonly reason: QuietMotif; readonly also: QuietMotif }
  /** What it threatens goes away at once. */
  | {
      readonly kind: 'drives'
      readonly by: PlacedPiece
      readonly target: PlacedPiece
      readonly isByOther: boolean
    }
  /** A capture farther along the line, with what is taken for it at once. */
  | {
      readonly kind: 'exchanges'
      readonly san: string
      readonly piece: PlacedPiece
      readonly back?: { readonly san: string; readonly piece: PlacedPiece; readonly isSame: boolean }
      /** A fork or the like that wins as much back, by the next two moves. */
      readonly regained?: Reason
      /** The line ends with it, and it can be taken back. */
      readonly isOpen?: boolean
      /** After the first answer, or later than that. */
      readonly later?: { readonly after?: string }
    }
  /** What a line wins and loses in all, the dearest first. */
  | {
      readonly kind: 'comes to'
      readonly won: readonly Role[]
      readonly lost: readonly Role[]
      /** Beside a promotion that is told. */
      readonly isBeside: boolean
    }

/** A pawn of the mover's own promotes, at once or later in the line. */
export interface Promotion {
  readonly kind: 'promotes'
  readonly role: Role
  readonly square: Square
  readonly later?: Later
  /** The move that takes the new piece at once, for nothing. */
  readonly takenBy?: string
}

/** What a move does that changes nothing at once. */
export type QuietMotif =
  | Develops
  | PreparesCastling
  | Connects
  | Opens
  | Attacks
  | Controls
  | GainsRoom
  | AnswersCheck
  | Passes
  | Breaks
  | PreparesBreak
  | Opposes
  | Sidesteps
  | Denies
  | Guards
  | Nears
  | Blocks
  | Storms
  | GivesAir
  | Aims

/** A move of the mover's own, farther along the line. */
interface Later {
  readonly san: string
  /** The answer before it, where that is the first. */
  readonly after?: string
}

/** A move of the other side, and what it takes. */
export interface Answer {
  readonly san: string
  readonly taken?: PlacedPiece
}

/** A move of the other side that costs something. */
export interface Blow {
  readonly san: string
  /** The answer that it begins with, where that is not the move itself. */
  readonly begun?: Answer
  /** It comes right after that. */
  readonly isNext?: boolean
  /** What the mover took just before, which belongs to the price. */
  readonly after?: string
}

/** What wins or loses something if nothing is done about it: whoever counts material finds it in its lines. */
export const forcingMotifs: readonly Motif['kind'][] = [
  'mates',
  'promotes',
  'forks',
  'offers fork',
  'skewers',
  'discovers',
  'averts mate',
  'saves',
  'trades',
  'threatens mate',
  'threatens',
  'pins',
  'checks',
  'answers check',
]

/** For a mind that values all of it. */
export const everyMotif: readonly Motif['kind'][] = [
  ...forcingMotifs,
  'shelters',
  'passes',
  'breaks',
  'develops',
  'prepares castling',
  'connects',
  'opens',
  'attacks',
  'opposes',
  'sidesteps',
  'denies',
  'storms',
  'aims',
  'gives air',
  'prepares break',
  'guards',
  'controls',
  'nears',
  'blocks',
  'gains room',
]

/** How far a mind sees, and what it cares for. */
export interface Outlook {
  /** Half-moves that it looked ahead in every direction, not only along its line. */
  readonly depth: number
  /** Beyond that it looked at captures until its lines were quiet. */
  readonly quietEnds?: boolean
  /** What counts for it beside material: only of that it may speak as a reason. */
  readonly cares: readonly Motif['kind'][]
}

/** What is thought of a line, from the side that makes its first move. */
export interface Judged {
  /** What is taken for certain. */
  readonly end?: ForcedEnd
  readonly pawns?: number
  /** The pawns are a rule of thumb, of which only the sign counts. */
  readonly isRough?: boolean
  /** What could have been had instead; without it what the pieces on the board are worth. */
  readonly had?: number
}

/** The points of a quiet move, the most telling first. */
export const quietKinds: readonly QuietMotif['kind'][] = [
  'answers check',
  'develops',
  'passes',
  'breaks',
  'prepares castling',
  'attacks',
  'connects',
  'opposes',
  'sidesteps',
  'opens',
  'storms',
  'denies',
  'aims',
  'prepares break',
  'gives air',
  'guards',
  'nears',
  'controls',
  'blocks',
  'gains room',
]

export const isQuietKind = (kind: Reason['kind'] | Motif['kind']): kind is QuietMotif['kind'] =>
  (quietKinds as readonly string[]).includes(kind)

/** What leaves room for a word about what the line takes, or the mind counts. */
export const isLightKind = (kind: Reason['kind']): boolean =>
  isQuietKind(kind) || kind === 'does both' || kind === 'checks' || kind === 'shelters' || kind === 'repeats'
