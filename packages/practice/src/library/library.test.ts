import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createRandom, unwrap } from '@rookery/rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PUZZLE_HEADER } from '../puzzles/row.ts'
import { chooseImported } from './choose-imported.ts'
import { readAbout } from './folder.ts'
import { type ImportOptions, importPuzzles } from './import-puzzles.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-library-'))
  file = join(folder, 'puzzles.csv')
})
afterEach(() => rmSync(folder, { recursive: true }))

const row = (id: number, rating: number, theme: string) =>
  `p${id},6k1/8/4q3/8/5N2/8/8/6K1 b - - 0 1,e6e7 f4d5 g8f7 d5e7,${rating},80,90,100,${theme} short,https://lichess.org/a,`
const rows = (count: number) =>
  Array.from({ length: count }, (_, id) => row(id, 600 + (id % 180) * 10, id % 5 ? 'pin' : 'fork'))

const bring = (options: Partial<ImportOptions> = {}) =>
  importPuzzles({
    file,
    folder: join(folder, 'library'),
    signal: new AbortController().signal,
    onProgress() {},
    onDamaged() {},
    ...options,
  })
const choose = (rating: number, theme?: string, seed = 1) =>
  unwrap(chooseImported(join(folder, 'library'), { rating, theme }, createRandom(seed)))

test('a file is imported by rating and theme, and damaged rows are named', async () => {
  const all = rows(2000)
  all[3] = all[3]!.replace('f4d5', 'f4d6')
  writeFileSync(file, gzipSync([PUZZLE_HEADER, ...all, ''].join('\n')))
  const damaged: string[] = []
  const about = unwrap(await bring({ onDamaged: (line, message) => damaged.push(`${line}: ${message}`) }))
  expect(about).toMatchObject({ puzzles: 1999, damaged: 1, isWhole: true, themes: { fork: 400, pin: 1599 } })
  expect(damaged).toEqual(['5: f4d6 is not legal here'])
  for (const rating of [500, 1234, 2390, 3000]) {
    const chosen = choose(rating, 'fork')!
    expect(chosen.themes).toContain('fork')
    expect(Math.abs(chosen.rating - Math.max(600, Math.min(2390, rating)))).toBeLessThan(300)
  }
  expect(choose(1500, 'zugzwang')).toBeUndefined()
  expect(choose(1500, 'fork', 7)).toEqual(choose(1500, 'fork', 7))
})

test('an import that was stopped goes on, and ends as if it had not been', async () => {
  writeFileSync(file, [PUZZLE_HEADER, ...rows(21_000), ''].join('\n'))
  const stop = new AbortController()
  const half = unwrap(await bring({ signal: stop.signal, onProgress: () => stop.abort() }))
  expect(half.isWhole).toBe(false)
  expect(half.puzzles).toBeGreaterThan(5000)
  expect(half.puzzles).toBeLessThan(21_000)
  const whole = unwrap(await bring())
  expect(whole).toMatchObject({ puzzles: 21_000, isWhole: true, damaged: 0 })
  rmSync(join(folder, 'library'), { recursive: true })
  expect(unwrap(await bring())).toEqual(whole)
})

test('another file takes the place of the one before', async () => {
  writeFileSync(file, rows(300).join('\n'))
  unwrap(await bring())
  const other = join(folder, 'other.csv')
  writeFileSync(other, row(1, 2000, 'skewer'))
  expect(unwrap(await bring({ file: other }))).toMatchObject({ puzzles: 1, themes: { skewer: 1, short: 1 } })
  expect(choose(600)).toMatchObject({ rating: 2000 })
})

test('a damaged file, one without a puzzle and one that is stopped leave the library as it is', async () => {
  writeFileSync(file, rows(300).join('\n'))
  const whole = unwrap(await bring())
  const library = join(folder, 'library')
  const files = readdirSync(library, { recursive: true }).sort()
  const isAsBefore = () => {
    expect(readAbout(library)).toEqual({ ok: true, value: whole })
    expect(choose(600)).toBeDefined()
  }

  const other = join(folder, 'other.csv')
  const packed = gzipSync([...rows(25_000), ''].join('\n'))
  writeFileSync(other, packed.subarray(0, packed.length - 9))
  await expect(bring({ file: other })).rejects.toThrow('the packed bytes are damaged')
  isAsBefore()
  for (const text of ['', 'nonsense\n', 'a,b,c\n'.repeat(10_001)]) {
    writeFileSync(other, text)
    expect(await bring({ file: other })).toMatchObject({ ok: false, faults: [{ code: 'library-empty' }] })
    isAsBefore()
  }
  expect(readdirSync(library, { recursive: true }).sort()).toEqual(files)

  writeFileSync(other, packed)
  const stop = new AbortController()
  unwrap(await bring({ file: other, signal: stop.signal, onProgress: () => stop.abort() }))
  isAsBefore()
  const numbers: number[] = []
  const onProgress = ({ lines }: { lines: number }) => numbers.push(lines)
  expect(unwrap(await bring({ file: other, onProgress }))).toMatchObject({ puzzles: 25_000 })
  expect(numbers).toEqual([20_000])
  expect(readAbout(library)).toMatchObject({ value: { puzzles: 25_000, isWhole: true } })
  expect(existsSync(join(library, 'next.json'))).toBe(false)
})

test('a file without a puzzle makes no library', async () => {
  writeFileSync(file, 'nonsense')
  expect((await bring()).ok).toBe(false)
  expect(readAbout(join(folder, 'library'))).toMatchObject({ faults: [{ code: 'library-missing' }] })
})

test('a theme may have any name', async () => {
  writeFileSync(file, [row(1, 1000, 'constructor'), row(2, 2000, 'constructor')].join('\n'))
  expect(unwrap(await bring()).themes).toEqual({ constructor: 2, short: 2 })
})

test('what was seen comes again only when nothing else is left', async () => {
  writeFileSync(file, [row(1, 1000, 'fork'), row(2, 2000, 'fork')].join('\n'))
  unwrap(await bring())
  const chooseUnseen = (...seen: readonly string[]) =>
    unwrap(chooseImported(join(folder, 'library'), { rating: 1000, seen: new Set(seen) }, createRandom(1)))
  expect(chooseUnseen('p1')).toMatchObject({ id: 'p2' })
  expect(chooseUnseen('p1', 'p2')).toBeDefined()
})

test('a folder without puzzles, and one that is damaged, say so', () => {
  expect(readAbout(folder)).toMatchObject({ ok: false, faults: [{ code: 'library-missing' }] })
  writeFileSync(join(folder, 'about.json'), '{')
  expect(readAbout(folder)).toMatchObject({
    ok: false,
    faults: [{ message: expect.stringContaining('is no JSON: import the puzzles again') }],
  })
})
