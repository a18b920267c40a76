import { Decompress } from 'fzstd'

const GZIP = [0x1f, 0x8b]
const ZSTD = [0x28, 0xb5, 0x2f, 0xfd]
/** What zstd's own readers skip, and pzstd begins with; its first byte may be one of sixteen. */
const ZSTD_SKIPPED = [0x2a, 0x4d, 0x18]
/** Packers that nobody here can undo, by their first bytes. */
const others = {
  bzip2: [0x42, 0x5a, 0x68],
  xz: [0xfd, 0x37, 0x7a, 0x58],
  zip: [0x50, 0x4b, 0x03, 0x04],
  '7z': [0x37, 0x7a, 0xbc, 0xaf],
}
/** As many bytes as tell how a file is packed. */
const HEAD = 4

/** What gzip or zstd has packed, unpacked as it comes; anything else as it is. */
export async function* unpackStream(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = bytes[Symbol.asyncIterator]()
  let head: Uint8Array = new Uint8Array()
  while (head.length < HEAD) {
    const { done, value } = await chunks.next()
    if (done) break
    head = joined(head, value)
  }
  const all = chain(head, chunks)
  const begins = (signs: readonly number[], at = 0) => signs.every((sign, index) => head[at + index] === sign)
  const isSkipped = begins(ZSTD_SKIPPED, 1) && head[0]! >> 4 === 5
  if (begins(GZIP)) yield* told(unzip(all))
  else if (begins(ZSTD) || isSkipped) yield* told(unpackZstd(all))
  else {
    for (const [name, signs] of Object.entries(others))
      if (begins(signs))
        throw new UnpackError(`it is packed by ${name}: unpack it first, or pack it by gzip or zstd`)
    yield* all
  }
}

/** Bytes that are not what a packer has made. */
export class UnpackError extends Error {}

/** What a file system says of trouble with a disk stays as it is. */
async function* told(unpacked: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* unpacked
  } catch (error) {
    if (typeof (error as { syscall?: unknown }).syscall === 'string') throw error
    throw new UnpackError('the packed bytes are damaged', { cause: error })
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

async function* chain(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    if (head.length > 0) yield head
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

async function* unzip(bytes: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await bytes.next()
      if (done) controller.close()
      else controller.enqueue(value as Uint8Array<ArrayBuffer>)
    },
    async cancel() {
      await bytes.return(undefined)
    },
  })
  const reader = packed.pipeThrough(new DecompressionStream('gzip')).getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel().catch(() => {})
  }
}

async function* unpackZstd(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let unpacked: Uint8Array[] = []
  const stream = new Decompress((chunk) => unpacked.push(chunk))
  for await (const chunk of bytes) {
    stream.push(chunk)
    yield* unpacked
    unpacked = []
  }
  stream.push(new Uint8Array(), true)
  yield* unpacked
}
