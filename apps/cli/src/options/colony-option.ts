import type { ListenPlace } from '@rookery/colony'
import { say } from '@rookery/words/cli/colony'
import type { Command } from 'commander'
import { exitCodes, Failure } from '../exit.ts'
import { numberBetween } from './whole-number.ts'

/** What a command is told that lets others do its work. */
export interface ColonyFlags {
  readonly colony?: string
  readonly colonyListen?: string
  readonly colonyAudit?: number
}

export interface ColonyOptions {
  /** The Redis of a colony whose workers do the work. */
  readonly colony?: string
  readonly colonyWays?: ColonyWays
}

interface ColonyWays {
  /** Where its workers fetch the plan from this machine. */
  readonly listen?: ListenPlace
  /** The least part of the games that is played again, to be compared. */
  readonly auditShare?: number
}

export const addColonyOptions = (command: Command): Command =>
  command
    .option('--colony <url>', say('option.colony'))
    .option('--colony-listen <address>', say('option.listen'))
    .option('--colony-audit <percent>', say('option.audit'), numberBetween(0.01, 100))

export function parseColonyOptions({ colony, colonyListen, colonyAudit }: ColonyFlags): ColonyOptions {
  if (colony === undefined) {
    if (colonyListen !== undefined) throw new Failure(say('listenAlone'), exitCodes.usage)
    if (colonyAudit !== undefined) throw new Failure(say('auditAlone'), exitCodes.usage)
    return {}
  }
  const listen = colonyListen === undefined ? {} : { listen: parsePlace(colonyListen) }
  const audit = colonyAudit === undefined ? {} : { auditShare: colonyAudit / 100 }
  return { colony, colonyWays: { ...listen, ...audit } }
}

function parsePlace(text: string): ListenPlace {
  const [, host, port] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? []
  if (port === undefined || Number(port) > 65_535)
    throw new Failure(say('wrongListen', { text }), exitCodes.usage)
  return { host: host ?? '0.0.0.0', port: Number(port) }
}
