import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Network, parseNetworkFile, shippedNetworks } from '@rookery/engine'
import { unpackFile } from '@rookery/engine/core'
import { replaceFile } from '@rookery/experience/node'
import { sayFaults } from '@rookery/play/fault-words'
import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/network'
import type { Command } from 'commander'
import * as v from 'valibot'
import { makeExamples } from '../console/examples.ts'
import { exitCodes, Failure, type Finish } from '../exit.ts'
import { asFailure } from '../system-error.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = () => makeExamples(['rookery network install fourth.network', 'rookery bench'], say('notes'))

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
    say('width', { width }),
    handSignature === undefined ? say('alone') : say('corrects'),
    ...(positions === undefined ? [] : [say('positions', { positions })]),
    ...(data === undefined ? [] : [say('of', { files: data.map(({ file }) => file).join(', ') })]),
    ...(date === undefined ? [] : [say('madeOn', { date })]),
    ...(trainer === undefined ? [] : [say('by', { version: trainer })]),
  ].join(', ')
}

async function readNetworkBytes(
  file: string,
): Promise<{ readonly bytes: Uint8Array; readonly network: Network }> {
  let bytes: Uint8Array
  try {
    bytes = await unpackFile(new Uint8Array(readFileSync(file)))
  } catch (error) {
    throw asFailure(error, sayMain('cannotRead', { file }), exitCodes.usage)
  }
  const network = parseNetworkFile(bytes)
  if (!network.ok) throw new Failure(`${file}: ${sayFaults(network.faults)}`, exitCodes.faults)
  return { bytes, network: network.value }
}

/** What stands there now, for the report; a file that cannot be read is no reason not to replace it. */
async function describeOld(file: string): Promise<string> {
  try {
    return describeNetwork((await readNetworkBytes(file)).network)
  } catch (error) {
    if (error instanceof Failure) return say('unreadable')
    throw error
  }
}

async function install(file: string, terminal: Terminal): Promise<void> {
  const { bytes, network } = await readNetworkBytes(file)
  const target = fileURLToPath(shippedNetworks[network.variant])
  const old = await describeOld(target)
  try {
    replaceFile(target, gzipSync(bytes, { level: 9 }))
  } catch (error) {
    throw asFailure(error, sayMain('cannotWrite', { file: target }))
  }
  await write(
    terminal.output,
    `${target}\n${say('installed', { old, now: describeNetwork(network), isMinichess: network.variant === 'minichess' })}\n`,
  )
}

export function addNetwork(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('network')
    .description(say('description'))
    .addHelpText('after', examples())
    .command('install')
    .description(say('install'))
    .argument('<file>', say('file'))
    .addHelpText('after', examples())
    .action(async (file: string) => {
      await install(file, terminal)
      finish(exitCodes.fine)
    })
}
