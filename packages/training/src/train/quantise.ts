import { countInputs, type ManStates, type Network } from '@rookery/engine'
import { countParameters, type NetworkShape } from './trainer-core.ts'

/** The largest 16-bit number: neurons, weights and their products must stay below it. */
const MOST = 32_767
const MOST_MEN = 32
const SQUARES = 64
const neuronStepChoices = [181, 255, 362, 511, 724]

/** Pairs of steps under which no product and no sum of this network leaves 16 bits. */
export function stepChoices(
  weights: Float32Array,
  { width, states }: NetworkShape,
): { neuron: number; output: number }[] {
  const bias = countInputs(states) * width
  const outputs = weights.subarray(bias + width, bias + 3 * width)
  const heaviest = outputs.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-3)
  const peak = peakOf(weights, width, states)
  return neuronStepChoices
    .filter((neuron) => neuron * peak <= MOST)
    .map((neuron) => ({ neuron, output: Math.floor(MOST / (neuron * heaviest)) }))
    .filter(({ output }) => output > 0)
}

/** The farthest from zero that a neuron can get, were the board full of its heaviest men: one on each square. */
function peakOf(weights: Float32Array, width: number, states: ManStates): number {
  const inputs = countInputs(states)
  let peak = 0
  for (let neuron = 0; neuron < width; neuron++) {
    const heaviest = new Float32Array(SQUARES)
    for (let input = 0; input < inputs; input++) {
      const square = input % SQUARES
      heaviest[square] = Math.max(heaviest[square]!, Math.abs(weights[input * width + neuron]!))
    }
    const sum = heaviest
      .sort()
      .subarray(SQUARES - MOST_MEN)
      .reduce((total, weight) => total + weight, Math.abs(weights[inputs * width + neuron]!))
    peak = Math.max(peak, sum)
  }
  return peak
}

/** The network in whole numbers. */
export function quantise(
  weights: Float32Array,
  { width, variant, states }: NetworkShape,
  steps: { readonly neuron: number; readonly output: number },
  scale: number,
  provenance: unknown,
): Network {
  const bias = countInputs(states) * width
  const output = bias + width
  const round = (part: Float32Array, by: number) => Int16Array.from(part, (weight) => Math.round(weight * by))
  return {
    width,
    states,
    variant: variant === 'minichess' ? 'minichess' : 'standard',
    neuronSteps: steps.neuron,
    outputSteps: steps.output,
    scale,
    provenance,
    inputWeights: round(weights.subarray(0, bias), steps.neuron),
    inputBias: round(weights.subarray(bias, output), steps.neuron),
    outputWeights: round(weights.subarray(output, output + 2 * width), steps.output),
    outputBias: Math.round(weights[output + 2 * width]! * steps.neuron * steps.output),
  }
}

/** The whole numbers as weights again, for the trainer to measure what the rounding costs. */
export function dequantise(network: Network): Float32Array {
  const { width, states, neuronSteps, outputSteps, inputWeights, inputBias, outputWeights, outputBias } =
    network
  const weights = new Float32Array(countParameters(network))
  const bias = countInputs(states) * width
  inputWeights.forEach((weight, i) => {
    weights[i] = weight / neuronSteps
  })
  inputBias.forEach((weight, i) => {
    weights[bias + i] = weight / neuronSteps
  })
  outputWeights.forEach((weight, i) => {
    weights[bias + width + i] = weight / outputSteps
  })
  weights[bias + 3 * width] = outputBias / (neuronSteps * outputSteps)
  return weights
}
