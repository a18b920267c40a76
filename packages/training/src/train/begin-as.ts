import { countInputs, makeNetworkFile, type Network } from '@rookery/engine'
import { nameContent } from '../name-content.ts'
import { dequantise } from './quantise.ts'
import type { TrainSettings } from './settings.ts'

export const nameNetwork = (network: Network): string => nameContent(makeNetworkFile(network))

/**
 * Puts a network's weights in place of those drawn by lot. Neurons that it does not have keep what was drawn for their
 * inputs and are not heard at first, so that a wider network begins by evaluating just as this one does; so does one that tells
 * apart states of men which this one does not know.
 */
export function beginAs(
  network: Network,
  weights: Float32Array,
  { width, states, scale }: Pick<TrainSettings, 'width' | 'states' | 'scale'>,
): void {
  const known = dequantise(network)
  const narrow = network.width
  const [ownInputs, inputs] = [countInputs(network.states), countInputs(states)]
  const copyRow = (from: number, to: number, by: number) => {
    for (let neuron = 0; neuron < narrow; neuron++)
      weights[to * width + neuron] = known[from * narrow + neuron]! * by
  }
  for (let input = 0; input < inputs; input++) copyRow(input % ownInputs, input, 1)
  // After the inputs come a row of biases and the two of the output.
  copyRow(ownInputs, inputs, 1)
  const louder = network.scale / scale
  for (const view of [1, 2]) {
    const row = inputs + view
    weights.fill(0, row * width, (row + 1) * width)
    copyRow(ownInputs + view, row, louder)
  }
  weights[(inputs + 3) * width] = known[(ownInputs + 3) * narrow]! * louder
}
