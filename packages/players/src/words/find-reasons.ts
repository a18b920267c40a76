import {
  canWin,
  type Fallen,
  type Material,
  type Motif,
  materialAlong,
  motifsOf,
  repeatAlong,
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
  withTurn,
} from '@rookery/rules'
import type { ForcedEnd } from '../score/index.ts'
import type { Outlook, Reason } from './reason.ts'

/** The end of a long line is guesswork. */
const MAX_PLIES = 8

/** How far one must look to see what a motif leads to: our next move for a threat, their answer for a danger. */
const pliesToSee: Readonly<Record<Motif['kind'], number>> = {
  mates: 1,
  checks: 1,
  promotes: 1,
  shelters: 1,
  develops: 1,
  controls: 1,
  'gains room': 1,
  'averts mate': 2,
  saves: 2,
  hangs: 2,
  trades: 2,
  threatens: 3,
  'threatens mate': 3,
  forks: 3,
  skewers: 3,
  discovers: 3,
  pins: 3,
}

/** A threat that is answered counts as little more than the board it stands on: the worth of a minor piece is worth a word. */
const LEAST_FEARED = 3

interface Told {
  readonly does?: Reason
  readonly fears?: Reason
}

/** A line on its boards, as far as it is told. */
interface Walk {
  readonly positions: readonly [Position, ...Position[]]
  readonly moves: readonly Move[]
  readonly material: Material
}

function walk(position: Position, line: readonly Move[]): Walk {
  const moves = line.slice(0, MAX_PLIES)
  const positions: [Position, ...Position[]] = [position]
  for (const move of moves) positions.push(positions.at(-1)!.play(move))
  return { positions, moves, material: materialAlong(position, moves) }
}

/**
 * What a mind's first move does, and what it is afraid of: only what is true on the board and in the line that the mind expects, and
 * not beyond what it saw. `end` is what it takes for certain, from the side to move.
 */
export function findReasons(
  position: Position,
  line: readonly [Move, ...Move[]],
  outlook: Outlook,
  end?: ForcedEnd,
): Told {
  const certain = end && tellEnd(position, line[0], end)
  if (certain) return certain
  const walked = walk(position, line)
  const win = findWin(walked)
  const does = win ?? findMotif(walked, outlook) ?? findRest(walked)
  const fears = findLoss(walked) ?? (win ? undefined : findAnswer(walked, outlook))
  return { ...(does && { does }), ...(fears && { fears }) }
}

function tellEnd(position: Position, move: Move, end: ForcedEnd): Told {
  if (end.kind === 'draw') return { does: { kind: 'draws' } }
  if (capturedPiece(position, move)?.role === 'king') return { does: { kind: 'takes the king' } }
  const moves = Math.abs(end.moves)
  if (end.moves > 0) return { does: { kind: end.kind === 'mate' ? 'mates' : 'wins on count', moves } }
  return { fears: { kind: end.kind === 'mate' ? 'is mated' : 'loses on count', moves } }
}

const dearest = (fallen: readonly Fallen[]): Fallen | undefined =>
  fallen.reduce<Fallen | undefined>(
    (best, one) => (best && worthOf(best.piece.role) >= worthOf(one.piece.role) ? best : one),
    undefined,
  )

/** What the line wins, and by what. */
function findWin({ positions, moves, material }: Walk): Reason | undefined {
  const { pawns, won, lost, plies } = material
  if (pawns < 1) return undefined
  const prize = dearest(won)
  if (!prize) {
    const ply = moves.slice(0, plies).findIndex((move, at) => at % 2 === 0 && movePromotion(move))
    if (ply === -1) return undefined
    const promotion = {
      kind: 'promotes',
      role: movePromotion(moves[ply]!)!,
      square: moveTo(moves[ply]!),
    } as const
    return ply === 0 ? promotion : { ...promotion, after: makeSan(positions[ply - 1]!, moves[ply - 1]!) }
  }
  const [start, after] = positions
  const to = moveTo(moves[0]!)
  const { piece, square, ply } = prize
  const taken: PlacedPiece = { piece, square }
  if (ply === 0) {
    const given = dearest(lost)?.piece.role
    const isUnguarded = attackersOf(after!, to, opposite(start.turn)).isEmpty
    return { kind: 'takes', taken, isUnguarded, ...(given && { given }) }
  }
  const byMotif = ply === 2 ? findMeans(start, moves, taken) : undefined
  if (byMotif) return byMotif
  const isRetaken = isCapture(start, moves[0]!) && moves[1] !== undefined && moveTo(moves[1]) === to
  return {
    kind: 'falls',
    piece: taken,
    ...(isRetaken && ply === 2 ? {} : { after: makeSan(positions[ply - 1]!, moves[ply - 1]!) }),
  }
}

