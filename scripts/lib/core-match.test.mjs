import { readFileSync } from 'node:fs'
import { parseNetworkFile } from '@rookery/engine'
import { coreFile, SoloCore, unpackFile } from '@rookery/engine/core'
import { unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { playPair } from './core-match.mjs'

test('a core scores even against itself in each pair of games', async () => {
  const file = new URL('../../packages/engine/networks/standard.network', import.meta.url)
  const network = unwrap(parseNetworkFile(await unpackFile(readFileSync(file))))
  const module = new WebAssembly.Module(readFileSync(coreFile(true)))
  const [one, other] = [0, 1].map(() => new SoloCore(module, false, 1, network))
  for (const [pair, variant] of ['standard', 'chess960'].entries()) {
    const [asWhite, asBlack] = playPair(one, other, { variant, seed: 1, nodes: 50 }, pair)
    expect(asWhite + asBlack).toBe(2)
  }
})
