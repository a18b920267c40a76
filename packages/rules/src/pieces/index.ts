import { blocks } from './blocks.ts'
import { carved } from './carved.ts'
import type { PieceSet } from './drawing.ts'
import { letters } from './letters.ts'
import { slim } from './slim.ts'

export type { PieceDrawing, PiecePart, PieceSet } from './drawing.ts'

/** Our own drawings of the pieces, by the name of the set. */
export const pieceSets = { carved, letters, slim, blocks } satisfies Record<string, PieceSet>

export type PieceSetName = keyof typeof pieceSets
