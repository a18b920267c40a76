import { err, type Result } from '@rookery/rules'
import type { Puzzle, PuzzleVariant } from './puzzle.ts'
import { LONGEST_ROW, type PuzzleFault, parsePuzzleRow } from './row.ts'
import { unpackStream } from './unpack-stream.ts'

/** A row of a file, good or not. */
export interface ReadRow {
  /** Its line in the file, from 1. */
  readonly line: number
  readonly puzzle: Result<Puzzle, PuzzleFault>
}

/** A row as it stands there, or nothing where it is longer than any row. */
export interface RowText {
  readonly line: number
  readonly text: string | undefined
}

/**
 * The rows of a file in Lichess's form, one after the other, so that a file may have any size. Plain, or packed by gzip or zstd. The line
 * with the names of the columns may be missing. Bytes that cannot be unpacked are thrown as an error.
 */
export async function* readRowTexts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RowText> {
  let line = 0
  for await (const text of splitLines(unpackStream(bytes))) {
    line++
    if (text !== '' && !(line === 1 && text?.startsWith('PuzzleId'))) yield { line, text }
  }
}

/** The same, read. */
export async function* readPuzzleRows(
  bytes: AsyncIterable<Uint8Array>,
  variant: PuzzleVariant = 'standard',
): AsyncGenerator<ReadRow> {
  for await (const { line, text } of readRowTexts(bytes))
    yield { line, puzzle: text === undefined ? tooLong() : parsePuzzleRow(text, variant) }
}

const tooLong = () =>
  err<PuzzleFault>({ code: 'puzzle-row', message: `a row has at most ${LONGEST_ROW} characters` })

/** Lines without their ends; nothing in place of one that is longer than any row. */
async function* splitLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string | undefined> {
  const decoder = new TextDecoder()
  let rest = ''
  let isTooLong = false
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop()!
    for (const line of lines) {
      yield isTooLong ? undefined : line.replace(/\r$/, '')
      isTooLong = false
    }
    if (rest.length > LONGEST_ROW) {
      rest = ''
      isTooLong = true
    }
  }
  rest += decoder.decode()
  if (isTooLong) yield undefined
  else if (rest !== '') yield rest.replace(/\r$/, '')
}
