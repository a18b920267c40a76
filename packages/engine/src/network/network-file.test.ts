import { createRandom, unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { INPUTS, makeNetworkFile, type Network, parseNetworkFile } from './network-file.ts'

const random = createRandom(3)
const numbers = (count: number) => Int16Array.from({ length: count }, () => random.below(65_536) - 32_768)
const network: Network = {
  width: 16,
  variant: 'standard',
  neuronSteps: 255,
  outputSteps: 64,
  scale: 400,
  provenance: { data: ['games'], note: 'é' },
  inputWeights: numbers(INPUTS * 16),
  inputBias: numbers(16),
  outputWeights: numbers(32),
  outputBias: -123_456,
}

const codeOf = (bytes: Uint8Array): string => {
  const parsed = parseNetworkFile(bytes)
  return parsed.ok ? 'ok' : parsed.faults[0]!.code
}

describe('a network file', () => {
  it('gives back the network it was made from', () => {
    expect(unwrap(parseNetworkFile(makeNetworkFile(network)))).toEqual(network)
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
    newer[14] = 2
    expect(codeOf(newer)).toBe('network-version')
    expect(codeOf(makeNetworkFile({ ...network, neuronSteps: 0 }))).toBe('network-shape')
    expect(codeOf(Uint8Array.of(...makeNetworkFile(network), 0))).toBe('network-shape')
  })
})
