import { chancesOf, openMynah } from '@rookery/players/mynah'
import { makeFen } from '@rookery/rules'
import { launchBrowser, openSite } from '@rookery/testkit'
import { positions } from './positions.ts'

const packages = new URL('../../../packages/', import.meta.url)
const ROUNDS = 60
const RATING = 1400

const page = `<!doctype html><script type="importmap">
{ "imports": {
  "@rookery/rules": "/rules/dist/bundle/rules.js",
  "@rookery/engine/core": "/engine/dist/core/index.js",
  "#read-own-file": "/players/dist/mynah/read-file-browser.js"
} }
</script>`

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
  const site = await openSite(packages, page, false)
  const browser = await launchBrowser()
  try {
    const tab = await browser.newPage()
    await tab.goto(site.address)
    const fens = positions.map(({ line }) => makeFen(line.position))
    return { node, chromium: Number(await tab.evaluate(visit(fens))) }
  } finally {
    await browser.close()
    site.close()
  }
}
