// The transposition table: buckets of four entries in one cache line. An entry is two words, the key xor the
// data and the data, so that a torn write of two threads is read as a miss.
import { MATE_BOUND } from '../evaluation/score'
import { has, TABLE_AGEING } from './features'

export const UPPER: i32 = 1
export const LOWER: i32 = 2
export const EXACT: i32 = 3

//@unmanaged
class Entry {
  /** The key xor the data. */
  check: u64
  data: u64
}

const BUCKET_SIZE: usize = 64
const SLOT_SIZE: usize = offsetof<Entry>()
const GENERATIONS: i32 = 31

let table: usize = 0
let buckets: u64 = 0
let generation: i32 = 1

export function useTable(address: usize, bytes: u32): void {
  table = address
  buckets = u64(bytes) / BUCKET_SIZE
}

export function clearTable(): void {
  memory.fill(table, 0, usize(buckets) * BUCKET_SIZE)
}

/** The searches of one game number themselves, so that old entries give way. */
export function setGeneration(number: i32): void {
  generation = 1 + (number % GENERATIONS)
}

//@inline
function bucketOf(k: u64): usize {
  return table + usize(((k >> 32) * buckets) >> 32) * BUCKET_SIZE
}

/** The data stored for a key, or nought. */
//@inline
export function probe(k: u64): u64 {
  const bucket = bucketOf(k)
  for (let at = bucket; at < bucket + BUCKET_SIZE; at += SLOT_SIZE) {
    const entry = changetype<Entry>(at)
    const data = entry.data
    if ((entry.check ^ data) === k && data) return data
  }
  return 0
}

//@inline
export function tableMove(data: u64): i32 {
  return i32(data) & 0xffff
}

//@inline
export function tableEvaluation(data: u64): i32 {
  return i32(i16(data >> 32))
}

//@inline
export function tableDepth(data: u64): i32 {
  return i32(u8(data >> 48))
}

//@inline
export function tableBound(data: u64): i32 {
  return i32(data >> 56) & 3
}

//@inline
export function tableWasPv(data: u64): bool {
  return ((data >> 58) & 1) !== 0
}

/** Mates are stored by their distance from the node and read back by that from the root. */
//@inline
export function tableScore(data: u64, ply: i32): i32 {
  const score = i32(i16(data >> 16))
  if (score >= MATE_BOUND) return score - ply
  if (score <= -MATE_BOUND) return score + ply
  return score
}

//@inline
function age(data: u64): i32 {
  return has(TABLE_AGEING) ? (generation + GENERATIONS - i32(data >> 59)) % GENERATIONS : 0
}

/** `score` and `ply` as the node sees them; a move of nought keeps the stored one. */
export function remember(
  k: u64,
  ply: i32,
  move: i32,
  score: i32,
  evaluation: i32,
  depth: i32,
  bound: i32,
  pv: bool,
): void {
  const bucket = bucketOf(k)
  let place = bucket
  let worst = i32.MAX_VALUE
  for (let at = bucket; at < bucket + BUCKET_SIZE; at += SLOT_SIZE) {
    const entry = changetype<Entry>(at)
    const data = entry.data
    if (!data) {
      place = at
      break
    }
    if ((entry.check ^ data) === k) {
      // A deeper result of this search is worth more than a new bound from a shallow one.
      if (bound !== EXACT && age(data) === 0 && depth + 4 + (pv ? 2 : 0) <= tableDepth(data)) return
      if (!move) move = tableMove(data)
      place = at
      break
    }
    const worth = tableDepth(data) - age(data) * 8
    if (worth < worst) {
      worst = worth
      place = at
    }
  }
  let stored = score
  if (stored >= MATE_BOUND) stored += ply
  else if (stored <= -MATE_BOUND) stored -= ply
  const data =
    u64(u16(move)) |
    (u64(u16(stored)) << 16) |
    (u64(u16(evaluation)) << 32) |
    (u64(u8(max(depth, 0))) << 48) |
    (u64(bound) << 56) |
    (u64(pv) << 58) |
    (u64(generation) << 59)
  const entry = changetype<Entry>(place)
  entry.check = k ^ data
  entry.data = data
}

/** How much of the table this search has filled, in thousandths, from a sample. */
export function tableFill(): i32 {
  let used = 0
  for (let i: usize = 0; i < 250; i++) {
    for (let slot: usize = 0; slot < 4; slot++) {
      const data = changetype<Entry>(table + i * BUCKET_SIZE + slot * SLOT_SIZE).data
      if (data && age(data) === 0) used++
    }
  }
  return used
}
