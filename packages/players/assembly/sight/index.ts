// The door of Mynah's eyes: what its host calls.
import { initAttacks } from '@rookery/engine/assembly/board/attacks'
import { CASTLING, moveFrom, moveKind, moveTo } from '@rookery/engine/assembly/board/bits'
import { kingGoal, make } from '@rookery/engine/assembly/board/make'
import {
  base,
  dropOlderStates,
  halfmoves,
  isStackLong,
  MAILBOX,
} from '@rookery/engine/assembly/board/position'
import { initZobrist } from '@rookery/engine/assembly/board/zobrist'
import { NO_SQUARE } from '../network/record'
import { listAt, RECORD, ROOM_END, TRAIL } from './room'
import { initWorths } from './worth'

export { setPosition } from '@rookery/engine/assembly/board/setup'
export { describe } from './describe'

/** Once per memory. */
export function initSight(): void {
  initAttacks()
  initZobrist()
  initWorths()
}

/** Where the host writes the 64 piece codes before setPosition. */
export function mailboxAddress(): usize {
  return base + MAILBOX
}

/** Where the eyes need no more memory, and the network's may begin. */
export function sightEnd(): usize {
  return ROOM_END
}

export function recordAddress(): usize {
  return RECORD
}

/** The legal moves in the core's codes, eight bytes each, in the record's order. */
export function movesAddress(): usize {
  return listAt(0)
}

/** Forgets the latest moves: the position just set has none. */
export function clearTrail(): void {
  memory.fill(TRAIL, u8(NO_SQUARE), 8)
}

/** Plays a move of the game, never to be taken back, and keeps the trail: enemy's from and to, own from and to, older goals. */
export function play(m: i32): void {
  const to = moveKind(m) === CASTLING ? kingGoal(moveFrom(m), moveTo(m)) : moveTo(m)
  // Who is to move changes sides: the own last move becomes the enemy's of before, and so on.
  const enemyFrom = load<u8>(TRAIL)
  const enemyTo = load<u8>(TRAIL + 1)
  const ownTo = load<u8>(TRAIL + 3)
  store<u8>(TRAIL + 5, load<u8>(TRAIL + 4))
  store<u8>(TRAIL + 4, ownTo)
  store<u8>(TRAIL + 2, enemyFrom)
  store<u8>(TRAIL + 3, enemyTo)
  store<u8>(TRAIL, u8(moveFrom(m)))
  store<u8>(TRAIL + 1, u8(to))
  make(m)
  if (halfmoves() === 0 || isStackLong()) dropOlderStates()
}
