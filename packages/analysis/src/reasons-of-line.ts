import type { Score } from '@rookery/engine'
import { balanceFor, materialAlong, takenSquare, worthOf } from '@rookery/motifs'
import { everyMotif, findReasons, type Reason } from '@rookery/players'
import { capturedPiece, isCapture, type Move, makeSan, type Position } from '@rookery/rules'
import type { Searched } from './judge.ts'

/** The end of a long line is guesswork. */
export const MAX_PLIES = 12

/** What the first move of a line does and what is to be feared in it, in the words of the voices. */
export interface LineReasons {
  readonly does?: Reason
  /** What the move takes, and because of what it wins, where `does` does not say so. */
  readonly takes?: Reason
  readonly cause?: Reason
  readonly fears?: Reason
}

const pawnsOf = (score: Score): number | undefined => (score.kind === 'cp' ? score.cp / 100 : undefined)

/** Of the best line of a position. */
export function reasonsOfBest(position: Position, { moves, depth, score }: Searched): LineReasons {
  const [first, ...rest] = moves
  const pawns = pawnsOf(score)
  return findReasons(
    position,
    [first!, ...rest],
    { depth, cares: everyMotif },
    { ...(pawns !== undefined && { pawns }) },
  )
}

/**
 * Of a move and the verdict on where it leads. Held against the verdict on the position, if there is one: what the best line loses
 * as well is not the fault of the move.
 */
export function reasonsOfPlayed(
  position: Position,
  move: Move,
  after: Searched,
  before?: Searched,
): LineReasons {
  const line = [move, ...after.moves] as const
  const outlook = { depth: after.depth + 1, cares: everyMotif }
  const theirs = pawnsOf(after.score)
  const judged = theirs === undefined ? {} : { pawns: 0 - theirs }
  const { does, takes, cause } = findReasons(position, line, outlook, judged)
  const had = before && pawnsOf(before.score)
  const { fears } = findReasons(position, line, outlook, { ...judged, ...(had !== undefined && { had }) })
  const isLoss = fears?.kind === 'loses' || fears?.kind === 'is outrun'
  const isOwnFault = !isLoss || !before || lossOf(position, line) > lossOf(position, before.moves)
  const told = fears
    ? isOwnFault && fears
    : theirs !== undefined &&
      lossByReply(position, line, (had ?? balanceFor(position, position.turn)) + theirs)
  return {
    ...(does && { does }),
    ...(takes && { takes }),
    ...(cause && { cause }),
    ...(told && { fears: told }),
  }
}

/** So much of what an answer takes must be in the score: otherwise it is taken back. */
const LEAST_SHARE = 0.5

/** What the answer takes that a line stops with, where it could be taken back: the score, `fall` pawns less, knows whether that helps. */
function lossByReply(
  position: Position,
  [move, reply, next]: readonly Move[],
  fall: number,
): Reason | undefined {
  const at = position.play(move!)
  const piece = reply !== undefined && next === undefined && capturedPiece(at, reply)
  if (!piece) return undefined
  const taken = capturedPiece(position, move!)
  const lost = worthOf(piece.role) - (taken ? worthOf(taken.role) : 0)
  if (lost < 1 || fall < LEAST_SHARE * lost) return undefined
  return {
    kind: 'loses',
    piece: { piece, square: takenSquare(reply) },
    given: taken ? [taken.role] : [],
    by: { san: makeSan(at, reply) },
  }
}

/** What an answer does that is worth naming though it takes nothing: no development, no look at the centre. */
const named: readonly Reason['kind'][] = [
  'averts mate',
  'drives',
  'forks',
  'offers fork',
  'pins',
  'saves',
  'shelters',
  'skewers',
  'threatens',
  'threatens mate',
  'trades',
]

/** Whether a clause tells of a capture that it is one, or why it is made: anything else would hide it. */
const tellsCapture = (reason: Reason): boolean =>
  reason.kind === 'trades' ||
  reason.kind === 'averts mate' ||
  reason.kind === 'offers fork' ||
  (reason.kind === 'saves' && reason.by === 'taking')

/** The answer to a move and what that does, where a loss is not to be told. */
export function reasonOfReply(position: Position, move: Move, after: Searched): Reason | undefined {
  const at = position.play(move)
  const { does } = reasonsOfBest(at, after)
  // Whether what it takes is a trade, a line that stops with it does not say.
  const isOpen = does?.kind === 'trades' && after.moves.length === 1
  const isTold =
    does && !isOpen && named.includes(does.kind) && (!isCapture(at, after.moves[0]!) || tellsCapture(does))
  return isTold ? { kind: 'answered', san: after.sans[0]!, reason: does } : undefined
}

const wins: readonly Reason['kind'][] = [
  'wins by a fork',
  'wins by a skewer',
  'wins by a discovery',
  'takes',
  'takes later',
  'falls',
  'promotes',
]

/** Whether the best line mates or wins something, and a move and its line do not. */
export function letsGo(position: Position, move: Move, after: Searched, best: Searched): boolean {
  if (best.score.kind === 'mate') return best.score.moves > 0
  const { does } = reasonsOfBest(position, best)
  const won = 0 - lossOf(position, best.moves)
  const isWin = does !== undefined && wins.includes(does.kind) && won >= 1
  return isWin && won - 1 >= 0 - lossOf(position, [move, ...after.moves])
}

const lossOf = (position: Position, line: readonly Move[]): number =>
  0 - materialAlong(position, line.slice(0, MAX_PLIES)).pawns
