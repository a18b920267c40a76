import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const rookery = fileURLToPath(new URL('../../../apps/cli/bin/rookery.js', import.meta.url))

export interface Studio {
  readonly url: string
  close(): Promise<void>
}

/** The built studio behind the server that people start, on a free port. */
export async function serveStudio(): Promise<Studio> {
  const server = spawn(process.execPath, [rookery, 'serve', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const close = async () => {
    server.kill()
    await ended
  }
  for await (const line of createInterface(server.stdout)) {
    const address = /http:\/\/\S+/.exec(line)
    if (address) return { url: address[0], close }
  }
  throw new Error('the server ended without printing its address')
}
