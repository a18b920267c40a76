// The evaluation: one function that scores the position from the side to move's view.
import { bishopAttacks, kingAttacks, knightAttacks, pawnsAttack, rookAttacks } from '../board/attacks'
import { BISHOP, bit, KING, KNIGHT, lsb, many, PAWN, QUEEN, ROOK } from '../board/bits'
import { blockers, halfmoves, isMinichess, ofColor, ofRole, pieces, state, turn } from '../board/position'
import { addsToHand, evaluateByNetwork, hasNetwork } from '../network/network'
import { endgameScore, scaleEnd } from './endgames'
import { evaluateKing } from './king-safety'
import { evaluateMini } from './minichess-evaluation'
import { param } from './param-table'
import {
  BISHOP_MOBILITY,
  BISHOP_PAIR,
  BISHOP_SAME_COLOR_PAWN,
  KING_DANGER_ATTACKER,
  KNIGHT_MOBILITY,
  MINOR_BEHIND_PAWN,
  MINOR_OUTPOST,
  QUEEN_MOBILITY,
  ROOK_BEHIND_PASSED,
  ROOK_HALF_OPEN_FILE,
  ROOK_MOBILITY,
  ROOK_OPEN_FILE,
  ROOK_SEVENTH,
  SPACE,
  TEMPO,
} from './params'
import { evaluatePassed } from './passed'
import { ahead, attackSpans, fileMask, type PawnEntry, passedPawns, pawnEntry, relativeRank } from './pawns'
import { EVALUATION_BOUND, endOf, middleOf, NO_SCORE } from './score'
import { attackWith, type Sheet, sideSheet } from './sheet'
import {
  type Silent,
  TERM_BISHOPS,
  TERM_KNIGHTS,
  TERM_MOBILITY,
  TERM_QUEENS,
  TERM_ROOKS,
  TERM_SPACE,
  term,
} from './terms'
import { evaluateThreats } from './threats'

const DARK: u64 = 0xaa55aa55aa55aa55
const CENTRE_FILES: u64 = 0x3c3c3c3c3c3c3c3c

//@inline
function prepare<C>(): void {
  const us = isSigned<C>() ? 1 : 0
  const own = sideSheet<C>()
  const pawns = pieces(us, PAWN)
  const king = lsb(pieces(us, KING))
  const byPawns = pawnsAttack<C>(pawns)
  const byKing = kingAttacks(king)
  own.byPawns = byPawns
  own.byKing = byKing
  own.byKnights = 0
  own.byBishops = 0
  own.byRooks = 0
  own.byQueens = 0
  own.attacked = byPawns | byKing
  own.attackedTwice = byPawns & byKing
  own.attackerUnits = 0
  own.ringHits = 0
  const ring = byKing | bit(king) | (isSigned<C>() ? byKing >> 8 : byKing << 8)
  own.ring = ring
  // Squares where own blocked or unmoved pawns and the king stand are no use to the pieces.
  const blocked = pawns & (isSigned<C>() ? blockers() << 8 : blockers() >> 8)
  const unmoved: u64 = isSigned<C>() ? 0x00ffff0000000000 : 0x0000000000ffff00
  own.mobilityArea = ~(blocked | (pawns & unmoved) | bit(king))
}

/** Notes what a piece attacks, and how it bears on the enemy king. */
//@inline
function note(own: Sheet, enemy: Sheet, role: i32, attacks: u64): void {
  const before = own.attacked
  attackWith(own, role, attacks)
  own.attackedTwice |= before & attacks
  own.attacked = before | attacks
  const hits = attacks & enemy.ring
  if (hits) {
    own.attackerUnits += middleOf(param(KING_DANGER_ATTACKER + role))
    own.ringHits += i32(popcnt(hits))
  }
}

/** What minor pieces gain from standing behind a pawn, or where no pawn can drive them away. */
//@inline
function minorTerms<C>(square: i32, role: i32, entry: PawnEntry, own: Sheet): i32 {
  const pawns = ofRole(PAWN)
  let score = 0
  if ((isSigned<C>() ? pawns << 8 : pawns >> 8) & bit(square)) score += param(MINOR_BEHIND_PAWN)
  const enemySpans = attackSpans(entry, isSigned<C>() ? 0 : 1)
  const rank = relativeRank<C>(square)
  if (rank >= 3 && rank <= 5 && !(enemySpans & bit(square)) && own.byPawns & bit(square)) {
    score += param(MINOR_OUTPOST + (role === KNIGHT ? 1 : 0))
  }
  return score
}

