import {
  beginGame,
  type GameRecord,
  makeSavedGame,
  type PlayState,
  parseSavedGame,
  quietCoach,
  recordOf,
  type SavedGameFault,
  stopClock,
  withoutTexts,
} from '@rookery/play'
import { ok, type Result } from '@rookery/rules'

/** The page's state of a game that was saved here or in a terminal, at its latest move. */
function stateOf(record: GameRecord): PlayState {
  const {
    id,
    begunMs,
    line,
    sides,
    seed,
    clock,
    ended,
    offer,
    coach = quietCoach,
    resigns = false,
    warned = [],
    thoughts,
    shownAs,
  } = record
  const { variant, start } = line
  const { link = '' } = shownAs
  const begun = beginGame({
    id,
    begunMs,
    variant,
    start,
    sides,
    clock: clock?.control,
    coach,
    resigns,
    seed,
    link,
  })
  return {
    ...begun,
    line,
    cursor: line.moves.length,
    orientation: shownAs.orientation ?? begun.orientation,
    ended,
    clock,
    offer,
    warned,
    isPaused: shownAs.isPaused === true,
    thoughts,
  }
}

/** The game as text for the browser's storage, with so many characters of its thoughts. */
export const makeSavedState = (state: PlayState, thoughtCharacters?: number): string =>
  makeSavedGame(recordOf(state), thoughtCharacters)

/** The page offers no setting that is a text; one in a file was chosen by somebody else, and is left out. */
export function parseSavedState(text: string): Result<PlayState, SavedGameFault> {
  const record = parseSavedGame(text)
  if (!record.ok) return record
  const { white, black } = record.value.sides
  const sides = { white: withoutTexts(white).seat, black: withoutTexts(black).seat }
  return ok(stateOf({ ...record.value, sides }))
}

/** Characters of thoughts with a game in the list or in a file: all of them, but for the longest games. */
export const manyCharacters = 1_000_000

/** The game as a file that page and terminal go on from; what passes until then costs nobody's clock. */
export function makeGameFile(state: PlayState, nowMs: number): string {
  const { clock } = state
  return `${makeSavedState({ ...state, clock: clock && stopClock(clock, nowMs) }, manyCharacters)}\n`
}
