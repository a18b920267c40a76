import { readFileSync } from 'node:fs'
import { parseNetworkFile } from '@rookery/engine'
import { SoloCore, unpackFile } from '@rookery/engine/core'
import { readCore } from '@rookery/engine/core/node'
import { unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { makeNodeClock, playPair } from './core-match.mjs'

test('a core scores even against itself in each pair of games', async () => {
  const file = new URL('../../packages/engine/networks/standard.network', import.meta.url)
  const network = unwrap(parseNetworkFile(await unpackFile(readFileSync(file))))
  const module = new WebAssembly.Module(readCore(true))
  const [one, other] = [0, 1].map(() => ({ core: new SoloCore(module, false, 1, network), nodes: 50 }))
  for (const [pair, variant] of ['standard', 'chess960'].entries()) {
    const [asWhite, asBlack] = playPair(one, other, { variant, seed: 1 }, pair)
    expect(asWhite + asBlack).toBe(2)
  }
})

test('a side whose clock of nodes runs out loses both games', async () => {
  const module = new WebAssembly.Module(readCore(true))
  const open = (startMs) => ({
    core: new SoloCore(module, false, 1),
    clock: makeNodeClock({ startMs, incrementMs: 0 }, 10, () => ({ softMs: 1, hardMs: 3 })),
  })
  expect(playPair(open(100_000), open(100), { variant: 'standard', seed: 1 }, 0)).toEqual([2, 2])
})
