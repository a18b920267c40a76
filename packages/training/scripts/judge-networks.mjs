// How near evaluations come to what a deep search and the game's result say of positions that they have not learned from.
// It tells in seconds which of several networks to try in games:
//   node scripts/judge-networks.mjs unseen.records deep-scores.json a.network b.network
// The deep scores are searched for by the hand-written evaluation where the file does not exist yet.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseNetworkFile } from '@rookery/engine'
import { coreFile, SoloCore } from '@rookery/engine/core'
import { parsePosition, unwrap } from '@rookery/rules'
import { DataReader, makeSampleFen } from '@rookery/training/data'

const POSITIONS = 14_000
const NODES = 40_000
const HASH_MB = 8
/** Scores beyond it are those of mates. */
const MOST_CP = 3000
const SCALE = 400
const factors = Array.from({ length: 31 }, (_, i) => 0.5 + i / 20)

const [records, deepFile, ...networks] = process.argv.slice(2)
if (!deepFile) {
  console.error('usage: node scripts/judge-networks.mjs unseen.records deep-scores.json [network...]')
  process.exit(2)
}
const module = new WebAssembly.Module(readFileSync(coreFile(true)))
const samples = readSamples()
const deepScores = existsSync(deepFile) ? JSON.parse(readFileSync(deepFile, 'utf8')) : searchDeep()

function readSamples() {
  const reader = unwrap(DataReader.open(records))
  const step = Math.max(1, Math.floor(reader.positions / POSITIONS))
  const kept = []
  let index = 0
  for (const sample of reader.samples(0, step * POSITIONS))
    if (index++ % step === 0) kept.push(unwrap(sample))
  reader.close()
  return kept
}

function searchDeep() {
  const core = new SoloCore(module, false, HASH_MB)
  const scores = samples.map((sample, index) => {
    if (index % 100 === 0) process.stderr.write(`\r${index} of ${samples.length} positions searched`)
    core.forget()
    core.setUp(unwrap(parsePosition(makeSampleFen(sample, false))))
    return core.search(NODES).score
  })
  process.stderr.write('\n')
  writeFileSync(deepFile, JSON.stringify(scores))
  return scores
}

const expected = (cp) => 1 / (1 + Math.exp(-cp / SCALE))
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

function evaluateBy(network) {
  const core = new SoloCore(module, false, 1, network)
  return samples.map(({ board, isBlack }) => core.evaluate(board, isBlack))
}

/** Squared errors in expected score, against the deep search and against the result. */
function errorsOf(scores) {
  const isDecided = deepScores.map((score) => Math.abs(score) > MOST_CP)
  return {
    search: leastErrors(scores, (guess, i) => (isDecided[i] ? 0 : (guess - expected(deepScores[i])) ** 2)),
    result: leastErrors(scores, (guess, i) => (guess - samples[i].result / 2) ** 2),
  }
}

/** The errors under the factor that suits the scores best: networks differ in scale, and the search can be fitted to that. */
function leastErrors(scores, errorOf) {
  const tried = factors.map((factor) => scores.map((score, i) => errorOf(expected(score * factor), i)))
  return tried.reduce((best, errors) => (mean(errors) < mean(best) ? errors : best))
}

/** A mean, and by how much it is below another with twice its standard error; in hundred-thousandths. */
function tell(errors, others) {
  const gains = errors.map((error, i) => others[i] - error)
  const gain = mean(gains)
  const spread = 2 * Math.sqrt(mean(gains.map((each) => (each - gain) ** 2)) / gains.length)
  const [m, g, s] = [mean(errors), gain, spread].map((value) => (value * 1e5).toFixed(0))
  return `${m} (${g} ± ${s} better)`.padEnd(28)
}

const judged = [
  { name: 'by hand', scores: evaluateBy(undefined) },
  // What a network learns from: where these are the farther off, better scores will teach more than more of them.
  { name: 'the records', scores: samples.map(({ scoreCp }) => scoreCp) },
  ...networks.map((file) => ({
    name: basename(file),
    scores: evaluateBy(unwrap(parseNetworkFile(readFileSync(file)))),
  })),
].map(({ name, scores }) => ({ name, errors: errorsOf(scores) }))
const byHand = judged[0].errors
console.log(`${'evaluation'.padEnd(24)} ${'error against the search'.padEnd(28)} against the result`)
for (const { name, errors } of judged) {
  console.log(
    `${name.padEnd(24)} ${tell(errors.search, byHand.search)} ${tell(errors.result, byHand.result)}`,
  )
}
