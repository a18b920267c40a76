import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// Workers are started from what is built.
import { minePuzzles } from '@rookery/practice/mining'
import { unwrap } from '@rookery/rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkFound } from './check-found.ts'
import { stands } from './check-puzzle.ts'
import { CheckedFile } from './checked-file.ts'
import { FoundFile, readFoundFile } from './found-file.ts'
import { findKnown } from './known-positions.ts'
import type { MinedGame, MineSettings } from './mine-game.ts'
import { openRaven } from './open-raven.ts'
import { packPuzzles } from './pack-puzzles.ts'

const settings: MineSettings = { variant: 'minichess', seed: 1 }
const never = new AbortController().signal
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-mining-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const mine = (count: number, options: { threads?: number; signal?: AbortSignal } = {}) =>
  minePuzzles({ folder, settings, threads: 1, count, signal: never, onProgress() {}, ...options })
const pack = (count = 10) =>
  packPuzzles({ folder, variant: 'minichess', count, without: [], onProgress() {} })

test('puzzles are mined, gone on with, packed and stand a deeper look', async () => {
  const first = unwrap(await mine(1))
  expect(first.isComplete).toBe(true)
  const all = unwrap(await mine(first.puzzles + 1, { threads: 2 }))
  expect(all.games).toBeGreaterThan(first.games)
  // However many threads there are, the games are the same.
  const games = unwrap(readFoundFile(all.path)).games.map((game) => JSON.stringify(game))
  rmSync(all.path)
  unwrap(await mine(all.puzzles))
  expect(unwrap(readFoundFile(all.path)).games.map((game) => JSON.stringify(game))).toEqual(games)

  const packed = unwrap(await pack(1000))
  expect(packed).toMatchObject({ found: all.puzzles, rejected: 0, unchecked: 0 })
  const core = await openRaven('minichess', 1)
  for (const puzzle of packed.puzzles) expect(stands(core, puzzle, 30_000)).toBe(true)

  // Once anybody has looked deeper, only what stands is packed.
  const stop = new AbortController()
  const check = (signal: AbortSignal) =>
    checkFound({ folder, variant: 'minichess', signal, onProgress: () => stop.abort() })
  const [fallen, ...others] = packed.puzzles
  new CheckedFile(folder).add(fallen!, false)
  expect(unwrap(await pack(1000))).toMatchObject({ puzzles: [], rejected: 1, unchecked: others.length })
  expect(unwrap(await check(stop.signal))).toEqual({ standing: 0, fallen: 1, isComplete: false })
  for (const puzzle of others) new CheckedFile(folder).add(puzzle, true)
  expect(unwrap(await check(never))).toEqual({ standing: others.length, fallen: 1, isComplete: true })
})

test('mining stops when it is asked to, and keeps what it has', async () => {
  const stop = new AbortController()
  stop.abort()
  expect(unwrap(await mine(5, { signal: stop.signal }))).toMatchObject({ games: 0, isComplete: false })
})

const game: MinedGame = {
  game: 0,
  white: 'mynah:rating=900',
  black: 'magpie',
  moves: ['e2e4'],
  found: [{ fen: 'a', moves: ['b'], scores: [[400, 10]] }],
}

test('a line that was cut off is dropped, and a damaged one is named', () => {
  const file = unwrap(FoundFile.open(folder, settings))
  file.add(game)
  expect(FoundFile.open(folder, settings)).toMatchObject({ faults: [{ code: 'file-in-use' }] })
  file.close()
  appendFileSync(file.path, '{"game":1,"whi')
  const again = unwrap(FoundFile.open(folder, settings))
  expect(again.games).toEqual([game])
  again.add({ ...game, game: 1 })
  again.close()
  expect(unwrap(readFoundFile(file.path)).games).toHaveLength(2)
  writeFileSync(file.path, readFileSync(file.path, 'utf8').replace('"game":0', '"game":7'))
  expect(FoundFile.open(folder, settings)).toMatchObject({
    ok: false,
    faults: [{ code: 'mining-broken', message: expect.stringContaining('line 2: game 0 should stand here') }],
  })
  writeFileSync(file.path, '{"made":"otherwise"}\n')
  expect(FoundFile.open(folder, settings)).toMatchObject({ faults: [{ code: 'mining-differs' }] })
})

test('a position that a file holds is known, wherever it stands there', async () => {
  const file = join(folder, 'known.tsv')
  writeFileSync(file, 'fen\tmoves\n\tnonsense\t\n1500\t1500\t600+0\t1-0\te2e4 e7e5 g1f3 nonsense\n')
  const fen = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
  const lines = [
    { fen, moves: ['e7e5', 'g1f3'] },
    { fen, moves: ['d7d5', 'e4d5'] },
  ]
  expect([...(await findKnown([file], 'standard', lines))]).toEqual([lines[0]])
})
