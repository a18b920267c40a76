import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findDataFolder } from '@rookery/experience/node'
import { type GameRecord, parseMindSeat, personAs } from '@rookery/play'
import { Line, parsePgn, startPosition, unwrap } from '@rookery/rules'
import { powerCuts } from '@rookery/testkit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GameStore } from './game-store.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-store-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const start = Line.from(startPosition())
const record: GameRecord = {
  id: 'first',
  begunMs: Date.UTC(2026, 10, 15, 12),
  line: start.play(start.position.legalMoves()[0]!),
  sides: personAs('white', unwrap(parseMindSeat('magpie'))),
  seed: 1,
  thoughts: new Map(),
  shownAs: {},
}
const silent = () => {}

test('unfinished games are listed, the newest first', () => {
  const store = new GameStore(folder)
  expect(store.listUnfinished(silent)).toEqual([])
  const older = store.newFile(record.begunMs)
  const newer = store.newFile(record.begunMs + 1000)
  store.save(newer, record)
  store.save(older, { ...record, line: start })
  expect(store.listUnfinished(silent).map(({ file }) => file)).toEqual([newer, older])
  expect(store.listUnfinished(silent)[0]?.record.line.moves).toEqual(record.line.moves)
  expect(readdirSync(join(folder, 'unfinished'))).toHaveLength(2)
})

test('a game that comes from elsewhere takes the place of the same game that had not gone further, and of no other', () => {
  const store = new GameStore(folder)
  const file = store.newFile(record.begunMs)
  store.save(file, record)
  const { line } = record
  const further = { ...record, line: line.play(line.position.legalMoves()[0]!) }
  expect(store.fileOf(further)).toBe(file)
  expect(store.fileOf({ ...record, line: start })).not.toBe(file)
  expect(store.fileOf({ ...record, line: start.play(start.position.legalMoves()[1]!) })).not.toBe(file)
  expect(store.fileOf({ ...further, id: 'second' })).not.toBe(file)
})

test('a file that cannot be read is named, passed over and kept', () => {
  const store = new GameStore(folder)
  const file = store.newFile(record.begunMs)
  store.save(file, record)
  const broken = store.newFile(record.begunMs + 1000)
  writeFileSync(broken, '{"format"')
  const folderOfThatName = store.newFile(record.begunMs + 2000)
  mkdirSync(folderOfThatName)
  const said: string[] = []
  expect(store.listUnfinished((sentence) => said.push(sentence)).map(({ file }) => file)).toEqual([file])
  expect(said).toEqual([
    `${folderOfThatName} cannot be read: it is a folder.`,
    `${broken} cannot be read: it is no JSON.`,
  ])
  expect(readFileSync(broken, 'utf8')).toBe('{"format"')
})

test('finished games follow each other in one PGN file', () => {
  const store = new GameStore(folder)
  const file = store.newFile(record.begunMs)
  store.save(file, record)
  store.archive(file, { ...record, ended: { winner: 'black', reason: 'resignation' } })
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
