import { type Motif, motifsOf, type Threatens } from '@rookery/motifs'
import { isCapture, type Move, makeSan, moveFrom, opposite, type Position, withTurn } from '@rookery/rules'
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
  const isDriven = (motif: Motif) => isDriving(walked, motif) && depth + Number(quietEnds) >= SEES_DRIVEN
  const seen = motifsOf(before, moves[0]!).filter(
    (motif) =>
      ((cares.includes(motif.kind) && (pliesToSee[motif.kind] ?? 1) <= depth) || isDriven(motif)) &&
      !(isTaking && isUnnamedWithCapture(motif)) &&
      isBorneOut(walked, motif),
  )
  const [first] = seen
  if (!first) return undefined
  if (isQuiet(first)) return tellQuiet(seen.filter(isQuiet))
  const chosen = chooseAmong(first, seen)
  return isDriven(chosen) ? toDriving(before, chosen as Threatens) : toReason(before, after!, chosen)
}

/** To take what is threatened is the third move. */
const SEES_DRIVEN = 3

/** Whether the line moves what is threatened away. */
const isDriving = ({ moves, positions }: Walk, motif: Motif): boolean =>
  motif.kind === 'threatens' &&
  motif.target.piece.role !== 'pawn' &&
  moves[1] !== undefined &&
  moveFrom(moves[1]) === motif.target.square &&
  !isCapture(positions[1]!, moves[1])

const toDriving = (before: Position, { by, target }: Threatens): Reason => ({
  kind: 'drives',
  by,
  target,
  isByOther: before.pieceAt(by.square) === by.piece,
})

/** Of several threats the greatest; and a trade is a trade, even if what it takes attacked something. */
function chooseAmong(first: Motif, seen: readonly Motif[]): Motif {
  if (first.kind === 'threatens') {
    const threats = seen.filter((motif) => motif.kind === 'threatens')
    return threats.reduce((most, threat) => (threat.pawns > most.pawns ? threat : most))
  }
  const isByTaking = first.kind === 'saves' && first.by === 'taking'
  return (isByTaking && seen.find(({ kind }) => kind === 'trades')) || first
}

/** What a capture does as well, and what nobody would name before it. */
const isUnnamedWithCapture = (motif: Motif): boolean =>
  (isQuiet(motif) && motif.kind !== 'passes') ||
  (motif.kind === 'saves' &&
    (motif.by === 'guarding' || motif.by === 'blocking' || motif.piece.piece.role === 'pawn'))

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
    case 'threatens':
      return { ...motif, isByOther: before.pieceAt(motif.by.square) === motif.by.piece }
    case 'checks':
      return { ...motif, isKingTaken: before.variant.king === 'captured' }
    default:
      return motif
  }
}

/** A move that could be made if the side to move did nothing, without the sign of the mate that is spoken of. */
const makeImaginedSan = (position: Position, move: Move): string =>
  makeSan(withTurn(position, opposite(position.turn)), move).replace('#', '')
