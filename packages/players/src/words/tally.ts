import { balanceFor, materialAlong, worthOf } from '@rookery/motifs'
import { type Color, type Move, opposite, type PlacedPiece, type Position, type Role } from '@rookery/rules'
import { isBelieved } from './is-believed.ts'
import type { Blow, Judged, Reason } from './reason.ts'
import type { Walk } from './walk.ts'

/** Where a win or a loss is told, so much more or less of it makes it another; beside a promotion more, elsewhere any does. */
const LEAST_BESIDE_WIN = 2
const LEAST_BESIDE_PROMOTION = 3

/**
 * What changes hands on the whole of a line, however long, where what is told of it comes to something else. What a line does
 * farther along than it is told has to be in its score.
 */
export function findTally(
  { positions: [start], moves, material }: Walk,
  line: readonly Move[],
  told: readonly Reason[],
  judged: Judged,
): Reason | undefined {
  const { turn } = start
  const isLonger = line.length > moves.length
  const { plies } = isLonger ? materialAlong(start, line) : material
  if ((!isLonger && plies < line.length) || !told.every(isCounted)) return undefined
  const changes = told.flatMap((reason) => changesIn(reason, turn))
  const sum = changes.reduce((total, change) => total + change, 0)
  const end = line.slice(0, plies).reduce((position, move) => position.play(move), start)
  const whole = balanceFor(end, turn) - balanceFor(start, turn)
  if (changes.length === 0 || Math.abs(whole - sum) < leastBeside(told, sum * whole > 0)) return undefined
  // A score that has all of what is told knows of no even trade.
  const isKnown = whole === 0 ? !isBelieved(start, sum, judged, 1) : isBelieved(start, whole, judged)
  if (isLonger && !isKnown) return undefined
  const { won, lost, isBeside } = withoutPromotions(compare(start, end), told)
  return isBeside && won.length + lost.length === 0 ? undefined : { kind: 'comes to', won, lost, isBeside }
}

function leastBeside(told: readonly Reason[], isSameSide: boolean): number {
  if (told.some(({ kind }) => kind === 'promotes' || kind === 'is outrun')) return LEAST_BESIDE_PROMOTION
  const isWin = (reason: Reason) =>
    isWinKind(reason.kind) || (reason.kind === 'takes' && reason.given.length > 0)
  return isSameSide || told.some(isWin) ? LEAST_BESIDE_WIN : 1
}

interface Change {
  readonly won: Role[]
  readonly lost: Role[]
}

/** Nobody wins or loses a piece by a promotion: where it is told, and the new piece stays, the rest comes beside it. */
function withoutPromotions({ won, lost }: Change, told: readonly Reason[]): Change & { isBeside: boolean } {
  let isBeside = false
  const leaveOut = (role: Role, own: Role[], other: Role[]) => {
    const at = own.indexOf(role)
    if (at === -1) return
    own.splice(at, 1)
    const pawn = other.indexOf('pawn')
    if (pawn === -1) own.push('pawn')
    else other.splice(pawn, 1)
    isBeside = true
  }
  for (const reason of told) {
    if (reason.kind === 'promotes' && !reason.takenBy) leaveOut(reason.role, won, lost)
    if (reason.kind === 'is outrun') leaveOut(reason.role, lost, won)
  }
  return { won, lost, isBeside }
}

/** The dearest first. */
const roles: readonly Role[] = ['queen', 'rook', 'bishop', 'knight', 'pawn']

/** What the side to move at the start has won and lost at the end, without what is traded for its like. */
function compare(start: Position, end: Position): Change {
  const [us, them] = [start.turn, opposite(start.turn)]
  const lead = (position: Position, role: Role) =>
    position.squares(us, role).size - position.squares(them, role).size
  const won: Role[] = []
  const lost: Role[] = []
  for (const role of roles) {
    const change = lead(end, role) - lead(start, role)
    const [own, other] = change > 0 ? [won, lost] : [lost, won]
    for (let count = Math.abs(change); count > 0; count--) {
      const alike = other.findIndex((each) => worthOf(each) === worthOf(role))
      if (alike === -1) own.push(role)
      else other.splice(alike, 1)
    }
  }
  return { won, lost }
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
    case 'promotes':
      return [(reason.takenBy ? 0 : worthOf(reason.role)) - worthOf('pawn')]
    case 'is outrun':
      return [worthOf('pawn') - worthOf(reason.role), ...begunIn(reason.by)]
    case 'exchanges': {
      const { piece, back, regained } = reason
      return [
        fall(piece),
        ...(regained ? changesIn(regained, us) : []),
        ...(back && !regained ? [fall(back.piece)] : []),
      ]
    }
    case 'loses':
      return [...bargain(reason.piece, reason.given), ...begunIn(reason.by)]
    case 'answered':
      return [...(reason.taken ? [fall(reason.taken)] : []), ...changesIn(reason.reason, us)]
    default:
      return []
  }

  function begunIn({ begun }: Blow): number[] {
    return begun?.taken ? [fall(begun.taken)] : []
  }
}
