import {
  balanceFor,
  canWin,
  type Fallen,
  type Material,
  type Motif,
  materialAlong,
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
  type Role,
  type Square,
  withTurn,
} from '@rookery/rules'
import type { ForcedEnd } from '../score/index.ts'
import type { Judged, Outlook, Reason } from './reason.ts'

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
  'offers fork': 3,
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
 * not beyond what it saw. `judged` is what it thinks of the line, which has to agree.
 */
export function findReasons(
  position: Position,
  line: readonly [Move, ...Move[]],
  outlook: Outlook,
  judged: Judged = {},
): Told {
  const certain = judged.end && tellEnd(position, line[0], judged.end)
  if (certain) return certain
  const walked = walk(position, line)
  const change = isBelieved(walked, judged) ? walked.material.pawns : 0
  const win = change >= 1 ? findWin(walked) : undefined
  const does = win ?? findMotif(walked, outlook) ?? findRest(walked)
  const loss = change <= -1 ? findLoss(walked) : findTactic(walked, judged)
  const fears = loss ?? (win ? undefined : findAnswer(walked, outlook))
  return { ...(does && { does }), ...(fears && { fears }) }
}

/** So much of what changes hands along a line must be in its score: otherwise it is paid for, or won back later. */
const LEAST_SHARE = 0.4

function isBelieved({ positions: [start], material }: Walk, { pawns, had }: Judged): boolean {
  if (pawns === undefined) return true
  const change = pawns - (had ?? balanceFor(start, start.turn))
  return change * Math.sign(material.pawns) >= LEAST_SHARE * Math.abs(material.pawns)
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

/** What a capture does as well, and what nobody would name before it. */
const isQuiet = (motif: Motif): boolean =>
  motif.kind === 'develops' ||
  motif.kind === 'controls' ||
  motif.kind === 'gains room' ||
  (motif.kind === 'saves' && (motif.by === 'guarding' || motif.by === 'blocking'))

/** What the move does on its board, if the mind cares, saw far enough, and its line agrees. */
function findMotif(walked: Walk, { depth, cares }: Outlook): Reason | undefined {
  const { positions, moves } = walked
  const isTaking = isCapture(positions[0], moves[0]!)
  const seen = motifsOf(positions[0], moves[0]!).filter(
    (motif) =>
      cares.includes(motif.kind) &&
      pliesToSee[motif.kind] <= depth &&
      !(isTaking && isQuiet(motif)) &&
      isBorneOut(walked, motif),
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
  const isTakenAtOnce = (square: Square) => reply !== undefined && moveTo(reply) === square
  switch (motif.kind) {
    // These claim that something falls, which `findWin` would have seen.
    case 'forks':
    case 'skewers':
      return false
    // It is taken, or else a piece would fall.
    case 'offers fork':
      return reply === undefined || isTakenAtOnce(motif.by.square)
    case 'discovers':
      return motif.target.piece.role === 'king'
    case 'threatens': {
      const { square, piece } = motif.target
      if (isTakenAtOnce(motif.by.square)) return false
      const at = positions[2]
      if (next === undefined || at?.pieceAt(square) !== piece || !canWin(at, square)) return true
      return moveTo(next) === square
    }
    case 'threatens mate':
      return !isTakenAtOnce(moveFrom(motif.move)) && (next === undefined || positions[3]!.hasLegalMove())
    case 'pins':
      return (
        !isTakenAtOnce(motif.by.square) && (reply === undefined || moveFrom(reply) !== motif.pinned.square)
      )
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
      taken: { piece, square: takenSquare(moves[0]!) },
      isUnguarded: false,
      given: [],
    }
  const last = moves.length - 1
  if (last > 0 && last % 2 === 0 && material.plies <= last)
    return { kind: 'looks no further', san: makeSan(positions[last]!, moves[last]!) }
  return repeatAlong(start, moves)?.first === 0 ? { kind: 'repeats' } : undefined
}

/** What the line loses, by the move that takes it. */
function findLoss(walked: Walk): Reason | undefined {
  const { positions, moves, material } = walked
  const lost = dearest(material.lost)
  const promotion = findPromotion(walked, 1, lost)
  const given = lost ? priceOf(lost, material.lost, material.won) : []
  const means = !promotion && lost?.ply === 3 && findMeans(positions[1]!, moves.slice(1), lost, given)
  if (means) return { kind: 'answered', san: makeSan(positions[1]!, moves[1]!), reason: means }
  const ply = promotion?.ply ?? lost?.ply
  if (ply === undefined) return undefined
  const by = {
    san: makeSan(positions[ply]!, moves[ply]!),
    ...(ply > 1 && { begun: makeSan(positions[1]!, moves[1]!), isNext: ply === 3 }),
    ...(ply > 1 &&
      capturedPiece(positions[ply - 1]!, moves[ply - 1]!) && {
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
  return isByMeans ? { kind: 'answered', san: makeSan(positions[1]!, reply), reason: win } : undefined
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
  if (reason.kind === 'pins' && worthOf(reason.pinned.piece.role) < LEAST_FEARED) return undefined
  return { kind: 'answered', san: makeSan(positions[1]!, reply), reason }
}
