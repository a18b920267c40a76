import { randomInt } from 'node:crypto'
import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** Servers are kept where the path of an ordinary user does not lead. */
const systemFolder = '/usr/sbin'

/** Making the data of a new server waits for the disk hundreds of times, so it goes to memory where a system has such a folder. */
export const findFastFolder = (): string => ['/dev/shm', tmpdir()].find(isWritable)!

export function findProgram(names: readonly string[], environment: NodeJS.ProcessEnv): string | undefined {
  const folders = [...(environment.PATH ?? '').split(delimiter), systemFolder]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

export const isExecutable = (path: string): boolean => isAccessible(path, constants.X_OK)
const isWritable = (path: string): boolean => isAccessible(path, constants.W_OK)

function isAccessible(path: string, mode: number): boolean {
  try {
    accessSync(path, mode)
    return true
  } catch {
    return false
  }
}

/**
 * Below the ports that systems give to those who connect. While a server is down, a client that knocks at a port of those may be given that
 * very port for its own end, is connected to itself, and the server cannot come back.
 */
const [FIRST_PORT, LAST_PORT] = [10_000, 32_000]

export async function findPort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
