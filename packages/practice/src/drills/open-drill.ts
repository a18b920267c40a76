import type { Verdict } from '@rookery/analysis'
import {
  describeFaults,
  err,
  type Fault,
  Line,
  type Move,
  makeSans,
  ok,
  type Position,
  parsePosition,
  parseUci,
  type Result,
  variantById,
} from '@rookery/rules'
import type { Drill, Judgement, OwnMoveDrill } from './drill.ts'

type Searched = Verdict & { readonly kind: 'searched' }

/** A drill whose position and moves were checked. */
export interface OpenDrill {
  readonly drill: OwnMoveDrill
  readonly line: Line
  readonly better: Searched
  readonly played: Move
  /** On the position after it; nothing where the game was over. */
  readonly refutation: Searched | undefined
}

export type DrillFault = Fault<'drill-position' | 'drill-moves'>

export function parseDrillPosition(drill: Drill): Result<Position, DrillFault> {
  const position = parsePosition(drill.fen, variantById(drill.variant))
  if (position.ok) return position
  return err({
    code: 'drill-position',
    message: `a drill has no position: ${describeFaults(position.faults)}`,
  })
}

/** Drills come from files that anybody may have written. */
export function openDrill(drill: OwnMoveDrill): Result<OpenDrill, DrillFault> {
  const start = parseDrillPosition(drill)
  if (!start.ok) return start
  const position = start.value
  const better = readMoves(position, drill.better.moves)
  const [played] = readMoves(position, [drill.played]) ?? []
  if (!better || played === undefined) return notPlayable(drill)
  const after = position.play(played)
  const answers = drill.refutation ? readMoves(after, drill.refutation.moves) : undefined
  if (drill.refutation && !answers) return notPlayable(drill)
  return ok({
    drill,
    line: Line.from(position),
    better: verdictOf(position, drill.better, better),
    played,
    refutation: drill.refutation && answers ? verdictOf(after, drill.refutation, answers) : undefined,
  })
}

const notPlayable = ({ fen }: Drill) =>
  err({ code: 'drill-moves' as const, message: `the moves of a drill cannot be played in ${fen}` })

function readMoves(start: Position, ucis: readonly string[]): Move[] | undefined {
  const moves: Move[] = []
  let position = start
  for (const uci of ucis) {
    const move = parseUci(position, uci)
    if (!move.ok) return undefined
    moves.push(move.value)
    position = position.play(move.value)
  }
  return moves
}

const verdictOf = (
  position: Position,
  { chance, score, depth }: Judgement,
  moves: readonly Move[],
): Searched => ({
  kind: 'searched',
  chance,
  score,
  depth,
  moves,
  sans: makeSans(position, moves),
})
