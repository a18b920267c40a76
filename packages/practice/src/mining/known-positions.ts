import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { makeFen, makeFenKey, type Position, parsePosition, parseUci, startPosition } from '@rookery/rules'
import { type PuzzleVariant, variantOf } from '../puzzles/puzzle.ts'
import { unpackStream } from '../puzzles/unpack-stream.ts'
import type { FoundLine } from './mine-game.ts'
import { keyOf } from './selection.ts'

/**
 * Which of the lines begin with a position that files hold: files with a line for each puzzle or game and tabs between the columns, of
 * which one has moves in UCI's letters and one may have the FEN that they begin with. Every position on the way counts.
 */
export async function findKnown<Line extends Pick<FoundLine, 'fen' | 'moves'>>(
  files: readonly string[],
  variant: PuzzleVariant,
  lines: readonly Line[],
): Promise<Set<Line>> {
  const byKey = new Map(lines.map((line) => [keyOf(variant, line), line]))
  const known = new Set<Line>()
  const start = makeFen(startPosition(variantOf(variant)))
  for (const file of files)
    for await (const text of readLines(file)) {
      const columns = text.split('\t')
      const moves = columns.find((column) => /^[a-h][1-8][a-h][1-8]/.test(column))
      const fen = columns.find((column) => column.includes('/')) ?? start
      if (moves === undefined) continue
      for (const position of positionsAlong(fen, moves.split(' '), variant)) {
        const line = byKey.get(makeFenKey(position))
        if (line) known.add(line)
      }
    }
  return known
}

const readLines = (file: string) =>
  createInterface({ input: Readable.from(unpackStream(createReadStream(file))) })

/** As far as the moves can be played. */
function* positionsAlong(fen: string, moves: readonly string[], variant: PuzzleVariant): Generator<Position> {
  const start = parsePosition(fen, variantOf(variant))
  if (!start.ok) return
  let position = start.value
  yield position
  for (const text of moves) {
    const move = parseUci(position, text)
    if (!move.ok) return
    position = position.play(move.value)
    yield position
  }
}
