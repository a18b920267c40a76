import { type ClockState, freshClock, parseTimeControl } from '@rookery/play'
import { Option } from 'commander'
import { demand } from '../exit.ts'

export const clockOption = (): Option =>
  new Option(
    '--clock <minutes+seconds>',
    'play with clocks: 5+3 is five minutes, and three seconds for every move',
  )

/** The clocks that the option asks for, as a part of a game's record. */
export const clockOf = ({ clock }: { readonly clock?: string }): { readonly clock?: ClockState } =>
  clock === undefined ? {} : { clock: freshClock(demand(parseTimeControl(clock))) }
