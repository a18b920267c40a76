import type {
  Checks,
  Controls,
  Develops,
  Discovers,
  Forks,
  GainsRoom,
  Motif,
  Pins,
  Saves,
  Shelters,
  Skewers,
  Threatens,
  Trades,
} from '@rookery/motifs'
import type { PlacedPiece, Role, Square } from '@rookery/rules'

/** Something a mind saw on the board that speaks for its move, or that it is afraid of: the facts of one clause. */
export type Reason =
  | { readonly kind: 'mates' | 'is mated' | 'wins on count' | 'loses on count'; readonly moves: number }
  | { readonly kind: 'takes the king' | 'draws' | 'repeats' }
  | { readonly kind: 'wins by a fork'; readonly fork: Forks; readonly won: PlacedPiece }
  | { readonly kind: 'wins by a skewer'; readonly skewer: Skewers; readonly won: PlacedPiece }
  | { readonly kind: 'wins by a discovery'; readonly discovery: Discovers; readonly won: PlacedPiece }
  | {
      readonly kind: 'takes'
      readonly taken: PlacedPiece
      /** What it costs, where that is less. */
      readonly given?: Role
      readonly isUnguarded: boolean
    }
  /** A piece of the other side falls later in the line; without `after` once a piece was taken back. */
  | { readonly kind: 'falls'; readonly piece: PlacedPiece; readonly after?: string }
  /** At once, or later in the line. */
  | { readonly kind: 'promotes'; readonly role: Role; readonly square: Square; readonly after?: string }
  /** Its line ends with a capture that can be taken back, which it has not looked at. */
  | { readonly kind: 'looks no further'; readonly san: string }
  /** What it fears: the answer that takes a piece of its own, or a move after which one falls. */
  | { readonly kind: 'is taken'; readonly piece: PlacedPiece; readonly san: string }
  | { readonly kind: 'loses'; readonly piece: PlacedPiece; readonly after: string }
  /** An answer with something behind it. */
  | { readonly kind: 'answered'; readonly san: string; readonly reason: Reason }
  | { readonly kind: 'threatens mate' | 'averts mate'; readonly san: string }
  | Saves
  | Trades
  | Threatens
  | Pins
  | Forks
  | Skewers
  | Discovers
  | Checks
  | Shelters
  | Develops
  | Controls
  | GainsRoom

/** For a mind that values all of it. */
export const everyMotif: readonly Motif['kind'][] = [
  'mates',
  'promotes',
  'discovers',
  'averts mate',
  'saves',
  'trades',
  'threatens mate',
  'threatens',
  'pins',
  'shelters',
  'develops',
  'controls',
  'gains room',
]

/** How far a mind sees, and what it cares for. */
export interface Outlook {
  /** Half-moves that it looked ahead in every direction, not only along its line. */
  readonly depth: number
  /** What counts for it beside material: only of that it may speak as a reason. */
  readonly cares: readonly Motif['kind'][]
}
