import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Network, parseNetworkFile, shippedNetworks } from '@rookery/engine'
import { replaceFile } from '@rookery/experience/node'
import { describeFaults } from '@rookery/rules'
import type { Command } from 'commander'
import * as v from 'valibot'
import { asFailure, exitCodes, Failure, type Finish } from '../exit.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = `
Examples:
  rookery network install fourth.network
  rookery bench

The file says which game it is for and where it comes from. Raven plays with it from then on, in this checkout or installation; a
file that is damaged, or made for another Raven, is refused. 'rookery bench' tells the new signature.`

/** What the trainer writes into a network; files of others may lack any of it. */
const provenanceSchema = v.object({
  date: v.optional(v.string()),
  trainer: v.optional(v.string()),
  positions: v.optional(v.number()),
  data: v.optional(v.array(v.object({ file: v.string() }))),
})

function describeNetwork({ width, handSignature, provenance }: Network): string {
  const parsed = v.safeParse(provenanceSchema, provenance)
  const { date, trainer, positions, data } = parsed.success ? parsed.output : {}
  return [
    `width ${width}`,
    handSignature === undefined ? 'evaluates alone' : 'corrects the hand-written evaluation',
    ...(positions === undefined ? [] : [`${positions} positions`]),
    ...(data === undefined ? [] : [`of ${data.map(({ file }) => file).join(', ')}`]),
    ...(date === undefined ? [] : [`made on ${date}`]),
    ...(trainer === undefined ? [] : [`by rookery ${trainer}`]),
  ].join(', ')
}

function readNetworkBytes(file: string): { readonly bytes: Uint8Array; readonly network: Network } {
  let bytes: Uint8Array
  try {
    bytes = readFileSync(file)
  } catch (error) {
    throw asFailure(error, `cannot read ${file}`, exitCodes.usage)
  }
  const network = parseNetworkFile(bytes)
  if (!network.ok) throw new Failure(`${file}: ${describeFaults(network.faults)}`, exitCodes.faults)
  return { bytes, network: network.value }
}

/** What stands there now, for the report; a file that cannot be read is no reason not to replace it. */
function describeOld(file: string): string {
  try {
    return describeNetwork(readNetworkBytes(file).network)
  } catch (error) {
    if (error instanceof Failure) return 'none that can be read'
    throw error
  }
}

async function install(file: string, terminal: Terminal): Promise<void> {
  const { bytes, network } = readNetworkBytes(file)
  const target = fileURLToPath(shippedNetworks[network.variant])
  const old = describeOld(target)
  try {
    replaceFile(target, bytes)
  } catch (error) {
    throw asFailure(error, `cannot write ${target}`)
  }
  await write(
    terminal.output,
    `${target}\nwas  ${old}\nis   ${describeNetwork(network)}\n` +
      `Raven plays ${network.variant === 'minichess' ? 'minichess' : 'standard chess and Chess960'} with it\n`,
  )
}

export function addNetwork(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('network')
    .description("see to Raven's networks")
    .addHelpText('after', examples)
    .command('install')
    .description('let Raven play with a network that was trained')
    .argument('<file>', "what 'rookery train export' has written")
    .addHelpText('after', examples)
    .action(async (file: string) => {
      await install(file, terminal)
      finish(exitCodes.fine)
    })
}
