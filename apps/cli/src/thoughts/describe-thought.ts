import {
  type Fact,
  loadVoiceOf,
  makeScoreWithUnit,
  type Score,
  type Thought,
  toldSide,
} from '@rookery/players'
import type { Color, Move, Position } from '@rookery/rules'
import { makeNumber } from '@rookery/words'

/** A thought in the words of the mind that thought it. */
export interface ThoughtText {
  /** Absent for a mind that does not count. */
  readonly score?: string
  /** One sentence that says why, the same as the page's. */
  readonly headline: string
  /** The same without the mind's name and its move. */
  readonly reason: string
  /** What the mind counts, for the line after its move. */
  readonly counts: readonly Fact[]
  /** The whole thought, for a person who asks why. */
  readonly lines: readonly string[]
}

/**
 * `position` is the one that was thought about, and `side` the one from which scores are told. For what machines read, `tell` is
 * `inEnglish`.
 */
export async function describeThought(
  thought: Thought,
  position: Position,
  side: Color = position.turn,
  tell: <Said>(say: () => Said) => Said = (say) => say(),
): Promise<ThoughtText> {
  const voice = await loadVoiceOf(thought)
  const from = toldSide(thought.score, { side, isYours: false }, position.turn)
  return tell(() => ({
    ...(thought.score && { score: writeScore(thought.score, from) }),
    headline: makeReadable(voice.headline(thought, position, from)),
    reason: makeReadable(voice.reason(thought, position)),
    counts: voice
      .counts(thought, position, from)
      .map(([label, value, ...meaning]) => [label, makeReadable(value), ...meaning]),
    lines: voice.lines(thought, position, from).map(makePlain),
  }))
}

/** What a mind says of a move that it did not choose; `asked` is its thought about that move alone. */
export async function describeOther(
  chosen: Thought,
  asked: Thought,
  position: Position,
  move: Move,
  side: Color = position.turn,
): Promise<string> {
  const voice = await loadVoiceOf(chosen)
  const from = toldSide(chosen.score, { side, isYours: false }, position.turn)
  return makeReadable(voice.compare(chosen, asked, position, move, from))
}

export const writeScore = (score: Score, side: Color): string => makeReadable(makeScoreWithUnit(score, side))

/** Signs that every terminal has, each as wide as what it stands for, so that columns stay where they are. */
export const makePlain = (text: string): string => text.replaceAll('\u2212', '-').replaceAll('’', "'")

/** Numbers as programs read them, too: -1000 instead of −1,000, or of −1.000 where thousands have points. */
export function makeReadable(text: string): string {
  const [, sign] = makeNumber(1000)
  return makePlain(text).replace(new RegExp(`(?<=\\d)\\${sign}(?=\\d{3})`, 'g'), '')
}
