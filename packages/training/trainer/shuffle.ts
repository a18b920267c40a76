import { RECORD_SIZE } from '../src/data/record-layout'
import { records } from './layout'

let seed0: u64 = 0
let seed1: u64 = 0

/** Numbers that depend on the seed alone, by xoroshiro128+. */
export function seedShuffle(low: u32, high: u32): void {
  seed0 = ((u64(high) << 32) | u64(low)) + 1
  seed1 = ~seed0
  // Seeds that differ little begin alike; after a few numbers they do not.
  for (let i = 0; i < 20; i++) next()
}

function next(): u64 {
  const first = seed0
  const second = seed1 ^ first
  const sum = seed0 + seed1
  seed0 = rotl<u64>(first, 24) ^ second ^ (second << 16)
  seed1 = rotl<u64>(second, 37)
  return sum
}

/** Puts the first `count` records into a random order. */
export function shuffleRecords(count: i32): void {
  for (let i = count - 1; i > 0; i--) {
    const j = i32(((next() >> 32) * u64(i + 1)) >> 32)
    if (i === j) continue
    const a = records + usize(i) * RECORD_SIZE
    const b = records + usize(j) * RECORD_SIZE
    const low = v128.load(a)
    const high = v128.load(a, 16)
    v128.store(a, v128.load(b))
    v128.store(a, v128.load(b, 16), 16)
    v128.store(b, low)
    v128.store(b, high, 16)
  }
}
