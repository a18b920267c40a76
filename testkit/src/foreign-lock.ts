import { utimesSync, writeFileSync } from 'node:fs'

/** Leaves the lock of a file as process 12 of another machine would on a shared disk that carries no locks. */
export function leaveForeignLock(file: string, change: object = {}): void {
  const note = {
    process: 12,
    host: 'elsewhere',
    machine: 'other',
    since: '2026-11-17T20:00:00.000Z',
    token: 't',
    ...change,
  }
  writeFileSync(`${file}.lock`, JSON.stringify(note))
}

/** As if its holder had not been heard of for three minutes. */
export function letForeignLockRest(file: string): void {
  const quietSeconds = Date.now() / 1000 - 180
  utimesSync(`${file}.lock`, quietSeconds, quietSeconds)
}
