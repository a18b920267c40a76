// What a person runs may look up to a higher room; the engine itself never does.
import { parseRecord, RECORD_SIZE } from '@rookery/training/data'

/** Reads self-play records evenly spread over a file: boards in the core's codes, scores and results of White. */
export function readRecords(bytes, limit) {
  const count = Math.floor(bytes.length / RECORD_SIZE)
  const stride = Math.max(1, count / limit)
  const positions = []
  const results = []
  const scores = []
  for (let i = 0; i < count; i += stride) {
    const { board, isBlack, scoreCp, result } = readRecord(bytes, Math.floor(i))
    positions.push({ board, turn: isBlack ? 1 : 0 })
    results.push((isBlack ? 2 - result : result) / 2)
    scores.push(isBlack ? -scoreCp : scoreCp)
  }
  return { positions, results, scores }
}

/** Record number `index`, of standard chess; throws where it is no record. */
export function readRecord(bytes, index) {
  const sample = parseRecord(bytes, index * RECORD_SIZE, false)
  if (!sample.ok) throw new Error(`record ${index}: ${sample.faults[0].message}`)
  return sample.value
}
