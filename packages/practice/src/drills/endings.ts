import type { Standing, TableMaker } from '@rookery/engine/tables'
import {
  type Move,
  makeFenKey,
  type Position,
  parsePosition,
  positionOutcome,
  standard,
  unwrap,
} from '@rookery/rules'
import type { EndingDrill } from './drill.ts'

/** Endings that everybody should win or hold, with whose turn it is to do it. All have at most four men, so that the tables know them. */
const endings = [
  { name: 'queen', goal: 'win', fen: '8/8/8/3k4/8/8/8/KQ6 w - - 0 1' },
  { name: 'rook', goal: 'win', fen: '8/8/8/3k4/8/8/8/K6R w - - 0 1' },
  { name: 'pawnWin', goal: 'win', fen: '8/8/4k3/8/8/4K3/4P3/8 w - - 0 1' },
  { name: 'pawnDraw', goal: 'draw', fen: '8/8/4k3/8/8/4K3/4P3/8 b - - 0 1' },
  { name: 'bishops', goal: 'win', fen: '8/8/8/3k4/8/8/8/K1B2B2 w - - 0 1' },
  { name: 'bishopKnight', goal: 'win', fen: '8/8/8/3k4/8/8/8/K1B3N1 w - - 0 1' },
] as const

export type EndingName = (typeof endings)[number]['name']
export const endingNames: readonly EndingName[] = endings.map(({ name }) => name)

/** As drills that are due at once, the easiest first. */
export const makeEndingDrills = (nowMs: number): readonly EndingDrill[] =>
  endings.map(({ name, goal, fen }, index) => ({
    id: `ending ${makeFenKey(unwrap(parsePosition(fen, standard)))}`,
    kind: 'ending',
    variant: 'standard',
    fen,
    madeMs: nowMs - endings.length + index,
    reviews: [],
    dueMs: nowMs - endings.length + index,
    goal,
    name,
  }))

/** What the tables say to a move that somebody has made in an ending. */
export interface EndingAnswer {
  /** Whether what was to be reached still can be. */
  readonly isKept: boolean
  /** The best defence; nothing where the game is over. */
  readonly reply?: Move
}

/** `position` is that after the move: its side to move defends, or attacks where a draw is to be held. */
export function answerEnding(
  tables: Pick<TableMaker, 'tell'>,
  position: Position,
  goal: EndingDrill['goal'],
): EndingAnswer {
  const standing = tables.tell(position)
  const isKept = standing?.kind === 'lost' || (goal === 'draw' && standing?.kind === 'drawn')
  const replies = position.legalMoves().map((move) => ({ move, worth: worthOf(tables, position.play(move)) }))
  const [best] = replies.sort((one, other) => other.worth - one.worth)
  return { isKept, ...(best && { reply: best.move }) }
}

/** How good a position is for who has just moved there. Of drawn ones that is best in which few moves still draw. */
function worthOf(tables: Pick<TableMaker, 'tell'>, position: Position): number {
  const outcome = positionOutcome(position)
  if (outcome) return outcome.winner === undefined ? 0 : WON
  const standing = tables.tell(position)
  if (standing?.kind === 'lost') return WON - standing.plies
  if (standing?.kind === 'won') return standing.plies - WON
  return 1 - shareOf(tables, position)
}

const WON = 1000

/** How many of the moves keep the draw, of all. */
function shareOf(tables: Pick<TableMaker, 'tell'>, position: Position): number {
  const moves = position.legalMoves()
  const isHeld = (move: Move) => {
    const next = position.play(move)
    return positionOutcome(next) !== undefined || isNotWon(tables.tell(next))
  }
  return moves.filter(isHeld).length / Math.max(1, moves.length)
}

const isNotWon = (standing: Standing | undefined): boolean => standing?.kind !== 'won'
