import { type Line, makeSan } from '@rookery/rules'

export interface MoveCell {
  readonly san: string
  /** How many moves have been played once this one has. */
  readonly ply: number
}

export interface MoveRow {
  readonly number: number
  readonly white: MoveCell | undefined
  readonly black: MoveCell | undefined
}

/** The line as a table of full moves; a game that starts with Black leaves the first white cell empty. */
export function moveRows(line: Line): MoveRow[] {
  const rows: { number: number; white: MoveCell | undefined; black: MoveCell | undefined }[] = []
  line.moves.forEach((move, index) => {
    const position = line.positions[index]!
    const cell = { san: makeSan(position, move), ply: index + 1 }
    const last = rows.at(-1)
    if (position.turn === 'black' && last && last.black === undefined) last.black = cell
    else {
      rows.push({
        number: position.fullmoves,
        white: position.turn === 'white' ? cell : undefined,
        black: position.turn === 'black' ? cell : undefined,
      })
    }
  })
  return rows
}
