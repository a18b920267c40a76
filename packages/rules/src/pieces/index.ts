import { carved } from './carved.ts'
import type { PieceSet } from './drawing.ts'
import { letters } from './letters.ts'

export type { PieceDrawing, PiecePart, PieceSet } from './drawing.ts'

/** Our own drawings of the pieces, by the name of the set. */
export const pieceSets = { carved, letters } satisfies Record<string, PieceSet>

export type PieceSetName = keyof typeof pieceSets
