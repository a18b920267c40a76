import {
  balanceFor,
  canWin,
  type Fallen,
  motifsOf,
  promotionGain,
  repeatAlong,
  takenSquare,
  worthOf,
} from '@rookery/motifs'
import {
  attackersOf,
  capturedPiece,
  isCapture,
  type Move,
  makeSan,
  moveFrom,
  movePromotion,
  moveTo,
  opposite,
  type PlacedPiece,
  type Position,
  positionOutcome,
  type Role,
} from '@rookery/rules'
import type { ForcedEnd } from '../score/index.ts'
import { findMotif } from './find-motif.ts'
import { isBelieved, LEAST_SHARE } from './is-believed.ts'
import { type Answer, isLightKind, type Judged, type Outlook, type Reason } from './reason.ts'
import { findExchange } from './takings.ts'
import { findTally } from './tally.ts'
import { type Walk, walk } from './walk.ts'

/** A threat that is answered counts as little more than the board it stands on: the worth of a minor piece is worth a word. */
const LEAST_FEARED = 3

interface Told {
  readonly does?: Reason
  /** What the move takes, where `does` does not say so. */
  readonly takes?: Reason
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
  const win = change >= 1 ? findWin(walked) : undefined
  const does = win ?? findMotif(walked, outlook) ?? findRest(walked, outlook)
  const takes = does && !tellsCapture(does) ? findTaken(walked, does) : undefined
  const loss = change <= -1 ? findLoss(walked) : findTactic(walked, judged)
  const isLight = !does || isLightKind(does.kind)
  const far = isLight ? findFarPromotion(position, line, judged) : undefined
  const fears =
    loss ??
    (win
      ? undefined
      : (findAnswer(walked, outlook, judged) ?? (isLight ? findOpenEnd(walked, outlook) : undefined))) ??
    (far?.kind === 'is outrun' ? far : undefined)
  const next = fears || (does && tellsAnswer(does)) ? undefined : (far ?? findNext(walked, outlook, does))
  const told = [does, takes, fears, next].filter((reason) => reason !== undefined)
  const tally = findTally(walked, told, judged)
  return {
    ...(does && { does }),
    ...(takes && { takes }),
    ...(fears && { fears }),
    ...(next && { next }),
    ...(tally && { tally }),
  }
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
  if (exchange || !does || !isOpen || last === 0 || last >= plies) return exchange
  const san = makeSan(positions[last]!, moves[last]!)
  if (last % 2 === 1) return { kind: 'fears no further', san }
  return isLight ? { kind: 'looks no further', san } : undefined
}

