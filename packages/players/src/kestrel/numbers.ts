/** All numbers of Kestrel's besides its settings; see `bareKingWorth` for what a step of the hunt for a bare king is. */
export const kestrelNumbers = {
  mate: 10_000,
  /** No heap of pieces is worth more, so that none is taken for a mate. */
  most: 9900,
  /** Enough to outweigh the mobility of the hunting pieces. */
  huntStep: 25,
  points: { pawn: 100, knight: 320, bishop: 335, rook: 510, queen: 950, king: 0 },
  /**
   * Favoured squares, by shape rather than by table, so that a board of any size has them. `middle` counts how near a square is
   * to the middle of the board, `across` how near its file is, `up` how far it is up the board, each from 0 to 1; `home` is
   * the first rank (a pawn's second), `seventh` the last but one.
   */
  weights: {
    pawn: { up: 55, middle: 30, home: -18 },
    knight: { middle: 70, base: -45 },
    bishop: { middle: 34, base: -16, home: -8 },
    rook: { across: 10, seventh: 18, base: -4 },
    queen: { middle: 16, base: -8 },
    king: { home: 34, across: -40, base: -20, up: -45 },
  },
} as const
