import { predictRating } from '@rookery/practice/difficulty'
import { createRandom } from '@rookery/rules'

const HIDDEN = 32
const EPOCHS = 20
const BATCH = 64
const RATE = 0.004
const DECAY = 0.02
const SEED = 1
/** Ratings as the network learns them. */
const CENTRE = 1500
const SPREAD = 500

const mean = (numbers) => numbers.reduce((total, each) => total + each, 0) / numbers.length

/** Means and spreads of each feature, so that all weigh alike at first. */
function findScales(rows) {
  const count = rows[0].features.length
  return Array.from({ length: count }, (_, at) => {
    const values = rows.map(({ features }) => features[at])
    const centre = mean(values)
    return { centre, spread: Math.sqrt(mean(values.map((value) => (value - centre) ** 2))) || 1 }
  })
}

/** One hidden layer and a straight way past it, by Adam on the absolute error: the same rows give the same numbers. */
export function fitModel(rows) {
  const random = createRandom(SEED)
  const scales = findScales(rows)
  const inputs = scales.length
  const data = rows.map(({ features, rating }) => ({
    x: Float64Array.from(features, (value, at) => (value - scales[at].centre) / scales[at].spread),
    y: (rating - CENTRE) / SPREAD,
  }))
  const size = HIDDEN * (inputs + 2) + inputs + 1
  const weights = Float64Array.from({ length: size }, (_, at) =>
    at < HIDDEN * inputs ? (random.next() - 0.5) * 2 * Math.sqrt(3 / inputs) : 0,
  )
  const [biasAt, outAt, pastAt] = [HIDDEN * inputs, HIDDEN * (inputs + 1), HIDDEN * (inputs + 2)]
  for (let unit = 0; unit < HIDDEN; unit++) weights[outAt + unit] = (random.next() - 0.5) * 0.3
  const first = new Float64Array(size)
  const second = new Float64Array(size)
  const slope = new Float64Array(size)
  const hidden = new Float64Array(HIDDEN)
  const steps = EPOCHS * Math.ceil(data.length / BATCH)
  let step = 0
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    random.shuffle(data)
    for (let from = 0; from < data.length; from += BATCH) {
      const batch = data.slice(from, from + BATCH)
      slope.fill(0)
      for (const { x, y } of batch) {
        let told = weights[size - 1]
        for (let at = 0; at < inputs; at++) told += weights[pastAt + at] * x[at]
        for (let unit = 0; unit < HIDDEN; unit++) {
          let sum = weights[biasAt + unit]
          const row = unit * inputs
          for (let at = 0; at < inputs; at++) sum += weights[row + at] * x[at]
          hidden[unit] = Math.max(0, sum)
          told += weights[outAt + unit] * hidden[unit]
        }
        // Absolute beyond a tenth of the spread, so that outliers do not lead.
        const error = Math.max(-1, Math.min(1, (told - y) * 10)) / batch.length
        slope[size - 1] += error
        for (let at = 0; at < inputs; at++) slope[pastAt + at] += error * x[at]
        for (let unit = 0; unit < HIDDEN; unit++) {
          if (hidden[unit] === 0) continue
          slope[outAt + unit] += error * hidden[unit]
          const back = error * weights[outAt + unit]
          slope[biasAt + unit] += back
          const row = unit * inputs
          for (let at = 0; at < inputs; at++) slope[row + at] += back * x[at]
        }
      }
      step++
      const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * step) / steps))
      for (let at = 0; at < size; at++) {
        first[at] = 0.9 * first[at] + 0.1 * slope[at]
        second[at] = 0.999 * second[at] + 0.001 * slope[at] ** 2
        const moved = first[at] / (1 - 0.9 ** step) / (Math.sqrt(second[at] / (1 - 0.999 ** step)) + 1e-8)
        weights[at] -= rate * (moved + DECAY * weights[at])
      }
    }
    process.stderr.write(`\repoch ${epoch + 1} of ${EPOCHS} `)
  }
  process.stderr.write('\n')
  return foldScales(weights, scales)
}

/** The same network on features as they are. */
function foldScales(weights, scales) {
  const inputs = scales.length
  const [biasAt, outAt, pastAt] = [HIDDEN * inputs, HIDDEN * (inputs + 1), HIDDEN * (inputs + 2)]
  const fold = (row, bias, factor) => {
    const folded = scales.map(({ spread }, at) => (factor * weights[row + at]) / spread)
    const shift = scales.reduce((sum, { centre }, at) => sum + folded[at] * centre, 0)
    return { weights: folded, bias: bias - shift }
  }
  return {
    past: fold(pastAt, CENTRE + SPREAD * weights[weights.length - 1], SPREAD),
    units: Array.from({ length: HIDDEN }, (_, unit) => ({
      ...fold(unit * inputs, weights[biasAt + unit], 1),
      worth: SPREAD * weights[outAt + unit],
    })),
  }
}

/** How far predicted ratings are from the real ones. */
export function checkModel(rows, model) {
  const told = rows.map(({ features }) => predictRating(features, model))
  const real = rows.map(({ rating }) => rating)
  const [meanTold, meanReal] = [mean(told), mean(real)]
  const along = mean(told.map((each, at) => (each - meanTold) * (real[at] - meanReal)))
  const spreadOf = (numbers, centre) => Math.sqrt(mean(numbers.map((each) => (each - centre) ** 2)))
  return {
    correlation: along / spreadOf(told, meanTold) / spreadOf(real, meanReal),
    error: mean(told.map((each, at) => Math.abs(each - real[at]))),
    rootError: Math.sqrt(mean(told.map((each, at) => (each - real[at]) ** 2))),
  }
}

const makeNumbers = (numbers) => `[${numbers.map((each) => Number(each.toPrecision(4))).join(', ')}]`

/** The source file with the fitted numbers. */
export const makeModelFile = (fitted) =>
  [
    '// Written by npm run fit:puzzles.',
    "import type { FittedModels } from './predict.ts'",
    '',
    '// biome-ignore format: numbers',
    'export const fitted: FittedModels = {',
    ...Object.entries(fitted).flatMap(([kind, { deviation, model }]) => [
      `  ${kind}: {`,
      `    deviation: ${deviation},`,
      '    model: {',
      `      past: { weights: ${makeNumbers(model.past.weights)}, bias: ${Number(model.past.bias.toPrecision(6))} },`,
      '      units: [',
      ...model.units.map(
        ({ weights, bias, worth }) =>
          `        { weights: ${makeNumbers(weights)}, bias: ${Number(bias.toPrecision(4))}, worth: ${Number(worth.toPrecision(4))} },`,
      ),
      '      ],',
      '    },',
      '  },',
    ]),
    '}',
    '',
  ].join('\n')
