import { balanceFor, canWin, repeatAlong, takenSquare, worthOf } from '@rookery/motifs'
import {
  capturedPiece,
  isCapture,
  type Move,
  makeSan,
  movePromotion,
  moveTo,
  type Position,
  positionOutcome,
} from '@rookery/rules'
import type { ForcedEnd } from '../score/index.ts'
import { findCause, findFork, findOffer } from './find-beside.ts'
import { findMotif } from './find-motif.ts'
import { answered, findLoss, findWin, makeAnswer } from './find-win.ts'
import { isBelieved, LEAST_SHARE } from './is-believed.ts'
import { isLightKind, type Judged, type Outlook, type Promotion, type Reason } from './reason.ts'
import { findExchange } from './takings.ts'
import { findTally } from './tally.ts'
import { isInVain, type Walk, walk } from './walk.ts'

/** A threat that is answered counts as little more than the board it stands on: the worth of a minor piece is worth a word. */
const LEAST_FEARED = 3

interface Told {
  readonly does?: Reason
  /** What the move takes, where `does` does not say so. */
  readonly takes?: Reason
  /** What it offers, or the check or the greater threat because of which the line wins what `does` says. */
  readonly cause?: Reason
  readonly fears?: Reason
  /** What the line takes after the move, where neither says so. */
  readonly next?: Reason
  /** What all captures of the line come to, where those that are told come to something else. */
  readonly tally?: Reason
}

/**
 * What a mind's first move does, and what it is afraid of: only what is true on the board and in the line that the mind expects, and
 * not beyond what it saw. `judged` is what it thinks of the line, which has to agree.
 */
export function findReasons(
  position: Position,
  line: readonly [Move, ...Move[]],
  outlook: Outlook,
  judged: Judged = {},
): Told {
  if (judged.end) return tellEnd(position, line, judged.end)
  if (judged.pawns === 0 && endOf(position, line)) return tellDraw(position, line)
  const walked = walk(position, line)
  const { pawns } = walked.material
  const change = isBelieved(position, pawns, judged) ? pawns : 0
  const gain = change >= 1 ? findWin(walked) : undefined
  const lesser = gain && savesMore(walked, outlook, gain) ? gain : undefined
  const win = gain && gain !== lesser && !hidesLoss(walked, gain) ? gain : undefined
  const offers = findOffer(walked, outlook)
  const fork = win?.kind === 'takes' ? findFork(walked, outlook, win.taken) : undefined
  const does = fork ?? win ?? findMotif(walked, outlook) ?? offers ?? findRest(walked, outlook)
  const takes = does && !tellsCapture(does) ? findTaken(walked, does) : undefined
  const cause =
    takes || !does ? undefined : (findCause(walked, does) ?? (offers === does ? undefined : offers))
  const loss = change <= -1 ? findLoss(walked) : findTactic(walked, judged)
  const isLight = !does || isLightKind(does.kind)
  const { own, theirs } = findPromotions(position, line)
  const fears =
    loss ??
    theirs ??
    (gain
      ? undefined
      : (findAnswer(walked, outlook, judged) ?? (isLight ? findOpenEnd(walked, outlook) : undefined)))
  const next =
    (does?.kind === 'promotes' ? undefined : own) ??
    lesser ??
    (fears
      ? undefined
      : does && tellsAnswer(does)
        ? findLookout(walked, outlook, does)
        : findNext(walked, outlook, does))
  const told = [does, takes, fears, next].filter((reason) => reason !== undefined)
  const tally = findTally(walked, line, told, judged)
  return {
    ...(does && { does }),
    ...(takes && { takes }),
    ...(cause && { cause }),
    ...(fears && { fears }),
    ...(next && { next }),
    ...(tally && { tally }),
  }
}

/** Whether what a line takes later is less than what its first move saves. */
function savesMore(walked: Walk, outlook: Outlook, win: Reason): boolean {
  if (win.kind !== 'takes later') return false
  const does = findMotif(walked, outlook)
  return does?.kind === 'saves' && worthOf(does.piece.piece.role) > worthOf(win.piece.piece.role)
}

/** Whether a win that is told with the answer before it would keep quiet that this takes as much, which is regained elsewhere. */
function hidesLoss({ positions, moves }: Walk, win: Reason): boolean {
  if (win.kind !== 'takes later' || win.given.length > 0 || isCapture(positions[0], moves[0]!)) return false
  const lost = capturedPiece(positions[1]!, moves[1]!)
  const isTakenBack = moves[2] !== undefined && moveTo(moves[2]) === moveTo(moves[1]!)
  return lost !== undefined && !isTakenBack && worthOf(lost.role) >= worthOf(win.piece.piece.role)
}

