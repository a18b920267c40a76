import { readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
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
  readonly #files: Files
  readonly #onExit = () => this.release()

  private constructor(database: Database.Database, files: Files) {
    this.#database = database
    this.#files = files
    process.once('exit', this.#onExit)
  }

  /** Takes the lock of a file, or says who has it. Trouble with the disk is thrown as the system's error. */
  static take(file: string): Result<FileLock, LockFault> {
    const real = realPath(file)
    const files = { lock: `${real}.os-lock`, holder: `${real}.lock` }
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      createEmpty(files.lock)
      const before = identify(files.lock)
      const database = lock(files.lock)
      if (typeof database === 'string') {
        const message = `${files.lock} cannot be locked: ${database}`
        return err({ code: 'cannot-lock', message })
      }
      if (database === undefined) {
        const message = `${file} is being written by ${readHolder(files.holder)}`
        return err({ code: 'file-in-use', message })
      }
      if (before !== undefined && before === identify(files.lock)) {
        writeHolder(files.holder)
        return ok(new FileLock(database, files))
      }
      // Its last holder has removed the file meanwhile: what was locked is not the file that others find.
      unlock(database)
    }
    return err({ code: 'cannot-lock', message: `${files.lock} is removed as often as it is made` })
  }

  release(): void {
    process.off('exit', this.#onExit)
    for (const file of [this.#files.holder, this.#files.lock]) remove(file)
    unlock(this.#database)
  }
}

const MOST_TRIES = 100

interface Files {
  /** Always empty, so that no loss of power can harm it. */
  readonly lock: string
  /** Tells people who writes; it counts for nothing. */
  readonly holder: string
}

/** A file has one lock, whatever links lead to it. */
function realPath(file: string): string {
  const path = resolve(file)
  try {
    return realpathSync(path)
  } catch {}
  // It may be yet to be made. That its folder is missing the system says when the lock is made.
  try {
    return join(realpathSync(dirname(path)), basename(path))
  } catch {
    return path
  }
}

/** The lock, nothing where another has it, or why the file cannot be locked. */
function lock(file: string): Database.Database | undefined | string {
  let database: Database.Database | undefined
  try {
    database = new Database(file, { timeout: 0 } as Database.Options)
    database.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database?.close()
    return isBusy(error) ? undefined : (error as Error).message
  }
}

/** The driver closes the file only when it is collected, so the lock is given back first. */
function unlock(database: Database.Database): void {
  database.exec('ROLLBACK')
  database.close()
}

/** The number of a removed file is soon another's, but not its time of birth. */
function identify(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev} ${found.ino} ${found.birthtimeNs}`
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

/** Windows keeps a file that is open. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true })
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
