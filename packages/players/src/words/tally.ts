import { balanceFor, worthOf } from '@rookery/motifs'
import { type Color, movePromotion, type PlacedPiece, type Role } from '@rookery/rules'
import type { Judged, Reason } from './reason.ts'
import type { Walk } from './walk.ts'

/** Where a win or a loss is told, so much more or less of it makes it another; elsewhere any does. */
const LEAST_BESIDE_WIN = 2

/**
 * What changes hands on the whole of a line, where the captures that are told of it come to something else, and the score does not
 * speak for what they come to.
 */
export function findTally(
  { positions, moves, material }: Walk,
  told: readonly Reason[],
  { pawns, isRough, had }: Judged,
): Reason | undefined {
  const [start] = positions
  const { turn } = start
  if (material.plies < moves.length || moves.some(movePromotion) || !told.every(isCounted)) return undefined
  const changes = told.flatMap((reason) => changesIn(reason, turn))
  const sum = changes.reduce((total, change) => total + change, 0)
  const isWinTold = told.some(
    (reason) => isWinKind(reason.kind) || (reason.kind === 'takes' && reason.given.length > 0),
  )
  const off = Math.abs(material.pawns - sum)
  if (changes.length === 0 || off < (isWinTold ? LEAST_BESIDE_WIN : 1)) return undefined
  const change = pawns === undefined || isRough ? undefined : pawns - (had ?? balanceFor(start, turn))
  if (change !== undefined && Math.abs(change - material.pawns) >= Math.abs(change - sum)) return undefined
  const roles = (fallen: readonly PlacedPiece[]) =>
    fallen.map(({ piece }) => piece.role).sort((a, b) => worthOf(b) - worthOf(a))
  return { kind: 'comes to', won: roles(material.won), lost: roles(material.lost) }
}

const isWinKind = (kind: Reason['kind']): boolean =>
  kind === 'loses' || kind === 'takes later' || kind.startsWith('wins by')

/** These say of themselves that more follows, or that the game ends. */
const isCounted = (reason: Reason): boolean =>
  !['falls', 'looks no further', 'fears no further', 'mates', 'draws', 'takes the king'].includes(
    reason.kind,
  ) && !(reason.kind === 'loses' && reason.by.after !== undefined)

/** What a reason tells to be taken, in pawns, each from one side. */
function changesIn(reason: Reason, us: Color): number[] {
  const fall = ({ piece }: PlacedPiece): number => worthOf(piece.role) * (piece.color === us ? -1 : 1)
  const bargain = (piece: PlacedPiece, given: readonly Role[] = []): number[] => [
    fall(piece),
    ...given.map((role) => -Math.sign(fall(piece)) * worthOf(role)),
  ]
  switch (reason.kind) {
    case 'takes':
      return bargain(reason.taken, reason.given)
    case 'trades':
      return [fall(reason.taken), fall(reason.given)]
    case 'saves':
      return reason.by === 'taking' ? [fall(reason.attacker)] : []
    case 'takes later':
      return bargain(reason.piece, reason.given)
    case 'wins by a fork':
    case 'wins by a skewer':
      return bargain(reason.won, reason.given)
    case 'wins by a discovery':
      return bargain(reason.won)
    case 'exchanges':
      return [fall(reason.piece), ...(reason.back ? [fall(reason.back.piece)] : [])]
    case 'loses':
      return [
        ...bargain(reason.piece, reason.given),
        ...(reason.by.begun?.taken ? [fall(reason.by.begun.taken)] : []),
      ]
    case 'answered':
      return [...(reason.taken ? [fall(reason.taken)] : []), ...changesIn(reason.reason, us)]
    default:
      return []
  }
}
