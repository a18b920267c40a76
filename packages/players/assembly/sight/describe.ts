// Describes the position on the board as a record: what hangs, and what every legal move does.

import { kingAttacks } from '@rookery/engine/assembly/board/attacks'
import {
  bit,
  CASTLING,
  DOUBLE_STEP,
  EMPTY,
  EN_PASSANT,
  isPromotion,
  KING,
  lsb,
  many,
  moveFrom,
  moveKind,
  moveTo,
  PAWN,
  promotionRole,
  ROOK,
} from '@rookery/engine/assembly/board/bits'
import { kingGoal, make, makeNull, unmake, unmakeNull } from '@rookery/engine/assembly/board/make'
import { ENTRY_SIZE, moveOf } from '@rookery/engine/assembly/board/move-list'
import { generateAll } from '@rookery/engine/assembly/board/moves'
import {
  attackersTo,
  board,
  gamePly,
  inCheck,
  ofColor,
  ofRole,
  pieceOn,
  pieces,
  state,
  turn,
} from '@rookery/engine/assembly/board/position'
import {
  BALANCE_AT,
  BOARD_AT,
  COUNT_AT,
  FLAGS_AT,
  HANGING_AT,
  IN_CHECK,
  MOVE_SIZE,
  MOVES_AT,
  moveAt,
  NO_SQUARE,
  PHASE_AT,
  PLAYED_AT,
  PLY_AT,
  setGroup,
  THREAT_AT,
  TRAIL_AT,
  WAS_CAPTURE,
} from '../network/record'
import { attacksOf, pawnsReach, reachOf } from './attacks'
import { exchangeGain } from './exchange'
import * as groups from './groups'
import { FAR, LOST, look, lookWithChecks } from './look-ahead'
import { FINDING_SIZE, FINDINGS, listAt, RECORD, TRAIL } from './room'
import { balance, worthOf } from './worth'

const MOST_DESCRIBED: i32 = 220
/** Losses beyond it are all alike. */
const WINDOW: i32 = 1100
/** A score beyond it is a mate's. */
const MATES: i32 = LOST - 100

// What the position is like before the move, and what a loop over men has found last.
let us: i32 = 0
let hangingBefore: u64 = 0
let hangingAfter: u64 = 0
let mostGain: i32 = 0
let mostGainSquare: i32 = 0
let hangingCount: i32 = 0

/** Men of a colour that the other side gains by taking; sets what it gains most. */
function hangingMen(color: i32): u64 {
  const occupied = board().white | board().black
  let men = ofColor(color) & ~ofRole(KING) & reachOf(color ^ 1)
  let hanging: u64 = 0
  mostGain = 0
  mostGainSquare = NO_SQUARE
  hangingCount = 0
  while (men) {
    const square = lsb(men)
    men &= men - 1
    const gain = exchangeGain(square, color ^ 1, worthOf(pieceOn(square) >> 1), occupied)
    if (gain <= 0) continue
    hanging |= bit(square)
    hangingCount++
    if (gain > mostGain) {
      mostGain = gain
      mostGainSquare = square
    }
  }
  return hanging
}

//@inline
function distance(a: i32, b: i32): i32 {
  return max(abs((a & 7) - (b & 7)), abs((a >> 3) - (b >> 3)))
}

//@inline
function seen(square: i32): i32 {
  return us ? square ^ 56 : square
}

//@inline
function trailAt(index: i32): i32 {
  return i32(load<u8>(TRAIL + usize(index)))
}

/** How often the position stood on the board before. */
function timesBefore(): i32 {
  const reach = min(i32(state.halfmoves), i32(state.pliesFromNull))
  let times = 0
  for (let back = 4; back <= reach; back += 2) if (state.back(back).key === state.key) times++
  return times
}

function isPassed(color: i32, square: i32): bool {
  const file = square & 7
  for (let f = max(0, file - 1); f <= min(7, file + 1); f++) {
    let rank = (square >> 3) + (color ? -1 : 1)
    while (rank > 0 && rank < 7) {
      if (pieces(color ^ 1, PAWN) & bit(rank * 8 + f)) return false
      rank += color ? -1 : 1
    }
  }
  return true
}

