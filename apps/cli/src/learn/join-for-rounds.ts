import type { Experience } from '@rookery/experience'
import { sayReason } from '@rookery/play/fault-words'
import { isPortable, type RoundPlayer, type SelfPlayPlan } from '@rookery/training'
import { say } from '@rookery/words/cli/colony'
import { usage } from '../arena/parse-pairs.ts'
import type { ColonyOptions } from '../options/colony-option.ts'
import { joinColony } from '../options/join-colony.ts'
import type { Terminal } from '../terminal.ts'

/** Who plays the games that are learned from, where it is not this machine. */
export async function joinForRounds(
  { colony, colonyWays }: ColonyOptions,
  plan: SelfPlayPlan,
  table: Experience,
  { errors }: Terminal,
): Promise<{ readonly player: RoundPlayer; leave(): void } | undefined> {
  if (colony === undefined) return undefined
  const local = plan.players.find((participant) => !isPortable(participant))
  if (local) throw usage(say('noStore', { name: local.player }))
  const { ColonyRounds } = await import('@rookery/colony')
  const link = await joinColony(colony)
  const player = new ColonyRounds({
    link,
    plan,
    table,
    ...colonyWays,
    onNotice: (notice) => void errors.write(`${sayReason(notice)}\n`),
  })
  return { player, leave: () => link.close() }
}
