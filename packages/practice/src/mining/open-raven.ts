import { fileURLToPath } from 'node:url'
import { readNetwork, shippedNetworks } from '@rookery/engine'
import { SoloCore } from '@rookery/engine/core'
import { readCore } from '@rookery/engine/core/node'
import { unwrap } from '@rookery/rules'
import type { PuzzleVariant } from '../puzzles/puzzle.ts'

/** Raven on the caller's own thread, with the network that comes with it. */
export async function openRaven(variant: PuzzleVariant, hashMb: number): Promise<SoloCore> {
  const module = await WebAssembly.compile(readCore(true))
  const network = unwrap(await readNetwork(fileURLToPath(shippedNetworks[variant]), variant))
  return new SoloCore(module, variant === 'minichess', hashMb, network)
}