function describePosition(): void {
  memory.fill(RECORD, 0, MOVES_AT)
  let flags = inCheck() ? IN_CHECK : 0
  const rights = i32(state.castlingRights)
  flags |= us ? ((rights >> 2) & 3) | ((rights & 3) << 2) : rights
  if (i32(state.captured) !== EMPTY) flags |= WAS_CAPTURE
  store<u8>(RECORD + FLAGS_AT, u8(flags))
  store<u8>(RECORD + PHASE_AT, u8(min(7, (24 - min(24, state.phase)) / 3)))
  store<u8>(RECORD + PLAYED_AT, 255)
  store<u16>(RECORD + PLY_AT, u16(gamePly()))
  for (let index = 0; index < 6; index++) {
    const square = trailAt(index)
    store<u8>(RECORD + TRAIL_AT + usize(index), u8(square === NO_SQUARE ? NO_SQUARE : seen(square)))
  }
  const enemyHanging = hangingMen(us ^ 1)
  hangingBefore = hangingMen(us)
  let hanging = enemyHanging | hangingBefore
  while (hanging) {
    const square = seen(lsb(hanging))
    hanging &= hanging - 1
    store<u64>(RECORD + HANGING_AT, load<u64>(RECORD + HANGING_AT) | bit(square))
  }
  for (let square = 0; square < 64; square++) {
    const piece = pieceOn(seen(square))
    if (piece === EMPTY) continue
    const nibble = (piece >> 1) + 1 + ((piece & 1) === us ? 0 : 8)
    const at = RECORD + BOARD_AT + usize(square >> 1)
    store<u8>(at, load<u8>(at) | u8(nibble << ((square & 1) << 2)))
  }
  const now = balance()
  store<u8>(RECORD + BALANCE_AT, u8(max(0, min(15, (now + 1600) / 200))))
  if (!inCheck()) {
    makeNull()
    const threat = look(-FAR, FAR, 1) + now
    unmakeNull()
    store<u8>(RECORD + THREAT_AT, u8(threat > MATES ? 8 : groups.intentBucket(threat)))
  }
}

/** What can be told before the move is made. */
function describeBefore(entry: usize, m: i32, to: i32): void {
  const from = moveFrom(m)
  const kind = moveKind(m)
  const role = pieceOn(from) >> 1
  const lastTo = trailAt(1)
  const captured =
    kind === EN_PASSANT ? PAWN : kind === CASTLING || pieceOn(to) === EMPTY ? -1 : pieceOn(to) >> 1
  if (captured >= 0) setGroup(entry, groups.CAPTURE, captured + 1 + (to === lastTo ? 5 : 0))
  const occupied = board().white | board().black
  if (role !== KING) {
    const gain = hangingBefore & bit(from) ? exchangeGain(from, us ^ 1, worthOf(role), occupied) : 0
    if (gain > 0) setGroup(entry, groups.ESCAPE, groups.exchangeBucket(gain))
    else {
      const attackers = attackersTo(from, occupied) & ofColor(us ^ 1)
      if (attackers) setGroup(entry, groups.ESCAPE, lastTo !== NO_SQUARE && attackers & bit(lastTo) ? 9 : 8)
    }
  }
  if (isPromotion(m)) setGroup(entry, groups.SPECIAL, promotionRole(m))
  else if (kind === CASTLING) setGroup(entry, groups.SPECIAL, moveTo(m) > from ? 5 : 6)
  else if (kind === DOUBLE_STEP) setGroup(entry, groups.SPECIAL, 7)
  else if (kind === EN_PASSANT) setGroup(entry, groups.SPECIAL, 8)
  setGroup(entry, groups.TO_ENEMY_KING, distance(to, lsb(pieces(us ^ 1, KING))))
  if (role !== KING) setGroup(entry, groups.TO_OWN_KING, distance(to, lsb(pieces(us, KING))))
  if (lastTo !== NO_SQUARE) setGroup(entry, groups.TO_LAST_MOVE, distance(to, lastTo) + 1)
  const checkers = state.checkers
  if (checkers) setGroup(entry, groups.EVASION, role === KING ? 1 : checkers & bit(to) ? 2 : 3)
  if (role === PAWN && distance(from, lsb(pieces(us, KING))) <= 2) setGroup(entry, groups.SHELTER, 1)
  else if ((role === KING || role === ROOK) && kind !== CASTLING) {
    const rights = (i32(state.castlingRights) >> (us ? 2 : 0)) & 3
    if (rights && role === KING) setGroup(entry, groups.SHELTER, 2)
    else if (rights) setGroup(entry, groups.SHELTER, 3)
  }
}

