import { chancesOf, openMynah } from '@rookery/players/mynah'
import { makeFen } from '@rookery/rules'
import { runInMynahPage } from '@rookery/testkit'
import { positions } from './positions.ts'

const ROUNDS = 60
const RATING = 1400

/** Runs in the page; a page's clock may tick in tenths of a millisecond, so each round is timed as a whole. */
const visit = (fens: readonly string[]) => `(async () => {
  const { chancesOf, openMynah } = await import('/players/dist/mynah/library.js')
  const { Line, parsePosition } = await import('@rookery/rules')
  const core = await openMynah()
  const lines = ${JSON.stringify(fens)}.map((fen) => Line.from(parsePosition(fen).value))
  let best = Infinity
  for (let round = 0; round < ${ROUNDS}; round++) {
    const start = performance.now()
    for (const line of lines) chancesOf(core, line, [${RATING}])
    best = Math.min(best, (performance.now() - start) / lines.length)
  }
  return best
})()`

/** Milliseconds for the chances of all moves of a position, on the average of the positions, in the best of many rounds. */
export async function timeMynah(): Promise<{ readonly node: number; readonly chromium: number }> {
  const core = await openMynah()
  let node = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    for (const { line } of positions) chancesOf(core, line, [RATING])
    node = Math.min(node, (performance.now() - start) / positions.length)
  }
  const fens = positions.map(({ line }) => makeFen(line.position))
  return { node, chromium: Number(await runInMynahPage(visit(fens))) }
}
