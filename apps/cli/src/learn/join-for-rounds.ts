import type { Experience } from '@rookery/experience'
import { sayReason } from '@rookery/play/fault-words'
import { isPortable, type RoundPlayer, type SelfPlayPlan } from '@rookery/training'
import { say } from '@rookery/words/cli/colony'
import { usage } from '../arena/parse-pairs.ts'
import type { ColonyOptions } from '../options/colony-option.ts'
import { joinColony } from '../options/join-colony.ts'
import type { Terminal } from '../terminal.ts'

interface RoundsColony {
  openPlayer(table: Experience): RoundPlayer
  leave(): void
}

/** Who plays the games that are learned from, where it is not this machine. */
export async function joinForRounds(
  { colony, colonyWays }: ColonyOptions,
  plan: SelfPlayPlan,
  { errors }: Terminal,
): Promise<RoundsColony | undefined> {
  if (colony === undefined) return undefined
  const local = plan.players.find((participant) => !isPortable(participant))
  if (local) throw usage(say('noStore', { name: local.player }))
  const { ColonyRounds } = await import('@rookery/colony')
  const link = await joinColony(colony)
  return {
    openPlayer: (table) =>
      new ColonyRounds({
        link,
        plan,
        table,
        ...colonyWays,
        onNotice: (notice) => void errors.write(`${sayReason(notice)}\n`),
      }),
    leave: () => link.close(),
  }
}
