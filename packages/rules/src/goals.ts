import {
  antidiagonalSlide,
  BLACK_PAWN_STEPS,
  diagonalSlide,
  fileSlide,
  isAttacked,
  KING_STEPS,
  KNIGHT_STEPS,
  LINE,
  pairIndex,
  pairs,
  rankSlide,
  slides,
  steps,
  WHITE_PAWN_STEPS,
} from './attacks.ts'
import { countSquares, hasSquare, hiBit, loBit, lowestBit, lowestSquare } from './bits.ts'
import { BISHOP, HI, KING, KNIGHT, type Masks, PAWN, QUEEN, ROOK, sideOf, WHITE } from './board.ts'
import { castledKing, castledRook } from './move.ts'
import type { Color } from './piece.ts'
import type { Variant } from './variants/variant.ts'

/** What the generator reads of a position. */
interface GoalSource {
  readonly variant: Variant
  readonly masks: Masks
  readonly turn: Color
  readonly castlingLo: number
  readonly castlingHi: number
  readonly epSquare: number
}

/**
 * The legal moves of a position as goals: for every piece of the side to move the squares it may go to (a castling
 * king's goal is its rook). They are written into this array, which the next call of `collectGoals` overwrites: listing,
 * counting and looking up moves all read it at once, and none of them allocates. No position has more than 16 pieces of a
 * side, and a typed array takes no write beyond its end.
 */
export const goals = /* @__PURE__ */ new Int32Array(4 * 16)
export const ROLE = 0
export const FROM = 1
export const GOALS_LO = 2
export const GOALS_HI = 3
export const NEXT = 4
let size = 0

function add(role: number, from: number, lo: number, hi: number): void {
  if ((lo | hi) === 0) return
  goals[size] = role
  goals[size + FROM] = from
  goals[size + GOALS_LO] = lo
  goals[size + GOALS_HI] = hi
  size += NEXT
}

/** Set by `findChecksAndPins`: the squares that answer a check (all, where there is none), and the pinned pieces. */
let checkLo = 0
let checkHi = 0
let pinnedLo = 0
let pinnedHi = 0

/** Fills `goals` and returns where its entries end. */
export function collectGoals(position: GoalSource): number {
  size = 0
  const { masks, variant } = position
  const side = sideOf(position.turn)
  const ownLo = masks[WHITE + side]!
  const ownHi = masks[WHITE + side + HI]!
  const kingLo = masks[KING]! & ownLo
  const kingHi = masks[KING + HI]! & ownHi
  if ((kingLo | kingHi) === 0) return 0
  const king = lowestSquare(kingLo, kingHi)
  const freeLo = variant.maskLo & ~ownLo
  const freeHi = variant.maskHi & ~ownHi

  if (variant.king === 'captured') {
    const enemyKingLo = masks[KING]! & masks[WHITE + 1 - side]!
    const enemyKingHi = masks[KING + HI]! & masks[WHITE + 1 - side + HI]!
    if ((enemyKingLo | enemyKingHi) === 0) return 0
    checkLo = checkHi = -1
    pinnedLo = pinnedHi = 0
    addPawns(position, side, king)
    addPieces(masks, side, king, freeLo, freeHi)
    add(KING, king, steps[KING_STEPS + 2 * king]! & freeLo, steps[KING_STEPS + 1 + 2 * king]! & freeHi)
    return size
  }

  const checkers = findChecksAndPins(masks, side, king)
  if (checkers < 2) {
    addPawns(position, side, king)
    addPieces(masks, side, king, freeLo & checkLo, freeHi & checkHi)
  }
  addKing(position, side, king, freeLo, freeHi, checkers === 0)
  return size
}

