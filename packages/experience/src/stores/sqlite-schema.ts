/**
 * What each version of the schema adds to the one before. Every statement can be run again: a migration that was broken off is
 * begun anew. The board stands in the primary key behind its 64-bit key, so that a look-up is one read of an index in which almost
 * always the key alone decides, and two boards with one key stay apart.
 */
export const sqliteMigrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE IF NOT EXISTS learned_moves (
      variant TEXT NOT NULL,
      position INTEGER NOT NULL,
      board TEXT NOT NULL,
      move TEXT NOT NULL,
      defensive_sum INTEGER NOT NULL,
      offensive_sum INTEGER NOT NULL,
      counter INTEGER NOT NULL,
      PRIMARY KEY (variant, position, board, move)
    ) WITHOUT ROWID`,
    `CREATE TABLE IF NOT EXISTS learned_games (
      variant TEXT NOT NULL,
      id TEXT NOT NULL,
      PRIMARY KEY (variant, id)
    ) WITHOUT ROWID`,
    `CREATE TABLE IF NOT EXISTS learned_transfers (
      variant TEXT NOT NULL,
      id TEXT NOT NULL,
      portions INTEGER NOT NULL,
      is_complete INTEGER NOT NULL,
      PRIMARY KEY (variant, id)
    ) WITHOUT ROWID`,
  ],
  [
    `CREATE VIEW IF NOT EXISTS moves AS
      SELECT board, move, 1.0 * defensive_sum / counter AS defensive, 1.0 * offensive_sum / counter AS offensive, counter
      FROM learned_moves`,
  ],
  [
    'DROP VIEW IF EXISTS moves',
    `CREATE VIEW moves AS
      SELECT variant, board, move, 1.0 * defensive_sum / counter AS defensive, 1.0 * offensive_sum / counter AS offensive, counter
      FROM learned_moves`,
  ],
]
