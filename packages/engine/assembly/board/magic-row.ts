/** How a slider's attacks from one square are looked up. */
//@unmanaged
export class MagicRow {
  /** The squares on which a blocker matters. */
  mask: u64
  factor: u64
  /** The address of its attacks, by the product's upper bits. */
  attacks: usize
  shift: u64
}

//@inline
export function magicRow(table: usize, square: i32): MagicRow {
  return changetype<MagicRow>(table + usize(square) * offsetof<MagicRow>())
}

export function setFactor(table: usize, square: i32, factor: u64): void {
  magicRow(table, square).factor = factor
}
