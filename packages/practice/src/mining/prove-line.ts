import type { SoloCore } from '@rookery/engine/core'
import { type Move, type Position, positionOutcome } from '@rookery/rules'
import { look, mateIn } from './eyes.ts'
import { findOnlyMove, lenient, type Margins, type OnlyMove, strict } from './only-move.ts'

/** A line in which the solver has one good move each time. */
export interface ProvenLine {
  /** The solver's and the opponent's in turn; the last is the solver's. */
  readonly moves: readonly Move[]
  /** For each of the solver's moves what it is worth and what the next best is, where there is one. */
  readonly scores: readonly (readonly number[])[]
}

/** What is spent on each of the solver's moves: at first little, because most positions are no puzzle, and then so much as proves it. */
export interface ProofNodes {
  readonly first: number
  readonly second: number
}

/** A mate is shown to its end; anything else is clear after fewer moves. */
const MOST_MOVES = 10
const MOST_QUIET_MOVES = 5

/**
 * The line that begins with the only move of a position, as far as there is only one each time; nothing where there is none. Chance
 * and earlier searches have no part in it.
 */
export function proveLine(core: SoloCore, start: Position, nodes: ProofNodes): ProvenLine | undefined {
  core.forget()
  const moves: Move[] = []
  const found: OnlyMove[] = []
  // Up to where the line is worth showing: a forced move shows nothing.
  let shown = 0
  for (let position = start; found.length < MOST_MOVES; ) {
    const isForced = position.legalMoves().length === 1
    if (isForced && found.length === 0) break
    // The first move makes the puzzle; what follows must only be clear.
    const only = proveMove(core, position, nodes, found.length === 0 ? strict : lenient)
    if (!only) break
    const isMating = mateIn(only.scoreCp) !== undefined
    if (found.length >= MOST_QUIET_MOVES && !isMating) break
    found.push(only)
    moves.push(only.move)
    position = position.play(only.move)
    const isOver = only.isMate || positionOutcome(position) !== undefined
    if (!isForced || isOver) shown = found.length
    if (isOver) break
    const [reply] = look(core, position, nodes.second, 1)
    if (!reply) break
    moves.push(reply.move)
    position = position.play(reply.move)
    if (positionOutcome(position)) break
  }
  if (shown === 0) return undefined
  return {
    moves: moves.slice(0, 2 * shown - 1),
    scores: found
      .slice(0, shown)
      .map(({ scoreCp, nextCp }) => (nextCp === undefined ? [scoreCp] : [scoreCp, nextCp])),
  }
}

/** The same only move by few nodes and by many. */
function proveMove(
  core: SoloCore,
  position: Position,
  { first, second }: ProofNodes,
  margins: Margins,
): OnlyMove | undefined {
  const early = findOnlyMove(core, position, first, margins)
  if (!early) return undefined
  const late = findOnlyMove(core, position, second, margins)
  return late && (late.move === early.move || late.isMate) ? late : undefined
}
