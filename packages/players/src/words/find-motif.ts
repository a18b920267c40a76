import {
  isKingInReach,
  type Motif,
  motifsOf,
  type Pins,
  type Saves,
  type Threatens,
  takenSquare,
  worthOf,
} from '@rookery/motifs'
import {
  attacksFrom,
  isCapture,
  type Move,
  makeSan,
  moveFrom,
  moveTo,
  opposite,
  type Position,
  type Square,
  withTurn,
} from '@rookery/rules'
import { isBorneOut } from './is-borne-out.ts'
import { isQuietKind, type Outlook, type QuietMotif, quietKinds, type Reason } from './reason.ts'
import type { Walk } from './walk.ts'

/** How far one must look to see what a motif leads to: our next move for a threat, their answer for a danger, or only the move. */
const pliesToSee: Readonly<Partial<Record<Motif['kind'], number>>> = {
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

/** What the move does on its board, if the mind cares, saw far enough, and its line agrees. */
export function findMotif(walked: Walk, { depth, quietEnds = false, cares }: Outlook): Reason | undefined {
  const { positions, moves } = walked
  const [before, after] = positions
  const isTaking = isCapture(before, moves[0]!)
  const cared = cares.filter((kind) => (pliesToSee[kind] ?? 1) <= depth)
  const seesDriven = depth + Number(quietEnds) >= SEES_DRIVEN
  const isDriven = (motif: Motif) => seesDriven && isDriving(walked, motif)
  const kinds = seesDriven ? [...cared, 'threatens' as const] : cared
  const seen = motifsOf(before, moves[0]!, kinds).filter(
    (motif) =>
      (cared.includes(motif.kind) || isDriven(motif)) &&
      !(isTaking && isUnnamedWithCapture(motif, takenSquare(moves[0]!))) &&
      isBorneOut(walked, motif),
  )
  const [first] = seen
  if (!first) return undefined
  if (isQuiet(first)) return tellQuiet(seen.filter(isQuiet))
  const chosen = chooseAmong(first, seen)
  if (isDriven(chosen)) return toDriving(before, chosen as Threatens)
  if (chosen.kind === 'saves') return toSaving(walked, chosen, seen)
  return chosen.kind === 'threatens' ? toThreat(before, chosen, seen) : toReason(before, after!, chosen)
}

/** The threat with all others by the same piece, the greatest first. */
function toThreat(before: Position, threat: Threatens, seen: readonly Motif[]): Reason {
  const also = seen
    .filter((motif) => motif.kind === 'threatens')
    .filter((motif) => motif !== threat && motif.by.square === threat.by.square)
    .sort((a, b) => b.pawns - a.pawns)
    .map(({ target }) => target)
  return { ...threat, isByOther: isOther(before, threat), also }
}

/** A piece that gets away may guard another where it goes. */
function toSaving({ positions, moves }: Walk, saving: Saves, seen: readonly Motif[]): Reason {
  if (saving.by !== 'moving') return saving
  const sees = attacksFrom(positions[1]!, moveTo(moves[0]!))
  const also = seen.find(
    (motif) => motif.kind === 'saves' && motif.by === 'guarding' && sees.has(motif.piece.square),
  )
  return also?.kind === 'saves' ? { ...saving, guarded: also.piece } : saving
}

/** Whether it is done by a piece that has not moved. */
const isOther = (before: Position, { by }: Threatens | Pins): boolean =>
  before.pieceAt(by.square) === by.piece

/** To take what is threatened is the third move. */
const SEES_DRIVEN = 3

/** Whether the line moves what is threatened away, and not between a check and the king. */
const isDriving = ({ moves, positions }: Walk, motif: Motif): boolean =>
  motif.kind === 'threatens' &&
  !isKingInReach(positions[1]!, positions[1]!.turn) &&
  motif.target.piece.role !== 'pawn' &&
  moves[1] !== undefined &&
  moveFrom(moves[1]) === motif.target.square &&
  !isCapture(positions[1]!, moves[1])

const toDriving = (before: Position, threat: Threatens): Reason => ({
  kind: 'drives',
  by: threat.by,
  target: threat.target,
  isByOther: isOther(before, threat),
})

/** A trade is a trade, even if what it takes attacked something; and of deeds about one man each, the one about the dearest. */
function chooseAmong(first: Motif, seen: readonly Motif[]): Motif {
  const trade = first.kind === 'saves' && first.by === 'taking' && seen.find(({ kind }) => kind === 'trades')
  if (trade) return trade
  return stakeOf(first) === 0 ? first : seen.reduce((most, motif) => (isGreater(motif, most) ? motif : most))
}

/** Of men that are worth as much, the weightier motif comes first, and the threat that wins more. */
function isGreater(one: Motif, other: Motif): boolean {
  const beyond = stakeOf(one) - stakeOf(other)
  const winsMore = one.kind === 'threatens' && other.kind === 'threatens' && one.pawns > other.pawns
  return beyond > 0 || (beyond === 0 && winsMore)
}

/** What the man is worth that a motif saves, threatens or pins; nothing for a motif of another kind. */
function stakeOf(motif: Motif): number {
  switch (motif.kind) {
    case 'averts mate':
    case 'threatens mate':
      return worthOf('king')
    case 'saves':
      return worthOf(motif.piece.piece.role)
    case 'threatens':
      return worthOf(motif.target.piece.role)
    case 'pins':
      return worthOf(motif.pinned.piece.role)
    default:
      return 0
  }
}

/** What a capture does as well, and what nobody would name before it. */
const isUnnamedWithCapture = (motif: Motif, taken: Square): boolean =>
  (isQuiet(motif) && motif.kind !== 'passes') ||
  (motif.kind === 'saves' &&
    (motif.by === 'guarding' ||
      motif.by === 'blocking' ||
      motif.piece.piece.role === 'pawn' ||
      // Nobody gets away from what it takes.
      (motif.by === 'moving' && motif.attacker.square === taken)))

const isQuiet = (motif: Motif): motif is QuietMotif => isQuietKind(motif.kind)

const rankOfOpens = quietKinds.indexOf('opens')

/** A piece that only looks at the centre says least of all. */
const rankOf = (motif: QuietMotif): number =>
  motif.kind !== 'controls'
    ? quietKinds.indexOf(motif.kind)
    : motif.area !== 'centre'
      ? 1
      : motif.squares.includes(motif.by.square)
        ? rankOfOpens - 0.5
        : quietKinds.length

/** What is said first of a move that goes somewhere: what it does there may be told with it. */
const isPlace = (motif: QuietMotif): boolean =>
  motif.kind === 'develops' || (motif.kind === 'controls' && motif.area === 'centre')

function tellQuiet(motifs: readonly QuietMotif[]): Reason {
  const [first, also] = [...motifs].sort((a, b) => rankOf(a) - rankOf(b))
  return also && isPlace(first!) && rankOf(also) <= rankOfOpens
    ? { kind: 'does both', reason: first!, also }
    : first!
}

function toReason(
  before: Position,
  after: Position,
  motif: Exclude<Motif, Threatens | Saves>,
): Reason | undefined {
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
    case 'pins':
      return { ...motif, isByOther: isOther(before, motif) }
    case 'checks':
      return { ...motif, isKingTaken: before.variant.king === 'captured' }
    default:
      return motif
  }
}

/** A move that could be made if the side to move did nothing, without the sign of the mate that is spoken of. */
const makeImaginedSan = (position: Position, move: Move): string =>
  makeSan(withTurn(position, opposite(position.turn)), move).replace('#', '')
