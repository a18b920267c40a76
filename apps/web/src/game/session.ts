import { type Birth, beginGame, outcomeOf, type PlayState, settleWish, startClock } from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import { say } from '@rookery/words/web/game'
import { parseLink } from './link.ts'
import { parseSavedState } from './saved-state.ts'

/** What the page opens with, and what it has to say about it. */
export interface Session {
  /** Undefined where there is no game yet. */
  readonly state: PlayState | undefined
  readonly notices: readonly string[]
  /** A saved game that cannot be opened. */
  readonly damaged?: DamagedGame | undefined
}

export interface DamagedGame {
  readonly text: string
  /** Whether it may be sound, and is only not what this version of the page reads. */
  readonly isForeign: boolean
}

interface Sources {
  /** The saved game's text, null when there is none. */
  readonly saved: string | null
  /** The address's fragment. */
  readonly fragment: string
  /** For a new game; its seed for one that names none of its own. */
  readonly birth: Birth
}

/** A game asked for by the address comes first, then the saved one; else the person has to choose. */
export function openSession({ saved, fragment, birth }: Sources): Session {
  const notices: string[] = []
  const stored = saved === null ? undefined : parseSavedState(saved)
  const resumed = stored?.ok ? resume(stored.value, birth.begunMs) : undefined
  const damaged =
    saved !== null && stored?.ok === false
      ? { text: saved, isForeign: stored.faults.some(({ code }) => code === 'saved-version') }
      : undefined

  const link = parseLink(fragment)
  if (!link.ok) {
    const reason = sayFaults(link.faults)
    notices.push(say(resumed ? 'link.refusedForLast' : 'link.refused', { reason }))
  } else if (link.value && resumed?.setup.link !== fragment) {
    const { seed = birth.seed, moves, ...wish } = link.value
    const asked = beginGame(settleWish({ ...wish, link: fragment }, { ...birth, seed }), 0, moves)
    return { state: resume(asked, birth.begunMs), notices, damaged }
  }

  return { state: resumed, notices, damaged }
}

/** A clock that stood while the game was elsewhere runs again. */
function resume(state: PlayState, nowMs: number): PlayState {
  const { clock, line } = state
  return clock && !outcomeOf(state) ? { ...state, clock: startClock(clock, line, nowMs) } : state
}
