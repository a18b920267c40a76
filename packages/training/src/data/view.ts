/** Five files and six ranks in the a1 corner. */
const isOnMinichessBoard = (square: number): boolean => (square & 7) < 5 && square >> 3 < 6

/**
 * The squares as one side sees them, its own half below: for each square of the view the square of the board, or -1.
 * Every view is its own inverse. On the 8x8 board Black's is turned upside down; minichess is symmetrical by half a
 * turn (each king begins at its own right hand), so there it is turned round, and stays in its corner.
 */
export function viewOf(isMinichess: boolean, isBlack: boolean): Int8Array {
  return isMinichess ? (isBlack ? minichessBlack : minichessWhite) : isBlack ? black : white
}

const makeView = (squareOf: (square: number) => number) =>
  Int8Array.from({ length: 64 }, (_, square) => squareOf(square))

const white = makeView((square) => square)
const black = makeView((square) => square ^ 56)
const minichessWhite = makeView((square) => (isOnMinichessBoard(square) ? square : -1))
const minichessBlack = makeView((square) => (isOnMinichessBoard(square) ? 44 - square : -1))
