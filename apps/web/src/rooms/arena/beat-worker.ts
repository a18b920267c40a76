import { serve } from '@rookery/workers'

export interface BeatCalls {
  /** Beats as often as it is told to, even where the page is hidden and its own timers come once a minute. */
  readonly beat: { readonly given: number; readonly report: undefined; readonly answer: never }
}

serve<BeatCalls>(() => ({
  beat: (everyMs, { report }) => new Promise(() => setInterval(() => report(undefined), everyMs)),
}))
