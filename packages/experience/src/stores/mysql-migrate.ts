import { ExperienceError } from '../experience.ts'
import { isMissingTable } from './mysql-faults.ts'
import { mysqlMigrations } from './mysql-schema.ts'
import type { Query } from './mysql-session.ts'
import { makeNewerSentence } from './newer.ts'

/**
 * Brings the tables up to date, unless they are only to be read, and resolves to their version, 0 for none. Several learners may do so
 * at once: they all do the same.
 */
export async function migrateMysql(query: Query, name: string, creates: boolean): Promise<number> {
  const version = await readVersion(query)
  if (version > mysqlMigrations.length)
    throw new ExperienceError('store-newer', makeNewerSentence(name, version, mysqlMigrations.length))
  if (!creates || version === mysqlMigrations.length) return version
  await query('CREATE TABLE IF NOT EXISTS learned_version (version INT NOT NULL PRIMARY KEY)')
  for (const [index, statements] of mysqlMigrations.entries()) {
    if (index < version) continue
    for (const statement of statements) await query(statement)
    await query(
      'INSERT INTO learned_version (version) VALUES (?) ON DUPLICATE KEY UPDATE version = version',
      [index + 1],
    )
  }
  return mysqlMigrations.length
}

async function readVersion(query: Query): Promise<number> {
  try {
    const [row] = await query<{ version: number | null }>(
      'SELECT MAX(version) AS version FROM learned_version',
    )
    return Number(row?.version ?? 0)
  } catch (error) {
    if (isMissingTable(error)) return 0
    throw error
  }
}
