import { makeNetworkFile } from '@rookery/engine'
import { replaceFile } from '@rookery/experience/node'
import { exportNetwork, readCheckpoint } from '@rookery/training/train'
import { demand, exitCodes, Failure } from '../exit.ts'
import { type Terminal, write } from '../terminal.ts'
import { describeTrouble, openCorpus } from './run-train.ts'

/** Writes the network of a checkpoint as the file that Raven reads. */
export async function runExport(
  checkpoint: string,
  { out, version }: { readonly out: string; readonly version: string },
  terminal: Terminal,
): Promise<void> {
  const kept = readCheckpoint(checkpoint)
  const isMissing = !kept.ok && kept.faults[0]!.code === 'checkpoint-missing'
  const { progress, arrays } = demand(kept, isMissing ? exitCodes.usage : exitCodes.faults)
  const corpus = openCorpus(progress.files, progress.settings)
  try {
    const about = { date: new Date().toISOString().slice(0, 10), trainer: version }
    const exported = exportNetwork(progress, arrays, corpus, about)
    if (!exported)
      throw new Failure('the weights are too large for 16 bits: train with more decay', exitCodes.faults)
    const { network, loss, quantisedLoss } = exported
    const bytes = makeNetworkFile(network)
    replaceFile(out, bytes)
    const change = ((100 * (quantisedLoss - loss)) / loss).toFixed(2)
    await write(
      terminal.output,
      `${out}: ${bytes.length} bytes, ${network.neuronSteps} steps for neurons and ${network.outputSteps} for the output\n` +
        `error on unseen games ${loss.toFixed(6)}, in whole numbers ${quantisedLoss.toFixed(6)} (${change} %)\n`,
    )
  } catch (error) {
    throw describeTrouble(error, `cannot write ${out}`)
  } finally {
    corpus.close()
  }
}