/** A capture that a light move allows or prepares is told if it comes so soon, and any if there is nothing else to tell. */
const SOON = 4
const AT_ONCE = 2

/** What the line takes after the first move. */
function findNext(walked: Walk, { depth }: Outlook, does: Reason | undefined): Reason | undefined {
  const { positions, moves } = walked
  const isLight = does !== undefined && isLightKind(does.kind)
  const plies = !does ? moves.length : isLight || does.kind === 'takes' ? SOON : AT_ONCE
  const last = moves.length - 1
  const isOpen = isAmid(walked, depth)
  const exchange = findExchange(positions[0], moves, isOpen ? Math.min(plies, last) : plies)
  if (exchange || !does || !isOpen || last === 0 || last >= SOON) return exchange
  const san = makeSan(positions[last]!, moves[last]!)
  if (last % 2 === 0) return { kind: 'looks no further', san }
  return last < plies ? { kind: 'fears no further', san } : undefined
}

/** What the line ends with beyond a trade, which the mind counts on and has not looked beyond. */
function findLookout(walked: Walk, { depth }: Outlook, does: Reason): Reason | undefined {
  const { positions, moves } = walked
  const last = moves.length - 1
  return does.kind === 'trades' && last > 1 && last % 2 === 0 && last <= SOON && isAmid(walked, depth)
    ? { kind: 'looks no further', san: makeSan(positions[last]!, moves[last]!) }
    : undefined
}

/**
 * Each side's first promotion of a line, however long: what everything before leads to. Of our own rather one that is not in vain,
 * and of theirs no other is to be feared.
 */
function findPromotions(
  start: Position,
  line: readonly Move[],
): { own?: Promotion | undefined; theirs?: Reason | undefined } {
  let position = start
  let own: Promotion | undefined
  let theirs: Reason | undefined
  for (const [ply, move] of line.entries()) {
    const role = movePromotion(move)
    const after = position.play(move)
    if (role && ply > 0) {
      const san = makeSan(position, move)
      const answer = makeAnswer(start.play(line[0]!), line[1]!)
      const isVain = isInVain(position, line, ply)
      if (ply % 2 === 0) {
        const later = { san, ...(ply === 2 && { after: answer.san }) }
        const takenBy = isVain ? { takenBy: makeSan(after, line[ply + 1]!) } : {}
        const told = { kind: 'promotes', role, square: moveTo(move), later, ...takenBy } as const
        if (!own || (own.takenBy && !isVain)) own = told
      } else if (!isVain) {
        const isAlone = ply === 1 || own !== undefined
        theirs ??= {
          kind: 'is outrun',
          role,
          by: isAlone ? { san } : { san, begun: answer, isNext: ply === 3 },
        }
      }
    }
    position = after
  }
  return { own, theirs }
}

/** Whether a clause tells of a capture that it is one: anything else would hide what is taken. */
const tellsCapture = (does: Reason): boolean =>
  ['takes', 'trades', 'mates', 'takes the king'].includes(does.kind) ||
  (does.kind === 'saves' && does.by === 'taking')

/** Whether a clause tells of what is taken after the move as well. */
const tellsAnswer = (does: Reason): boolean =>
  'later' in does ||
  ('given' in does && does.kind !== 'takes') ||
  (does.kind === 'takes' && does.given.length > 0) ||
  ['mates', 'wins by a discovery', 'falls', 'looks no further', 'takes the king'].includes(does.kind)

/** What a move takes. */
function findCapture(position: Position, move: Move): Reason | undefined {
  const piece = capturedPiece(position, move)
  return (
    piece && { kind: 'takes', taken: { piece, square: takenSquare(move) }, isUnguarded: false, given: [] }
  )
}

/** What the first move takes beside what else it does, with what is taken back at once where nothing else tells that. */
function findTaken({ positions, moves }: Walk, does: Reason): Reason | undefined {
  const [start, after] = positions
  const capture = findCapture(start, moves[0]!)
  const isRetaken = moves[1] !== undefined && moveTo(moves[1]) === moveTo(moves[0]!)
  if (capture?.kind !== 'takes' || !isRetaken || !tellsAnswer(does) || does.kind === 'falls') return capture
  const given = capturedPiece(after!, moves[1]!)!
  return worthOf(given.role) === worthOf(capture.taken.piece.role)
    ? { kind: 'trades', taken: capture.taken, given: { piece: given, square: moveTo(moves[0]!) } }
    : { ...capture, given: [given.role] }
}

