import { unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { randomNetwork } from './network.fixture.ts'
import { makeNetworkFile, parseNetworkFile } from './network-file.ts'

const network = { ...randomNetwork('standard', 32), provenance: { data: ['games'], note: 'é' } }

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
    expect(codeOf(makeNetworkFile(randomNetwork('standard', 48)))).toBe('network-shape')
    expect(codeOf(Uint8Array.of(...makeNetworkFile(network), 0))).toBe('network-shape')
    const hollow = makeNetworkFile(network)
    hollow.set([4, 0, 0, 0], 20)
    hollow.set(new TextEncoder().encode('null'), 32)
    expect(codeOf(hollow)).toBe('network-shape')
  })
})
