import {
  describeFaults,
  type GameView,
  Line,
  type Move,
  makeFen,
  type Position,
  parsePosition,
  variantById,
} from '@rookery/rules'

/** A game as it is sent to a worker. */
export interface WireGame {
  readonly variant: string
  readonly start: string
  readonly moves: readonly Move[]
}

export const packGame = ({ variant, start, moves }: GameView): WireGame => ({
  variant: variant.id,
  start: makeFen(start),
  moves,
})

export function unpackGame({ variant, start, moves }: WireGame): GameView {
  const first = parsePosition(start, variantById(variant))
  if (!first.ok) throw new Error(`cannot read ${start}: ${describeFaults(first.faults)}`)
  const positions: [Position, ...Position[]] = [first.value]
  for (const move of moves) positions.push(positions.at(-1)!.play(move))
  return new Line(positions, moves)
}
