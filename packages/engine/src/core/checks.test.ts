import { describe, expect, it } from 'vitest'
import { openFeatureCore } from './features.fixture.ts'

// As in assembly/checks.ts.
const WRONG_BITBOARDS = 1
const WRONG_KEY = 3
const EMPTY = 12

describe('the build for tests', () => {
  const fen = '4k3/8/8/8/8/8/8/Q3K3 w - - 0 1'

  it('searches what is in order', () => {
    const { core, search, setFen } = openFeatureCore()
    setFen(fen)
    search({ depth: 3 })
    expect(core.lastFault()).toBe(0)
  })

  it('stops at a node whose board is not what its parts say', () => {
    const { core, memory, search, setFen } = openFeatureCore()
    setFen(fen)
    new Uint8Array(memory.buffer)[core.mailboxAddress()] = EMPTY
    expect(() => search({ depth: 2 })).toThrow('unreachable')
    expect(core.lastFault()).toBe(WRONG_BITBOARDS)
  })

  it('stops at a node whose key is not that of its board', () => {
    const { core, memory, search, setFen } = openFeatureCore()
    setFen(fen)
    const kept = new BigUint64Array(memory.buffer)
    const place = kept.indexOf(BigInt.asUintN(64, core.key()))
    expect(place).toBeGreaterThan(0)
    kept[place] = 1n
    expect(() => search({ depth: 2 })).toThrow('unreachable')
    expect(core.lastFault()).toBe(WRONG_KEY)
  })
})