/** What can be told when the move is made and the enemy is to move; `before` is what the man attacked. */
function describeAfter(entry: usize, m: i32, to: i32, before: u64, wasQuiet: bool): void {
  const them = us ^ 1
  const occupied = board().white | board().black
  const piece = pieceOn(to)
  const role = piece >> 1
  const hanging = hangingMen(us)
  hangingAfter = hanging
  let bucket = groups.exchangeBucket(mostGain)
  if (bucket) setGroup(entry, groups.LEFT_HANGING, bucket + (hangingCount > 1 ? 7 : 0))
  const others = hanging & ~bit(to)
  const othersBefore = hangingBefore & ~bit(moveFrom(m))
  if (wasQuiet) {
    if (othersBefore & ~others) setGroup(entry, groups.EVASION, 5)
    else if (others & ~othersBefore) setGroup(entry, groups.EVASION, 6)
  }
  const attackers = role === KING ? u64(0) : attackersTo(to, occupied)
  if (role !== KING) {
    const own = hanging & bit(to) ? exchangeGain(to, them, worthOf(role), occupied) : 0
    if (own > 0) setGroup(entry, groups.HANGS_ITSELF, groups.exchangeBucket(own))
    else if (attackers & ofColor(them)) setGroup(entry, groups.HANGS_ITSELF, 8)
    const defenders = min(2, i32(popcnt(attackers & ofColor(us))))
    const enemies = attackers & ofColor(them)
    setGroup(entry, groups.SUPPORT, defenders * 3 + (enemies & ofRole(PAWN) ? 2 : enemies ? 1 : 0))
  }
  const targets = hangingMen(them)
  const reach = attacksOf(role, us, to, occupied)
  bucket = groups.exchangeBucket(mostGain)
  if (bucket) setGroup(entry, groups.THREAT, bucket + (reach & bit(mostGainSquare) ? 7 : 0))
  setGroup(entry, groups.TARGETS, min(3, hangingCount) + (hangingCount > 1 && many(targets & reach) ? 4 : 0))
  const attacked = reach & ofColor(them)
  for (let other = KING; other >= PAWN; other--) {
    const men = attacked & ofRole(other) & ~before
    if (!men) continue
    setGroup(entry, groups.ATTACKS, other + 1 + (men & targets ? 6 : 0))
    break
  }
  if (role === PAWN) {
    if (isPassed(us, to)) setGroup(entry, groups.MOBILITY, 7)
    else if (pawnsReach(them) & bit(to)) setGroup(entry, groups.MOBILITY, 8)
    else if (reach & pieces(them, PAWN)) setGroup(entry, groups.MOBILITY, 9)
  } else if (role !== KING) {
    const change = i32(popcnt(reach)) - i32(popcnt(before))
    setGroup(entry, groups.MOBILITY, groups.mobilityBucket(change))
  }
  setGroup(entry, groups.KING_ZONE, min(3, i32(popcnt(reach & kingAttacks(lsb(pieces(them, KING)))))))
  describeRepeat(entry, m, to)
}

function describeRepeat(entry: usize, m: i32, to: i32): void {
  const ownFrom = trailAt(2)
  const ownTo = trailAt(3)
  const times = timesBefore()
  let value = 0
  if (times > 1) value = 4
  else if (times === 1) value = 3
  else if (moveFrom(m) === ownTo && to === ownFrom) value = 2
  else if (moveFrom(m) === ownTo) value = 1
  else if (to === ownFrom) value = 5
  else if (moveFrom(m) === trailAt(5)) value = 6
  if (value) setGroup(entry, groups.REPEAT, value)
}

