// The evaluation's working sheet: what each side attacks, at a fixed place in the thread's block.
import { base } from '../board/position'

//@unmanaged
export class Sheet {
  byPawns: u64
  byKnights: u64
  byBishops: u64
  byRooks: u64
  byQueens: u64
  byKing: u64
  attacked: u64
  attackedTwice: u64
  /** The squares around the king. */
  ring: u64
  mobilityArea: u64
  attackerUnits: i32
  ringHits: i32
}

const SHEETS: usize = 512

//@inline
export function sideSheet<C>(): Sheet {
  return changetype<Sheet>(base + SHEETS + (isSigned<C>() ? 128 : 0))
}

/** Adds to what a side attacks with a role. */
//@inline
export function attackWith(sheet: Sheet, role: i32, squares: u64): void {
  const at = changetype<usize>(sheet) + (usize(role) << 3)
  store<u64>(at, load<u64>(at) | squares)
}