/** The fork, skewer or discovery by which a piece falls with our next move. */
function findMeans(start: Position, moves: readonly Move[], won: PlacedPiece): Reason | undefined {
  const taker = moveFrom(moves[2]!)
  const isWon = ({ square }: PlacedPiece) => square === won.square
  for (const motif of motifsOf(start, moves[0]!)) {
    if (motif.kind === 'forks' && taker === motif.by.square && motif.targets.some(isWon))
      return { kind: 'wins by a fork', fork: motif, won }
    if (motif.kind === 'skewers' && taker === motif.by.square && isWon(motif.behind))
      return { kind: 'wins by a skewer', skewer: motif, won }
    if (motif.kind === 'discovers' && taker === motif.by.square && isWon(motif.target))
      return { kind: 'wins by a discovery', discovery: motif, won }
  }
  return undefined
}

/** What the move does on its board, if the mind cares, saw far enough, and its line agrees. */
function findMotif(walked: Walk, { depth, cares }: Outlook): Reason | undefined {
  const { positions, moves } = walked
  const seen = motifsOf(positions[0], moves[0]!).filter(
    (motif) => cares.includes(motif.kind) && pliesToSee[motif.kind] <= depth && isBorneOut(walked, motif),
  )
  const [first] = seen
  if (first?.kind !== 'threatens') return first && toReason(positions[0], positions[1]!, first)
  const threats = seen.filter((motif) => motif.kind === 'threatens')
  return threats.reduce((most, threat) => (threat.pawns > most.pawns ? threat : most))
}

function toReason(before: Position, after: Position, motif: Motif): Reason | undefined {
  switch (motif.kind) {
    case 'mates':
      return { kind: motif.isTaken ? 'takes the king' : 'mates', moves: 1 }
    case 'promotes':
      return { kind: 'promotes', role: motif.piece.piece.role, square: motif.piece.square }
    case 'threatens mate':
      return { kind: 'threatens mate', san: makeImaginedSan(after, motif.move) }
    case 'averts mate':
      return { kind: 'averts mate', san: makeImaginedSan(before, motif.move) }
    case 'hangs':
      return undefined
    default:
      return motif
  }
}

/** A move that could be made if the side to move did nothing, without the sign of the mate that is spoken of. */
const makeImaginedSan = (position: Position, move: Move): string =>
  makeSan(withTurn(position, opposite(position.turn)), move).replace('#', '')

/** Whether the line does not speak against a motif of its first move. */
function isBorneOut({ positions, moves, material }: Walk, motif: Motif): boolean {
  const [, reply, next] = moves
  switch (motif.kind) {
    // These claim that something falls, which `findWin` would have seen.
    case 'forks':
    case 'skewers':
      return false
    case 'discovers':
      return motif.target.piece.role === 'king'
    case 'threatens': {
      const { square, piece } = motif.target
      const at = positions[2]
      if (next === undefined || at?.pieceAt(square) !== piece || !canWin(at, square)) return true
      return moveTo(next) === square
    }
    case 'threatens mate':
      return next === undefined || positions[3]!.hasLegalMove()
    case 'pins':
      return reply === undefined || moveFrom(reply) !== motif.pinned.square
    case 'saves':
      return !material.lost.some(({ piece }) => piece === motif.piece.piece)
    case 'trades':
      return reply !== undefined && moveTo(reply) === motif.given.square
    default:
      return true
  }
}

/** What is left to say: a capture that wins nothing in the end, a line that stops amid an exchange, or that turns in circles. */
function findRest({ positions, moves, material }: Walk): Reason | undefined {
  const [start] = positions
  const piece = capturedPiece(start, moves[0]!)
  if (piece)
    return {
      kind: 'takes',
      taken: { piece, square: moveTo(moves[0]!) },
      isUnguarded: false,
    }
  const last = moves.length - 1
  if (last > 0 && last % 2 === 0 && material.plies <= last)
    return { kind: 'looks no further', san: makeSan(positions[last]!, moves[last]!) }
  return repeatAlong(start, moves)?.first === 0 ? { kind: 'repeats' } : undefined
}

/** What the line loses. */
function findLoss({ positions, moves, material }: Walk): Reason | undefined {
  const lost = material.pawns <= -1 ? dearest(material.lost) : undefined
  if (!lost) return undefined
  const { piece, square, ply } = lost
  return ply === 1
    ? { kind: 'is taken', piece: { piece, square }, san: makeSan(positions[1]!, moves[1]!) }
    : { kind: 'loses', piece: { piece, square }, after: makeSan(positions[ply - 1]!, moves[ply - 1]!) }
}

/** What stands behind the answer that it expects. */
function findAnswer({ positions, moves }: Walk, { depth }: Outlook): Reason | undefined {
  const [, reply, ...rest] = moves
  if (reply === undefined) return undefined
  const after = walk(positions[1]!, [reply, ...rest])
  const reason = findMotif(after, {
    depth: depth - 1,
    cares: ['discovers', 'threatens mate', 'threatens', 'pins'],
  })
  if (!reason || (reason.kind === 'threatens' && reason.pawns < LEAST_FEARED)) return undefined
  return { kind: 'answered', san: makeSan(positions[1]!, reply), reason }
}
