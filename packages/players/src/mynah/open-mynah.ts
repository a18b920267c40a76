import { readOwnFile } from '#read-own-file'
import { coreFile, MynahCore } from './core.ts'
import { type MynahNetwork, parseMynahFile } from './network-file.ts'

const shipped = new URL('../../networks/mynah.network', import.meta.url)

/** Read and compiled once, however many there are. */
let parts: Promise<{ readonly module: WebAssembly.Module; readonly network: MynahNetwork }> | undefined

async function readParts() {
  const [code, weights] = await Promise.all([readOwnFile(coreFile), readOwnFile(shipped)])
  const parsed = parseMynahFile(weights)
  if (!parsed.ok) throw new Error(`Mynah's own network cannot be used: ${parsed.faults[0]!.message}`)
  return { module: await WebAssembly.compile(new Uint8Array(code)), network: parsed.value }
}

/** Mynah's eyes with the network that comes with it, or with one of your own. */
export async function openMynah(network?: MynahNetwork): Promise<MynahCore> {
  if (network)
    return new MynahCore(await WebAssembly.compile(new Uint8Array(await readOwnFile(coreFile))), network)
  parts ??= readParts()
  const own = await parts
  return new MynahCore(own.module, own.network)
}
