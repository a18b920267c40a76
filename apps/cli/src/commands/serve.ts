import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Command, InvalidArgumentError } from 'commander'
import { describeSystemError, exitCodes, Failure, type Finish } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { parseHostName } from '../server/hosts.ts'
import { listen, makeUrl } from '../server/listen.ts'
import { openBrowser } from '../server/open-browser.ts'
import { createStaticServer } from '../server/static-server.ts'
import type { Terminal } from '../terminal.ts'

const firstPort = 8080
const portsToTry = 100
const studioFolder = fileURLToPath(new URL('../../studio', import.meta.url))

const examples = `
Examples:
  rookery serve
  rookery serve --port 9000
  rookery serve --host 0.0.0.0    (for other machines; a page that is not on localhost gets no shared memory)
  rookery serve --allow-host chess.example.org    (behind a proxy that passes that name on)`

interface ServeOptions {
  readonly port?: number
  readonly host: string
  readonly allowHost: readonly string[]
  readonly dir: string
  readonly open?: boolean
}

function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535)
    throw new InvalidArgumentError('A port is a number from 0 to 65535.')
  return port
}

function parseAllowedHost(text: string, before: readonly string[] = []): readonly string[] {
  if (parseHostName(text) === undefined)
    throw new InvalidArgumentError('A host is a name such as chess.example.org, or an address.')
  return [...before, text]
}

async function listenOrFail(server: Parameters<typeof listen>[0], options: ServeOptions): Promise<number> {
  const ports =
    options.port === undefined ? Array.from({ length: portsToTry }, (_, i) => firstPort + i) : [options.port]
  const port = await listen(server, options.host, ports).catch((error) => {
    throw new Failure(`cannot listen on ${options.host}: ${describeSystemError(error)}`, exitCodes.faults)
  })
  if (port !== undefined) return port
  const taken =
    options.port === undefined ? `ports ${firstPort} to ${ports.at(-1)} are` : `port ${options.port} is`
  throw new Failure(`${taken} taken: choose another with --port`, exitCodes.faults)
}

async function serve(options: ServeOptions, terminal: Terminal): Promise<void> {
  if (!existsSync(join(options.dir, 'index.html'))) {
    throw new Failure(
      `there is no index.html in ${options.dir}: build the studio or name another --dir`,
      exitCodes.usage,
    )
  }
  const server = createStaticServer(options.dir, { host: options.host, allowedHosts: options.allowHost })
  const port = await listenOrFail(server, options)
  const url = makeUrl(options.host, port)
  terminal.output.write(`Rookery studio: ${url}\n(Ctrl-C stops it)\n`)
  if (options.open && process.stdout.isTTY && !process.env.CI) openBrowser(url)

  await untilStopped((signal) => once(signal, 'abort'))
  server.close()
  server.closeAllConnections()
}

export function addServe(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('serve')
    .description('serve the studio to a browser')
    .option('--port <number>', `port to listen on (default: ${firstPort}, or the next free one)`, parsePort)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(
      '--allow-host <name...>',
      'further names to answer to; listening on this machine alone, it answers to localhost and --host only',
      parseAllowedHost,
      [],
    )
    .option('--dir <folder>', 'folder of the built studio', studioFolder)
    .option('--open', 'open the browser')
    .option('--no-open', 'do not open the browser (the default)')
    .addHelpText('after', examples)
    .action(async (options: ServeOptions) => {
      await serve(options, terminal)
      finish(exitCodes.fine)
    })
}
