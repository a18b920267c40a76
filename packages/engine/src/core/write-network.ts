import type { Network } from '../network/network-file.ts'
import type { CoreExports } from './exports.ts'
import { layout } from './layout.ts'

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
  let at = address + layout.networkWeights
  for (const weights of [network.inputWeights, network.inputBias, network.outputWeights]) {
    new Int16Array(memory.buffer, at, weights.length).set(weights)
    at += weights.byteLength
  }
}
