import { type Coach, parseCoach } from '@rookery/play'
import { say } from '@rookery/words/cli/play'
import { Option } from 'commander'
import { demand } from '../exit.ts'

export const coachOptions = (): Option[] => [
  new Option('--coach <kind>', say('coach')).conflicts(['strict', 'resume', 'open']),
  new Option('--strict', say('strict')).conflicts(['resume', 'open']),
]

interface CoachChoice {
  readonly coach?: string
  readonly strict?: boolean
}

/** The help that the options ask for, as a part of a game's record. */
export function coachOf({ coach, strict }: CoachChoice): { readonly coach?: Coach } {
  if (strict) return { coach: { kind: 'strict' } }
  return coach === undefined ? {} : { coach: demand(parseCoach(coach)) }
}
