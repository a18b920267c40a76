import {
  type Fault,
  type Move,
  minichess,
  ok,
  type Position,
  parsePosition,
  parseUci,
  type Result,
  standard,
  type Variant,
} from '@rookery/rules'

export type PuzzleVariant = 'standard' | 'minichess'

/**
 * As Lichess has them: the position before the opponent's move, which is the first of `moves`; the solver's are the second, the
 * fourth and so on. In UCI's letters.
 */
export interface Puzzle {
  readonly id: string
  readonly variant: PuzzleVariant
  readonly fen: string
  readonly moves: readonly string[]
  readonly rating: number
  readonly deviation: number
  readonly themes: readonly string[]
}

/** A puzzle on its board. */
export interface OpenPuzzle {
  /** Before the opponent's move. */
  readonly start: Position
  /** The opponent's, the solver's, and so on in turn. */
  readonly moves: readonly Move[]
  /** The start, and the position after each of the moves. */
  readonly positions: readonly Position[]
}

const variants: Readonly<Record<PuzzleVariant, Variant>> = { standard, minichess }

export const variantOf = (id: PuzzleVariant): Variant => variants[id]

/** A puzzle with its moves found on the board; a fault where one of them cannot be played. */
export function openPuzzle({
  variant,
  fen,
  moves,
}: Pick<Puzzle, 'variant' | 'fen' | 'moves'>): Result<OpenPuzzle> {
  const start = parsePosition(fen, variants[variant])
  if (!start.ok) return start
  const positions = [start.value]
  const found: Move[] = []
  for (const text of moves) {
    const before = positions.at(-1)!
    const move: Result<Move, Fault> = parseUci(before, text)
    if (!move.ok) return move
    found.push(move.value)
    positions.push(before.play(move.value))
  }
  return ok({ start: start.value, moves: found, positions })
}