function evaluatePieces<C, T>(entry: PawnEntry): i32 {
  const us = isSigned<C>() ? 1 : 0
  const own = sideSheet<C>()
  const enemy = isSigned<C>() ? sideSheet<u32>() : sideSheet<i32>()
  const area = own.mobilityArea & ~enemy.byPawns
  const occupied = blockers()
  const queens = pieces(us, QUEEN)
  const pawns = pieces(us, PAWN)
  const theirPawns = pieces(us ^ 1, PAWN)
  let score = 0

  let men = pieces(us, KNIGHT)
  while (men) {
    const square = lsb(men)
    men &= men - 1
    const attacks = knightAttacks(square)
    note(own, enemy, KNIGHT, attacks)
    score += term<C, T>(TERM_MOBILITY, param(KNIGHT_MOBILITY + i32(popcnt(attacks & area))))
    score += term<C, T>(TERM_KNIGHTS, minorTerms<C>(square, KNIGHT, entry, own))
  }

  men = pieces(us, BISHOP)
  if (many(men)) score += term<C, T>(TERM_BISHOPS, param(BISHOP_PAIR))
  while (men) {
    const square = lsb(men)
    men &= men - 1
    // Seen through queens: two sliders in battery both count.
    const attacks = bishopAttacks(square, occupied ^ queens)
    note(own, enemy, BISHOP, attacks)
    score += term<C, T>(TERM_MOBILITY, param(BISHOP_MOBILITY + i32(popcnt(attacks & area))))
    const sameColor = bit(square) & DARK ? DARK : ~DARK
    score += term<C, T>(
      TERM_BISHOPS,
      minorTerms<C>(square, BISHOP, entry, own) +
        param(BISHOP_SAME_COLOR_PAWN) * i32(popcnt(pawns & sameColor)),
    )
  }

  const rooks = pieces(us, ROOK)
  men = rooks
  while (men) {
    const square = lsb(men)
    men &= men - 1
    const attacks = rookAttacks(square, occupied ^ queens ^ rooks)
    note(own, enemy, ROOK, attacks)
    score += term<C, T>(TERM_MOBILITY, param(ROOK_MOBILITY + i32(popcnt(attacks & area))))
    let extra = 0
    if (!(fileMask(square) & pawns)) {
      extra += param(fileMask(square) & theirPawns ? ROOK_HALF_OPEN_FILE : ROOK_OPEN_FILE)
    }
    if (relativeRank<C>(square) === 6 && relativeRank<C>(lsb(pieces(us ^ 1, KING))) === 7) {
      extra += param(ROOK_SEVENTH)
    }
    const passed = passedPawns(entry, isSigned<C>() ? 1 : 0)
    if (ahead<C>(square) & passed) extra += param(ROOK_BEHIND_PASSED)
    score += term<C, T>(TERM_ROOKS, extra)
  }

  men = queens
  while (men) {
    const square = lsb(men)
    men &= men - 1
    const attacks = bishopAttacks(square, occupied) | rookAttacks(square, occupied)
    note(own, enemy, QUEEN, attacks)
    score += term<C, T>(TERM_QUEENS, param(QUEEN_MOBILITY + min(i32(popcnt(attacks & area)), 27)))
  }
  return score
}

/** Room behind the own centre pawns, worth more the more pieces want it. */
//@inline
function evaluateSpace<C, T>(): i32 {
  const us = isSigned<C>() ? 1 : 0
  const count = i32(popcnt(ofColor(us)))
  if (count < 9) return 0
  const enemy = isSigned<C>() ? sideSheet<u32>() : sideSheet<i32>()
  const own = sideSheet<C>()
  const ranks: u64 = isSigned<C>() ? 0x00ffffff00000000 : 0x00000000ffffff00
  const pawns = pieces(us, PAWN)
  const safe = CENTRE_FILES & ranks & ~pawns & ~enemy.byPawns
  let behind = isSigned<C>() ? pawns << 8 : pawns >> 8
  behind |= isSigned<C>() ? behind << 8 : behind >> 8
  const room = i32(popcnt(safe)) + i32(popcnt(safe & behind & own.attacked))
  return term<C, T>(TERM_SPACE, param(SPACE) * ((room * (count - 7)) >> 3))
}

/** The packed score of everything but the tempo, from White's side. */
export function evaluateTerms<T>(): i32 {
  const entry = pawnEntry()
  prepare<u32>()
  prepare<i32>()
  let score = state.pieceSquareSum + entry.score
  score += evaluatePieces<u32, T>(entry) - evaluatePieces<i32, T>(entry)
  score += evaluateKing<u32, T>() - evaluateKing<i32, T>()
  score += evaluateThreats<u32, T>() - evaluateThreats<i32, T>()
  score += evaluatePassed<u32, T>(entry) - evaluatePassed<i32, T>(entry)
  score += evaluateSpace<u32, T>() - evaluateSpace<i32, T>()
  return score
}

/** Between the middlegame's and the endgame's value by what is left on the board. */
export function taper(packed: i32): i32 {
  const phase = min(state.phase, 24)
  const end = scaleEnd(endOf(packed))
  return (middleOf(packed) * phase + end * (24 - phase)) / 24
}

//@inline
function clip(score: i32): i32 {
  return max(-EVALUATION_BOUND, min(EVALUATION_BOUND, score))
}

/** By the hand-written terms. */
function evaluateByHand(): i32 {
  const white = taper(evaluateTerms<Silent>())
  const tempo = taper(param(TEMPO))
  return (turn ? -white : white) + tempo
}

/** Whether the hand-written terms are part of the score: a network may take their place. */
export function countsTerms(): bool {
  return !hasNetwork() || addsToHand()
}

export function evaluate(): i32 {
  const isMini = isMinichess()
  if (!isMini) {
    const known = endgameScore()
    if (known !== NO_SCORE) return turn ? -known : known
  }
  let score = 0
  if (countsTerms()) score = isMini ? evaluateMini() : evaluateByHand()
  if (hasNetwork()) score += evaluateByNetwork()
  if (isMini) return clip(score)
  // Nothing achieved for long means a draw is near.
  const faded = (score * (220 - halfmoves())) / 220
  return clip(faded)
}
