import { describeOutcome, momentMs, outcomeOf, type PlayState, sideName } from '@rookery/play'
import { makeFen, makeResult, makeUci } from '@rookery/rules'
import { inEnglish } from '@rookery/words'
import * as v from 'valibot'
import { makeSavedState, manyCharacters } from '../saved-state.ts'

/** Whatever stands in the storage may have been written by another version, or by hand. */
const summarySchema = v.object({
  id: v.string(),
  begunMs: momentMs,
  updatedMs: momentMs,
  white: v.string(),
  black: v.string(),
  variantId: v.string(),
  variantName: v.string(),
  result: v.string(),
  /** How it ended, in English words; empty while it goes on. */
  ending: v.string(),
  /** The last position. */
  fen: v.string(),
  /** In UCI, with spaces between. */
  moves: v.string(),
  /** The tab that wrote it last. */
  writer: v.string(),
})

/** What a list shows of a game; the game itself is a text beside it. */
export type GameSummary = Readonly<v.InferOutput<typeof summarySchema>>

export const isSummary = (value: unknown): value is GameSummary => v.is(summarySchema, value)

export interface KeptGame {
  readonly summary: GameSummary
  readonly text: string
}

export function makeRecord(state: PlayState, writer: string, updatedMs: number): KeptGame {
  const { setup, line } = state
  const outcome = outcomeOf(state)
  const summary = {
    id: setup.id,
    begunMs: setup.begunMs,
    updatedMs,
    ...inEnglish(() => ({
      white: sideName(setup.sides, 'white'),
      black: sideName(setup.sides, 'black'),
      ending: outcome ? describeOutcome(outcome) : '',
    })),
    variantId: setup.variant.id,
    variantName: setup.variant.name,
    result: makeResult(outcome),
    fen: makeFen(line.position),
    moves: line.moves.map((move, index) => makeUci(move, line.positions[index]!)).join(' '),
    writer,
  }
  return { summary, text: makeSavedState(state, manyCharacters) }
}

export const countMoves = ({ moves }: GameSummary): number => (moves === '' ? 0 : moves.split(' ').length)

/** Whether one game's moves are the first of another's, or all of them. */
export const isBeginning = (first: string, whole: string): boolean =>
  first === '' || first === whole || whole.startsWith(`${first} `)
