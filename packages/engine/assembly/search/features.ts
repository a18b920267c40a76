// Parts of the search that the builds for tests and for tuning can switch off, to show what each one does. In the shipped
// builds `has` is a constant, and nothing of this is left.
import { FEATURES_OFF } from '../memory'

/** build.mjs makes this true for those builds. */
const IS_SWITCHABLE: bool = false

export const ASPIRATION: i32 = 0
export const NULL_WINDOWS: i32 = 1
export const TABLE_CUTS: i32 = 2
export const TABLE_AGEING: i32 = 3
export const QUIESCENCE: i32 = 4
export const SEE_ORDER: i32 = 5
export const SEE_PRUNING: i32 = 6
export const CHECK_EXTENSION: i32 = 7
export const SINGULAR_EXTENSION: i32 = 8
export const NULL_MOVE: i32 = 9
export const LATE_MOVE_REDUCTION: i32 = 10
export const LATE_MOVE_PRUNING: i32 = 11
export const HISTORY_PRUNING: i32 = 12
export const FUTILITY: i32 = 13
export const REVERSE_FUTILITY: i32 = 14
export const RAZORING: i32 = 15
export const PROBCUT: i32 = 16
export const INTERNAL_REDUCTION: i32 = 17
export const KILLERS: i32 = 18
export const LEARN_QUIETS: i32 = 19
export const LEARN_CAPTURES: i32 = 20
export const LEARN_REPLIES: i32 = 21
export const LEARN_PAWNS: i32 = 22
export const LEARN_CORRECTIONS: i32 = 23
export const MATE_DISTANCE: i32 = 24
export const ENDING_TABLES: i32 = 25
export const MATE_IN_TWO: i32 = 26

//@inline
export function has(feature: i32): bool {
  return !IS_SWITCHABLE || (load<u64>(FEATURES_OFF) & (u64(1) << feature)) === 0
}

/** Each bit is a feature that is not to be used. */
export function switchOff(features: u64): void {
  store<u64>(FEATURES_OFF, features)
}
