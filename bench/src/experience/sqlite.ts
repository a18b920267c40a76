import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Experience, type LearnedGame, type Lesson, openExperience } from '@rookery/experience'
import { unwrap } from '@rookery/rules'
import Database from 'libsql'

export async function inFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-bench-'))
  try {
    return await act(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const openStore = async (url: string): Promise<Experience> => unwrap(await openExperience(url))

/** The way of docs/origins.md: a row at a time, looked up by its texts, then inserted or updated, in a transaction of its own. */
export function learnAsDocument(path: string, games: readonly LearnedGame[]): void {
  const database = new Database(path)
  database.prepare('PRAGMA journal_mode = WAL').all()
  database.exec('PRAGMA synchronous = FULL')
  database.exec(
    'CREATE TABLE IF NOT EXISTS Moves (board TEXT, move TEXT, defensive REAL, offensive REAL, counter INTEGER, PRIMARY KEY (board, move))',
  )
  const select = database.prepare('SELECT * FROM Moves WHERE board = ? AND move = ?')
  const insert = database.prepare('INSERT INTO Moves VALUES (?, ?, ?, ?, 1)')
  const update = database.prepare(
    'UPDATE Moves SET defensive = ?, offensive = ?, counter = ? WHERE board = ? AND move = ?',
  )
  for (const { board, move, defensive, offensive } of games.flatMap((game) => game.lessons)) {
    database.exec('BEGIN')
    const [row] = select.all(board, move) as (Lesson & { counter: number })[]
    if (row) {
      const n = row.counter
      const fold = (average: number, value: number) => (average * n + value) / (n + 1)
      update.run(fold(row.defensive, defensive), fold(row.offensive, offensive), n + 1, board, move)
    } else insert.run(board, move, defensive, offensive)
    database.exec('COMMIT')
  }
  database.close()
}

/** Fills a store's table with rows that no game made: keys and boards of random bytes, of a board's usual length. */
export function fillTable(path: string, rows: number): void {
  const database = new Database(path)
  database.exec('PRAGMA synchronous = OFF')
  database.exec('PRAGMA cache_size = -200000')
  database.exec(`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rows})
    INSERT INTO learned_moves
    SELECT 'standard', random(), hex(randomblob(24)) || ' w KQkq -', 'Nf3', n % 40 - 20, n % 30, 1 + n % 3
    FROM numbers ORDER BY 2`)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}
