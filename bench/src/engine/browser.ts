import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bench, createEngine } from '@rookery/engine'
import { type Browser, launchBrowser } from '@rookery/testkit'

const packages = new URL('../../../packages/', import.meta.url)
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' }

const page = `<!doctype html><script type="importmap">
{ "imports": { "@rookery/rules": "/rules/dist/bundle/rules.js", "#platform": "/engine/dist/host/platform-browser.js" } }
</script>`

/** Serves the built packages; with `isIsolated`, pages may share memory between their workers. */
async function serve(isIsolated: boolean): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (isIsolated) {
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
      response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp')
    }
    if (request.url === '/') {
      response.setHeader('Content-Type', 'text/html').end(page)
      return
    }
    try {
      const file = fileURLToPath(new URL(`.${request.url}`, packages))
      const type = types[extname(file)] ?? 'application/octet-stream'
      response.setHeader('Content-Type', type).end(await readFile(file))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** Runs in the page, and warms up first. */
const visit = (depth: number) => `(async () => {
  const { bench, createEngine } = await import('/engine/dist/index.js')
  const engine = await createEngine()
  await bench(engine, ${depth})
  window.measure = async () => (await bench(engine, ${depth})).nodesPerSecond
})()`

interface Tab {
  measure(): Promise<number>
  close(): void
}

async function openTab(browser: Browser, isIsolated: boolean, depth: number): Promise<Tab> {
  const server = await serve(isIsolated)
  const tab = await browser.newPage()
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await tab.evaluate(visit(depth))
  return {
    measure: async () => Number(await tab.evaluate('measure()')),
    close() {
      server.closeAllConnections()
      server.close()
    },
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
