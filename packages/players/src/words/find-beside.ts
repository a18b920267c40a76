import { exchangeValue, worthOf } from '@rookery/motifs'
import { isCapture, moveTo, type PlacedPiece } from '@rookery/rules'
import { findMotif } from './find-motif.ts'
import type { Outlook, Reason } from './reason.ts'
import type { Walk } from './walk.ts'

/* What is told of a move before or beside what its line wins. */

/**
 * A fork or a skewer of a move that takes something as well, where its line stops before one of the targets falls: of a piece, and of
 * one that is worth no less than what is taken.
 */
export function findFork(walked: Walk, { depth, cares }: Outlook, taken: PlacedPiece): Reason | undefined {
  const kinds = cares.filter((kind) => kind === 'forks' || kind === 'skewers')
  const motif = findMotif(walked, { depth, cares: kinds })
  const targets =
    motif?.kind === 'forks' ? motif.targets : motif?.kind === 'skewers' ? [motif.front, motif.behind] : []
  const isPrize = ({ piece: { role } }: PlacedPiece) =>
    role !== 'king' && role !== 'pawn' && worthOf(role) >= worthOf(taken.piece.role)
  return targets.some(isPrize) ? motif : undefined
}

/** Less than that is a trade which costs a pawn. */
const LEAST_OFFERED = 2

/** The moved piece, if it can be won where it went, and the answer that the mind expects leaves it there. */
export function findOffer(
  { positions: [start, after], moves }: Walk,
  { depth }: Outlook,
): Reason | undefined {
  const [move, reply] = moves
  const square = moveTo(move!)
  const piece = after!.pieceAt(square)!
  if (depth < 2 || reply === undefined || piece.role === 'pawn' || piece.role === 'king') return undefined
  if (moveTo(reply) === square || isCapture(start, move!)) return undefined
  return exchangeValue(start, move!) <= -LEAST_OFFERED
    ? { kind: 'offers', piece: { piece, square } }
    : undefined
}

/** The check of the move, the mate that it threatens, or what it pins, threatens or drives if that is dearer than what falls. */
export function findCause(walked: Walk, does: Reason): Reason | undefined {
  const depth = walked.moves.length
  if (!hidesCheck.includes(does.kind)) return undefined
  const check = findMotif(walked, { depth, cares: ['checks'] })
  if (check?.kind === 'checks') return check
  if (does.kind !== 'takes later') return undefined
  const motif = findMotif(walked, { depth, cares: ['threatens mate', 'threatens', 'pins'] })
  if (motif?.kind === 'threatens mate') return motif
  const target =
    motif?.kind === 'pins'
      ? motif.pinned
      : motif?.kind === 'threatens' || motif?.kind === 'drives'
        ? motif.target
        : undefined
  return target && worthOf(target.piece.role) > worthOf(does.piece.piece.role) ? motif : undefined
}

/** What would be told of a check without saying that it is one. */
const hidesCheck: readonly Reason['kind'][] = [
  'takes later',
  'wins by a discovery',
  'threatens',
  'pins',
  'saves',
  'looks no further',
  'repeats',
]
