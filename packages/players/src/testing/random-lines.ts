import { createRandom, Line, parsePosition, standard, startPosition, type Variant } from '@rookery/rules'

/** Games of random moves, cut off at random while they still go on: positions of every kind, the same each time. */
export function randomLines(
  count: number,
  seed: number,
  variant: Variant = standard,
  mostPlies = 80,
): Line[] {
  const random = createRandom(seed)
  const lines: Line[] = []
  while (lines.length < count) {
    let line: Line = Line.from(startPosition(variant))
    for (let left = random.below(mostPlies); left > 0 && !line.outcome(); left--) {
      const moves = line.position.legalMoves()
      line = line.play(moves[random.below(moves.length)]!)
    }
    if (!line.outcome()) lines.push(line)
  }
  return lines
}

export function lineFrom(fen: string, variant: Variant = standard): Line {
  const position = parsePosition(fen, variant)
  if (!position.ok) throw new Error(fen)
  return Line.from(position.value)
}
