import { unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { randomNetwork } from './network.fixture.ts'
import { makeNetworkFile, manStates, type Network, parseNetworkFile } from './network-file.ts'

const network = { ...randomNetwork('standard', 32), provenance: { data: ['games'], note: 'é' } }

/** As networks were written before weights took one byte. */
function firstVersion({ inputWeights, inputBias, outputWeights, outputBias, ...description }: Network) {
  const text = Buffer.from(JSON.stringify(description))
  const head = Buffer.alloc(Math.ceil((32 + text.length) / 64) * 64)
  head.write('RookeryNetwork')
  head.writeUInt16LE(1, 14)
  head.writeUInt32LE(text.length, 20)
  text.copy(head, 32)
  const numbers = [inputWeights, inputBias, outputWeights, Int32Array.of(outputBias)]
  const bytes = Buffer.concat([head, ...numbers.map(({ buffer }) => Buffer.from(buffer))])
  let sum = 0x811c9dc5
  for (const byte of bytes.subarray(20)) sum = Math.imul(sum ^ byte, 0x01000193)
  bytes.writeUInt32LE(sum >>> 0, 16)
  return bytes
}

const codeOf = (bytes: Uint8Array): string => {
  const parsed = parseNetworkFile(bytes)
  return parsed.ok ? 'ok' : parsed.faults[0]!.code
}

describe('a network file', () => {
  it.each(manStates)('gives back the network it was made from, of %i states', (states) => {
    const made = { ...randomNetwork('standard', 32, states), provenance: network.provenance }
    expect(unwrap(parseNetworkFile(makeNetworkFile(made)))).toEqual(made)
  })

  it('keeps weights that do not fit into a byte', () => {
    const inputWeights = network.inputWeights.slice()
    inputWeights.set([32_767, -32_768, 128, -129, 127, -128], 700)
    const wide = {
      ...network,
      inputWeights,
      outputWeights: network.outputWeights.map((weight) => weight * 99),
    }
    expect(unwrap(parseNetworkFile(makeNetworkFile(wide)))).toEqual(wide)
  })

  it('is still read where it is of the first version, with every weight in 16 bits', () => {
    expect(unwrap(parseNetworkFile(firstVersion(network)))).toEqual(network)
    expect(codeOf(firstVersion(network).subarray(0, 9000))).toBe('network-truncated')
  })

  it('is refused wherever it is cut off', () => {
    const bytes = makeNetworkFile(network)
    for (let length = 0; length < bytes.length; length += 97) {
      expect(codeOf(bytes.subarray(0, length))).toBe('network-truncated')
    }
  })

  it('is refused when any bit is altered', () => {
    const bytes = makeNetworkFile(network)
    for (let at = 0; at < bytes.length; at += 211) {
      const altered = bytes.slice()
      altered[at]! ^= 1 << (at % 8)
      expect(codeOf(altered)).not.toBe('ok')
    }
  })

  it('is refused when it is something else, of another version or another shape', () => {
    expect(codeOf(new TextEncoder().encode('a text that is long enough to have a head'))).toBe(
      'network-foreign',
    )
    const newer = makeNetworkFile(network)
    newer[14] = 3
    expect(codeOf(newer)).toBe('network-version')
    expect(codeOf(makeNetworkFile({ ...network, neuronSteps: 0 }))).toBe('network-shape')
    expect(codeOf(makeNetworkFile(randomNetwork('standard', 48)))).toBe('network-shape')
    expect(codeOf(Uint8Array.of(...makeNetworkFile(network), 0))).toBe('network-shape')
    const hollow = makeNetworkFile(network)
    hollow.set([4, 0, 0, 0], 20)
    hollow.set(new TextEncoder().encode('null'), 32)
    expect(codeOf(hollow)).toBe('network-shape')
  })
})