/** The first promotion of a line, however long, if its score agrees: what everything before leads to. */
function findFarPromotion(
  start: Position,
  line: readonly Move[],
  { pawns = 0, had = balanceFor(start, start.turn) }: Judged,
): Reason | undefined {
  let position = start
  for (const [ply, move] of line.entries()) {
    const role = movePromotion(move)
    if (role && ply > 0) {
      const san = makeSan(position, move)
      if (ply % 2 === 0)
        return pawns - had >= LEAST_FEARED
          ? { kind: 'promotes', role, square: moveTo(move), later: { san } }
          : undefined
      const begun = makeAnswer(start.play(line[0]!), line[1]!)
      const by = ply === 1 ? { san } : { san, begun, isNext: ply === 3 }
      return had - pawns >= LEAST_FEARED ? { kind: 'is outrun', by } : undefined
    }
    position = position.play(move)
  }
  return undefined
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

const dearest = (fallen: readonly Fallen[]): Fallen | undefined =>
  fallen.reduce<Fallen | undefined>(
    (best, one) => (best && worthOf(best.piece.role) >= worthOf(one.piece.role) ? best : one),
    undefined,
  )

/** Less than such a share of a piece is no price for it that anybody would name. */
const LEAST_PRICE = 1 / 3

const sumOf = (fallen: readonly Fallen[]): number =>
  fallen.reduce((total, { piece }) => total + worthOf(piece.role), 0)

/** What was given for a piece, the dearest first; nothing where other pieces that were taken with it are worth as much. */
function priceOf(prize: Fallen, taken: readonly Fallen[], given: readonly Fallen[]): Role[] {
  const worth = worthOf(prize.piece.role)
  const price = sumOf(given)
  const isNamed = price >= LEAST_PRICE * worth && price < worth && sumOf(taken) - worth < price
  if (!isNamed) return []
  return given.map(({ piece }) => piece.role).sort((a, b) => worthOf(b) - worthOf(a))
}

/** The first promotion of a side along the line, if it brings more than the dearest piece that fell to that side. */
function findPromotion({ moves, material }: Walk, parity: 0 | 1, prize: Fallen | undefined) {
  const ply = moves.slice(0, material.plies).findIndex((move, at) => at % 2 === parity && movePromotion(move))
  if (ply === -1 || (prize && worthOf(prize.piece.role) >= promotionGain(moves[ply]!))) return undefined
  return { ply, move: moves[ply]! }
}

/** What the line wins, and by what. */
function findWin(walked: Walk): Reason | undefined {
  const { positions, moves, material } = walked
  const prize = dearest(material.won)
  const promotion = findPromotion(walked, 0, prize)
  if (promotion) {
    const { ply, move } = promotion
    const told = { kind: 'promotes', role: movePromotion(move)!, square: moveTo(move) } as const
    return ply === 0 ? told : { ...told, later: laterAt(positions, moves, ply) }
  }
  if (!prize) return undefined
  const [start, after] = positions
  const to = moveTo(moves[0]!)
  const { piece, square, ply } = prize
  const taken: PlacedPiece = { piece, square }
  const given = priceOf(prize, material.won, material.lost)
  if (ply === 0) {
    const isUnguarded = attackersOf(after!, to, opposite(start.turn)).isEmpty
    return { kind: 'takes', taken, isUnguarded, given }
  }
  const byMotif = ply === 2 ? findMeans(start, moves, taken, given) : undefined
  if (byMotif) return byMotif
  const isRetaken = isCapture(start, moves[0]!) && moves[1] !== undefined && moveTo(moves[1]) === to
  if (isRetaken && ply === 2 && given.length === 0) return { kind: 'falls', piece: taken }
  return { kind: 'takes later', piece: taken, given, later: laterAt(positions, moves, ply) }
}

/** A move farther along the line, with the answer just before it where that is the first. */
const laterAt = (positions: Walk['positions'], moves: readonly Move[], ply: number) => ({
  san: makeSan(positions[ply]!, moves[ply]!),
  ...(ply === 2 && { after: makeSan(positions[1]!, moves[1]!) }),
})

/** The fork, skewer or discovery by which a piece falls with our next move. */
function findMeans(
  start: Position,
  moves: readonly Move[],
  won: PlacedPiece,
  given: readonly Role[],
): Reason | undefined {
  const taker = moveFrom(moves[2]!)
  const isWon = ({ square }: PlacedPiece) => square === won.square
  for (const motif of motifsOf(start, moves[0]!)) {
    if (motif.kind === 'forks' && taker === motif.by.square && motif.targets.some(isWon))
      return { kind: 'wins by a fork', fork: motif, won, given }
    if (motif.kind === 'skewers' && taker === motif.by.square && isWon(motif.behind))
      return { kind: 'wins by a skewer', skewer: motif, won, given }
    if (given.length === 0 && motif.kind === 'discovers' && taker === motif.by.square && isWon(motif.target))
      return { kind: 'wins by a discovery', discovery: motif, won }
  }
  return undefined
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

/** What the line loses, by the move that takes it. */
function findLoss(walked: Walk): Reason | undefined {
  const { positions, moves, material } = walked
  const lost = dearest(material.lost)
  const promotion = findPromotion(walked, 1, lost)
  const given = lost ? priceOf(lost, material.lost, material.won) : []
  const means = !promotion && lost?.ply === 3 && findMeans(positions[1]!, moves.slice(1), lost, given)
  if (means) return answered(positions[1]!, moves[1]!, means)
  const ply = promotion?.ply ?? lost?.ply
  if (ply === undefined) return undefined
  const by = {
    san: makeSan(positions[ply]!, moves[ply]!),
    ...(ply > 1 && { begun: makeAnswer(positions[1]!, moves[1]!), isNext: ply === 3 }),
    ...(ply > 1 &&
      (lost?.square === moveTo(moves[ply - 1]!) || capturedPiece(positions[ply - 1]!, moves[ply - 1]!)) && {
        after: makeSan(positions[ply - 1]!, moves[ply - 1]!),
      }),
  }
  return promotion || !lost
    ? { kind: 'is outrun', by }
    : {
        kind: 'loses',
        piece: { piece: lost.piece, square: lost.square },
        given,
        by,
      }
}

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
    cares: ['discovers', 'threatens mate', 'threatens', 'pins'],
  })
  if (!reason || (reason.kind === 'threatens' && reason.pawns < LEAST_FEARED)) return undefined
  if (reason.kind === 'pins' && worthOf(reason.pinned.piece.role) < LEAST_FEARED) return undefined
  return answered(positions[1]!, reply, reason)
}

/** An answer with what stands behind it, and what it takes. */
const answered = (position: Position, move: Move, reason: Reason): Reason => ({
  kind: 'answered',
  ...makeAnswer(position, move),
  reason,
})

function makeAnswer(position: Position, move: Move): Answer {
  const piece = capturedPiece(position, move)
  return { san: makeSan(position, move), ...(piece && { taken: { piece, square: takenSquare(move) } }) }
}
