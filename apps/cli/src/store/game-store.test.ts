import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Line, parsePgn, startPosition } from '@rookery/rules'
import { powerCuts } from '@rookery/testkit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findDataFolder } from './data-folder.ts'
import { GameStore } from './game-store.ts'
import type { GameRecord } from './saved-game.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-store-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const start = Line.from(startPosition())
const record: GameRecord = {
  line: start.play(start.position.legalMoves()[0]!),
  white: 'person',
  black: 'magpie',
  isBare: false,
  seed: 1,
  started: '2026-11-15T12:00:00.000Z',
}
const silent = () => {}

test('unfinished games are listed, the newest first', () => {
  const store = new GameStore(folder)
  expect(store.listUnfinished(silent)).toEqual([])
  const older = store.newFile('2026-11-15T12:00:00.000Z')
  const newer = store.newFile('2026-11-15T12:00:01.000Z')
  store.save(newer, record)
  store.save(older, { ...record, line: start })
  expect(store.listUnfinished(silent).map(({ file }) => file)).toEqual([newer, older])
  expect(store.listUnfinished(silent)[0]?.record.line.moves).toEqual(record.line.moves)
  expect(readdirSync(join(folder, 'unfinished'))).toHaveLength(2)
})

test('a file that cannot be read is named, passed over and kept', () => {
  const store = new GameStore(folder)
  const file = store.newFile('2026-11-15T12:00:00.000Z')
  store.save(file, record)
  const broken = store.newFile('2026-11-16T12:00:00.000Z')
  writeFileSync(broken, '{"format"')
  const folderOfThatName = store.newFile('2026-11-17T12:00:00.000Z')
  mkdirSync(folderOfThatName)
  const said: string[] = []
  expect(store.listUnfinished((sentence) => said.push(sentence)).map(({ file }) => file)).toEqual([file])
  expect(said).toEqual([
    `${folderOfThatName} cannot be read: illegal operation on a directory.`,
    `${broken} cannot be read: it is no JSON.`,
  ])
  expect(readFileSync(broken, 'utf8')).toBe('{"format"')
})

test('finished games follow each other in one PGN file', () => {
  const store = new GameStore(folder)
  const file = store.newFile(record.started)
  store.save(file, record)
  store.archive(file, record, { winner: 'black', reason: 'resignation' })
  store.archive(file, record)
  const games = parsePgn(readFileSync(store.pgnFile, 'utf8'))
  expect(games.map((game) => game.ok && game.value.result)).toEqual(['0-1', '*'])
  expect(store.listUnfinished(silent)).toEqual([])
})

test('whenever the power fails, a game is in its file or in the PGN file, as of its last move', () => {
  const home = join(folder, 'home')
  for (const cut of powerCuts<number | 'archived'>(folder, (promise) => {
    const store = new GameStore(home)
    const file = join(home, 'unfinished', 'game.json')
    let { line } = record
    for (let ply = 1; ply < 4; ply++) {
      store.save(file, { ...record, line })
      promise(ply)
      line = line.play(line.position.legalMoves()[0]!)
    }
    store.archive(file, { ...record, line })
    promise('archived')
  })) {
    const store = new GameStore(join(cut.folder, 'home'))
    const [found] = store.listUnfinished((sentence) => expect(sentence, cut.moment).toBe(''))
    if (found === undefined) {
      const text = existsSync(store.pgnFile) ? readFileSync(store.pgnFile, 'utf8') : ''
      expect(text.includes('*\n'), cut.moment).toBe(cut.promised !== undefined)
    } else if (cut.promised !== 'archived')
      expect(found.record.line.moves.length, cut.moment).toBeGreaterThanOrEqual(cut.promised ?? 0)
  }
})

test('a folder that cannot be made ends the command with a sentence', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => new GameStore(join(file, 'rookery'))).toThrow(/cannot keep games in .*: not a directory/)
})

test.each([
  [{ XDG_DATA_HOME: '/data' }, '/data/rookery'],
  [{ XDG_DATA_HOME: 'relative' }, /\/\.local\/share\/rookery$/],
  [{}, /\/\.local\/share\/rookery$/],
])('with %o the data folder is %s', (env, expected) => {
  expect(findDataFolder(env)).toEqual(expect.stringMatching(expected))
})
