import type { Role } from '../piece.ts'

/** What a path of a piece is painted with: `body`, `trim` and `eye` are filled, `line`, `rim` and `letter` are strokes. */
export type PiecePart = 'body' | 'trim' | 'line' | 'eye' | 'rim' | 'letter'

/** A piece in a box of 100 x 100: paths in the order in which they are drawn. */
export type PieceDrawing = readonly { readonly part: PiecePart; readonly path: string }[]

/** Both colours have the same shapes and differ in their paint. */
export type PieceSet = Readonly<Record<Role, PieceDrawing>>

/** A full circle as a path, so that every part of a piece is one. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x} ${y} m${-radius} 0 a${radius} ${radius} 0 1 0 ${2 * radius} 0 a${radius} ${radius} 0 1 0 ${-2 * radius} 0 Z`
