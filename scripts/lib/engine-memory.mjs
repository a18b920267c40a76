// What engines leave in memory, as the system sees it; no collection is ever asked for.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const packages = new URL('../../packages/', import.meta.url)

/** Resident bytes of this process after each life of an engine. */
export async function measureLives({ create }, lines, rounds) {
  const { residentBytes } = await import('@rookery/testkit')
  const sizes = []
  for (let round = 0; round < rounds; round++) {
    const engine = create()
    await engine.newGame()
    await engine.search(lines[round % lines.length], { depth: 6 }).best
    await engine.dispose()
    sizes.push(residentBytes(process.pid))
  }
  return sizes
}

/** Resident bytes of a UCI engine after each change of its table. */
export async function measureHashChanges(hashesMb, rounds) {
  const { residentBytes } = await import('@rookery/testkit')
  const raven = spawn(process.execPath, [fileURLToPath(new URL('engine/bin/raven.js', packages))])
  const answers = createInterface(raven.stdout)[Symbol.asyncIterator]()
  const sizes = []
  for (let round = 0; round < rounds; round++) {
    const hashMb = hashesMb[round % hashesMb.length]
    raven.stdin.write(`setoption name Hash value ${hashMb}\nucinewgame\nisready\n`)
    const { value } = await answers.next()
    if (value !== 'readyok') throw new Error(`raven answered ${value}`)
    sizes.push(residentBytes(Number(raven.pid)))
  }
  raven.stdin.end('quit\n')
  return sizes
}

const page = `<!doctype html><script type="importmap">
{ "imports": { "@rookery/rules": "/rules/dist/bundle/rules.js" } }
</script>`

const liveInPage = (threads) => `(async () => {
  const { createEngine } = await import('/engine/dist/browser/index.js')
  const { Line, startPosition } = await import('@rookery/rules')
  const engine = await createEngine({ threads: ${threads} })
  await engine.newGame()
  await engine.search(Line.from(startPosition()), { depth: 6 }).best
  await engine.dispose()
})()`

/** Resident bytes of Chromium's page after each life of an engine in it. */
export async function measurePageLives(isIsolated, threads, rounds) {
  const { launchBrowser, openSite, pagesResidentBytes } = await import('@rookery/testkit')
  const site = await openSite(packages, page, isIsolated)
  const browser = await launchBrowser()
  const sizes = []
  try {
    const tab = await browser.newPage()
    await tab.goto(site.address)
    for (let round = 0; round < rounds; round++) {
      await tab.evaluate(liveInPage(threads))
      sizes.push(await pagesResidentBytes(browser))
    }
  } finally {
    await browser.close()
    site.close()
  }
  return sizes
}
