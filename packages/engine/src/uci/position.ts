import {
  describeFaults,
  err,
  type Fault,
  Line,
  makeFen,
  ok,
  parsePosition,
  parseUci,
  type Result,
  startPosition,
  type Variant,
} from '@rookery/rules'

export type PositionFault = Fault<'position'>

const fault = (message: string): Result<never, PositionFault> => err({ code: 'position', message } as const)

/** Reads the words after `position`. */
export function parsePositionCommand(
  words: readonly string[],
  variant: Variant,
): Result<Line, PositionFault> {
  const movesAt = words.indexOf('moves')
  const setup = movesAt < 0 ? words : words.slice(0, movesAt)
  const start = parseStart(setup, variant)
  if (!start.ok) return start
  const positions = [...start.value.positions] as [
    typeof start.value.position,
    ...(typeof start.value.position)[],
  ]
  const moves = []
  for (const text of movesAt < 0 ? [] : words.slice(movesAt + 1)) {
    const position = positions.at(-1)!
    const move = parseUci(position, text)
    if (!move.ok) return fault(`move ${moves.length + 1}: ${describeFaults(move.faults)}`)
    moves.push(move.value)
    positions.push(position.play(move.value))
  }
  return ok(new Line(positions, moves))
}

function parseStart(words: readonly string[], variant: Variant): Result<Line, PositionFault> {
  if (words[0] === 'startpos') return ok(Line.from(startPosition(variant)))
  if (words[0] !== 'fen') return fault('a position begins with startpos or fen')
  const parsed = parsePosition(words.slice(1).join(' '), variant)
  return parsed.ok ? ok(Line.from(parsed.value)) : fault(describeFaults(parsed.faults))
}

/** The same position with the colours exchanged. */
export function flipPosition(line: Line): Result<Line, PositionFault> {
  const [board, turn, castling, enPassant, ...clocks] = makeFen(line.position).split(' ')
  const swapCase = (text: string) =>
    text.replace(/[a-z]/gi, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
  const rows = board!.split('/').reverse().map(swapCase).join('/')
  const target = enPassant === '-' ? '-' : `${enPassant![0]}${enPassant![1] === '3' ? 6 : 3}`
  const fen = [rows, turn === 'w' ? 'b' : 'w', swapCase(castling!), target, ...clocks]
  return parseStart(['fen', ...fen], line.variant)
}