/** Whether and how the enemy, who is to move, is in check; sets nothing where it is not. */
function describeCheck(entry: usize, to: i32): bool {
  const list = listAt(1)
  const isOver = generateAll(list) === list
  const checkers = state.checkers
  if (!checkers) {
    if (isOver) setGroup(entry, groups.CHECK, 6)
    return isOver
  }
  if (isOver) setGroup(entry, groups.CHECK, 5)
  else if (many(checkers)) setGroup(entry, groups.CHECK, 4)
  else if (!(checkers & bit(to))) setGroup(entry, groups.CHECK, 3)
  else setGroup(entry, groups.CHECK, hangingAfter & bit(to) ? 2 : 1)
  return isOver
}

/** What the mover would make of a second move in a row: what the move intends. */
function describeIntent(entry: usize, now: i32): void {
  makeNull()
  const second = lookWithChecks(-FAR, FAR, 1)
  unmakeNull()
  const bucket = second > MATES ? 8 : groups.intentBucket(second - now)
  if (bucket) setGroup(entry, groups.INTENT, bucket)
}

/** Describes the position; `played` is the move that was made, or 0. Returns the record's size. */
export function describe(played: i32): i32 {
  us = turn
  describePosition()
  const now = balance()
  const list = listAt(0)
  const count = min(MOST_DESCRIBED, i32((generateAll(list) - list) / ENTRY_SIZE))
  store<u8>(RECORD + COUNT_AT, u8(count))
  memory.fill(RECORD + MOVES_AT, 0, usize(count) * MOVE_SIZE + 3)
  let best = -FAR
  for (let index = 0; index < count; index++) {
    const m = moveOf(list + usize(index) * ENTRY_SIZE)
    const from = moveFrom(m)
    const to = moveKind(m) === CASTLING ? kingGoal(from, moveTo(m)) : moveTo(m)
    const role = pieceOn(from) >> 1
    const entry = moveAt(RECORD, index)
    if (m === played) store<u8>(RECORD + PLAYED_AT, u8(index))
    store<u16>(entry, u16(seen(from) | (seen(to) << 6) | (role << 12)))
    describeBefore(entry, m, to)
    const reach = attacksOf(role, us, from, board().white | board().black)
    const wasQuiet = state.checkers === 0
    const worthBefore = worthTaken(m)
    make(m)
    describeAfter(entry, m, to, reach, wasQuiet)
    const after = -balance()
    setGroup(entry, groups.PLACEMENT, groups.placementBucket(after - now - worthBefore))
    let score: i32
    if (describeCheck(entry, to)) score = state.checkers ? LOST : 0
    else {
      score = -lookWithChecks(-FAR, WINDOW - best, 1)
      if (!state.checkers) describeIntent(entry, after)
    }
    unmake(m)
    store<i32>(FINDINGS + usize(index) * FINDING_SIZE, score)
    best = max(best, score)
  }
  describeScores(count, best, now)
  const size = (MOVES_AT + usize(count) * MOVE_SIZE + 3) & ~3
  store<u32>(RECORD, u32(size))
  return i32(size)
}

function worthTaken(m: i32): i32 {
  const kind = moveKind(m)
  if (kind === CASTLING) return 0
  const victim = kind === EN_PASSANT ? PAWN * 2 : pieceOn(moveTo(m))
  let worth = victim === EMPTY ? 0 : worthOf(victim >> 1)
  if (isPromotion(m)) worth += worthOf(promotionRole(m)) - worthOf(PAWN)
  return worth
}

//@inline
function scoreAt(index: i32): i32 {
  return load<i32>(FINDINGS + usize(index) * FINDING_SIZE)
}

/** What needs the scores of all moves: the loss against the best, and the rank. */
function describeScores(count: i32, best: i32, now: i32): void {
  for (let index = 0; index < count; index++) {
    const score = scoreAt(index)
    const entry = moveAt(RECORD, index)
    let better = 0
    let next = -FAR
    for (let other = 0; other < count; other++) {
      if (scoreAt(other) > score + 10) better++
      if (other !== index) next = max(next, scoreAt(other))
    }
    const isLost = score < -MATES && best >= -MATES
    setGroup(entry, groups.LOSS, isLost ? 11 : groups.lossBucket(best - score))
    setGroup(entry, groups.GAIN, score > MATES ? 11 : score < -MATES ? 12 : groups.gainBucket(score - now))
    setGroup(entry, groups.RANK, better === 0 && score - next > 90 ? 1 : groups.rankBucket(better))
  }
}
