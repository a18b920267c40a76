import { err, type Fault, ok, type Result } from '@rookery/rules'
import { type EngineFiles, locate } from '../engine-files.ts'
import { type Network, parseNetworkFile } from './network-file.ts'
import { unpackFile } from './unpack-file.ts'

/** Where files are read: the disk, or the page's server. */
interface FileReader {
  read(file: URL | string): Promise<Uint8Array<ArrayBuffer>>
}

/**
 * What Raven evaluates positions by: the network that comes with it, one of your own (by its address or as
 * `parseNetworkFile` reads it), or none, which is the hand-written evaluation.
 */
export type NetworkChoice = 'shipped' | 'none' | Network | { readonly file: string }

/** The files of the networks that come with Raven. */
export const shippedNetworks: Readonly<Record<Network['variant'], URL>> = {
  standard: new URL('../../networks/standard.network', import.meta.url),
  minichess: new URL('../../networks/minichess.network', import.meta.url),
}

/** Read once, however many engines there are. */
const known = new Map<string, Promise<Result<Network, Fault>>>()

export async function chooseNetwork(
  choice: NetworkChoice,
  isMinichess: boolean,
  files: FileReader,
  networkUrl?: EngineFiles['networkUrl'],
): Promise<Result<Network | undefined, Fault>> {
  if (choice === 'none') return ok(undefined)
  const wanted = isMinichess ? 'minichess' : 'standard'
  if (choice !== 'shipped')
    return 'file' in choice
      ? readNetworkFor(wanted, choice.file, files)
      : check('the network', choice, wanted)
  const file = locate(networkUrl, shippedNetworks[wanted])
  const key = String(file)
  const network = known.get(key) ?? readNetworkFor(wanted, file, files)
  known.set(key, network)
  return network
}

/** Reads a network that is to play a game; faults name the file. */
export async function readNetworkFor(
  wanted: Network['variant'],
  file: URL | string,
  files: FileReader,
): Promise<Result<Network, Fault>> {
  const name = file instanceof URL ? file.pathname.split('/').at(-1)! : String(file)
  try {
    const parsed = parseNetworkFile(await unpackFile(await files.read(file)))
    if (parsed.ok) return check(name, parsed.value, wanted)
    const { code, message } = parsed.faults[0]!
    return err({ code, message: `${name}: ${message}` })
  } catch (error) {
    return err({ code: 'network-unread', message: `${name} cannot be read: ${(error as Error).message}` })
  }
}

function check(name: string, network: Network, wanted: Network['variant']): Result<Network, Fault> {
  if (network.variant === wanted) return ok(network)
  return err({ code: 'network-variant', message: `${name} plays ${network.variant}, not ${wanted}` })
}
