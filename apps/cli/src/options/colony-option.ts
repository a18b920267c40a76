import type { ListenPlace } from '@rookery/colony'
import { say } from '@rookery/words/cli/colony'
import type { Command } from 'commander'
import { exitCodes, Failure } from '../exit.ts'

/** What a command is told that lets others do its work. */
export interface ColonyFlags {
  readonly colony?: string
  readonly colonyListen?: string
}

export interface ColonyOptions {
  /** The Redis of a colony whose workers do the work. */
  readonly colony?: string
  /** Where its workers fetch the plan from this machine. */
  readonly colonyListen?: ListenPlace
}

export const addColonyOptions = (command: Command): Command =>
  command
    .option('--colony <url>', say('option.colony'))
    .option('--colony-listen <address>', say('option.listen'))

export function parseColonyOptions({ colony, colonyListen: text }: ColonyFlags): ColonyOptions {
  if (colony === undefined) {
    if (text !== undefined) throw new Failure(say('listenAlone'), exitCodes.usage)
    return {}
  }
  if (text === undefined) return { colony }
  const [, host, port] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? []
  if (port === undefined || Number(port) > 65_535)
    throw new Failure(say('wrongListen', { text }), exitCodes.usage)
  return { colony, colonyListen: { host: host ?? '0.0.0.0', port: Number(port) } }
}
