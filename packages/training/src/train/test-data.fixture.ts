import { appendFileSync, writeFileSync } from 'node:fs'
import { createAbout, makeAbout } from '../data/about.ts'
import { pathsBeside } from '../data/data-paths.ts'
import { makeEntry } from '../data/game-index.ts'
import { countMen, RECORD_SIZE } from '../data/record.ts'
import { SCORE_AT } from '../data/record-layout.ts'
import { randomRecords } from './random-records.fixture.ts'

/** A file of records with its index, of random positions whose score is the number of men, so that there is something to learn. */
export function writeTestData(
  file: string,
  { games, recordsPerGame }: { games: number; recordsPerGame: number },
) {
  const paths = pathsBeside(file)
  const records = randomRecords('standard', games * recordsPerGame, 3)
  for (let at = 0; at < records.length; at += RECORD_SIZE)
    new DataView(records.buffer).setInt16(at + SCORE_AT, (countMen(records, at) - 24) * 100, true)
  writeFileSync(paths.records, records)
  writeFileSync(paths.games, '')
  const size = recordsPerGame * RECORD_SIZE
  for (let at = 0; at < records.length; at += size) {
    const entry = {
      records: recordsPerGame,
      plies: 60,
      result: 1,
      ending: 'checkmate',
      duplicates: 0,
    } as const
    appendFileSync(paths.games, makeEntry(entry, records.subarray(at, at + size)))
  }
  const settings = { variant: 'standard', seed: 1, nodes: 1, generation: 0 } as const
  writeFileSync(paths.about, makeAbout(createAbout(settings, 'test')))
}
