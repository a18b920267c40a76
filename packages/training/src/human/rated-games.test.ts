import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { type GameTrouble, parseTextGame, type RatedGame, readRatedGames } from './rated-games.ts'

const folder = mkdtempSync(join(tmpdir(), 'rookery-rated-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function read(name: string, bytes: string | Uint8Array) {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  const games: RatedGame[] = []
  const troubles: GameTrouble[] = []
  for await (const game of readRatedGames(file, (trouble) => troubles.push(trouble))) games.push(game)
  return { games, troubles: troubles.map(({ place, message }) => `${place.replace(file, name)}: ${message}`) }
}

const line = '1500\t1600\t600+0\t1-0\t2020\tp\te2e4 e7e5\t24 30'
const pgn = `[White "a"]
[Black "b"]
[WhiteElo "1500"]
[BlackElo "1600"]

1. e4 e5 *

[White "c"]

1. d4 *

[WhiteElo "1700"]
[BlackElo "1710"]
[Variant "Chess960"]
[SetUp "1"]
[FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1"]

1. e4 *
`
const game = { white: 1500, black: 1600, isChess960: false, moves: ['e2e4', 'e7e5'] }

test.each([
  ['games.txt', `${line}\n`],
  ['games.txt.gz', gzipSync(`${line}\n\n`)],
  ['no-end.txt', line],
])('games are read from %s', async (name, bytes) => {
  expect(await read(name, bytes)).toEqual({
    games: [{ ...game, isProvisional: true, points: 1 }],
    troubles: [],
  })
})

test('games of a PGN need ratings, and may be of Chess960', async () => {
  const { games, troubles } = await read('games.pgn.gz', gzipSync(pgn))
  expect(games[0]).toEqual({ ...game, isProvisional: false })
  expect(games[1]).toMatchObject({ white: 1700, isChess960: true, fen: expect.stringContaining('bbqnnrkr') })
  expect(troubles).toEqual([expect.stringMatching(/^games\.pgn\.gz:\d+: game 2: it names no ratings/)])
})

test.each(['NaN', '1000000000', '99', '1500.5'])('a PGN with the rating %s is told so', async (rating) => {
  const { games, troubles } = await read('odd.pgn', pgn.replace('"1600"', `"${rating}"`))
  expect(games.length).toBe(1)
  expect(troubles[0]).toContain(`game 1: its BlackElo "${rating}" is out of range`)
})

test.each([
  ['1500\t1600', /2 of the 7 fields/],
  ['a\tb\tc\td\te\tf\tg', /no ratings/],
  ['99999\t1600\t-\t-\t-\t-\te2e4', /no ratings/],
  ['1500\t1600\t-\t-\t-\t-\t', /fields of a game|no moves/],
  ['x'.repeat(100_000), /longer than any game/],
])('a line that is no game is told of and left out', async (text, message) => {
  expect(parseTextGame(text)).toMatch(message)
  const { games, troubles } = await read('mixed.txt', `${line}\n${text}\n${line}\n`)
  expect(games.length).toBe(2)
  expect(troubles).toEqual([expect.stringMatching(/^mixed\.txt:2: /)])
})

test('what is no text gives troubles, not games', async () => {
  const { games } = await read(
    'noise',
    new Uint8Array(5000).map((_, index) => (index * 7919) % 256),
  )
  expect(games).toEqual([])
})

test('what gzip has packed is read up to where it is damaged', async () => {
  const lines = Array.from({ length: 3000 }, (_, index) => line.replace('1500', String(1000 + (index % 999))))
  const packed = gzipSync(lines.join('\n'))
  const { games, troubles } = await read('cut.txt.gz', packed.subarray(0, packed.length / 2))
  expect(games.length).toBeGreaterThan(100)
  expect(games.length).toBeLessThan(3000)
  expect(troubles).toContainEqual(expect.stringMatching(/^cut\.txt\.gz: what gzip has packed is damaged/))
})

test('whoever stops reading early leaves nothing behind', async () => {
  const file = join(folder, 'long.txt.gz')
  writeFileSync(file, gzipSync(`${line}\n`.repeat(20_000)))
  for await (const each of readRatedGames(file, () => {})) {
    expect(each.white).toBe(1500)
    break
  }
})
