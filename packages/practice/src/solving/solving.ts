import {
  err,
  Line,
  type Move,
  moveFrom,
  moveTo,
  ok,
  type Position,
  positionOutcome,
  type Result,
  type Square,
} from '@rookery/rules'
import { openPuzzle, type Puzzle } from '../puzzles/puzzle.ts'

/** One puzzle in somebody's hands. */
export interface Solving {
  readonly puzzle: Puzzle
  /** All of it: the first move is the opponent's, the second is the one to find. */
  readonly line: Line
  readonly phase: 'asking' | 'wrong' | 'solved' | 'told'
  /** So many moves of the puzzle's line are on the board. */
  readonly shown: number
  /** On the board after them: a wrong move, or another mate than the one of the line. */
  readonly tried?: Move
  /** For the move that is asked for: 1 shows the piece, 2 its goal as well. */
  readonly hint: 0 | 1 | 2
  readonly isHelped: boolean
  readonly mistakes: number
}

export type SolvingAction =
  /** The opponent's next move; where the solution is told, anybody's. */
  | { readonly kind: 'step' }
  | { readonly kind: 'try'; readonly move: Move }
  | { readonly kind: 'again' | 'hint' | 'tell' }

/** Puzzles come from files that anybody may have written: a fault where this one cannot be played. */
export function beginSolving(puzzle: Puzzle): Result<Solving> {
  const opened = openPuzzle(puzzle)
  if (!opened.ok) return opened
  const { positions, moves } = opened.value
  if (moves.length < 2 || moves.length % 2 === 1)
    return err({ code: 'puzzle-moves', message: `puzzle ${puzzle.id} does not end with a move to find` })
  const line = new Line(positions as readonly [Position, ...Position[]], moves)
  return ok({ puzzle, line, phase: 'asking', shown: 0, hint: 0, isHelped: false, mistakes: 0 })
}

/** Whether it is the solver's turn. */
export const isAsked = ({ phase, shown }: Solving): boolean => phase === 'asking' && shown % 2 === 1

/** Whether a move of the line comes by itself. */
export const canStep = (solving: Solving): boolean =>
  (solving.phase === 'asking' && solving.shown % 2 === 0) ||
  (solving.phase === 'told' && solving.shown < solving.line.moves.length)

/** What does not fit the moment changes nothing. */
export function reduceSolving(solving: Solving, action: SolvingAction): Solving {
  switch (action.kind) {
    case 'step':
      return canStep(solving) ? { ...solving, shown: solving.shown + 1 } : solving
    case 'try':
      return isAsked(solving) ? tryMove(solving, action.move) : solving
    case 'again': {
      if (solving.phase !== 'wrong') return solving
      const { tried: _, ...rest } = solving
      return { ...rest, phase: 'asking' }
    }
    case 'hint':
      if (!isAsked(solving) || solving.hint === 2) return solving
      return { ...solving, hint: solving.hint === 0 ? 1 : 2, isHelped: true }
    case 'tell': {
      if (solving.phase === 'solved') return solving
      const { tried: _, ...rest } = solving
      return { ...rest, phase: 'told', hint: 0 }
    }
  }
}

function tryMove(solving: Solving, move: Move): Solving {
  const { line } = solving
  if (move === line.moves[solving.shown]) {
    const shown = solving.shown + 1
    return { ...solving, shown, hint: 0, phase: shown === line.moves.length ? 'solved' : 'asking' }
  }
  const { position } = line.until(solving.shown)
  const isWin = positionOutcome(position.play(move))?.winner === position.turn
  // Many puzzles have several mates at their end, and a mate is a mate.
  if (isWin) return { ...solving, tried: move, hint: 0, phase: 'solved' }
  return { ...solving, tried: move, phase: 'wrong', mistakes: solving.mistakes + 1 }
}

/** What stands on the board, and how it came there. */
export function lineOnBoard({ line: whole, shown, tried }: Solving): Line {
  const line = whole.until(shown)
  return tried === undefined ? line : line.play(tried)
}

/** The squares that the hints so far show. */
export function hintedSquares(solving: Solving): { readonly from?: Square; readonly to?: Square } {
  const move = solving.line.moves[solving.shown]
  if (!isAsked(solving) || solving.hint === 0 || move === undefined) return {}
  return { from: moveFrom(move), ...(solving.hint === 2 && { to: moveTo(move) }) }
}

/** `helped`: found without a mistake, but with a hint, which neither raises nor lowers a rating. */
export type SolvingResult = 'solved' | 'helped' | 'failed'

/** Known as soon as it cannot change any more: a first wrong move fails, whatever is found after it. */
export function resultOf({ phase, mistakes, isHelped }: Solving): SolvingResult | undefined {
  if (mistakes > 0 || phase === 'told') return 'failed'
  if (phase !== 'solved') return undefined
  return isHelped ? 'helped' : 'solved'
}
