import type { Network } from '../network/network-file.ts'
import type { CoreExports } from './exports.ts'
import { layout } from './layout.ts'

/** The core wants rows of whole multiples of so many weights. */
const ROW_STEP = 64

/** Gives a network to the core, or takes it away; every thread must `forget` then. */
export function writeNetwork(
  core: CoreExports,
  memory: WebAssembly.Memory,
  network: Network | undefined,
): void {
  const address = core.networkAddress()
  const head = new DataView(memory.buffer, address)
  if (!network) {
    head.setInt32(layout.networkWidth, 0, true)
    return
  }
  const { width, states, neuronSteps, outputSteps, scale, outputBias, handSignature } = network
  head.setInt32(layout.networkWidth, width, true)
  head.setInt32(layout.networkStates, states, true)
  head.setInt32(layout.networkNeuronSteps, neuronSteps, true)
  head.setInt32(layout.networkOutputSteps, outputSteps, true)
  head.setInt32(layout.networkScale, Math.round(scale), true)
  head.setInt32(layout.networkOutputBias, outputBias, true)
  head.setInt32(layout.networkAddsToHand, handSignature === undefined ? 0 : 1, true)
  const rowLength = Math.ceil(width / ROW_STEP) * ROW_STEP
  const weights = [network.inputWeights, network.inputBias, network.outputWeights]
  const rowCount = weights.reduce((sum, { length }) => sum + length / width, 0)
  const rows = new Int16Array(memory.buffer, address + layout.networkWeights, rowCount * rowLength).fill(0)
  let at = 0
  for (const part of weights)
    for (let from = 0; from < part.length; from += width, at += rowLength)
      rows.set(part.subarray(from, from + width), at)
}
