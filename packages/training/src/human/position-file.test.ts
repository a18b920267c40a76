import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FEATURES_VERSION } from '@rookery/players/mynah'
import { afterAll, expect, it } from 'vitest'
import { PositionFile } from './position-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'rookery-positions-'))
afterAll(() => rmSync(folder, { recursive: true }))

const open = (content: string) => {
  const file = join(folder, 'some.positions')
  writeFileSync(file, content)
  return PositionFile.open(file)
}

it.each([
  ['nothing at all', ''],
  ['another file', 'rookery-data-1\n{}\n'],
  ['a head that does not end', PositionFile.makeHead({ features: FEATURES_VERSION, sources: [] }).trimEnd()],
  ['a head that is no JSON', 'rookery-positions-1\n{oops\n'],
  ['other features', PositionFile.makeHead({ features: -1, sources: [] })],
  [
    'a source without a size',
    `rookery-positions-1\n{"features":${FEATURES_VERSION},"sources":[{"file":"a"}]}\n`,
  ],
  [
    'a source of which only name and size are known',
    PositionFile.makeHead({ features: FEATURES_VERSION, sources: [{ file: 'a', bytes: 1 }] }),
  ],
])('refuses %s', (_, content) => {
  expect(open(content)).toMatchObject({ ok: false, faults: [{ code: 'positions-broken' }] })
})

it('reads the head that it writes', () => {
  const sources = [{ file: 'games.pgn', bytes: 12, sha256: 'ab' }]
  const opened = open(PositionFile.makeHead({ features: FEATURES_VERSION, sources }))
  const { value: positions } = opened as Extract<typeof opened, { ok: true }>
  expect(positions.isOf(sources)).toBe(true)
  expect(positions.isOf([{ file: 'games.pgn', bytes: 12, sha256: 'cd' }])).toBe(false)
  // As a training says that was begun before hashes were taken.
  expect(positions.isOf([{ file: 'games.pgn', bytes: 12 }])).toBe(true)
  expect(positions.isOf([])).toBe(false)
  positions.close()
})
