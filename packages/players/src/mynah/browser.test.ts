import { Line, makeUci, startPosition } from '@rookery/rules'
import { launchBrowser, openSite } from '@rookery/testkit'
import { expect, test } from 'vitest'
import { randomLines } from '../testing/random-lines.ts'
import { chancesOf } from './chances.ts'
import { openMynah } from './open-mynah.ts'

const packages = new URL('../../../', import.meta.url)

const page = `<!doctype html><script type="importmap">
{ "imports": {
  "@rookery/rules": "/rules/dist/bundle/rules.js",
  "@rookery/engine/core": "/engine/dist/core/index.js",
  "#read-own-file": "/players/dist/mynah/read-file-browser.js"
} }
</script>`

const ratings = [800, 1450, 2200]

/** Runs in the page, on games as moves in UCI's letters. */
const visit = (games: readonly string[][]) => `(async () => {
  const { chancesOf, openMynah } = await import('/players/dist/mynah/library.js')
  const { Line, makeUci, parseUci, startPosition } = await import('@rookery/rules')
  const core = await openMynah()
  return ${JSON.stringify(games)}.map((moves) => {
    let line = Line.from(startPosition())
    for (const uci of moves) line = line.play(parseUci(line.position, uci).value)
    return chancesOf(core, line, ${JSON.stringify(ratings)}).map((chances) =>
      chances.map(({ move, chance }) => [makeUci(move, line.position), chance]))
  })
})()`

test('a page computes the very numbers that Node does', async () => {
  const lines = [Line.from(startPosition()), ...randomLines(12, 77)]
  const core = await openMynah()
  const expected = lines.map((line) =>
    chancesOf(core, line, ratings).map((chances) =>
      chances.map(({ move, chance }) => [makeUci(move, line.position), chance]),
    ),
  )
  const games = lines.map(({ moves, positions }) =>
    moves.map((move, index) => makeUci(move, positions[index]!)),
  )
  const site = await openSite(packages, page, false)
  const browser = await launchBrowser()
  try {
    const tab = await browser.newPage()
    await tab.goto(site.address)
    expect(await tab.evaluate(visit(games))).toEqual(expected)
  } finally {
    await browser.close()
    site.close()
  }
}, 60_000)
