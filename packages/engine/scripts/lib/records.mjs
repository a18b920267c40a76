const RECORD_SIZE = 32
const EMPTY = 12

/** Reads self-play records evenly spread over a file: boards in the core's codes, scores and results of White. */
export function readRecords(bytes, limit) {
  const count = Math.floor(bytes.length / RECORD_SIZE)
  const stride = Math.max(1, count / limit)
  const positions = []
  const results = []
  const scores = []
  for (let i = 0; i < count; i += stride) {
    const { board, turn, score, result } = readRecord(bytes, Math.floor(i) * RECORD_SIZE)
    positions.push({ board, turn })
    results.push(turn ? 1 - result : result)
    scores.push(turn ? -score : score)
  }
  return { positions, results, scores }
}

function readRecord(bytes, at) {
  const turn = bytes[at + 30] & 1
  const flip = turn ? 56 : 0
  const board = new Uint8Array(64).fill(EMPTY)
  let occupied = bytes.readBigUInt64LE(at)
  for (let index = 0; occupied; index++) {
    const square = trailingZeros(occupied)
    occupied &= occupied - 1n
    const nibble = (bytes[at + 8 + (index >> 1)] >> ((index & 1) * 4)) & 15
    board[square ^ flip] = (nibble & 7) * 2 + ((nibble >> 3) ^ turn)
  }
  return { board, turn, score: bytes.readInt16LE(at + 24), result: bytes[at + 26] / 2 }
}

function trailingZeros(value) {
  const low = Number(value & 0xffffffffn)
  if (low) return 31 - Math.clz32(low & -low)
  const high = Number(value >> 32n)
  return 63 - Math.clz32(high & -high)
}
