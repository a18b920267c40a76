import {
  describeFaults,
  err,
  type Fault,
  Line,
  type Move,
  makeFen,
  makeUci,
  ok,
  type Position,
  parsePosition,
  parseUci,
  type Result,
  type Variant,
} from '@rookery/rules'

/** Where a pair of games begins: a position, and moves that are played before the sides think. */
export interface Opening {
  readonly start: Position
  readonly moves: readonly Move[]
}

/** An opening as files keep it. */
export interface OpeningText {
  readonly fen: string
  /** In UCI's letters. */
  readonly moves: readonly string[]
}

export type OpeningFault = Fault<
  'opening-position' | 'opening-move' | 'opening-over' | 'opening-pgn' | 'no-openings'
>

export const lineOf = ({ start, moves }: Opening): Line =>
  moves.reduce((line, move) => line.play(move), Line.from(start))

export function writeOpening(opening: Opening): OpeningText {
  const { positions, moves } = lineOf(opening)
  return {
    fen: makeFen(opening.start),
    moves: moves.map((move, index) => makeUci(move, positions[index]!)),
  }
}

export function parseOpening({ fen, moves }: OpeningText, variant: Variant): Result<Opening, OpeningFault> {
  const start = parsePosition(fen, variant)
  if (!start.ok) return err({ code: 'opening-position', message: describeFaults(start.faults) })
  const read: Move[] = []
  let position = start.value
  for (const text of moves) {
    const move = parseUci(position, text)
    if (!move.ok) return err({ code: 'opening-move', message: describeFaults(move.faults) })
    read.push(move.value)
    position = position.play(move.value)
  }
  return checkOpen({ start: start.value, moves: read })
}

/** A game that is over before anyone thinks says nothing about the players. */
export function checkOpen(opening: Opening): Result<Opening, OpeningFault> {
  const outcome = lineOf(opening).outcome()
  return outcome ? err({ code: 'opening-over', message: `the game is over: ${outcome.reason}` }) : ok(opening)
}
