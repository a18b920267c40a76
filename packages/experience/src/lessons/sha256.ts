/** The first bits of the fractional parts of the roots of the first primes, which FIPS 180-4 builds on. */
function fractionBits(count: number, root: (prime: number) => number): Uint32Array {
  const bits = new Uint32Array(count)
  for (let candidate = 2, found = 0; found < count; candidate++) {
    if (!isPrime(candidate)) continue
    bits[found++] = (root(candidate) % 1) * 2 ** 32
  }
  return bits
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false
  return true
}

const rounds = fractionBits(64, Math.cbrt)
const initial = fractionBits(8, Math.sqrt)

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** SHA-256 of a text in hexadecimal. The platform's own answers only later, and in a browser only to secure pages. */
export function sha256(text: string): string {
  const bytes = pad(new TextEncoder().encode(text))
  const view = new DataView(bytes.buffer)
  const state = initial.slice()
  const schedule = new Uint32Array(64)
  for (let block = 0; block < bytes.length; block += 64) {
    for (let index = 0; index < 16; index++) schedule[index] = view.getUint32(block + 4 * index)
    for (let index = 16; index < 64; index++) {
      const early = schedule[index - 15]!
      const late = schedule[index - 2]!
      schedule[index] =
        schedule[index - 16]! +
        (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
        schedule[index - 7]! +
        (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))
    }
    compress(state, schedule)
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

/** A one bit, zeros, and the length in bits, to a multiple of 64 bytes. */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(padded.length - 4, message.length << 3)
  return padded
}

function compress(state: Uint32Array, schedule: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let round = 0; round < 64; round++) {
    const chosen = (e & f) ^ (~e & g)
    const first =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + rounds[round]! + schedule[round]!) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index]! += word
}
