// Finds a magic multiplier for each square and slider, and writes assembly/board/magics.ts.
// The search is seeded, so the file is reproducible: node scripts/find-magics.mjs
import { writeFileSync } from 'node:fs'

const MASK64 = (1n << 64n) - 1n
let state = 0x5261_7665_6e21n

function random() {
  state = (state + 0x9e3779b97f4a7c15n) & MASK64
  let z = state
  z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK64
  z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK64
  return z ^ (z >> 31n)
}

const rookSteps = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
const bishopSteps = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]

function slide(square, steps, occupied, inner) {
  let result = 0n
  for (const [df, dr] of steps) {
    let file = (square & 7) + df
    let rank = (square >> 3) + dr
    while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
      const last = file + df < 0 || file + df > 7 || rank + dr < 0 || rank + dr > 7
      if (inner && last) break
      const b = 1n << BigInt(rank * 8 + file)
      result |= b
      if (occupied & b) break
      file += df
      rank += dr
    }
  }
  return result
}

function popcount(b) {
  let n = 0
  for (; b; b &= b - 1n) n++
  return n
}

function findMagic(square, steps) {
  const mask = slide(square, steps, 0n, true)
  const bits = popcount(mask)
  const occupancies = []
  const attacks = []
  let subset = 0n
  do {
    occupancies.push(subset)
    attacks.push(slide(square, steps, subset, false))
    subset = (subset - mask) & mask
  } while (subset)
  const shift = BigInt(64 - bits)
  for (;;) {
    const magic = random() & random() & random()
    if (popcount((mask * magic) & 0xff00000000000000n) < 6) continue
    const used = new Map()
    const fits = occupancies.every((occupied, i) => {
      const index = ((occupied * magic) & MASK64) >> shift
      const before = used.get(index)
      if (before === undefined) used.set(index, attacks[i])
      return before === undefined || before === attacks[i]
    })
    if (fits) return magic
  }
}

function stores(table, steps) {
  return Array.from({ length: 64 }, (_, square) => {
    const magic = findMagic(square, steps)
    return `  setFactor(${table}, ${square}, 0x${magic.toString(16).padStart(16, '0')})`
  })
}

const text = `// Written by scripts/find-magics.mjs.
import { BISHOP_MAGICS, ROOK_MAGICS } from '../memory'
import { setFactor } from './magic-row'

export function storeMagics(): void {
${[...stores('ROOK_MAGICS', rookSteps), ...stores('BISHOP_MAGICS', bishopSteps)].join('\n')}
}
`
writeFileSync(new URL('../packages/engine/assembly/board/magics.ts', import.meta.url), text)
