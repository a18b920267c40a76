import { createRandom, err, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { makeSampleFen, parseRecord, RECORD_SIZE, type Sample, writeRecord } from './record.ts'

const letters = 'PpNnBbRrQqKk'

function sampleOf(fen: string, rest: Partial<Sample> = {}): Sample {
  const [rows = '', turn] = fen.split(' ')
  const board = new Uint8Array(64).fill(12)
  for (const [row, text] of rows.split('/').reverse().entries()) {
    let file = 0
    for (const letter of text) {
      if (letters.includes(letter)) board[row * 8 + file++] = letters.indexOf(letter)
      else file += Number(letter)
    }
  }
  return { board, isBlack: turn === 'b', scoreCp: -123, result: 2, ply: 20, generation: 1, ...rest }
}

function recordOf(sample: Sample, isMinichess = false): Uint8Array {
  const bytes = new Uint8Array(RECORD_SIZE).fill(255)
  writeRecord(bytes, 0, sample, isMinichess)
  return bytes
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'
const MINI = 'kqbnr/ppppp/5/5/PPPPP/RNBQK'

test.each([
  [`${START} w - - 0 11`, false],
  [`${START} b - - 0 11`, false],
  ['4k3/1P6/8/8/8/6p1/8/R3K3 b - - 0 11', false],
  [`${MINI} w - - 0 11`, true],
  [`${MINI} b - - 0 11`, true],
  ['1k3/5/3P1/p4/5/2K1R b - - 0 11', true],
])('%s comes back as it was', (fen, isMinichess) => {
  const sample = sampleOf(fen)
  const read = unwrap(parseRecord(recordOf(sample, isMinichess), 0, isMinichess))
  expect(read).toEqual(sample)
  expect(makeSampleFen(read, isMinichess)).toBe(fen)
})

test('the bytes are those of the documented record', () => {
  const bytes = recordOf(sampleOf('4k3/8/8/8/8/8/P7/3QK3 w - - 0 1', { scoreCp: -300, result: 1, ply: 300 }))
  const expected = new Uint8Array(32)
  expected.set([0b00011000, 0b00000001, 0, 0, 0, 0, 0, 0b00010000])
  // Queen and king, pawn and the opponent's king.
  expected.set([0x54, 0xd0], 8)
  expected.set([0xd4, 0xfe, 1, 4, 4, 255, 0, 1], 24)
  expect([...bytes]).toEqual([...expected])
})

const swapColours = (rows: string) =>
  rows.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()))

test.each([
  ['4k3/1P6/8/8/8/6p1/8/R3K3', false],
  ['1k3/5/3P1/p4/5/2K1R', true],
  [MINI, true],
])('%s looks to White as it does to Black with the sides exchanged', (white, isMinichess) => {
  const rows = swapColours(white).split('/').reverse()
  // Minichess is exchanged by half a turn.
  const black = (isMinichess ? rows.map((row) => [...row].reverse().join('')) : rows).join('/')
  const [a, b] = [`${white} w`, `${black} b`].map((fen) => recordOf(sampleOf(fen), isMinichess))
  expect([...a!.subarray(0, 30)]).toEqual([...b!.subarray(0, 30)])
  expect([a![30], b![30]]).toEqual([0, 1])
})

test.each([-2999, -256, -1, 0, 1, 255, 256, 2999])('a score of %i is kept', (scoreCp) => {
  const bytes = recordOf(sampleOf(`${START} b`, { scoreCp }))
  expect(unwrap(parseRecord(bytes, 0, false)).scoreCp).toBe(scoreCp)
  expect(new DataView(bytes.buffer).getInt16(24, true)).toBe(scoreCp)
})

test.each([
  ['fewer than 32 bytes', (bytes: Uint8Array) => bytes.subarray(0, 31)],
  ['flags are 2', (bytes: Uint8Array) => bytes.fill(2, 30, 31)],
  ['result is 3', (bytes: Uint8Array) => bytes.fill(3, 26, 27)],
  ['one king of each side', (bytes: Uint8Array) => bytes.fill(9, 27, 28)],
  ['one king of each side', (bytes: Uint8Array) => bytes.fill(0, 0, 24)],
  ['unknown kind 6', (bytes: Uint8Array) => bytes.fill(0x66, 8, 9)],
  ['more than 32 men', (bytes: Uint8Array) => bytes.fill(255, 0, 8)],
  ['more men than it has squares', (bytes: Uint8Array) => bytes.fill(0x11, 23, 24)],
])('a record with a fault is refused: %s', (message, harm) => {
  const bytes = harm(recordOf(sampleOf('4k3/8/8/8/8/8/P7/3QK3 w')))
  const result = parseRecord(bytes, 0, false)
  expect(result.ok ? '' : result.faults[0]!.message).toContain(message)
})

test('a record of the large board is none of minichess', () => {
  const result = parseRecord(recordOf(sampleOf(`${START} w`)), 0, true)
  expect(result).toEqual(err({ code: 'record-broken', message: 'it has men off the board of minichess' }))
})

test('ten thousand records of noise are all refused', () => {
  const random = createRandom(5)
  const accepted = Array.from({ length: 10_000 }, (_, index) => {
    const bytes = Uint8Array.from({ length: RECORD_SIZE }, () => random.below(256))
    return parseRecord(bytes, 0, index % 2 === 0).ok
  }).filter(Boolean)
  expect(accepted).toEqual([])
})
