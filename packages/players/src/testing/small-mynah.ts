import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createRandom } from '@rookery/rules'
import { coreFile } from '../mynah/core.ts'
import { countParameters, type MynahNetwork } from '../mynah/network-file.ts'

export const mynahModule = new WebAssembly.Module(gunzipSync(readFileSync(coreFile)))

/** A network of random weights. */
export function drawMynah(seed: number, width = 32, narrow = 16): MynahNetwork {
  const random = createRandom(seed)
  const weights = Float32Array.from(
    { length: countParameters({ width, narrow }) },
    () => (2 * random.next() - 1) * 0.3,
  )
  return { width, narrow, weights, provenance: { seed } }
}
