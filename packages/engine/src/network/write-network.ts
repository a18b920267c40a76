import type { CoreExports } from '../core/exports.ts'
import type { Network } from './network-file.ts'

// As in core/network.ts.
const HEAD = 64

/** Gives a network to the core, or takes it away; every thread must `forget` then. */
export function writeNetwork(
  core: CoreExports,
  memory: WebAssembly.Memory,
  network: Network | undefined,
): void {
  const address = core.networkAddress()
  const head = new Int32Array(memory.buffer, address, 6)
  if (!network) {
    head[0] = 0
    return
  }
  const { width, neuronSteps, outputSteps, scale, outputBias, handSignature } = network
  const addsToHand = handSignature === undefined ? 0 : 1
  head.set([width, neuronSteps, outputSteps, Math.round(scale), outputBias, addsToHand])
  let at = address + HEAD
  for (const weights of [network.inputWeights, network.inputBias, network.outputWeights]) {
    new Int16Array(memory.buffer, at, weights.length).set(weights)
    at += weights.byteLength
  }
}
