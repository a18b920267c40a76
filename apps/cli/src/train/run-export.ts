import { makeNetworkFile } from '@rookery/engine'
import { replaceFile } from '@rookery/experience/node'
import { exportNetwork, readCheckpoint } from '@rookery/training/train'
import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/train'
import { makeFixed } from '../console/numbers.ts'
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
    if (!exported) throw new Failure(say('export.tooLarge'), exitCodes.faults)
    const { network, loss, quantisedLoss } = exported
    const bytes = makeNetworkFile(network)
    replaceFile(out, bytes)
    await write(
      terminal.output,
      `${say('export.done', {
        file: out,
        bytes: bytes.length,
        neuronSteps: network.neuronSteps,
        outputSteps: network.outputSteps,
        loss: makeFixed(loss, 6),
        quantised: makeFixed(quantisedLoss, 6),
        change: (100 * (quantisedLoss - loss)) / loss,
      })}\n`,
    )
  } catch (error) {
    throw describeTrouble(error, sayMain('cannotWrite', { file: out }))
  } finally {
    corpus.close()
  }
}
