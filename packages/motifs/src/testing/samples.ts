import {
  chess960,
  chess960Start,
  createBoard,
  createPosition,
  createRandom,
  type Move,
  makeFen,
  makeUci,
  type PlacedPiece,
  type Position,
  parsePosition,
  positionOutcome,
  type Random,
  startPosition,
  unwrap,
  type Variant,
  variants,
} from '@rookery/rules'

/** A move in a position, and how the naive rules are told of it. */
export interface Sample {
  readonly position: Position
  readonly move: Move
  readonly fen: string
  readonly uci: string
}

const rolesOf = ({ roles }: Variant) => roles.filter((role) => role !== 'king')

/** Two kings and a few pieces anywhere, or nothing where that would be no position. */
function scatter(variant: Variant, random: Random): Position | undefined {
  const squares = random.shuffle([...variant.squares])
  const some = 3 + random.below(variant.files)
  const pieces: PlacedPiece[] = [
    { square: squares.pop()!, piece: { color: 'white', role: 'king' } },
    { square: squares.pop()!, piece: { color: 'black', role: 'king' } },
  ]
  // Endings of kings and pawns would be rare otherwise.
  const roles = random.below(4) === 0 ? (['pawn'] as const) : rolesOf(variant)
  for (let left = some; left > 0; left--) {
    const role = roles[random.below(roles.length)]!
    pieces.push({ square: squares.pop()!, piece: { color: random.below(2) === 0 ? 'white' : 'black', role } })
  }
  const turn = random.below(2) === 0 ? 'white' : 'black'
  const made = createPosition({
    variant,
    board: createBoard(pieces),
    turn,
    castling: [],
    enPassant: undefined,
    halfmoves: 0,
    fullmoves: 10,
  })
  return made.ok && !positionOutcome(made.value) ? made.value : undefined
}

const startOf = (variant: Variant, random: Random): Position =>
  variant === chess960
    ? unwrap(parsePosition(chess960Start(random.below(960)), chess960))
    : startPosition(variant)

const MOST_PLIES = 60

/** Moves out of games of random moves and on boards with a few scattered pieces, of all variants in turn; the same for the same seed. */
export function* samples(seed: number): Generator<Sample, never> {
  const random = createRandom(seed)
  for (;;)
    for (const variant of variants) {
      let position = random.below(4) > 0 ? scatter(variant, random) : undefined
      if (position === undefined) {
        position = startOf(variant, random)
        for (let left = random.below(MOST_PLIES); left > 0 && !positionOutcome(position); left--) {
          const moves = position.legalMoves()
          position = position.play(moves[random.below(moves.length)]!)
        }
        if (positionOutcome(position)) continue
      }
      const fen = makeFen(position)
      for (const move of random.shuffle(position.legalMoves()))
        yield { position, move, fen, uci: makeUci(move, position) }
    }
}
