import { gzipSync } from 'node:zlib'
import { createRandom } from '@rookery/rules'
import { beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../../testing/empty-database.ts'
import { importPuzzles } from './import-puzzles.ts'
import { forgetImported, pickImported, readImported } from './puzzle-store.ts'

beforeAll(emptyDatabase)

const row = (id: string, rating: number, themes: string) =>
  `${id},q3k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b k - 0 17,e8d7 a2e6 d7d8 f7f8,${rating},80,83,72,${themes},,`
const fileOf = (rows: readonly string[], name = 'puzzles.csv') => new File([rows.join('\n')], name)
const never = new AbortController().signal
const random = createRandom(1)

test('puzzles are found by rating and theme, and what is none is counted', async () => {
  const rows = [
    row('easy', 800, 'mate fork'),
    'nonsense',
    row('mid', 1500, 'mate'),
    row('hard', 2400, 'fork'),
  ]
  const set = await importPuzzles(fileOf(rows), never, () => {})
  expect(set).toMatchObject({ puzzles: 3, faulty: 1, isDone: true, themes: { mate: 2, fork: 2 } })
  const idOf = async (rating: number, theme?: string, seen: readonly string[] = []) =>
    (await pickImported({ rating, theme, seen: new Set(seen) }, random))?.id
  expect(await idOf(1500, 'pin')).toBe(undefined)
  expect([await idOf(700, 'fork', ['hard']), await idOf(700, 'fork', ['easy'])]).toEqual(['easy', 'hard'])
  expect(await idOf(2400, 'mate', ['easy'])).toBe('mid')
  // What was seen comes again where nothing else is left.
  expect(['easy', 'mid']).toContain(await idOf(2400, 'mate', ['easy', 'mid', 'hard']))
})

test('the same file goes on where it was interrupted, and another takes its place', async () => {
  await forgetImported()
  const rows = Array.from({ length: 25 }, (_, index) => row(`p${index}`, 1000 + (index % 7) * 100, 'mate'))
  const file = fileOf(rows)
  const stop = new AbortController()
  const cut = await importPuzzles(
    file,
    stop.signal,
    ({ lines }) => {
      if (lines === 20) stop.abort()
    },
    10,
  )
  expect(cut).toMatchObject({ puzzles: 20, lines: 20, isDone: false })
  const whole = await importPuzzles(file, never, () => {})
  expect(whole).toMatchObject({ puzzles: 25, isDone: true, themes: { mate: 25 } })
  expect(await readImported()).toEqual(whole)
  expect(await importPuzzles(file, never, () => {})).toEqual(whole)
  expect(await importPuzzles(fileOf(rows.slice(0, 2)), never, () => {})).toMatchObject({ puzzles: 2 })
})

test('a damaged file, one without a puzzle and one that is stopped leave the puzzles as they are', async () => {
  await forgetImported()
  const whole = await importPuzzles(fileOf([row('old', 900, 'mate')]), never, () => {})
  const isAsBefore = async (next?: object) => {
    expect([await readImported(), await readImported('next')]).toEqual([whole, next])
    expect(await pickImported({ rating: 900 }, random)).toMatchObject({ id: 'old' })
  }
  const rows = Array.from({ length: 25 }, (_, index) => row(`p${index}`, 900, 'fork'))
  const packed = gzipSync(rows.join('\n'))
  const cut = new File([packed.subarray(0, packed.length - 9)], 'cut.csv.gz')
  await expect(importPuzzles(cut, never, () => {}, 10)).rejects.toThrow('the packed bytes are damaged')
  await isAsBefore()
  for (const lines of [[], ['nonsense'], Array.from({ length: 11 }, () => 'a,b,c')]) {
    const empty = importPuzzles(fileOf(lines, 'other.csv'), never, () => {}, 10)
    await expect(empty).rejects.toThrow('other.csv has no puzzle in it')
    await isAsBefore()
  }

  const stop = new AbortController()
  const other = fileOf(rows, 'other.csv')
  await importPuzzles(other, stop.signal, () => stop.abort(), 10)
  await isAsBefore(expect.objectContaining({ puzzles: 10, isDone: false }))
  const next = await importPuzzles(other, never, () => {})
  expect(next).toMatchObject({ puzzles: 25, isDone: true })
  expect([await readImported(), await readImported('next')]).toEqual([next, undefined])
  expect(await pickImported({ rating: 900, theme: 'mate' }, random)).toBeUndefined()
  expect(await pickImported({ rating: 900 }, random)).toMatchObject({ themes: ['fork'] })
})

test('a theme may have any name', async () => {
  await forgetImported()
  const rows = [row('one', 900, 'constructor'), row('two', 900, 'constructor')]
  expect((await importPuzzles(fileOf(rows), never, () => {}, 1)).themes).toEqual({ constructor: 2 })
})
