import { describeFaults, err, type Fault, ok, type Result } from '@rookery/rules'
import { openPuzzle, type Puzzle, type PuzzleVariant } from './puzzle.ts'

export type PuzzleFault = Fault<'puzzle-row' | 'puzzle-number' | 'puzzle-moves' | 'puzzle-position'>

/** The columns of the file that Lichess publishes. Ours are the same, and leave those empty that nothing is known for. */
export const PUZZLE_HEADER =
  'PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags'

/** Longer than any row; the bound keeps the work on hostile input small. */
export const LONGEST_ROW = 4000
const LEAST_COLUMNS = 8
const MOST_MOVES = 100
const MOST_THEMES = 50
const HIGHEST = 4000
const USUAL_DEVIATION = 100

const fault = (code: PuzzleFault['code'], message: string) => err<PuzzleFault>({ code, message })

/** Reads a row of Lichess's file: its moves must be legal, and the last one the solver's. */
export function parsePuzzleRow(
  row: string,
  variant: PuzzleVariant = 'standard',
): Result<Puzzle, PuzzleFault> {
  if (row.length > LONGEST_ROW)
    return fault('puzzle-row', `a row has at most ${LONGEST_ROW} characters, this has ${row.length}`)
  const columns = row.split(',')
  if (columns.length < LEAST_COLUMNS)
    return fault('puzzle-row', `a row has ${LEAST_COLUMNS} columns or more, this has ${columns.length}`)
  const [id = '', fen = '', moveText = '', ratingText, deviationText, , , themeText = ''] = columns
  if (!/^[\w-]{1,40}$/.test(id))
    return fault('puzzle-row', 'the first column is a name of letters and digits')
  const rating = wholeOf(ratingText)
  if (rating === undefined) return fault('puzzle-number', `the rating is a whole number up to ${HIGHEST}`)
  const deviation = deviationText === '' ? USUAL_DEVIATION : wholeOf(deviationText)
  if (deviation === undefined)
    return fault('puzzle-number', `the rating's deviation is a whole number up to ${HIGHEST}`)
  const moves = moveText.split(' ')
  if (moves.length % 2 !== 0 || moves.length > MOST_MOVES)
    return fault(
      'puzzle-moves',
      `the opponent's move and the solver's come in turn, at most ${MOST_MOVES} of them, and the last one is the solver's`,
    )
  const themes = themeText.split(' ').filter((theme) => /^\w{1,40}$/.test(theme))
  if (themes.length > MOST_THEMES) return fault('puzzle-row', `a puzzle has at most ${MOST_THEMES} themes`)
  const opened = openPuzzle({ variant, fen, moves })
  if (!opened.ok) return fault('puzzle-position', describeFaults(opened.faults))
  return ok({ id, variant, fen, moves, rating, deviation, themes })
}

function wholeOf(text = ''): number | undefined {
  const value = Number(text)
  return /^\d{1,4}$/.test(text) && value <= HIGHEST ? value : undefined
}

export const makePuzzleRow = ({ id, fen, moves, rating, deviation, themes }: Puzzle): string =>
  [id, fen, moves.join(' '), rating, deviation, '', '', themes.join(' '), '', ''].join(',')
