import { type ClockState, freshClock, parseTimeControl } from '@rookery/play'
import { say } from '@rookery/words/cli/main'
import { Option } from 'commander'
import { demand } from '../exit.ts'

export const clockOption = (): Option => new Option('--clock <minutes+seconds>', say('clock'))

/** The clocks that the option asks for, as a part of a game's record. */
export const clockOf = ({ clock }: { readonly clock?: string }): { readonly clock?: ClockState } =>
  clock === undefined ? {} : { clock: freshClock(demand(parseTimeControl(clock))) }
