/** What the compiled generator exports; assembly/tables/index.ts says what each function does. */
export interface MakerExports {
  setBoard(isMini: boolean): void
  countToChange(isSo: boolean): void
  setMan(man: number, color: number, role: number): void
  setTable(men: number, hasPawns: boolean, address: number): number
  linkAt(taken: number, promoted: number, role: number): number
  tablesAddress(): number
  markPositions(first: number, end: number): void
  seedTable(first: number, end: number): void
  spread(code: number, first: number, end: number): void
  highestCode(): number
  setLookedUp(man: number, square: number): void
  placeOf(men: number, hasPawns: boolean): number
  floorOf(turn: number, place: number): number
  twinOf(place: number, one: number, other: number): number
  pack(symbols: number, size: number, firstWon: number, to: number): number
  unpack(from: number, symbols: number, size: number): void
}
