const text = (length: number) => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin NOT NULL`

/**
 * What each version of the schema adds to the one before. A server commits each of these statements by itself, so every one can be run
 * again, and at once with another learner's. There is nothing in them that a cluster cannot have: no numbers given out in sequence, which
 * would send all writers to one shard, no foreign keys, no triggers and no procedures. Texts compare by their bytes, because k and K are
 * different kings.
 */
export const mysqlMigrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE IF NOT EXISTS learned_moves (
      variant ${text(20)},
      position BIGINT NOT NULL,
      board ${text(100)},
      move ${text(16)},
      defensive_sum BIGINT NOT NULL,
      offensive_sum BIGINT NOT NULL,
      counter BIGINT NOT NULL,
      PRIMARY KEY (variant, position, board, move)
    )`,
    `CREATE TABLE IF NOT EXISTS learned_games (
      variant ${text(20)},
      id ${text(190)},
      PRIMARY KEY (variant, id)
    )`,
    `CREATE TABLE IF NOT EXISTS learned_transfers (
      variant ${text(20)},
      id ${text(190)},
      portions INT NOT NULL,
      is_complete TINYINT NOT NULL,
      PRIMARY KEY (variant, id)
    )`,
  ],
  [
    `CREATE OR REPLACE VIEW moves AS
      SELECT board, move, defensive_sum / counter AS defensive, offensive_sum / counter AS offensive, counter
      FROM learned_moves`,
  ],
  [
    `CREATE OR REPLACE VIEW moves AS
      SELECT variant, board, move, defensive_sum / counter AS defensive, offensive_sum / counter AS offensive, counter
      FROM learned_moves`,
  ],
]
