import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type KeptServer, keepServer } from './kept-server.ts'
import { findFastFolder, findPort, findProgram, isExecutable } from './servers.ts'

const serverNames = ['mariadbd', 'mysqld']
const installerName = 'mariadb-install-db'

/** A MariaDB server of a test's own: on a free port of this machine, with its data in a temporary folder. */
export interface MariadbServer extends KeptServer {
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

const login = { user: 'rookery', password: 'p@ss:w/rd', database: 'parrot' } as const

export async function startMariadb(
  parentFolder = findFastFolder(),
  furtherArguments: readonly string[] = [],
): Promise<MariadbServer> {
  const program = findMariadb(process.env)
  const folder = mkdtempSync(join(parentFolder, 'rookery-mariadb-'))
  const data = join(folder, 'data')
  const port = await findPort()
  // A server refuses to run as root unless it is told to.
  const userArguments = process.getuid?.() === 0 ? ['--user=root'] : []
  const serverArguments = [
    '--no-defaults',
    ...userArguments,
    `--datadir=${data}`,
    `--socket=${join(folder, 'socket')}`,
    `--pid-file=${join(folder, 'pid')}`,
    `--init-file=${join(folder, 'init.sql')}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--skip-name-resolve',
    '--max-connections=300',
    ...furtherArguments,
  ]
  writeFileSync(
    join(folder, 'init.sql'),
    [
      `CREATE DATABASE IF NOT EXISTS ${login.database};`,
      `CREATE USER IF NOT EXISTS '${login.user}'@'127.0.0.1' IDENTIFIED BY '${login.password}';`,
      `GRANT ALL ON \`${login.database}%\`.* TO '${login.user}'@'127.0.0.1';`,
    ].join('\n'),
  )
  const server = keepServer(
    folder,
    () => spawn(program, serverArguments, { stdio: ['ignore', 'ignore', 'pipe'] }),
    waitUntilReady,
  )
  try {
    await install(data, userArguments)
    await server.start()
  } catch (error) {
    await server.stop()
    throw error
  }
  return Object.assign(server, { port, ...login })
}

/** MARIADBD_PATH decides alone when it is set. */
export function findMariadb(environment: NodeJS.ProcessEnv): string {
  const named = environment.MARIADBD_PATH
  const found = named ? [named].find(isExecutable) : findProgram(serverNames, environment)
  if (found) return found
  throw new Error(
    named
      ? `MARIADBD_PATH names ${named}, which is not a program that can be run.`
      : `No MariaDB server was found: put ${serverNames.join(' or ')} on PATH, or name one in MARIADBD_PATH.`,
  )
}

async function install(data: string, userArguments: readonly string[]): Promise<void> {
  const program = findProgram([installerName], process.env)
  if (!program) throw new Error(`${installerName} was not found: it comes with MariaDB's server.`)
  const args = ['--no-defaults', ...userArguments, `--datadir=${data}`, '--skip-test-db', '--cross-bootstrap']
  const child = spawn(program, [...args, '--auth-root-authentication-method=normal'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece))
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(`${installerName} failed: ${said}`)
}

/** Resolves when the server takes connections, which it says in its log. */
function waitUntilReady(server: ChildProcess): Promise<void> {
  let log = ''
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`the MariaDB server ended: ${log.slice(-2000)}`)))
    server.stderr?.on('data', (piece) => {
      log = (log + piece).slice(-10_000)
      if (!/ready for connections/.test(log)) return
      log = ''
      resolve()
    })
  })
}
