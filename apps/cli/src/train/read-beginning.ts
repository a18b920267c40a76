import { type Network, readNetwork } from '@rookery/engine'
import { nameNetwork, type TrainSettings } from '@rookery/training/train'
import { say } from '@rookery/words/cli/train'
import { demand, exitCodes, Failure } from '../exit.ts'

/** The settings with the name of the network that a training is to begin as, and that network, where one is asked for. */
export async function readBeginning(
  file: string | undefined,
  rest: Omit<TrainSettings, 'from'>,
): Promise<{ readonly settings: TrainSettings; readonly from?: Network }> {
  if (file === undefined) return { settings: { ...rest, from: 'none' } }
  const game = rest.variant === 'minichess' ? 'minichess' : 'standard'
  const network = demand(await readNetwork(file, game), exitCodes.faults)
  const isAlone = network.handSignature === undefined
  if (isAlone !== rest.isAlone) throw new Failure(say('fromOther', { file, isAlone }), exitCodes.usage)
  if (network.width > rest.width)
    throw new Failure(say('fromWider', { file, own: network.width, width: rest.width }), exitCodes.usage)
  if (network.states > rest.states) throw new Failure(say('fromDanger', { file }), exitCodes.usage)
  return { settings: { ...rest, from: nameNetwork(network) }, from: network }
}
