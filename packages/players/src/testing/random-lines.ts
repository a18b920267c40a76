import {
  createRandom,
  Line,
  type Move,
  moveFrom,
  moveTo,
  parsePosition,
  standard,
  startPosition,
  type Variant,
} from '@rookery/rules'

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

/** The line with moves of both sides to and fro, so that what stands now has stood so many times before. */
export function shuffleLine(line: Line, times: number): Line | undefined {
  const back = (from: Line, move: Move) =>
    from.position
      .legalMoves()
      .find((each) => moveFrom(each) === moveTo(move) && moveTo(each) === moveFrom(move))
  for (const first of line.position.legalMoves())
    for (const second of line.play(first).position.legalMoves()) {
      let reached: Line = line
      for (let left = times; left > 0; left--) {
        const there = reached.play(first).play(second)
        const third = back(there, first)
        const fourth = third && back(there.play(third), second)
        if (!fourth) break
        reached = there.play(third).play(fourth)
        if (left === 1 && reached.repetitions() === times + 1) return reached
      }
    }
  return undefined
}

export function lineFrom(fen: string, variant: Variant = standard): Line {
  const position = parsePosition(fen, variant)
  if (!position.ok) throw new Error(fen)
  return Line.from(position.value)
}
