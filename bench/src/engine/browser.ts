import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
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

/** Runs in the page. */
const visit = (depth: number) => `(async () => {
  const { bench, createEngine } = await import('/engine/dist/index.js')
  const engine = await createEngine()
  await bench(engine, ${depth})
  const { nodesPerSecond } = await bench(engine, ${depth})
  await engine.dispose()
  return nodesPerSecond
})()`

async function measure(browser: Browser, isIsolated: boolean, depth: number): Promise<number> {
  const server = await serve(isIsolated)
  try {
    const tab = await browser.newPage()
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const speed = await tab.evaluate(visit(depth))
    await tab.close()
    return Number(speed)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** Nodes per second in Chromium of the build with shared memory, and of the one without. */
export async function measureBrowser(depth: number): Promise<{ shared: number; single: number }> {
  const browser = await launchBrowser()
  try {
    return { shared: await measure(browser, true, depth), single: await measure(browser, false, depth) }
  } finally {
    await browser.close()
  }
}
