/** Heron's numbers besides its settings; see `bareKingWorth` for what a step of the hunt for a bare king is. */
export const heronNumbers = {
  /** Above what any army is worth by any settings: 9 queens, 2 rooks, 2 bishops and 2 knights of 2000 are 30,000. */
  win: 100_000,
  huntStep: 10,
}
