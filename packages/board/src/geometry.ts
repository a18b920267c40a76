import { type Color, fileOf, rankOf, type Square, squareAt } from '@rookery/rules'

/** The part of a variant that lays out its board. */
export interface BoardSize {
  readonly files: number
  readonly ranks: number
}

/** The squares row by row, from the top left corner as the person sees the board. */
export function squareRows({ files, ranks }: BoardSize, orientation: Color): Square[][] {
  const size = { files, ranks }
  return Array.from({ length: ranks }, (_, row) =>
    Array.from({ length: files }, (_, column) => squareOnView(size, orientation, column, row)),
  )
}

/** Column and row of a square as the person sees it, counted from the top left corner. */
export function placeOnView(
  { files, ranks }: BoardSize,
  orientation: Color,
  square: Square,
): { readonly column: number; readonly row: number } {
  return orientation === 'white'
    ? { column: fileOf(square), row: ranks - 1 - rankOf(square) }
    : { column: files - 1 - fileOf(square), row: rankOf(square) }
}

function squareOnView({ files, ranks }: BoardSize, orientation: Color, column: number, row: number): Square {
  return orientation === 'white' ? squareAt(column, ranks - 1 - row) : squareAt(files - 1 - column, row)
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where a key takes the focus on the board, stopping at its edges; undefined for a key that does not move it. */
export function squareAfterKey(
  size: BoardSize,
  orientation: Color,
  from: Square,
  key: string,
): Square | undefined {
  const { column, row } = placeOnView(size, orientation, from)
  if (key === 'Home') return squareOnView(size, orientation, 0, row)
  if (key === 'End') return squareOnView(size, orientation, size.files - 1, row)
  const step = steps[key]
  if (!step) return undefined
  const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
  return squareOnView(
    size,
    orientation,
    clamp(column + step[0], size.files),
    clamp(row + step[1], size.ranks),
  )
}

export const isLightSquare = (square: Square): boolean => (fileOf(square) + rankOf(square)) % 2 === 1

/** The square under a point, given as shares of the board's width and height; undefined beside the board. */
export function squareUnder(size: BoardSize, orientation: Color, x: number, y: number): Square | undefined {
  const column = Math.floor(x * size.files)
  const row = Math.floor(y * size.ranks)
  const isInside = column >= 0 && column < size.files && row >= 0 && row < size.ranks
  return isInside ? squareOnView(size, orientation, column, row) : undefined
}
