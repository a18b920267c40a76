// Tunes the evaluation's parameters on records of self-play (32 bytes each) and writes
// assembly/evaluation/param-values.ts:  node scripts/tune.mjs records.bin [positions]
// The evaluation is taken as linear around the present values: each parameter is moved a little, the change of every
// position's score noted, and the sum of squared errors in winning chances brought down by gradient steps.
import { readFileSync } from 'node:fs'
import { makeCore } from './lib/core.mjs'
import { readParamNames, writeParams } from './lib/params-file.mjs'
import { readRecords } from './lib/records.mjs'

const STEP = 16
const ROUNDS = 2
const EPOCHS = 250
const RESULT_WEIGHT = 0.5
/** How strongly a parameter is held where it was, so that what is seldom seen does not run away. */
const HOLD = 2e-7

const sigmoid = (score, scale) => 1 / (1 + Math.exp(-score / scale))

/** The scale at which scores predict results best. */
function fitScale(scores, results) {
  const error = (scale) =>
    scores.reduce((sum, score, i) => sum + (sigmoid(score, scale) - results[i]) ** 2, 0) / scores.length
  let best = 100
  for (let scale = 100; scale < 500; scale += 10) if (error(scale) < error(best)) best = scale
  return best
}

function measure(core, positions) {
  core.forget()
  core.prepareVariant(0)
  const scores = new Float32Array(positions.length)
  for (let i = 0; i < positions.length; i++) scores[i] = core.scoreWhite(positions[i])
  return scores
}

/** For every parameter and half, the positions it matters to and by how much. */
function linearise(core, positions, base, values) {
  const columns = []
  for (let i = 0; i < values.length; i++) {
    const [middle, end] = values[i]
    for (const half of [0, 1]) {
      core.setParam(i, middle + (half ? 0 : STEP), end + (half ? STEP : 0))
      const moved = measure(core, positions)
      const at = []
      const by = []
      for (let k = 0; k < moved.length; k++) {
        if (moved[k] === base[k]) continue
        at.push(k)
        by.push((moved[k] - base[k]) / STEP)
      }
      columns.push({ at: Int32Array.from(at), by: Float32Array.from(by) })
    }
    core.setParam(i, middle, end)
  }
  return columns
}

/** Adam over the whole set; returns the change of each column's parameter. */
function descend(columns, base, targets, scale) {
  const count = columns.length
  const delta = new Float64Array(count)
  const mean = new Float64Array(count)
  const spread = new Float64Array(count)
  const scores = Float64Array.from(base)
  const pull = new Float64Array(base.length)
  for (let epoch = 1; epoch <= EPOCHS; epoch++) {
    let error = 0
    for (let k = 0; k < base.length; k++) {
      const chance = sigmoid(scores[k], scale)
      const miss = chance - targets[k]
      error += miss * miss
      pull[k] = (2 * miss * chance * (1 - chance)) / scale / base.length
    }
    if (epoch % 50 === 1) console.log(`  epoch ${epoch}: error ${(error / base.length).toFixed(6)}`)
    const rate = epoch < EPOCHS * 0.6 ? 1 : 0.25
    for (let c = 0; c < count; c++) {
      const { at, by } = columns[c]
      if (at.length < base.length / 5000) continue
      let gradient = HOLD * delta[c]
      for (let j = 0; j < at.length; j++) gradient += pull[at[j]] * by[j]
      mean[c] = 0.9 * mean[c] + 0.1 * gradient
      spread[c] = 0.999 * spread[c] + 0.001 * gradient * gradient
      const change =
        (-rate * (mean[c] / (1 - 0.9 ** epoch))) / (Math.sqrt(spread[c] / (1 - 0.999 ** epoch)) + 1e-12)
      delta[c] += change
      for (let j = 0; j < at.length; j++) scores[at[j]] += change * by[j]
    }
  }
  return delta
}

const [file, limit = '120000'] = process.argv.slice(2)
const { positions, results, scores } = readRecords(readFileSync(file), Number(limit))
const core = makeCore()
const names = readParamNames()
let values = Array.from({ length: core.paramCount() }, (_, i) => [core.middleParam(i), core.endParam(i)])
const scale = fitScale(scores, results)
const targets = results.map(
  (result, i) => RESULT_WEIGHT * result + (1 - RESULT_WEIGHT) * sigmoid(scores[i], scale),
)
console.log(`${positions.length} positions, scale ${scale}`)
for (let round = 1; round <= ROUNDS; round++) {
  const base = measure(core, positions)
  const delta = descend(linearise(core, positions, base, values), base, targets, scale)
  values = values.map(([middle, end], i) => [
    Math.round(middle + delta[i * 2]),
    Math.round(end + delta[i * 2 + 1]),
  ])
  for (const [i, [middle, end]] of values.entries()) core.setParam(i, middle, end)
}
writeParams(names, values)
