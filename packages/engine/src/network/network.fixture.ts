import { createRandom, type Position } from '@rookery/rules'
import { findEndangered } from '@rookery/testkit'
import { packPosition } from '../core/packed.ts'
import { countInputs, type ManStates, type Network } from './network-file.ts'

/** A network of random weights, as large as 16 bits allow. */
export function randomNetwork(variant: Network['variant'], width: number, states: ManStates = 1): Network {
  const random = createRandom(width)
  const numbers = (count: number, most: number) =>
    Int16Array.from({ length: count }, () => random.below(2 * most + 1) - most)
  return {
    width,
    states,
    variant,
    neuronSteps: 255,
    outputSteps: 64,
    scale: 400,
    provenance: 'a test',
    inputWeights: numbers(countInputs(states) * width, 120),
    inputBias: numbers(width, 120),
    outputWeights: numbers(2 * width, 60),
    outputBias: random.below(4001) - 2000,
  }
}

/** What a network says of a position, in plain numbers from the board alone: what the core is compared with. */
export function referenceScore(network: Network, position: Position): number {
  const { width, neuronSteps, outputSteps, outputWeights } = network
  const { board, turn } = packPosition(position)
  const endangered = network.states === 1 ? new Set<number>() : findEndangered(board)
  let sum = 0
  for (const [side, view] of [turn, 1 - turn].entries()) {
    const neurons = neuronsOf(network, board, endangered, view)
    for (let neuron = 0; neuron < width; neuron++) {
      const clipped = Math.min(neuronSteps, Math.max(0, neurons[neuron]!))
      sum += clipped * clipped * outputWeights[side * width + neuron]!
    }
  }
  const raw = Math.trunc(sum / neuronSteps) + network.outputBias
  return Math.trunc((raw * network.scale) / (neuronSteps * outputSteps))
}

function neuronsOf(
  { width, variant, inputWeights, inputBias }: Network,
  board: readonly number[],
  endangered: ReadonlySet<number>,
  view: number,
) {
  const isMinichess = variant === 'minichess'
  const lastFile = isMinichess ? 4 : 7
  const king = board.indexOf(10 + view)
  const turned = (square: number) => (view === 0 ? square : isMinichess ? 44 - square : square ^ 56)
  const isMirrored = king >= 0 && (turned(king) & 7) > lastFile / 2
  const seen = (square: number) =>
    isMirrored ? (turned(square) & 56) + lastFile - (turned(square) & 7) : turned(square)
  const neurons = Float64Array.from(inputBias)
  for (const [square, piece] of board.entries()) {
    if (piece === 12) continue
    const input =
      (endangered.has(square) ? 768 : 0) + ((piece & 1) === view ? 0 : 384) + (piece >> 1) * 64 + seen(square)
    for (let neuron = 0; neuron < width; neuron++) neurons[neuron]! += inputWeights[input * width + neuron]!
  }
  return neurons
}
