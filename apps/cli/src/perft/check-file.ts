import { sayFaults } from '@rookery/play/fault-words'
import { chess960, type Position, parsePosition, standard } from '@rookery/rules'
import { say } from '@rookery/words/cli/check'
import { say as sayMain } from '@rookery/words/cli/main'
import { AmountLine } from '../console/progress-line.ts'
import { makeDuration } from '../console/status-line.ts'
import { type Line, readLines } from '../input/read-lines.ts'
import { makeInputName, readText } from '../input/read-text.ts'
import { type Terminal, write } from '../terminal.ts'
import { PerftCount } from './perft-count.ts'

export interface PerftFileOptions {
  /** Larger counts are left out. */
  readonly nodes: number
  /** Deeper counts are left out. */
  readonly depth?: number
  /** The first line to look at, from 1. */
  readonly from: number
}

const maxLineLength = 10_000
/** Files of Chess960 list deep counts of very many positions. */
const CHESS960_DEPTH = 4

const countPattern = /^D(\d{1,2}) +(\d{1,15})$/

interface Row {
  readonly position: Position
  readonly expected: readonly { readonly depth: number; readonly nodes: number }[]
}

/** `FEN ;D1 20 ;D2 400`. A position that is none of standard chess is taken as Chess960. */
function parseRow({ text, isCut }: Line, options: PerftFileOptions): Row | string {
  if (isCut) return say('perft.lineTooLong', { max: maxLineLength })
  const [fen = '', ...counts] = text.split(';').map((part) => part.trim())
  if (counts.length === 0) return say('perft.noCounts')
  const listed = counts.map((count) => countPattern.exec(count)?.slice(1).map(Number))
  const bad = counts[listed.indexOf(undefined)]
  if (bad !== undefined) return say('perft.badCount', { count: bad.slice(0, 20) })
  const asStandard = parsePosition(fen, standard)
  const position = asStandard.ok ? asStandard : parsePosition(fen, chess960)
  if (!position.ok) return sayMain('badFen', { reason: sayFaults(position.faults) })
  const deepest = options.depth ?? (asStandard.ok ? Number.POSITIVE_INFINITY : CHESS960_DEPTH)
  const expected = listed
    .map((count) => ({ depth: count![0]!, nodes: count![1]! }))
    .filter(({ depth, nodes }) => nodes <= options.nodes && depth <= deepest)
  return { position: position.value, expected }
}

/** Counts every position of a perft file, and says whether all counts are right. */
export async function checkPerftFile(
  file: string,
  options: PerftFileOptions,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<boolean> {
  const name = makeInputName(file)
  const lines: Line[] = []
  for await (const line of readLines(readText(file, terminal), maxLineLength))
    if (line.number >= options.from && line.text.trim() !== '') lines.push(line)
  const bar = new AmountLine(terminal, 'positions')
  const startMs = performance.now()
  const found = { positions: 0, counts: 0, nodes: 0, wrong: 0 }
  const complain = async (line: Line, message: string) => {
    found.wrong++
    bar.clear()
    await write(terminal.output, `${name}:${line.number}: ${message}\n`)
  }
  for (const line of lines) {
    const row = parseRow(line, options)
    if (typeof row === 'string') await complain(line, row)
    else
      for (const { depth, nodes } of row.expected) {
        const count = new PerftCount(signal, () => bar.show(found.positions, lines.length))
        await count.add(row.position, depth, 1)
        // What is not complete would be a wrong number.
        if (signal.aborted) break
        found.counts++
        found.nodes += count.nodes
        if (count.nodes !== nodes)
          await complain(line, say('perft.wrong', { depth, nodes, counted: count.nodes }))
      }
    if (signal.aborted) {
      bar.clear()
      await write(terminal.output, `${say('perft.stopped', { line: line.number })}\n`)
      break
    }
    bar.show(++found.positions, lines.length)
  }
  bar.clear()
  const seconds = (performance.now() - startMs) / 1000
  await write(terminal.output, `${say('perft.sum', { ...found, time: makeDuration(seconds) })}\n`)
  // A file without positions proves nothing.
  return found.positions > 0 && found.wrong === 0 && !signal.aborted
}
