import type { SoloCore } from '@rookery/engine/core'
import { type Move, type Position, positionOutcome } from '@rookery/rules'
import { look, mateIn, type SeenMove } from './eyes.ts'
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

/** Of so many answers of the opponent, one that asks for another only move is taken. */
export const DEFENCES = 6
/** How much worse than the best such an answer may be, in chances. */
const NEARLY = 0.08

/**
 * The line that begins with the only move of a position, as far as there is only one each time; nothing where there is none. Chance
 * and earlier searches have no part in it.
 */
export function proveLine(core: SoloCore, start: Position, nodes: ProofNodes): ProvenLine | undefined {
  core.forget()
  if (isForced(start)) return undefined
  const first = proveMove(core, start, nodes, strict)
  if (!first) return undefined
  const moves: Move[] = []
  const found: OnlyMove[] = []
  // Up to where the line is worth showing: a forced move shows nothing.
  let shown = 0
  let asked: Asked | undefined = { position: start, only: first }
  while (asked && found.length < (mateIn(asked.only.scoreCp) === undefined ? MOST_QUIET_MOVES : MOST_MOVES)) {
    const { position, only, answer }: Asked = asked
    if (answer) moves.push(answer)
    found.push(only)
    moves.push(only.move)
    const after = position.play(only.move)
    const isOver: boolean = only.isMate || positionOutcome(after) !== undefined
    if (!isForced(position) || isOver) shown = found.length
    asked = isOver ? undefined : askOn(core, after, nodes)
  }
  return {
    moves: moves.slice(0, 2 * shown - 1),
    scores: found
      .slice(0, shown)
      .map(({ scoreCp, nextCp }) => (nextCp === undefined ? [scoreCp] : [scoreCp, nextCp])),
  }
}

/** A position with one good move, and the opponent's answer that has led to it. */
interface Asked {
  readonly position: Position
  readonly only: OnlyMove
  readonly answer?: Move
}

/** The best answer of the opponent, or one nearly as good, after which there is one good move again; a forced one where there is no other. */
function askOn(core: SoloCore, position: Position, nodes: ProofNodes): Asked | undefined {
  const answers = look(core, position, nodes.second, DEFENCES)
  let forced: Asked | undefined
  for (const { move: answer } of answers.filter((each) => isNearly(each, answers[0]!))) {
    const next = position.play(answer)
    if (positionOutcome(next)) continue
    // The first move makes the puzzle; what follows must only be clear.
    const only = proveMove(core, next, nodes, lenient)
    if (!only) continue
    const asked = { position: next, only, answer }
    if (!isForced(next)) return asked
    forced ??= asked
  }
  return forced
}

/** Whoever is mated holds out as long as possible. */
function isNearly(answer: SeenMove, best: SeenMove): boolean {
  if (mateIn(-answer.scoreCp) !== undefined) return answer.scoreCp === best.scoreCp
  return best.chance - answer.chance <= NEARLY
}

const isForced = (position: Position): boolean => position.legalMoves().length === 1

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
