import { REDUCTIONS, REDUCTIONS_SIDE } from '../memory'
import { REDUCTION_BASE, REDUCTION_SLOPE } from './margins'

/** Natural logarithm by its series; the library's own one would bring static data into the module. */
function ln(x: f64): f64 {
  let halvings = 0
  let rest = x
  while (rest > 1.5) {
    rest /= 2
    halvings++
  }
  const t = (rest - 1) / (rest + 1)
  const square = t * t
  let power = t
  let sum: f64 = 0
  for (let n = 1; n < 30; n += 2) {
    sum += power / f64(n)
    power *= square
  }
  return 2 * sum + f64(halvings) * Math.LN2
}

//@inline
function reductionAt(depth: i32, count: i32): usize {
  return REDUCTIONS + (usize(depth * REDUCTIONS_SIDE + count) << 2)
}

export function initReductions(): void {
  for (let depth = 1; depth < REDUCTIONS_SIDE; depth++) {
    for (let count = 1; count < REDUCTIONS_SIDE; count++) {
      const grown = i32(ln(f64(depth)) * ln(f64(count)) * f64(REDUCTION_SLOPE))
      store<i32>(reductionAt(depth, count), REDUCTION_BASE + grown)
    }
  }
}

/** How much later moves are reduced, in 1024ths of a ply. */
//@inline
export function reduction(depth: i32, count: i32): i32 {
  return load<i32>(reductionAt(min(depth, REDUCTIONS_SIDE - 1), min(count, REDUCTIONS_SIDE - 1)))
}
