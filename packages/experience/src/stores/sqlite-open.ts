import Database from 'libsql'
import { ExperienceError } from '../experience.ts'
import { makeNewerSentence } from './newer.ts'
import { sqliteMigrations } from './sqlite-schema.ts'

/** "RkPa" as the application id of a SQLite file. */
const APPLICATION_ID = 0x52_6b_50_61

/** Opens a file and brings its schema up to date; throws the driver's error where it is busy. */
export function openSqlite(path: string, name: string): Database.Database {
  // The driver's own waiting would block the whole process.
  const database = new Database(path, { timeout: 0 } as Database.Options)
  try {
    checkKind(database, name)
    // With a log, readers and the one writer never wait for each other, and a commit writes one file in order. It is on the disk when
    // `learn` resolves.
    database.prepare('PRAGMA journal_mode = WAL').all()
    database.exec('PRAGMA synchronous = FULL')
    database.exec('PRAGMA cache_size = -64000')
    database.exec('PRAGMA wal_autocheckpoint = 8000')
    migrate(database, name)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

const hasTable = (database: Database.Database, table: string): boolean =>
  database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').all(table).length > 0

function readVersion(database: Database.Database): number {
  if (!hasTable(database, 'learned_version')) return 0
  const [row] = database.prepare('SELECT MAX(version) AS version FROM learned_version').all() as {
    version: number | null
  }[]
  return row?.version ?? 0
}

function checkKind(database: Database.Database, name: string): void {
  const isEmpty = database.prepare('SELECT 1 FROM sqlite_master LIMIT 1').all().length === 0
  const [row] = database.prepare('PRAGMA application_id').all() as { application_id: number }[]
  if (isEmpty || row?.application_id === APPLICATION_ID) return
  throw new ExperienceError(
    'store-broken',
    `${name} is a SQLite file of something else: name another file, which will be made.`,
  )
}

/** In one transaction, so that a file has all of a schema or nothing of it. */
function migrate(database: Database.Database, name: string): void {
  if (readVersion(database) === sqliteMigrations.length) return
  database.exec('BEGIN IMMEDIATE')
  try {
    const version = readVersion(database)
    if (version > sqliteMigrations.length)
      throw new ExperienceError('store-newer', makeNewerSentence(name, version, sqliteMigrations.length))
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}`)
    database.exec('CREATE TABLE IF NOT EXISTS learned_version (version INTEGER PRIMARY KEY)')
    for (const [index, statements] of sqliteMigrations.entries()) {
      if (index < version) continue
      for (const statement of statements) database.exec(statement)
      database.prepare('INSERT INTO learned_version (version) VALUES (?)').run(index + 1)
    }
    database.exec('COMMIT')
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK')
    throw error
  }
}
