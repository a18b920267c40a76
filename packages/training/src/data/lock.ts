import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Takes the lock of a run's files for this process; answers with the process that holds it, if one does. A lock whose
 * process is gone, as after kill -9, counts for nothing.
 */
export function takeLock(file: string): number | undefined {
  for (let tries = 0; tries < 3; tries++) {
    try {
      writeFileSync(file, `${process.pid}\n`, { flag: 'wx' })
      return undefined
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = readHolder(file)
    if (holder !== undefined && isAlive(holder)) return holder
    rmSync(file, { force: true })
  }
  throw new Error(`${file} comes back as often as it is removed`)
}

export const dropLock = (file: string): void => rmSync(file, { force: true })

function readHolder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
