import type { Settings } from '@rookery/players'
import type { VariantId } from '@rookery/rules'
import type { Adjudication } from '../match/adjudicator.ts'
import type { Control } from '../match/control.ts'
import type { OpeningText } from '../openings/opening.ts'
import { knockout } from '../schedule/knockout.ts'
import { type LadderOptions, ladder } from '../schedule/ladder.ts'
import { gauntlet, roundRobin } from '../schedule/round-robin.ts'
import type { Schedule } from '../schedule/schedule.ts'
import { swiss } from '../schedule/swiss.ts'
import type { Sprt } from '../statistics/sprt.ts'

interface EntrantBase {
  /** Unique in its tournament. */
  readonly name: string
  readonly control: Control
}

export interface PlayerEntrant extends EntrantBase {
  readonly kind: 'player'
  /** Its id in the roster. */
  readonly player: string
  readonly settings: Settings
}

export interface EngineEntrant extends EntrantBase {
  readonly kind: 'engine'
  readonly command: string
  readonly args: readonly string[]
  readonly directory?: string
  readonly options: Readonly<Record<string, string>>
}

export interface PersonEntrant extends EntrantBase {
  readonly kind: 'person'
}

export type Entrant = PlayerEntrant | EngineEntrant | PersonEntrant

export const scheduleKinds = ['round-robin', 'gauntlet', 'swiss', 'knockout', 'ladder'] as const
export type ScheduleKind = (typeof scheduleKinds)[number]

/** Anchors and aim are a ladder's. */
export interface SchedulePlan extends LadderOptions {
  readonly kind: ScheduleKind
  /** Of a ladder: at most. */
  readonly rounds: number
  /** Of each encounter in a round: 2 is one opening with both colours. */
  readonly games: 1 | 2
  /** Of a gauntlet: how many entrants, from the first, meet all others. */
  readonly seeds?: number
}

/** All that decides what is played: with minds that are limited by depth or nodes, it decides every move. */
export interface Plan {
  readonly event: string
  readonly variant: VariantId
  readonly entrants: readonly Entrant[]
  readonly schedule: SchedulePlan
  /** One for each round, coming again where there are fewer; none means the start position. */
  readonly openings: readonly OpeningText[]
  readonly seed: number
  readonly adjudication: Adjudication
  readonly marginMs: number
  readonly stallMs: number
  /** Ends the tournament, of two entrants, when it is decided. */
  readonly sprt?: Sprt
}

export function createSchedule({ entrants: { length }, schedule }: Plan): Schedule {
  const { kind, rounds, games, seeds = 1 } = schedule
  switch (kind) {
    case 'round-robin':
      return roundRobin(length, rounds, games)
    case 'gauntlet':
      return gauntlet(length, seeds, rounds, games)
    case 'swiss':
      return swiss(length, rounds, games)
    case 'knockout':
      return knockout(length, rounds, games)
    case 'ladder':
      return ladder(length, rounds, games, schedule)
  }
}
