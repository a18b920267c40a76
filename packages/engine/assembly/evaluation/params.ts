// Every number of the evaluation, in one array of packed scores, so that a tuner can address it.
// Squares are seen from White's side, eight ranks of four, from the edge to the centre: both wings are worth the same.
// Passed pawns, connected ones and phalanxes go by rank; the kings' distances to a passed pawn by steps; shield and
// storm by the rank of the nearest own or enemy pawn on the file, nought for none. Of the king's danger only the
// middlegame's half counts: units whose square is taken.

import { rewind } from './param-table'
import { storeValues } from './param-values'

export { param, storeParam } from './param-table'

export const MATERIAL: i32 = 0
export const SQUARES: i32 = 6
export const KNIGHT_MOBILITY: i32 = SQUARES + 6 * 32
export const BISHOP_MOBILITY: i32 = KNIGHT_MOBILITY + 9
export const ROOK_MOBILITY: i32 = BISHOP_MOBILITY + 14
export const QUEEN_MOBILITY: i32 = ROOK_MOBILITY + 15
export const PASSED: i32 = QUEEN_MOBILITY + 28
export const PASSED_FREE: i32 = PASSED + 8
export const PASSED_SAFE: i32 = PASSED_FREE + 8
export const PASSED_OWN_KING: i32 = PASSED_SAFE + 8
export const PASSED_THEIR_KING: i32 = PASSED_OWN_KING + 8
export const CONNECTED: i32 = PASSED_THEIR_KING + 8
export const PHALANX: i32 = CONNECTED + 8
export const ISOLATED: i32 = PHALANX + 8
export const ISOLATED_OPEN: i32 = ISOLATED + 1
export const DOUBLED: i32 = ISOLATED_OPEN + 1
export const BACKWARD: i32 = DOUBLED + 1
export const BACKWARD_OPEN: i32 = BACKWARD + 1
export const BISHOP_PAIR: i32 = BACKWARD_OPEN + 1
export const BISHOP_SAME_COLOR_PAWN: i32 = BISHOP_PAIR + 1
export const MINOR_OUTPOST: i32 = BISHOP_SAME_COLOR_PAWN + 1
export const MINOR_BEHIND_PAWN: i32 = MINOR_OUTPOST + 2
export const ROOK_OPEN_FILE: i32 = MINOR_BEHIND_PAWN + 1
export const ROOK_HALF_OPEN_FILE: i32 = ROOK_OPEN_FILE + 1
export const ROOK_SEVENTH: i32 = ROOK_HALF_OPEN_FILE + 1
export const ROOK_BEHIND_PASSED: i32 = ROOK_SEVENTH + 1
export const PAWN_ATTACKS_PIECE: i32 = ROOK_BEHIND_PASSED + 1
export const MINOR_ATTACKS: i32 = PAWN_ATTACKS_PIECE + 1
export const ROOK_ATTACKS: i32 = MINOR_ATTACKS + 6
export const HANGING: i32 = ROOK_ATTACKS + 6
export const PAWN_PUSH_THREAT: i32 = HANGING + 1
export const KING_ATTACKS_WEAK: i32 = PAWN_PUSH_THREAT + 1
export const SHIELD: i32 = KING_ATTACKS_WEAK + 1
export const STORM: i32 = SHIELD + 8
export const KING_OPEN_FILE: i32 = STORM + 8
export const KING_DANGER_ATTACKER: i32 = KING_OPEN_FILE + 2
export const KING_DANGER_SAFE_CHECK: i32 = KING_DANGER_ATTACKER + 6
export const KING_DANGER_RING: i32 = KING_DANGER_SAFE_CHECK + 6
export const KING_DANGER_WEAK: i32 = KING_DANGER_RING + 1
export const KING_DANGER_NO_QUEEN: i32 = KING_DANGER_WEAK + 1
export const SPACE: i32 = KING_DANGER_NO_QUEEN + 1
export const TEMPO: i32 = SPACE + 1
export const PARAM_COUNT: i32 = TEMPO + 1

export function storeParams(): void {
  rewind()
  storeValues()
}
