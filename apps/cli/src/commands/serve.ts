import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sayReason } from '@rookery/play/fault-words'
import { say } from '@rookery/words/cli/serve'
import { type Command, InvalidArgumentError } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { exitCodes, Failure, type Finish } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { joinColony } from '../options/join-colony.ts'
import { ColonyFeed } from '../server/colony-feed.ts'
import { parseHostName } from '../server/hosts.ts'
import { listen, makeUrl } from '../server/listen.ts'
import { openBrowser } from '../server/open-browser.ts'
import { createStaticServer } from '../server/static-server.ts'
import { describeSystemError } from '../system-error.ts'
import type { Terminal } from '../terminal.ts'

const firstPort = 8080
const portsToTry = 100
const studioFolder = fileURLToPath(new URL('../../studio', import.meta.url))

const examples = () =>
  makeExamples([
    'rookery serve',
    'rookery serve --port 9000',
    `rookery serve --host 0.0.0.0    (${say('examples.others')})`,
    'rookery serve --colony redis://localhost',
    `rookery serve --allow-host chess.example.org    (${say('examples.proxy')})`,
  ])

interface ServeOptions {
  readonly port?: number
  readonly host: string
  readonly allowHost: readonly string[]
  readonly dir: string
  readonly open?: boolean
  readonly colony?: string
}

function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) throw new InvalidArgumentError(say('wrongPort'))
  return port
}

function parseAllowedHost(text: string, before: readonly string[] = []): readonly string[] {
  if (parseHostName(text) === undefined) throw new InvalidArgumentError(say('wrongHost'))
  return [...before, text]
}

async function listenOrFail(server: Parameters<typeof listen>[0], options: ServeOptions): Promise<number> {
  const ports =
    options.port === undefined ? Array.from({ length: portsToTry }, (_, i) => firstPort + i) : [options.port]
  const port = await listen(server, options.host, ports).catch((error) => {
    throw new Failure(
      `${say('cannotListen', { host: options.host })}: ${describeSystemError(error)}`,
      exitCodes.faults,
    )
  })
  if (port !== undefined) return port
  const taken =
    options.port === undefined
      ? say('portsTaken', { first: String(firstPort), last: String(ports.at(-1)) })
      : say('portTaken', { port: String(options.port) })
  throw new Failure(taken, exitCodes.faults)
}

async function serve(options: ServeOptions, terminal: Terminal): Promise<void> {
  if (!existsSync(join(options.dir, 'index.html'))) {
    throw new Failure(say('noStudio', { folder: options.dir }), exitCodes.usage)
  }
  const feed = options.colony === undefined ? undefined : await openFeed(options.colony, terminal)
  const server = createStaticServer(options.dir, {
    host: options.host,
    allowedHosts: options.allowHost,
    answerFirst: feed?.answer,
  })
  const port = await listenOrFail(server, options).catch((error: unknown) => {
    feed?.close()
    throw error
  })
  const place = feed ? '#/arena?colony' : ''
  const url = `${makeUrl(options.host, port)}${place}`
  terminal.output.write(`${say('started', { url })}\n`)
  if (options.open && process.stdout.isTTY && !process.env.CI) openBrowser(url)

  await untilStopped((signal) => once(signal, 'abort'))
  feed?.close()
  server.close()
  server.closeAllConnections()
}

/** Loaded here only: who watches no colony needs nothing of it. */
async function openFeed(url: string, terminal: Terminal): Promise<ColonyFeed> {
  const link = await joinColony(url)
  link.watch((sentence) => void terminal.errors.write(`${sayReason(sentence)}\n`))
  return new ColonyFeed(link, await import('@rookery/colony'))
}

export function addServe(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('serve')
    .description(say('description'))
    .option('--port <number>', say('port', { first: String(firstPort) }), parsePort)
    .option('--host <address>', say('host'), '127.0.0.1')
    .option('--allow-host <name...>', say('allowHost'), parseAllowedHost, [])
    .option('--dir <folder>', say('dir'), studioFolder)
    .option('--colony <url>', say('colony'))
    .option('--open', say('open'))
    .option('--no-open', say('noOpen'))
    .addHelpText('after', examples())
    .action(async (options: ServeOptions) => {
      await serve(options, terminal)
      finish(exitCodes.fine)
    })
}
