import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { type Browser, launchBrowser } from '@rookery/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const packages = new URL('../../', import.meta.url)
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' }

const page = `<!doctype html><script type="importmap">
{ "imports": { "@rookery/rules": "/rules/dist/bundle/rules.js", "#platform": "/engine/dist/host/platform-browser.js" } }
</script>`

/** Serves the built packages; with `isIsolated`, pages may share memory between their workers. */
async function serveFiles(isIsolated: boolean): Promise<{ server: Server; address: string }> {
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
      const file = new URL(`.${request.url}`, packages)
      const bytes = await readFile(file)
      response
        .setHeader('Content-Type', types[extname(file.pathname)] ?? 'application/octet-stream')
        .end(bytes)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

/** Runs in the page: a search to a depth, one that is stopped, and a short game against itself. */
const visit = `(async () => {
  const { createEngine } = await import('/engine/dist/index.js')
  const { Line, startPosition } = await import('@rookery/rules')
  const engine = await createEngine({ threads: 2, hashMb: 8 })
  let line = Line.from(startPosition())
  let depth = 0
  for await (const info of engine.search(line, { depth: 8 })) depth = info.depth
  const endless = engine.search(line)
  for await (const info of endless) if (info.depth === 6) endless.stop()
  for (let ply = 0; ply < 6; ply++) line = line.play((await engine.search(line, { nodes: 3000 }).best).move)
  const { threads } = engine
  await engine.dispose()
  return { depth, threads, plies: line.moves.length, isIsolated: crossOriginIsolated }
})()`

describe('in a browser', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchBrowser()
  })

  afterAll(() => browser.close())

  it.each([true, false])('the engine searches, stops and plays; isolated: %s', async (isIsolated) => {
    const { server, address } = await serveFiles(isIsolated)
    try {
      const tab = await browser.newPage()
      await tab.goto(address)
      expect(await tab.evaluate(visit)).toEqual({
        depth: 8,
        threads: isIsolated ? 2 : 1,
        plies: 6,
        isIsolated,
      })
      await tab.close()
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
})
