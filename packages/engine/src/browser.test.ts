import { type Browser, launchBrowser, openSite, pagesResidentBytes } from '@rookery/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const packages = new URL('../../', import.meta.url)

const page = `<!doctype html><script type="importmap">
{ "imports": { "@rookery/rules": "/rules/dist/bundle/rules.js" } }
</script>`

/** Runs in the page: a search to a depth, one that is stopped, a short game against itself, and the network of minichess. */
const visit = `(async () => {
  const { createEngine } = await import('/engine/dist/browser/index.js')
  const { Line, minichess, startPosition } = await import('@rookery/rules')
  const engine = await createEngine({ threads: 2, hashMb: 8 })
  let line = Line.from(startPosition())
  let depth = 0
  for await (const info of engine.search(line, { depth: 8 })) depth = info.depth
  const endless = engine.search(line)
  for await (const info of endless) if (info.depth >= 6) endless.stop()
  for (let ply = 0; ply < 6; ply++) line = line.play((await engine.search(line, { nodes: 3000 }).best).move)
  const { threads } = engine
  await engine.dispose()
  const small = await createEngine({ variant: minichess, hashMb: 8 })
  const { networkCp } = await small.evaluate(Line.from(startPosition(minichess)))
  await small.dispose()
  return { depth, threads, plies: line.moves.length, isIsolated: crossOriginIsolated, hasNetwork: networkCp !== 0 }
})()`

const LIVES = 12
const HASH_MB = 64
/** What the first life leaves for good and the last are still to give back may be less than two engines; what all leave is not. */
const MOST_GROWTH = 2 * HASH_MB * 1_000_000

const live = `(async () => {
  const { createEngine } = await import('/engine/dist/browser/index.js')
  const { Line, startPosition } = await import('@rookery/rules')
  const engine = await createEngine({ threads: 2, hashMb: ${HASH_MB} })
  await engine.newGame()
  await engine.search(Line.from(startPosition()), { depth: 2 }).best
  await engine.dispose()
})()`

describe('in a browser', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchBrowser()
  }, 60_000)

  afterAll(() => browser.close())

  it.each([true, false])(
    'the engine searches, stops, plays and gives its memory back; isolated: %s',
    async (isIsolated) => {
      const site = await openSite(packages, page, isIsolated)
      try {
        const tab = await browser.newPage()
        await tab.goto(site.address)
        expect(await tab.evaluate(visit)).toEqual({
          depth: 8,
          threads: isIsolated ? 2 : 1,
          plies: 6,
          isIsolated,
          hasNetwork: true,
        })
        await tab.evaluate(live)
        const first = await pagesResidentBytes(browser)
        expect(first).toBeGreaterThan(0)
        for (let life = 1; life <= LIVES; life++) await tab.evaluate(live)
        // A browser ends workers when it finds the time, without a collection asked for: what leaks stays.
        await expect.poll(async () => (await pagesResidentBytes(browser)) - first).toBeLessThan(MOST_GROWTH)
        await tab.close()
      } finally {
        site.close()
      }
    },
  )
})
