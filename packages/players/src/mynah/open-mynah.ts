import { readOwnFile } from '#read-own-file'
import { coreFile, MynahCore } from './core.ts'
import { type MynahNetwork, parseMynahFile } from './network-file.ts'
import { unpackFile } from './unpack-file.ts'

const shipped = new URL('../../networks/mynah.network', import.meta.url)

const compile = async () => WebAssembly.compile(new Uint8Array(await readOwnFile(coreFile)))

async function openShipped(): Promise<MynahCore> {
  const [module, weights] = await Promise.all([compile(), readOwnFile(shipped)])
  const parsed = parseMynahFile(await unpackFile(weights))
  if (!parsed.ok) throw new Error(`Mynah's own network cannot be used: ${parsed.faults[0]!.message}`)
  return new MynahCore(module, parsed.value)
}

/** One for all of a thread: whoever asks sets it up anew and has the answer before anybody else can ask. */
let shared: Promise<MynahCore> | undefined

/** Mynah's eyes with the network that comes with it, or with one of your own. */
export async function openMynah(network?: MynahNetwork): Promise<MynahCore> {
  if (network) return new MynahCore(await compile(), network)
  shared ??= openShipped()
  try {
    return await shared
  } catch (error) {
    // A page may have been offline for a moment.
    shared = undefined
    throw error
  }
}
