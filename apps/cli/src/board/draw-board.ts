import {
  type Color,
  makeFile,
  makePiece,
  type Piece,
  type Position,
  type Role,
  type Square,
  squareAt,
} from '@rookery/rules'
import type { Look } from '../console/look.ts'

export interface BoardMarks {
  /** Squares of the last move. */
  readonly last?: readonly Square[]
  readonly cursor?: Square
  readonly selected?: Square | undefined
  /** Where the selected piece may go. */
  readonly goals?: readonly Square[]
}

/** Filled figures for both sides: the colour tells them apart, and outlines are hard to see. */
const figures: Readonly<Record<Role, string>> = {
  pawn: '\u265f',
  knight: '\u265e',
  bishop: '\u265d',
  rook: '\u265c',
  queen: '\u265b',
  king: '\u265a',
}

/** Of the 256 colours, slates and greens on which both white and black figures stand out. */
const backgrounds = { light: 103, dark: 60, last: 65, goal: 101, selected: 67, cursor: 30 } as const

/** The board seen from a side, one line for each rank and a line of file letters. */
export function drawBoard(position: Position, from: Color, look: Look, marks: BoardMarks = {}): string[] {
  const { files, ranks } = position.variant
  const upwards = Array.from({ length: ranks }, (_, rank) => rank)
  const rightwards = Array.from({ length: files }, (_, file) => file)
  const shownRanks = from === 'white' ? upwards.reverse() : upwards
  const shownFiles = from === 'white' ? rightwards : rightwards.reverse()
  const drawCell = look === 'rich' ? drawRichCell : drawPlainCell
  const rows = shownRanks.map((rank) => {
    const cells = shownFiles.map((file) => drawCell(squareAt(file, rank), position, marks))
    return `${rank + 1} ${cells.join('')}`.trimEnd()
  })
  return [...rows, `  ${shownFiles.map((file) => ` ${makeFile(file)} `).join('')}`.trimEnd()]
}

function drawPlainCell(square: Square, position: Position, marks: BoardMarks): string {
  const piece = position.pieceAt(square)
  const content = piece ? makePiece(piece) : '.'
  if (marks.cursor === square) return `[${content}]`
  if (marks.selected === square) return `(${content})`
  return marks.goals?.includes(square) ? `*${content}*` : ` ${content} `
}

function drawRichCell(square: Square, position: Position, marks: BoardMarks): string {
  const piece = position.pieceAt(square)
  const foreground = piece?.color === 'white' ? 231 : 16
  return `\u001b[48;5;${findBackground(square, marks)};38;5;${foreground}m ${makeFigure(piece)} \u001b[0m`
}

const makeFigure = (piece: Piece | undefined): string => (piece ? figures[piece.role] : ' ')

function findBackground(square: Square, { last, cursor, selected, goals }: BoardMarks): number {
  if (cursor === square) return backgrounds.cursor
  if (selected === square) return backgrounds.selected
  if (goals?.includes(square)) return backgrounds.goal
  if (last?.includes(square)) return backgrounds.last
  return (square + (square >> 3)) % 2 === 0 ? backgrounds.dark : backgrounds.light
}