function tellEnd(position: Position, line: readonly [Move, ...Move[]], end: ForcedEnd): Told {
  const [move] = line
  if (end.kind === 'draw') return tellDraw(position, line)
  if (capturedPiece(position, move)?.role === 'king') return { does: { kind: 'takes the king' } }
  const moves = Math.abs(end.moves)
  if (end.moves > 0) return { does: { kind: end.kind === 'mate' ? 'mates' : 'wins on count', moves } }
  return { fears: { kind: end.kind === 'mate' ? 'is mated' : 'loses on count', moves } }
}

const endOf = (position: Position, line: readonly Move[]) =>
  positionOutcome(line.reduce((reached, move) => reached.play(move), position))

/** A draw, by what it comes about. What is won on the way to it is no win. */
function tellDraw(position: Position, line: readonly [Move, ...Move[]]): Told {
  const isStalemate = endOf(position, line)?.reason === 'stalemate'
  const takes = findCapture(position, line[0])
  return { does: { kind: 'draws', isStalemate, isLater: line.length > 1 }, ...(takes && { takes }) }
}

/** What is left to say: a capture that wins nothing in the end, a line that stops amid an exchange, or that turns in circles. */
function findRest(walked: Walk, { depth }: Outlook): Reason | undefined {
  const { positions, moves } = walked
  const [start] = positions
  const capture = findCapture(start, moves[0]!)
  if (capture) return capture
  const last = moves.length - 1
  const isTakingBack = last > 0 && moveTo(moves[last]!) === moveTo(moves[last - 1]!)
  if (last > 0 && last % 2 === 0 && !isTakingBack && isAmid(walked, depth))
    return { kind: 'looks no further', san: makeSan(positions[last]!, moves[last]!) }
  return repeatAlong(start, moves)?.first === 0 ? { kind: 'repeats' } : undefined
}

/** A capture of the other side that the line ends with, where nobody has looked whether it can be taken back. */
function findOpenEnd(walked: Walk, { depth }: Outlook): Reason | undefined {
  const { positions, moves, material } = walked
  const last = moves.length - 1
  return last % 2 === 1 && isAmid(walked, depth) && material.pawns === 0
    ? { kind: 'fears no further', san: makeSan(positions[last]!, moves[last]!) }
    : undefined
}

/** Whether a line ends amid an exchange, as far as the mind looked: it may be told shorter than that. */
const isAmid = ({ moves, material }: Walk, depth: number): boolean =>
  material.plies < moves.length && moves.length >= depth

/** A fork or the like that answers the move, where it gives back what it took, and more was to be had. */
function findTactic({ positions, moves }: Walk, { pawns, had }: Judged): Reason | undefined {
  const [, reply, ...rest] = moves
  if (reply === undefined || pawns === undefined || had === undefined) return undefined
  const after = walk(positions[1]!, [reply, ...rest])
  const win = pawns - had <= -LEAST_SHARE * after.material.pawns ? findWin(after) : undefined
  const isByMeans =
    win?.kind === 'wins by a fork' || win?.kind === 'wins by a skewer' || win?.kind === 'wins by a discovery'
  return isByMeans ? answered(positions[1]!, reply, win) : undefined
}

/** What stands behind the answer that it expects, if that leaves it worse off, and what answers cannot be taken in its turn. */
function findAnswer({ positions, moves }: Walk, { depth }: Outlook, judged: Judged): Reason | undefined {
  const [start] = positions
  const [, reply, ...rest] = moves
  if (reply === undefined || canWin(positions[2]!, moveTo(reply))) return undefined
  const { pawns, had = balanceFor(start, start.turn) } = judged
  if (pawns !== undefined && pawns >= had) return undefined
  const after = walk(positions[1]!, [reply, ...rest])
  const reason = findMotif(after, {
    depth: depth - 1,
    cares: ['forks', 'skewers', 'discovers', 'threatens mate', 'threatens', 'pins'],
  })
  if (!reason || (reason.kind === 'threatens' && reason.pawns < LEAST_FEARED)) return undefined
  if (reason.kind === 'pins' && worthOf(reason.pinned.piece.role) < LEAST_FEARED) return undefined
  return answered(positions[1]!, reply, reason)
}
