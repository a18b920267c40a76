import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
}

export interface Site {
  readonly address: string
  close(): void
}

/**
 * Serves a folder, with `page` as its first page; with `isIsolated`, pages may share memory between their workers, and with
 * `isShared`, pages of other sites may load its files.
 */
export async function openSite(
  folder: URL,
  page: string,
  isIsolated: boolean,
  isShared = false,
): Promise<Site> {
  const server = createServer(async (request, response) => {
    if (isShared) response.setHeader('Access-Control-Allow-Origin', '*')
    if (isIsolated) {
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
      response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp')
    }
    if (request.url === '/') {
      response.setHeader('Content-Type', 'text/html').end(page)
      return
    }
    try {
      const file = new URL(`.${request.url}`, folder)
      const bytes = await readFile(file)
      response
        .setHeader('Content-Type', types[extname(file.pathname)] ?? 'application/octet-stream')
        .end(bytes)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
