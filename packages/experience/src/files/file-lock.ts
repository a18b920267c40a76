import { realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { err, type Fault, ok, type Result } from '@rookery/rules'
import Database from 'libsql'
import { isBusy } from '../stores/sqlite-faults.ts'
import { type HeldNote, nameHolder, takeNote } from './lock-holder.ts'

export type LockFault = Fault<'file-in-use' | 'cannot-lock'>

/**
 * The right to write a file, held by one process at a time. It is SQLite's lock on an empty file beside it, and so the
 * operating system's: it goes with the process however that ends, and counts between containers. Not every shared disk carries such locks
 * from one machine to another, so that a note of the holder counts too, as long as that is heard of.
 */
export class FileLock {
  readonly #database: Database.Database
  readonly #file: string
  readonly #note: HeldNote
  readonly #onExit = () => this.release()
  /** From whom it was taken over, because nothing was heard of it. */
  readonly takenOver: string | undefined

  private constructor(database: Database.Database, file: string, note: HeldNote, takenOver?: string) {
    this.#database = database
    this.#file = file
    this.#note = note
    this.takenOver = takenOver
    process.once('exit', this.#onExit)
  }

  /** Takes the lock of a file, or says who has it. Trouble with the disk is thrown as the system's error. */
  static take(file: string): Result<FileLock, LockFault> {
    const real = realPath(file)
    const lockFile = `${real}.os-lock`
    const noteFile = `${real}.lock`
    const inUse = (by: string) =>
      err({ code: 'file-in-use' as const, message: `${file} is being written by ${by}` })
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      createEmpty(lockFile)
      const before = identify(lockFile)
      const database = lock(lockFile)
      if (typeof database === 'string')
        return err({ code: 'cannot-lock', message: `${lockFile} cannot be locked: ${database}` })
      if (database === undefined) return inUse(nameHolder(noteFile))
      if (before !== undefined && before === identify(lockFile)) {
        const noted = takeNote(noteFile)
        if (noted.kind === 'ours') return ok(new FileLock(database, lockFile, noted.note, noted.takenOver))
        unlock(database)
        return inUse(noted.by)
      }
      // Its last holder has removed the file meanwhile: what was locked is not the file that others find.
      unlock(database)
    }
    return err({ code: 'cannot-lock', message: `${lockFile} is removed as often as it is made` })
  }

  release(): void {
    process.off('exit', this.#onExit)
    this.#note.release()
    remove(this.#file)
    unlock(this.#database)
  }
}

const MOST_TRIES = 100

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

/** Windows keeps a file that is open. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {}
}
