import { gzipSync } from 'node:zlib'
import { createRandom, unwrap } from '@rookery/rules'
import { describe, expect, it, test } from 'vitest'
import { choosePuzzle } from './choose-puzzle.ts'
import { openPuzzle, type Puzzle } from './puzzle.ts'
import { makePuzzles, readPuzzles } from './puzzle-file.ts'
import { type ReadRow, readPuzzleRows } from './read-rows.ts'
import { makePuzzleRow, PUZZLE_HEADER, parsePuzzleRow } from './row.ts'
import { loadPuzzles } from './shipped.ts'

/** Black steps aside, White forks king and queen and takes the queen. */
const fork: Puzzle = {
  id: 'fork1',
  variant: 'standard',
  fen: '6k1/8/4q3/8/5N2/8/8/6K1 b - - 0 1',
  moves: ['e6e7', 'f4d5', 'g8f7', 'd5e7'],
  rating: 1200,
  deviation: 80,
  themes: ['fork', 'short'],
}
const row = makePuzzleRow(fork)

/** The row above, packed by `zstd`. */
const zstd = Buffer.from(
  'KLUv/QRoNQIAMoUQEKBvmP/uEkudxxy35Qz91vCg+9YZLcs6X3eLbyHI6ORO4/Qe8mnmcXLI9WDBgQMzHgr5+ztZx98LNf4+JOoh63wBALIrI1Q=',
  'base64',
)

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function rowsOf(bytes: Uint8Array, size = 7): Promise<ReadRow[]> {
  const rows: ReadRow[] = []
  for await (const each of readPuzzleRows(inPieces(bytes, size))) rows.push(each)
  return rows
}

describe('a row of Lichess’s file', () => {
  it('is read as it was written', () => {
    expect(unwrap(parsePuzzleRow(row))).toEqual(fork)
    expect(unwrap(parsePuzzleRow(`${row}https://lichess.org/yyznGmXs#38,Kings_Pawn`))).toEqual(fork)
  })

  it.each([
    ['too few columns', 'a,b,c', 'a row has 8 columns or more, this has 3'],
    ['no position', row.replace('6k1/8', 'x/8'), /./],
    ['an illegal move', row.replace('f4d5', 'f4d6'), 'f4d6 is not legal here'],
    ['a move too few', row.replace(' d5e7', ''), /the last one is the solver's/],
    ['a rating that is none', row.replace('1200', '12e2'), 'the rating is a whole number up to 4000'],
    ['a name that is none', row.replace('fork1', ''), 'the first column is a name of letters and digits'],
    ['no end', `${row}${'x'.repeat(5000)}`, /at most 4000 characters/],
  ])('with %s is refused', (_, text, message) => {
    const parsed = parsePuzzleRow(text)
    expect(parsed.ok ? '' : parsed.faults[0]!.message).toMatch(message)
  })
})

describe('a file of puzzles', () => {
  const text = `${PUZZLE_HEADER}\n${row}\r\n${row.replace('f4d5', 'f4d6')}\n${'y'.repeat(9000)}\n${row}`
  const told = (rows: readonly ReadRow[]) => rows.map(({ line, puzzle }) => [line, puzzle.ok])
  const expected = [
    [2, true],
    [3, false],
    [4, false],
    [5, true],
  ]

  it('is read row by row, whatever its pieces, with the lines of damaged rows', async () => {
    for (const size of [1, 7, 100_000]) expect(told(await rowsOf(Buffer.from(text), size))).toEqual(expected)
  })

  it('may be packed by gzip', async () => {
    expect(told(await rowsOf(gzipSync(text)))).toEqual(expected)
  })

  it('may be packed by zstd', async () => {
    const read = [{ line: 1, puzzle: { ok: true, value: fork } }]
    expect(await rowsOf(zstd)).toEqual(read)
    // As pzstd does it, which says first how long the rest is.
    const sizes = [0x50, 0x2a, 0x4d, 0x18, 4, 0, 0, 0, zstd.length, 0, 0, 0]
    expect(await rowsOf(Buffer.concat([Buffer.from(sizes), zstd]))).toEqual(read)
  })

  it('that is packed in another way is refused', async () => {
    for (const [name, start] of Object.entries({ zip: 'PK\x03\x04', bzip2: 'BZh91AY' }))
      await expect(rowsOf(Buffer.from(`${start} and so on`))).rejects.toThrow(
        `it is packed by ${name}: unpack it`,
      )
  })

  it('that is cut off in the midst of packed bytes is told so', async () => {
    const cut = await readPuzzles(gzipSync(makePuzzles([fork])).subarray(0, 60))
    expect(cut).toMatchObject({
      ok: false,
      faults: [{ message: expect.stringMatching(/the packed bytes are damaged/) }],
    })
  })

  it('as a whole names the line that is damaged', async () => {
    expect(unwrap(await readPuzzles(gzipSync(makePuzzles([fork, fork]))))).toEqual([fork, fork])
    const damaged = await readPuzzles(Buffer.from(text))
    expect(damaged).toMatchObject({ ok: false, faults: [{ message: 'line 3: f4d6 is not legal here' }] })
    expect(unwrap(await readPuzzles(new Uint8Array()))).toEqual([])
  })
})

describe('a choice', () => {
  const many: Puzzle[] = Array.from({ length: 300 }, (_, index) => ({
    ...fork,
    id: `p${index}`,
    rating: 600 + 5 * index,
    themes: index % 3 === 0 ? ['fork'] : ['pin'],
  }))

  it('is near the wished rating, of the theme, and new', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 30; seed++) {
      const chosen = choosePuzzle(many, { rating: 1300, theme: 'fork', seen }, createRandom(seed))!
      expect(chosen.themes).toContain('fork')
      expect(Math.abs(chosen.rating - 1300)).toBeLessThan(450)
      expect(seen.has(chosen.id)).toBe(false)
      seen.add(chosen.id)
    }
  })

  it('of a rare theme is still one of the nearest', () => {
    const ratings = [1077, 1156, 1195, 1544, 1571, 1595, 1610, 1640, 1660, 2028]
    const rare = ratings.map((rating) => ({ ...fork, id: `r${rating}`, rating, themes: ['mateIn2'] }))
    const counts = new Map<number, number>()
    for (let seed = 0; seed < 300; seed++) {
      const { rating } = choosePuzzle(
        [...many, ...rare],
        { rating: 1600, theme: 'mateIn2' },
        createRandom(seed),
      )!
      counts.set(rating, (counts.get(rating) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual([1544, 1571, 1595, 1610, 1640, 1660])
    expect(counts.get(1595)).toBeGreaterThan(counts.get(1660)!)
  })

  it('is the same for the same seed, comes again when all are seen, and is none where no puzzle has the theme', () => {
    const wish = { rating: 900 }
    expect(choosePuzzle(many, wish, createRandom(5))).toBe(choosePuzzle(many, wish, createRandom(5)))
    const seen = new Set(many.map(({ id }) => id))
    expect(choosePuzzle(many, { ...wish, seen }, createRandom(1))).toBeDefined()
    expect(choosePuzzle(many, { ...wish, theme: 'zugzwang' }, createRandom(1))).toBeUndefined()
  })
})

test.each(['standard', 'minichess'] as const)(
  'the puzzles of %s that come with it can be played',
  async (variant) => {
    const puzzles = await loadPuzzles(variant)
    expect(puzzles.length).toBeGreaterThan(5)
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length)
    for (const puzzle of puzzles.slice(0, 20)) expect(openPuzzle(puzzle).ok).toBe(true)
  },
)
