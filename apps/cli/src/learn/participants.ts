import type { Limits } from '@rookery/players'
import type { Variant } from '@rookery/rules'
import type { Participant } from '@rookery/training'
import { say } from '@rookery/words/cli/learn'
import { usage } from '../arena/parse-pairs.ts'
import { demand } from '../exit.ts'
import { parseOpponent } from '../play/answers.ts'

export interface PlayerFlags {
  readonly players?: readonly string[]
  readonly white?: string
  readonly black?: string
  readonly teacher?: string
  readonly against?: string
}

export interface Cast {
  readonly players: readonly [Participant, Participant]
  readonly alternates: boolean
  readonly watches: 'both' | 'first'
}

/** Parrot with itself, curious: without that it would only ever repeat its first games. */
const CURIOUS = 'parrot:exploration=0.1'

/** Who plays, from the three ways in which the flags can say it. */
export function parseCast(flags: PlayerFlags, variant: Variant, limits: Limits): Cast {
  const { players, white, black, teacher, against } = flags
  const ways = [players, white ?? black, teacher ?? against].filter((way) => way !== undefined)
  if (ways.length > 1) throw usage(say('cast.once'))
  const seat = (text: string) => parseParticipant(text, variant, limits)
  if (players) {
    if (players.length !== 2) throw usage(say('cast.two', { count: players.length }))
    return { players: [seat(players[0]!), seat(players[1]!)], alternates: true, watches: 'both' }
  }
  if (teacher !== undefined || against !== undefined) {
    if (teacher === undefined || against === undefined) throw usage(say('cast.together'))
    return { players: [seat(teacher), seat(against)], alternates: true, watches: 'first' }
  }
  return {
    players: [seat(white ?? CURIOUS), seat(black ?? CURIOUS)],
    alternates: white === undefined && black === undefined,
    watches: 'both',
  }
}

export function parseParticipant(text: string, variant: Variant, limits: Limits = {}): Participant {
  const { id, settings } = demand(parseOpponent(text, variant)).seat
  return { player: id, settings, limits }
}
