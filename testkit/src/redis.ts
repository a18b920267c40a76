import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findFastFolder, findPort, findProgram } from './servers.ts'

/** A Redis of a test's own: on a free port of this machine, with its append-only file in a temporary folder. */
export interface RedisServer {
  readonly port: number
  /** With its password. */
  readonly url: string
  /** Its process, for who wants to stop and continue it. */
  readonly pid: number
  /** Ends it as a power failure would, by SIGKILL. */
  kill(): Promise<void>
  /** Starts it again after it was killed, on the same port with the same data. */
  start(): Promise<void>
  /** Stops it for good and removes its data. */
  stop(): Promise<void>
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
  let child: ChildProcess | undefined
  const killOnExit = () => child?.kill('SIGKILL')
  process.once('exit', killOnExit)
  const kill = async () => {
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const exited = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill('SIGKILL')
    await exited
  }
  const server: RedisServer = {
    port,
    url: `redis://:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    get pid() {
      return child!.pid!
    },
    kill,
    start: () => {
      child = spawn(program, serverArguments, { stdio: ['ignore', 'pipe', 'inherit'] })
      return waitUntilReady(child)
    },
    stop: async () => {
      await kill()
      process.off('exit', killOnExit)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    await server.start()
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
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