/** Sets the check mask and the pinned pieces; returns the number of checkers. */
function findChecksAndPins(masks: Masks, side: number, king: number): number {
  const ownLo = masks[WHITE + side]!
  const ownHi = masks[WHITE + side + HI]!
  const enemyLo = masks[WHITE + 1 - side]!
  const enemyHi = masks[WHITE + 1 - side + HI]!
  const straightLo = (masks[ROOK]! | masks[QUEEN]!) & enemyLo
  const straightHi = (masks[ROOK + HI]! | masks[QUEEN + HI]!) & enemyHi
  const slantLo = (masks[BISHOP]! | masks[QUEEN]!) & enemyLo
  const slantHi = (masks[BISHOP + HI]! | masks[QUEEN + HI]!) & enemyHi

  // With only the enemy's pieces on the board, every slider that sees the king gives check or pins.
  const rank = rankSlide(king, enemyLo, enemyHi)
  const file = fileSlide(king, enemyLo, enemyHi)
  const diagonal = diagonalSlide(king, enemyLo, enemyHi)
  const antidiagonal = antidiagonalSlide(king, enemyLo, enemyHi)
  let slidersLo =
    ((slides[rank]! | slides[file]!) & straightLo) | ((slides[diagonal]! | slides[antidiagonal]!) & slantLo)
  let slidersHi =
    ((slides[rank + 1]! | slides[file + 1]!) & straightHi) |
    ((slides[diagonal + 1]! | slides[antidiagonal + 1]!) & slantHi)

  const takes = side === 0 ? WHITE_PAWN_STEPS : BLACK_PAWN_STEPS
  let checkersLo =
    ((steps[KNIGHT_STEPS + 2 * king]! & masks[KNIGHT]!) | (steps[takes + 2 * king]! & masks[PAWN]!)) & enemyLo
  let checkersHi =
    ((steps[KNIGHT_STEPS + 1 + 2 * king]! & masks[KNIGHT + HI]!) |
      (steps[takes + 1 + 2 * king]! & masks[PAWN + HI]!)) &
    enemyHi
  let checkers = countSquares(checkersLo, checkersHi)
  pinnedLo = pinnedHi = 0
  while ((slidersLo | slidersHi) !== 0) {
    const slider = lowestSquare(slidersLo, slidersHi)
    if (slidersLo !== 0) slidersLo &= slidersLo - 1
    else slidersHi &= slidersHi - 1
    const pair = pairIndex(king, slider)
    const blockLo = pairs[pair]! & ownLo
    const blockHi = pairs[pair + 1]! & ownHi
    if ((blockLo | blockHi) === 0) {
      checkers++
      checkersLo |= loBit(slider) | pairs[pair]!
      checkersHi |= hiBit(slider) | pairs[pair + 1]!
    } else if (
      (blockLo === 0 || blockHi === 0) &&
      (blockLo & (blockLo - 1)) === 0 &&
      (blockHi & (blockHi - 1)) === 0
    ) {
      pinnedLo |= blockLo
      pinnedHi |= blockHi
    }
  }
  checkLo = checkers === 0 ? -1 : checkersLo
  checkHi = checkers === 0 ? -1 : checkersHi
  return checkers
}

function addPawns(position: GoalSource, side: number, king: number): void {
  const { masks, variant, epSquare } = position
  const enemyLo = masks[WHITE + 1 - side]!
  const enemyHi = masks[WHITE + 1 - side + HI]!
  const emptyLo = ~(enemyLo | masks[WHITE + side]!)
  const emptyHi = ~(enemyHi | masks[WHITE + side + HI]!)
  const takes = side === 0 ? WHITE_PAWN_STEPS : BLACK_PAWN_STEPS
  const forward = side === 0 ? 8 : -8
  const homeRank = !variant.pawns.doubleStep ? -1 : side === 0 ? 1 : variant.ranks - 2
  let pawnsLo = masks[PAWN]! & masks[WHITE + side]!
  let pawnsHi = masks[PAWN + HI]! & masks[WHITE + side + HI]!
  while ((pawnsLo | pawnsHi) !== 0) {
    const from = lowestSquare(pawnsLo, pawnsHi)
    if (pawnsLo !== 0) pawnsLo &= pawnsLo - 1
    else pawnsHi &= pawnsHi - 1
    let lo = steps[takes + 2 * from]! & enemyLo
    let hi = steps[takes + 1 + 2 * from]! & enemyHi
    const ahead = from + forward
    if (hasSquare(emptyLo, emptyHi, ahead)) {
      lo |= loBit(ahead)
      hi |= hiBit(ahead)
      const twoAhead = ahead + forward
      if (from >> 3 === homeRank && hasSquare(emptyLo, emptyHi, twoAhead)) {
        lo |= loBit(twoAhead)
        hi |= hiBit(twoAhead)
      }
    }
    lo &= checkLo
    hi &= checkHi
    if (hasSquare(pinnedLo, pinnedHi, from)) {
      const line = pairIndex(king, from) + LINE
      lo &= pairs[line]!
      hi &= pairs[line + 1]!
    }
    if (epSquare >= 0 && isEnPassantLegal(position, side, king, from)) {
      lo |= loBit(epSquare)
      hi |= hiBit(epSquare)
    }
    add(PAWN, from, lo, hi)
  }
}

/** Two pawns leave a line at once, so pins and check masks do not tell: the king is looked at after the capture. */
function isEnPassantLegal(
  { masks, epSquare }: GoalSource,
  side: number,
  king: number,
  from: number,
): boolean {
  const takes = side === 0 ? WHITE_PAWN_STEPS : BLACK_PAWN_STEPS
  if (!hasSquare(steps[takes + 2 * from]!, steps[takes + 1 + 2 * from]!, epSquare)) return false
  const taken = epSquare + (side === 0 ? -8 : 8)
  const enemyLo = masks[WHITE + 1 - side]! & ~loBit(taken)
  const enemyHi = masks[WHITE + 1 - side + HI]! & ~hiBit(taken)
  const occupiedLo = (masks[WHITE + side]! & ~loBit(from)) | loBit(epSquare) | enemyLo
  const occupiedHi = (masks[WHITE + side + HI]! & ~hiBit(from)) | hiBit(epSquare) | enemyHi
  return !isAttacked(masks, king, side ^ 1, enemyLo, enemyHi, occupiedLo, occupiedHi)
}

