// The evaluation's working sheet: what each side attacks, at a fixed place in the thread's block.
import { base } from './position'

export const ATTACKED_BY: usize = 0
export const ATTACKED: usize = 48
export const ATTACKED_TWICE: usize = 56
export const RING: usize = 64
export const MOBILITY_AREA: usize = 72
export const ATTACKER_UNITS: usize = 80
export const RING_HITS: usize = 84

const SHEETS: usize = 512

//@inline
export function sideSheet<C>(): usize {
  return base + SHEETS + (isSigned<C>() ? 128 : 0)
}
