import {
  canWin,
  type Fallen,
  materialAlong,
  motifsOf,
  promotionGain,
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
  type Piece,
  type PlacedPiece,
  type Position,
  type Role,
} from '@rookery/rules'
import type { Answer, Reason } from './reason.ts'
import { isInVain, type Walk } from './walk.ts'

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

/** The first promotion of a side along the line, if it comes at once or brings more than the dearest piece that fell to that side. */
function findPromotion({ positions, moves, material }: Walk, parity: 0 | 1, prize: Fallen | undefined) {
  const isTold = (move: Move, at: number) =>
    at % 2 === parity && movePromotion(move) && (at === 0 || !isInVain(positions[at]!, moves, at))
  const ply = moves.slice(0, material.plies).findIndex(isTold)
  if (ply === -1) return undefined
  if (ply > 0 && prize && worthOf(prize.piece.role) >= promotionGain(moves[ply]!)) return undefined
  return { ply, move: moves[ply]! }
}

/** What the line wins, and by what. */
export function findWin(walked: Walk): Reason | undefined {
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
  const back = isCapture(start, moves[0]!) ? takenBackOn(walked, 0) : undefined
  // What was given for the first capture is told with that, and no second time.
  const beyond = back && ply > 1 ? materialAlong(positions[2]!, moves.slice(2, material.plies)) : material
  const given = priceOf(prize, beyond.won, beyond.lost)
  if (ply === 0) {
    const isUnguarded = attackersOf(after!, to, opposite(start.turn)).isEmpty
    return { kind: 'takes', taken, isUnguarded, given }
  }
  const byMotif = findNextMeans(walked, prize, given)
  if (byMotif) return byMotif
  const isTraded = back && worthOf(back.role) === worthOf(capturedPiece(start, moves[0]!)!.role)
  if (isTraded && ply === 2 && given.length === 0) return { kind: 'falls', piece: taken }
  const isRetaken = moves.some((move, at) => at > ply && at % 2 === 1 && moveTo(move) === moveTo(moves[ply]!))
  const isOpen = given.length === 0 && !isRetaken && canWin(positions[ply + 1]!, moveTo(moves[ply]!))
  return {
    kind: 'takes later',
    piece: taken,
    given,
    later: laterAt(positions, moves, ply),
    ...(isOpen && { isOpen }),
  }
}

/** What is taken at once where a move went. */
const takenBackOn = ({ positions, moves }: Walk, ply: number): Piece | undefined => {
  const answer = moves[ply + 1]
  return answer !== undefined && moveTo(answer) === moveTo(moves[ply]!)
    ? capturedPiece(positions[ply + 1]!, answer)
    : undefined
}

/** What our next move takes by a fork or the like, if it is as dear as the prize, which may fall to what comes of it. */
function findNextMeans(walked: Walk, prize: Fallen, given: readonly Role[]): Reason | undefined {
  const { positions, moves, material } = walked
  if (prize.ply === 2) return findMeans(positions[0], moves, prize, given)
  const piece = material.plies > 2 ? capturedPiece(positions[2]!, moves[2]!) : undefined
  if (!piece || worthOf(piece.role) < worthOf(prize.piece.role)) return undefined
  const back = takenBackOn(walked, 2)
  if (back && worthOf(back.role) >= worthOf(piece.role)) return undefined
  return findMeans(positions[0], moves, { piece, square: takenSquare(moves[2]!) }, [])
}

/** A move farther along the line, with the answer just before it where that is the first. */
const laterAt = (positions: Walk['positions'], moves: readonly Move[], ply: number) => ({
  san: makeSan(positions[ply]!, moves[ply]!),
  ...(ply === 2 && { after: makeSan(positions[1]!, moves[1]!) }),
})

/** The fork, skewer or discovery by which a piece falls with our next move. */
export function findMeans(
  start: Position,
  moves: readonly Move[],
  won: PlacedPiece,
  given: readonly Role[],
): Reason | undefined {
  const taker = moveFrom(moves[2]!)
  const isWon = ({ square }: PlacedPiece) => square === won.square
  for (const motif of motifsOf(start, moves[0]!, ['forks', 'skewers', 'discovers'])) {
    if (motif.kind === 'forks' && taker === motif.by.square && motif.targets.some(isWon))
      return { kind: 'wins by a fork', fork: motif, won, given }
    if (motif.kind === 'skewers' && taker === motif.by.square && isWon(motif.behind))
      return { kind: 'wins by a skewer', skewer: motif, won, given }
    if (given.length === 0 && motif.kind === 'discovers' && taker === motif.by.square && isWon(motif.target))
      return { kind: 'wins by a discovery', discovery: motif, won }
  }
  return undefined
}

/** What the line loses, by the move that takes it. */
export function findLoss(walked: Walk): Reason | undefined {
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
    ? { kind: 'is outrun', role: movePromotion(moves[ply]!)!, by }
    : {
        kind: 'loses',
        piece: { piece: lost.piece, square: lost.square },
        given,
        by,
      }
}

/** An answer with what stands behind it, and what it takes. */
export const answered = (position: Position, move: Move, reason: Reason): Reason => ({
  kind: 'answered',
  ...makeAnswer(position, move),
  reason,
})

export function makeAnswer(position: Position, move: Move): Answer {
  const piece = capturedPiece(position, move)
  return { san: makeSan(position, move), ...(piece && { taken: { piece, square: takenSquare(move) } }) }
}
