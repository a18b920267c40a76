import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const rookery = fileURLToPath(new URL('../../apps/cli/bin/rookery.js', import.meta.url))

export interface Studio {
  readonly url: string
  close(): Promise<void>
}

/** The built studio, or the one in another folder, behind the server that people start, on a free port. */
export async function serveStudio(folder?: string, options: readonly string[] = []): Promise<Studio> {
  const place = folder === undefined ? [] : ['--dir', folder]
  const server = spawn(process.execPath, [rookery, 'serve', '--port', '0', ...place, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const url = await findAddress(createInterface(server.stdout))
  if (url === undefined) throw new Error('the studio could not be served: is it built? (npm run build)')
  return {
    url,
    async close() {
      server.kill()
      await ended
    },
  }
}

async function findAddress(lines: AsyncIterable<string>): Promise<string | undefined> {
  for await (const line of lines) {
    const address = /http:\/\/\S+/.exec(line)
    if (address) return address[0]
  }
  return undefined
}
