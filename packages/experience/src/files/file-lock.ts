import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { err, type Fault, ok, type Result } from '@rookery/rules'
import Database from 'libsql'
import { isBusy } from '../stores/sqlite-faults.ts'

export type LockFault = Fault<'file-in-use' | 'cannot-lock'>

/**
 * The right to write a file, held by one process at a time. It is SQLite's lock on an empty file beside it, and so the
 * operating system's: it goes with the process however that ends, and counts between containers and over shared disks.
 */
export class FileLock {
  readonly #database: Database.Database
  readonly #holderFile: string

  private constructor(database: Database.Database, holderFile: string) {
    this.#database = database
    this.#holderFile = holderFile
  }

  /**
   * Takes the lock of a file, or says who has it. `FILE.os-lock` stays for ever: were it removed, two processes could
   * lock two files of that name. `FILE.lock` tells people who writes, and counts for nothing. Trouble with the
   * disk is thrown as the system's error.
   */
  static take(file: string): Result<FileLock, LockFault> {
    const holderFile = `${file}.lock`
    const lockFile = resolve(`${file}.os-lock`)
    createEmpty(lockFile)
    let database: Database.Database | undefined
    try {
      database = new Database(lockFile, { timeout: 0 } as Database.Options)
      database.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
    } catch (error) {
      database?.close()
      if (isBusy(error)) {
        const message = `${file} is being written by ${readHolder(holderFile)}`
        return err({ code: 'file-in-use', message })
      }
      const message = `${lockFile} cannot be locked: ${(error as Error).message}`
      return err({ code: 'cannot-lock', message })
    }
    writeHolder(holderFile)
    return ok(new FileLock(database, holderFile))
  }

  release(): void {
    rmSync(this.#holderFile, { force: true })
    // The driver closes the file only when it is collected, so the lock is given back first.
    this.#database.exec('ROLLBACK')
    this.#database.close()
  }
}

/** By the file system, whose errors say what is wrong; SQLite's do not. */
function createEmpty(file: string): void {
  try {
    writeFileSync(file, '', { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** A full disk is no reason to refuse here: whoever writes will say so. */
function writeHolder(file: string): void {
  try {
    writeFileSync(file, `process ${process.pid} on ${hostname()}\n`)
  } catch {}
}

function readHolder(file: string): string {
  try {
    const [name] = /^process \d+ on [^\s\p{C}]{1,255}/u.exec(readFileSync(file, 'utf8')) ?? []
    return name ?? 'another process'
  } catch {
    return 'another process'
  }
}
