import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { type KeptServer, keepServer } from './kept-server.ts'
import { findFastFolder, findPort, findProgram } from './servers.ts'

/** A Redis of a test's own: on a free port of this machine, with its append-only file in a temporary folder. */
export interface RedisServer extends KeptServer {
  readonly port: number
  /** With its password. */
  readonly url: string
}

const PASSWORD = 'p@ss:w/rd'

export async function startRedis(furtherArguments: readonly string[] = []): Promise<RedisServer> {
  const program = findRedis(process.env)
  const folder = mkdtempSync(join(findFastFolder(), 'rookery-redis-'))
  const port = await findPort()
  const serverArguments = [
    ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''],
    // Each write is in the file before it is answered, so that a kill loses nothing that anybody was told.
    ...['--appendonly', 'yes', '--appendfsync', 'always', '--requirepass', PASSWORD],
    ...furtherArguments,
  ]
  const server = keepServer(
    folder,
    () => spawn(program, serverArguments, { stdio: ['ignore', 'pipe', 'inherit'] }),
    waitUntilReady,
  )
  try {
    await server.start()
  } catch (error) {
    await server.stop()
    throw error
  }
  return Object.assign(server, { port, url: `redis://:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}` })
}

/** REDIS_SERVER_PATH decides alone when it is set. */
function findRedis(environment: NodeJS.ProcessEnv): string {
  const found = environment.REDIS_SERVER_PATH || findProgram(['redis-server', 'valkey-server'], environment)
  if (found) return found
  throw new Error('No Redis was found: put redis-server on PATH, or name one in REDIS_SERVER_PATH.')
}

/** Resolves when the server takes connections, which it says in its log. */
function waitUntilReady(server: ChildProcess): Promise<void> {
  let log = ''
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`Redis ended: ${log.slice(-2000)}`)))
    server.stdout?.on('data', (piece) => {
      log = (log + piece).slice(-10_000)
      if (/Ready to accept connections/.test(log)) resolve()
    })
  })
}
