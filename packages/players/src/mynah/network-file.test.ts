import { unwrap } from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import { drawMynah } from '../testing/small-mynah.ts'
import { makeMynahFile, parseMynahFile } from './network-file.ts'

const network = drawMynah(1)
const file = makeMynahFile(network)

const changed = (change: (bytes: Uint8Array) => void): Uint8Array => {
  const bytes = file.slice()
  change(bytes)
  return bytes
}

const codeOf = (bytes: Uint8Array): string => {
  const parsed = parseMynahFile(bytes)
  return parsed.ok ? 'fine' : parsed.faults[0]!.code
}

describe("the file of Mynah's network", () => {
  test('gives back every weight to half a step of its row, and where it comes from', () => {
    const { weights, ...description } = unwrap(parseMynahFile(file))
    expect(description).toEqual({ width: 32, narrow: 16, provenance: { seed: 1 } })
    expect(weights.length).toBe(network.weights.length)
    // No weight is beyond 0.3, so no step is larger than 0.3 / 127.
    const worst = weights.reduce(
      (most, weight, i) => Math.max(most, Math.abs(weight - network.weights[i]!)),
      0,
    )
    expect(worst).toBeGreaterThan(0)
    expect(worst).toBeLessThanOrEqual(0.3 / 127 / 2 + 1e-7)
  })

  test('is read from the middle of a larger buffer', () => {
    const larger = new Uint8Array(file.length + 13)
    larger.set(file, 13)
    expect(codeOf(larger.subarray(13))).toBe('fine')
  })

  test.each([
    ['nothing', new Uint8Array(), 'network-truncated'],
    ['the head alone', file.subarray(0, 32), 'network-truncated'],
    ['a file cut in its description', file.subarray(0, 50), 'network-truncated'],
    ['a file cut by a byte', file.subarray(0, file.length - 1), 'network-truncated'],
    ['a file with a byte too many', new Uint8Array([...file, 0]), 'network-shape'],
    [
      'another file',
      new TextEncoder().encode('RookeryNetwork and then much text to fill the head'),
      'network-foreign',
    ],
    ['a later version', changed((bytes) => bytes.set([9], 12)), 'network-version'],
    [
      'a changed weight',
      changed((bytes) => bytes.set([bytes.at(-1)! ^ 1], bytes.length - 1)),
      'network-altered',
    ],
    ['a description longer than the file', changed((bytes) => bytes.fill(255, 20, 24)), 'network-truncated'],
    ['a description that is no JSON', changed((bytes) => bytes.set([0], 32)), 'network-shape'],
  ])('%s is refused with a sentence', (_, bytes, code) => {
    const parsed = parseMynahFile(bytes)
    expect(parsed.ok ? 'fine' : parsed.faults[0]!.code).toBe(code)
    if (!parsed.ok) expect(parsed.faults[0]!.message).toMatch(/^it[s]? .{8,}/)
  })

  test.each([
    [{ width: 33 }],
    [{ width: 0 }],
    [{ width: 1e9 }],
    [{ width: '32' }],
    [{ narrow: 64 }],
    [{ width: null }],
  ])('a shape of %j is refused before anything is taken for it', (part) => {
    const text = JSON.stringify({ width: 32, narrow: 16, features: 1, provenance: null, ...part })
    const bytes = changed((all) => {
      all.fill(32, 32, 96)
      all.set(new TextEncoder().encode(text), 32)
      new DataView(all.buffer).setUint32(20, text.length, true)
    })
    expect(codeOf(bytes)).toBe('network-shape')
  })

  test('a network of other features is refused', () => {
    const text = JSON.stringify({ width: 32, narrow: 16, features: 99, provenance: null })
    const bytes = changed((all) => {
      all.set(new TextEncoder().encode(text), 32)
      new DataView(all.buffer).setUint32(20, text.length, true)
    })
    expect(codeOf(bytes)).toBe('network-version')
  })
})
