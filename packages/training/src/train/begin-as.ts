import { makeNetworkFile, type Network } from '@rookery/engine'
import { nameContent } from '../name-content.ts'
import { dequantise } from './quantise.ts'
import type { TrainSettings } from './settings.ts'
import { INPUTS } from './trainer-core.ts'

export const nameNetwork = (network: Network): string => nameContent(makeNetworkFile(network))

/**
 * Puts a network's weights in place of those drawn by lot. Neurons that it does not have keep what was drawn for their
 * inputs and are not heard at first, so that a wider network begins by evaluating just as this one does.
 */
export function beginAs(
  network: Network,
  weights: Float32Array,
  { width, scale }: Pick<TrainSettings, 'width' | 'scale'>,
): void {
  const known = dequantise(network)
  const narrow = network.width
  // A row for each input, one of biases, and the two of the output.
  const copyRow = (row: number, by: number) => {
    for (let neuron = 0; neuron < narrow; neuron++)
      weights[row * width + neuron] = known[row * narrow + neuron]! * by
  }
  for (let row = 0; row <= INPUTS; row++) copyRow(row, 1)
  const louder = network.scale / scale
  for (const row of [INPUTS + 1, INPUTS + 2]) {
    weights.fill(0, row * width, (row + 1) * width)
    copyRow(row, louder)
  }
  weights[(INPUTS + 3) * width] = known[(INPUTS + 3) * narrow]! * louder
}