/** Knights and sliders; `freeLo`, `freeHi` are the squares they may end on. */
function addPieces(masks: Masks, side: number, king: number, freeLo: number, freeHi: number): void {
  const ownLo = masks[WHITE + side]!
  const ownHi = masks[WHITE + side + HI]!
  const occupiedLo = ownLo | masks[WHITE + 1 - side]!
  const occupiedHi = ownHi | masks[WHITE + 1 - side + HI]!
  for (let role = KNIGHT; role <= QUEEN; role++) {
    let restLo = masks[role]! & ownLo
    let restHi = masks[role + HI]! & ownHi
    while ((restLo | restHi) !== 0) {
      const from = lowestSquare(restLo, restHi)
      if (restLo !== 0) restLo &= restLo - 1
      else restHi &= restHi - 1
      let lo = 0
      let hi = 0
      if (role === KNIGHT) {
        lo = steps[KNIGHT_STEPS + 2 * from]!
        hi = steps[KNIGHT_STEPS + 1 + 2 * from]!
      } else {
        if (role !== BISHOP) {
          const rank = rankSlide(from, occupiedLo, occupiedHi)
          const file = fileSlide(from, occupiedLo, occupiedHi)
          lo = slides[rank]! | slides[file]!
          hi = slides[rank + 1]! | slides[file + 1]!
        }
        if (role !== ROOK) {
          const diagonal = diagonalSlide(from, occupiedLo, occupiedHi)
          const antidiagonal = antidiagonalSlide(from, occupiedLo, occupiedHi)
          lo |= slides[diagonal]! | slides[antidiagonal]!
          hi |= slides[diagonal + 1]! | slides[antidiagonal + 1]!
        }
      }
      lo &= freeLo
      hi &= freeHi
      if (hasSquare(pinnedLo, pinnedHi, from)) {
        const line = pairIndex(king, from) + LINE
        lo &= pairs[line]!
        hi &= pairs[line + 1]!
      }
      add(role, from, lo, hi)
    }
  }
}

function addKing(
  position: GoalSource,
  side: number,
  king: number,
  freeLo: number,
  freeHi: number,
  mayCastle: boolean,
): void {
  const { masks } = position
  const enemyLo = masks[WHITE + 1 - side]!
  const enemyHi = masks[WHITE + 1 - side + HI]!
  // The king itself must not hide the squares behind it from a slider.
  const occupiedLo = (masks[WHITE + side]! & ~loBit(king)) | enemyLo
  const occupiedHi = (masks[WHITE + side + HI]! & ~hiBit(king)) | enemyHi
  let lo = 0
  let hi = 0
  for (let rest = steps[KING_STEPS + 2 * king]! & freeLo; rest !== 0; rest &= rest - 1)
    if (!isAttacked(masks, lowestBit(rest), side ^ 1, enemyLo, enemyHi, occupiedLo, occupiedHi))
      lo |= rest & -rest
  for (let rest = steps[KING_STEPS + 1 + 2 * king]! & freeHi; rest !== 0; rest &= rest - 1)
    if (!isAttacked(masks, 32 + lowestBit(rest), side ^ 1, enemyLo, enemyHi, occupiedLo, occupiedHi))
      hi |= rest & -rest
  if (mayCastle) {
    for (let rest = side === 0 ? position.castlingLo : position.castlingHi; rest !== 0; rest &= rest - 1) {
      const rook = lowestBit(rest) + (side === 0 ? 0 : 32)
      if (!canCastle(masks, side, king, rook)) continue
      lo |= loBit(rook)
      hi |= hiBit(rook)
    }
  }
  add(KING, king, lo, hi)
}

function canCastle(masks: Masks, side: number, king: number, rook: number): boolean {
  const kingGoal = castledKing(king, rook)
  const rookGoal = castledRook(king, rook)
  const enemyLo = masks[WHITE + 1 - side]!
  const enemyHi = masks[WHITE + 1 - side + HI]!
  const othersLo = (masks[WHITE + side]! & ~loBit(king) & ~loBit(rook)) | enemyLo
  const othersHi = (masks[WHITE + side + HI]! & ~hiBit(king) & ~hiBit(rook)) | enemyHi
  const kingPath = pairIndex(king, kingGoal)
  const rookPath = pairIndex(rook, rookGoal)
  const pathLo = pairs[kingPath]! | pairs[rookPath]!
  const pathHi = pairs[kingPath + 1]! | pairs[rookPath + 1]!
  const goalsLo = loBit(kingGoal) | loBit(rookGoal)
  const goalsHi = hiBit(kingGoal) | hiBit(rookGoal)
  if ((((pathLo | goalsLo) & othersLo) | ((pathHi | goalsHi) & othersHi)) !== 0) return false

  const step = kingGoal > king ? 1 : -1
  for (let square = king; square !== kingGoal; square += step)
    if (isAttacked(masks, square, side ^ 1, enemyLo, enemyHi, othersLo | loBit(rook), othersHi | hiBit(rook)))
      return false
  // On its goal the king has the rook beside it, no longer on a square where it may have been a shield.
  return !isAttacked(
    masks,
    kingGoal,
    side ^ 1,
    enemyLo,
    enemyHi,
    othersLo | loBit(rookGoal),
    othersHi | hiBit(rookGoal),
  )
}
