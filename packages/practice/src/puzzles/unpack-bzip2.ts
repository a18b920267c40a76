import { BitInput } from './bit-input.ts'

const STREAM_SIGN = 0x425a68
const BLOCK_SIGN = [0x314159, 0x265359]
const END_SIGN = [0x177245, 0x385090]
/** No packed block is longer, in bytes; so many are waited for before one is unpacked. */
const LONGEST_BLOCK = 1_200_000
const LONGEST_CODE = 20
/** Symbols that one code table serves before the next takes over. */
const GROUP = 50
const PIECE = 1 << 16

/** What bzip2 has packed, unpacked block by block as it comes. Bytes that it has not made are thrown as an error. */
export async function* unpackBzip2(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const input = new BitInput(bytes)
  try {
    do {
      await input.fill(LONGEST_BLOCK)
      if (input.read(24) !== STREAM_SIGN) throw damaged()
      const most = 100_000 * (input.read(8) - 0x30)
      if (most < 100_000 || most > 900_000) throw damaged()
      while (isBlockNext(input)) {
        yield* unpackBlock(input, most)
        await input.fill(LONGEST_BLOCK)
      }
      // The sum over all blocks says nothing that those of the blocks have not said.
      readSum(input)
      input.align()
      await input.fill(LONGEST_BLOCK)
    } while (!input.isAtEnd)
  } finally {
    await input.close()
  }
}

const damaged = () => new Error('this is not what bzip2 makes')

function isBlockNext(input: BitInput): boolean {
  const sign = [input.read(24), input.read(24)]
  const is = (other: readonly number[]) => sign.every((part, index) => part === other[index])
  if (!is(BLOCK_SIGN) && !is(END_SIGN)) throw damaged()
  return is(BLOCK_SIGN)
}

const readSum = (input: BitInput): number => ((input.read(16) << 16) | input.read(16)) >>> 0

function* unpackBlock(input: BitInput, most: number): Generator<Uint8Array> {
  const sum = readSum(input)
  // Blocks shuffled by chance are of versions before 1997.
  if (input.read(1) === 1) throw damaged()
  const origin = input.read(24)
  const sorted = readSorted(input, most)
  if (origin >= sorted.length) throw damaged()
  let found = 0xffffffff
  for (const piece of expandRuns(unsort(sorted, origin))) {
    for (const byte of piece) found = (found << 8) ^ sums[(found >>> 24) ^ byte]!
    yield piece
  }
  if (~found >>> 0 !== sum) throw damaged()
}

/** The last column of the sorted rotations of a block: symbols by Huffman's codes, of those moved to the front, of runs of zeros. */
function readSorted(input: BitInput, most: number): Uint8Array {
  const front = readBytesInUse(input)
  const end = front.length + 1
  const tableCount = input.read(3)
  const selectors = readSelectors(input, tableCount)
  const tables = Array.from({ length: tableCount }, () => readCodes(input, end + 1))
  const sorted = new Uint8Array(most)
  let length = 0
  let run = 0
  let runPlace = 1
  const endRun = () => {
    if (length + run > most) throw damaged()
    sorted.fill(front[0]!, length, length + run)
    length += run
    run = 0
    runPlace = 1
  }
  for (let index = 0; ; index++) {
    const table = tables[selectors[Math.floor(index / GROUP)] ?? -1]
    if (!table) throw damaged()
    const symbol = readSymbol(input, table)
    if (symbol <= 1) {
      run += runPlace << symbol
      runPlace *= 2
      if (run > most) throw damaged()
      continue
    }
    endRun()
    if (symbol === end) return sorted.subarray(0, length)
    const byte = front[symbol - 1]!
    front.copyWithin(1, 0, symbol - 1)
    front[0] = byte
    if (length === most) throw damaged()
    sorted[length++] = byte
  }
}

function readBytesInUse(input: BitInput): Uint8Array {
  const rows = input.read(16)
  const used: number[] = []
  for (let row = 0; row < 16; row++) {
    if (((rows >> (15 - row)) & 1) === 0) continue
    const columns = input.read(16)
    for (let column = 0; column < 16; column++)
      if ((columns >> (15 - column)) & 1) used.push(16 * row + column)
  }
  if (used.length === 0) throw damaged()
  return Uint8Array.from(used)
}

/** Which table serves which group, as places in a list whose last used comes first. */
function readSelectors(input: BitInput, tableCount: number): Uint8Array {
  if (tableCount < 2 || tableCount > 6) throw damaged()
  const order = Array.from({ length: tableCount }, (_, table) => table)
  return Uint8Array.from({ length: input.read(15) }, () => {
    let place = 0
    while (input.read(1) === 1) place++
    const [table] = order.splice(place, 1)
    if (table === undefined) throw damaged()
    order.unshift(table)
    return table
  })
}

interface Codes {
  /** For each length the highest code of it, or -1, and what to take from a code to find its place among the symbols. */
  readonly highest: Int32Array
  readonly offset: Int32Array
  /** By length, and then by symbol. */
  readonly symbols: Uint16Array
}

function readCodes(input: BitInput, count: number): Codes {
  let length = input.read(5)
  const lengths = Array.from({ length: count }, () => {
    while (input.read(1) === 1) {
      length += input.read(1) === 0 ? 1 : -1
      if (length < 1 || length > LONGEST_CODE) throw damaged()
    }
    return length
  })
  const highest = new Int32Array(LONGEST_CODE + 1).fill(-1)
  const offset = new Int32Array(LONGEST_CODE + 1)
  const symbols: number[] = []
  let code = 0
  for (let size = 1; size <= LONGEST_CODE; size++) {
    offset[size] = code - symbols.length
    for (const [symbol, each] of lengths.entries())
      if (each === size) {
        symbols.push(symbol)
        highest[size] = code++
      }
    code *= 2
  }
  return { highest, offset, symbols: Uint16Array.from(symbols) }
}

function readSymbol(input: BitInput, { highest, offset, symbols }: Codes): number {
  let code = 0
  for (let length = 1; length <= LONGEST_CODE; length++) {
    code = 2 * code + input.read(1)
    if (code <= highest[length]!) return symbols[code - offset[length]!]!
  }
  throw damaged()
}

/** The block whose rotations were sorted. */
function unsort(sorted: Uint8Array, origin: number): Uint8Array {
  const starts = new Uint32Array(257)
  for (const byte of sorted) starts[byte + 1]!++
  for (let byte = 0; byte < 256; byte++) starts[byte + 1]! += starts[byte]!
  const next = new Uint32Array(sorted.length)
  for (const [index, byte] of sorted.entries()) next[starts[byte]!++] = index
  let at = origin
  return sorted.map(() => {
    at = next[at]!
    return sorted[at]!
  })
}

/** Four alike are followed by how many more there are. */
function* expandRuns(bytes: Uint8Array): Generator<Uint8Array> {
  let piece = new Uint8Array(PIECE + 255)
  let length = 0
  let before = -1
  let alike = 0
  for (const byte of bytes) {
    if (alike === 4) {
      piece.fill(before, length, length + byte)
      length += byte
      alike = 0
    } else {
      piece[length++] = byte
      alike = byte === before ? alike + 1 : 1
      before = byte
    }
    if (length < PIECE) continue
    yield piece.subarray(0, length)
    piece = new Uint8Array(PIECE + 255)
    length = 0
  }
  if (length > 0) yield piece.subarray(0, length)
}

/** CRC-32 with the highest bit first. */
const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24
  for (let bit = 0; bit < 8; bit++) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1
  return sum >>> 0
})
