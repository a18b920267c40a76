/** rank * 8 + file on every board (a1 = 0, h8 = 63): a smaller board is the a1 corner of the 8x8 one. */
export type Square = number

/** Whether a number is one of the 64 squares. */
export const isSquare = (square: number): boolean => Number.isInteger(square) && square >= 0 && square < 64

export const fileOf = (square: Square): number => square & 7

export const rankOf = (square: Square): number => square >> 3

export const squareAt = (file: number, rank: number): Square => rank * 8 + file

export const makeFile = (file: number): string => String.fromCharCode(97 + file)

export function refuseSquare(square: unknown): never {
  throw new RangeError(`${String(square)} is no square: they go from 0 to 63`)
}

/** For functions that would not see that a value of another type is no square. */
export function checkSquare(square: Square): void {
  if (typeof square !== 'number') refuseSquare(square)
}

export function makeSquare(square: Square): string {
  checkSquare(square)
  return makeFile(fileOf(square)) + (rankOf(square) + 1)
}

export function parseSquare(text: string): Square | undefined {
  if (typeof text !== 'string' || text.length !== 2) return undefined
  const file = text.charCodeAt(0) - 97
  const rank = text.charCodeAt(1) - 49
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? squareAt(file, rank) : undefined
}
