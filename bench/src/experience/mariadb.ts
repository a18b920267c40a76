import type { LearnedGame } from '@rookery/experience'
import type { MariadbServer } from '@rookery/testkit'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'

const connect = ({ port, user, password, database }: MariadbServer): Promise<Connection> =>
  createConnection({ host: '127.0.0.1', port, user, password, database })

/** The way of docs/origins.md, by several writers at once: each row is looked up by its texts, then inserted or updated, in a transaction. */
export async function learnAsDocument(
  server: MariadbServer,
  shares: readonly (readonly LearnedGame[])[],
): Promise<void> {
  const connections = await Promise.all(shares.map(() => connect(server)))
  await connections[0]!.query(
    'CREATE TABLE IF NOT EXISTS Moves (board VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin, move VARCHAR(16) ' +
      'CHARACTER SET ascii COLLATE ascii_bin, defensive DOUBLE, offensive DOUBLE, counter INT, PRIMARY KEY (board, move))',
  )
  await Promise.all(shares.map((games, i) => learnShare(connections[i]!, games)))
  for (const connection of connections) await connection.end()
}

async function learnShare(connection: Connection, games: readonly LearnedGame[]): Promise<void> {
  for (const { board, move, defensive, offensive } of games.flatMap((game) => game.lessons)) {
    await connection.query('START TRANSACTION')
    const [[row]] = await connection.query<RowDataPacket[]>(
      'SELECT * FROM Moves WHERE board = ? AND move = ?',
      [board, move],
    )
    if (row) {
      const n = row.counter
      const fold = (average: number, value: number) => (average * n + value) / (n + 1)
      await connection.query(
        'UPDATE Moves SET defensive = ?, offensive = ?, counter = ? WHERE board = ? AND move = ?',
        [fold(row.defensive, defensive), fold(row.offensive, offensive), n + 1, board, move],
      )
    }
    // Two writers who both saw nothing would fail here, or in a table without a key leave two rows.
    else
      await connection.query('INSERT IGNORE INTO Moves VALUES (?, ?, ?, ?, 1)', [
        board,
        move,
        defensive,
        offensive,
      ])
    await connection.query('COMMIT')
  }
}
