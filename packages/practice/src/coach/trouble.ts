import { endOfLine, type LineReasons, reasonsOfBest, reasonsOfPlayed, type SeenEnd } from '@rookery/analysis'
import type { Reason } from '@rookery/players'
import { capturedPiece, type Move, type Position, type Square } from '@rookery/rules'
import type { JudgedMove } from './watcher.ts'

/** What a move allows, or lets go. */
export type Trouble =
  | { readonly kind: 'loses the king' }
  | {
      readonly kind: 'allows mate'
      readonly end: SeenEnd['kind']
      readonly moves: number
      readonly reply: string
    }
  /** The game is over, and was not lost for its mover. */
  | { readonly kind: 'draws' }
  | { readonly kind: 'allows'; readonly reason: Reason }
  /** Nothing is lost by it; something much better was there. */
  | { readonly kind: 'misses' }

/** What is marked on the board that the move leads to. */
export interface Marks {
  readonly squares: readonly Square[]
  /** The answer that shows it. */
  readonly reply?: Move
}

/** What a move does on the board, and what is to be feared after it, in the words of the voices. */
export function reasonsOf({ line, move, before, after }: JudgedMove): LineReasons {
  const { position } = line
  if (after?.kind === 'searched') return withoutGuesses(reasonsOfPlayed(position, move, after, before))
  return withoutGuesses(reasonsOfBest(position, after ? { ...before, moves: [move] } : before))
}

/** What the best move in its place does. */
export const reasonsInstead = ({ line, before }: JudgedMove): LineReasons =>
  withoutGuesses(reasonsOfBest(line.position, before))

/** That a line ends amid an exchange says something of who looked, and nothing of the move. */
const withoutGuesses = ({ fears, ...told }: LineReasons): LineReasons => ({
  ...(told.does?.kind !== 'looks no further' && told),
  ...(fears && { fears }),
})

export function findTrouble(judged: JudgedMove): Trouble {
  const { line, move, after } = judged
  if (after?.kind === 'over') return { kind: after.winner === undefined ? 'draws' : 'misses' }
  const position = line.position.play(move)
  const end = after && endOfLine(after, position)
  if (end && end.moves > 0) {
    const isTaken = capturedPiece(position, after.moves[0]!)?.role === 'king'
    if (isTaken) return { kind: 'loses the king' }
    return { kind: 'allows mate', end: end.kind, moves: end.moves, reply: after.sans[0]! }
  }
  const { fears } = reasonsOf(judged)
  return fears && !isParried(fears, after) ? { kind: 'allows', reason: fears } : { kind: 'misses' }
}

/** A threat to a mover who does not stand worse for it is no trouble: what was let go is. */
const isParried = (fears: Reason, after: JudgedMove['after']): boolean =>
  fears.kind === 'answered' &&
  (fears.reason.kind === 'threatens mate' || fears.reason.kind === 'threatens') &&
  after?.kind === 'searched' &&
  after.score.kind === 'cp' &&
  after.score.cp <= 0

/** Where the trouble is, on the board that the move leads to. */
export function findMarks({ line, move, after }: JudgedMove, trouble: Trouble): Marks {
  const position = line.position.play(move)
  if (trouble.kind === 'draws' || trouble.kind === 'misses') return { squares: [] }
  const reply = after?.kind === 'searched' ? after.moves[0] : undefined
  const king = position.kingOf(line.position.turn)
  const squares =
    trouble.kind === 'allows' ? squaresIn(position, trouble.reason) : king === undefined ? [] : [king]
  return { squares, ...(reply !== undefined && { reply }) }
}

/** The pieces of the mover that a reason names, where they stand there. */
function squaresIn(position: Position, reason: Reason): Square[] {
  const named = namedIn(reason).filter(({ square, piece }) => {
    const there = position.pieceAt(square)
    return there?.role === piece.role && there.color === piece.color && piece.color !== position.turn
  })
  return [...new Set(named.map(({ square }) => square))]
}

function namedIn(reason: Reason) {
  switch (reason.kind) {
    case 'loses':
      return [reason.piece]
    case 'answered':
      return namedIn(reason.reason)
    case 'threatens':
    case 'discovers':
      return [reason.target]
    case 'pins':
      return [reason.pinned, reason.to]
    case 'forks':
      return reason.targets
    default:
      return []
  }
}
