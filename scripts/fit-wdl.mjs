// Fits the curve of wins, draws and losses to self-play records and writes its two constants into the engine's wdl.ts:
//   node scripts/fit-wdl.mjs games.records
import { readFileSync, writeFileSync } from 'node:fs'
import { unwrap } from '@rookery/rules'
// What we run may look up to a higher room; the engine itself never does.
import { DataReader } from '@rookery/training/data'

/** Beyond it the games were decided by rule, not played. */
const LARGEST_CP = 950
const BIN_CP = 50

/** Records at each score, by result: losses, draws and wins of the side to move. */
function countResults(file) {
  const counts = new Map()
  const reader = unwrap(DataReader.open(file))
  for (const sample of reader.samples(0, reader.positions)) {
    const { scoreCp, result } = unwrap(sample)
    if (Math.abs(scoreCp) > LARGEST_CP) continue
    const results = counts.get(scoreCp) ?? [0, 0, 0]
    results[result]++
    counts.set(scoreCp, results)
  }
  reader.close()
  return counts
}

function chancesAt(score, even, spread) {
  const win = 1 / (1 + Math.exp((even - score) / spread))
  const loss = 1 / (1 + Math.exp((even + score) / spread))
  return [loss, 1 - win - loss, win]
}

/** How unlikely the curve makes the results; the likeliest curve has the least. */
function surprise(counts, even, spread) {
  let sum = 0
  for (const [score, results] of counts) {
    const chances = chancesAt(score, even, spread)
    results.forEach((count, index) => {
      if (count) sum -= count * Math.log(Math.max(chances[index], 1e-9))
    })
  }
  return sum
}

function fitCurve(counts) {
  let best = { even: 130, spread: 85 }
  for (let step = 32; step >= 1; step >>= 1) {
    for (let isBetter = true; isBetter; ) {
      isBetter = false
      for (const [even, spread] of [
        [best.even + step, best.spread],
        [best.even - step, best.spread],
        [best.even, best.spread + step],
        [best.even, best.spread - step],
      ]) {
        if (even < 1 || spread < 1) continue
        if (surprise(counts, even, spread) < surprise(counts, best.even, best.spread)) {
          best = { even, spread }
          isBetter = true
        }
      }
    }
  }
  return best
}

const file = process.argv[2]
if (!file) {
  console.error('usage: node scripts/fit-wdl.mjs games.records')
  process.exit(2)
}
const counts = countResults(file)
const { even, spread } = fitCurve(counts)
const positions = [...counts.values()].flat().reduce((sum, count) => sum + count, 0)
console.log(`${positions} positions: a win is as likely as not at ${even} cp, spread ${spread} cp`)
console.log('score     measured W D L         fitted W D L')
for (let from = -400; from <= 400; from += 2 * BIN_CP) {
  const here = [0, 0, 0]
  for (const [score, results] of counts)
    if (Math.abs(score - from) < BIN_CP / 2) for (const index of here.keys()) here[index] += results[index]
  const all = here.reduce((sum, count) => sum + count, 0) || 1
  const row = (shares) =>
    shares
      .toReversed()
      .map((share) => `${Math.round(share * 100)} %`.padStart(6))
      .join('')
  console.log(
    `${String(from).padStart(5)} ${row(here.map((count) => count / all))}   ${row(chancesAt(from, even, spread))}`,
  )
}
const path = new URL('../packages/engine/src/wdl.ts', import.meta.url)
const text = readFileSync(path, 'utf8')
  .replace(/EVEN_CP = \d+/, `EVEN_CP = ${even}`)
  .replace(/SPREAD_CP = \d+/, `SPREAD_CP = ${spread}`)
writeFileSync(path, text)
