import { countRows, type MynahNetwork } from '../mynah/network-file.ts'

const GROUPS = 24
const MOVE_SIZE = 14
const MOVES_AT = 64
const TOKENS = { pieceTo: 1792, pieceFrom: 2176, features: 2560, sights: 2944 } as const

/** Mynah's network in plain numbers, slow and clear: what the WebAssembly is compared with. */
export class ReferenceMynah {
  readonly #network: MynahNetwork
  readonly #pairs = numberPairs()

  constructor(network: MynahNetwork) {
    this.#network = network
  }

  /** The chances of the moves of a record. */
  chances(record: Uint8Array, rating: number, temperature: number): number[] {
    const { width, narrow, weights } = this.#network
    const rows = countRows(this.#network)
    const wide = (row: number) => weights.subarray(row * width, (row + 1) * width)
    const narrowStart = (rows.inputs + rows.gates + rows.tokens + rows.projection) * width
    const narrowRow = (row: number) =>
      weights.subarray(narrowStart + row * narrow, narrowStart + (row + 1) * narrow)
    const bumps = Array.from({ length: 8 }, (_, bump) => {
      const place = ((Math.max(700, Math.min(2400, rating)) - 700) / 1700) * 7
      return Math.max(0, 1 - Math.abs(place - bump))
    })
    const inputs = listInputs(record)
    const hidden = Array.from({ length: width }, (_, neuron) => {
      if (neuron >= width - 8) return bumps[neuron - (width - 8)]!
      let sum = 0
      for (const input of inputs) sum += wide(input)[neuron]!
      let gate = 1
      for (const [bump, by] of bumps.entries()) {
        sum += by * wide(2344 + bump)[neuron]!
        gate += by * wide(rows.inputs + bump)[neuron]!
      }
      return Math.max(0, sum) * gate
    })
    const dot = (row: ArrayLike<number>) => hidden.reduce((sum, value, index) => sum + value * row[index]!, 0)
    const firstToken = rows.inputs + rows.gates
    const firstProjection = firstToken + rows.tokens
    const logits = Array.from({ length: record[8]! }, (_, index) => {
      const tokens = this.#tokensOf(record, index)
      let logit = tokens.reduce((sum, token) => sum + dot(wide(firstToken + token)), 0)
      for (let neuron = 0; neuron < narrow; neuron++) {
        let value = narrowRow(rows.narrow - 2)[neuron]! + dot(wide(firstProjection + neuron))
        for (const token of [...tokens.slice(1), ...sightsOf(record, index)])
          value += narrowRow(token - TOKENS.pieceTo)[neuron]!
        logit += Math.max(0, value) * narrowRow(rows.narrow - 1)[neuron]!
      }
      return logit / temperature
    })
    const most = Math.max(...logits)
    const odds = logits.map((logit) => Math.exp(logit - most))
    const sum = odds.reduce((a, b) => a + b, 0)
    return odds.map((value) => value / sum)
  }

  #tokensOf(record: Uint8Array, index: number): number[] {
    const { from, to, role, groups } = readMove(record, index)
    const features = groups.flatMap((value, group) => (value ? [TOKENS.features + group * 16 + value] : []))
    return [
      this.#pairs.get(from * 64 + to) ?? 0,
      TOKENS.pieceTo + role * 64 + to,
      TOKENS.pieceFrom + role * 64 + from,
      ...features,
    ]
  }
}

function numberPairs(): Map<number, number> {
  const pairs = new Map<number, number>()
  for (let from = 0; from < 64; from++)
    for (let to = 0; to < 64; to++) {
      const files = Math.abs((from & 7) - (to & 7))
      const ranks = Math.abs((from >> 3) - (to >> 3))
      const isPair = files === 0 || ranks === 0 || files === ranks || files * ranks === 2
      if (from !== to && isPair) pairs.set(from * 64 + to, pairs.size)
    }
  return pairs
}

/** What a record says of a move. */
export function readMove(record: Uint8Array, index: number) {
  const at = MOVES_AT + index * MOVE_SIZE
  const code = record[at]! | (record[at + 1]! << 8)
  const groups = Array.from(
    { length: GROUPS },
    (_, group) => (record[at + 2 + (group >> 1)]! >> ((group & 1) * 4)) & 15,
  )
  return { from: code & 63, to: (code >> 6) & 63, role: code >> 12, groups }
}

const nibbleAt = (record: Uint8Array, square: number): number =>
  (record[32 + (square >> 1)]! >> ((square & 1) * 4)) & 15

const manOf = (nibble: number): number => (nibble < 8 ? nibble - 1 : nibble - 3)

function listInputs(record: Uint8Array): number[] {
  const inputs = [2343]
  for (let square = 0; square < 64; square++) {
    const nibble = nibbleAt(record, square)
    if (!nibble) continue
    inputs.push(manOf(nibble) * 64 + square)
    if ((record[24 + (square >> 3)]! >> (square & 7)) & 1) inputs.push(768 + manOf(nibble) * 64 + square)
  }
  for (let index = 0; index < 6; index++)
    if (record[12 + index]! !== 64) inputs.push(1536 + index * 64 + record[12 + index]!)
  for (let flag = 0; flag < 6; flag++) if ((record[6]! >> flag) & 1) inputs.push(1920 + flag)
  inputs.push(1926 + record[7]!, 1934 + record[18]!, 1943 + record[19]!)
  const union = new Set<number>()
  for (let index = 0; index < record[8]!; index++)
    for (const [group, value] of readMove(record, index).groups.entries())
      if (value) union.add(1959 + group * 16 + value)
  return [...inputs, ...union]
}

function sightsOf(record: Uint8Array, index: number): number[] {
  const { from, to } = readMove(record, index)
  const tokens: number[] = []
  let direction = 0
  for (const up of [-1, 0, 1])
    for (const right of [-1, 0, 1]) {
      if (up === 0 && right === 0) continue
      for (let steps = 1; steps < 8; steps++) {
        const [file, rank] = [(to & 7) + right * steps, (to >> 3) + up * steps]
        if (file < 0 || file > 7 || rank < 0 || rank > 7) break
        const square = rank * 8 + file
        const nibble = square === from ? 0 : nibbleAt(record, square)
        if (!nibble) continue
        tokens.push(TOKENS.sights + (direction * 12 + manOf(nibble)) * 2 + (steps > 1 ? 1 : 0))
        break
      }
      direction++
    }
  return tokens
}
