import type { EngineFiles } from '@rookery/engine'
import { readOwnFile } from '#read-own-file'
import { locate, unpackFile } from '../files/index.ts'
import { coreFile, MynahCore } from './core.ts'
import { type MynahNetwork, parseMynahFile } from './network-file.ts'

const shippedNetwork = new URL('../../networks/mynah.network', import.meta.url)

const compile = async (file: URL) => WebAssembly.compile(await unpackFile(await readOwnFile(file)))

async function open(core: URL, network: URL): Promise<MynahCore> {
  const [module, weights] = await Promise.all([compile(core), readOwnFile(network)])
  const parsed = parseMynahFile(await unpackFile(weights))
  if (!parsed.ok) throw new Error(`Mynah's own network cannot be used: ${parsed.faults[0]!.message}`)
  return new MynahCore(module, parsed.value)
}

/** One for all of a thread, by its files: whoever asks sets it up anew and has the answer before anybody else can ask. */
const shared = new Map<string, Promise<MynahCore>>()

/** Mynah's eyes with the network that comes with it, or with one of your own. */
export async function openMynah(
  network?: MynahNetwork,
  { wasmUrl, networkUrl }: EngineFiles = {},
): Promise<MynahCore> {
  const core = locate(wasmUrl, coreFile)
  if (network) return new MynahCore(await compile(core), network)
  const weights = locate(networkUrl, shippedNetwork)
  const key = `${core} ${weights}`
  const opening = shared.get(key) ?? open(core, weights)
  shared.set(key, opening)
  try {
    return await opening
  } catch (error) {
    // A page may have been offline for a moment.
    shared.delete(key)
    throw error
  }
}
