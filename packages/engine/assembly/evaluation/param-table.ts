// Where the parameters lie, one packed score after another.
import { PARAMS } from '../memory'
import { pack } from './score'

let next: i32 = 0

//@inline
export function param(index: i32): i32 {
  return load<i32>(PARAMS + (usize(index) << 2))
}

export function storeParam(index: i32, packed: i32): void {
  store<i32>(PARAMS + (usize(index) << 2), packed)
}

export function rewind(): void {
  next = 0
}

/** Stores the next parameter's middlegame and endgame worth. */
export function v(middle: i32, end: i32): void {
  storeParam(next, pack(middle, end))
  next++
}
