import { bench, createEngine } from '@rookery/engine'
import { type Browser, launchBrowser, openSite } from '@rookery/testkit'

const packages = new URL('../../../packages/', import.meta.url)

const page = `<!doctype html><script type="importmap">
{ "imports": { "@rookery/rules": "/rules/dist/bundle/rules.js" } }
</script>`

/** Runs in the page, and warms up first. */
const visit = (depth: number) => `(async () => {
  const { bench, createEngine } = await import('/engine/dist/browser/index.js')
  const engine = await createEngine()
  await bench(engine, ${depth})
  window.measure = async () => (await bench(engine, ${depth})).nodesPerSecond
})()`

interface Tab {
  measure(): Promise<number>
  close(): void
}

async function openTab(browser: Browser, isIsolated: boolean, depth: number): Promise<Tab> {
  const site = await openSite(packages, page, isIsolated)
  const tab = await browser.newPage()
  await tab.goto(site.address)
  await tab.evaluate(visit(depth))
  return {
    measure: async () => Number(await tab.evaluate('measure()')),
    close: site.close,
  }
}

export interface Speeds {
  readonly node: number
  readonly shared: number
  readonly single: number
}

/** Nodes per second in Node, and in Chromium with shared memory and without, in turns; the best of the rounds. */
export async function measureBrowser(depth: number, rounds: number): Promise<Speeds> {
  const browser = await launchBrowser()
  const engine = await createEngine()
  const tabs = [await openTab(browser, true, depth), await openTab(browser, false, depth)]
  try {
    await bench(engine, depth)
    const best = { node: 0, shared: 0, single: 0 }
    for (let round = 0; round < rounds; round++) {
      best.node = Math.max(best.node, (await bench(engine, depth)).nodesPerSecond)
      best.shared = Math.max(best.shared, await tabs[0]!.measure())
      best.single = Math.max(best.single, await tabs[1]!.measure())
    }
    return best
  } finally {
    for (const tab of tabs) tab.close()
    await browser.close()
    await engine.dispose()
  }
}
