import { makeFen, makeResult, makeUci } from '@rookery/rules'
import { maxDateMs } from '../../ui/now.ts'
import { describeOutcome } from '../../ui/words.ts'
import { outcomeOf, type PlayState } from '../play-state.ts'
import { makeSavedGame } from '../saved-game.ts'
import { sideName } from '../seat.ts'

/** What a list shows of a game; the game itself is a text beside it. */
export interface GameSummary {
  readonly id: string
  readonly begunMs: number
  readonly updatedMs: number
  readonly white: string
  readonly black: string
  readonly variantId: string
  readonly variantName: string
  readonly result: string
  /** How it ended, in words; empty while it goes on. */
  readonly ending: string
  /** The last position. */
  readonly fen: string
  /** In UCI, with spaces between. */
  readonly moves: string
  /** The tab that wrote it last. */
  readonly writer: string
}

export interface GameRecord {
  readonly summary: GameSummary
  readonly text: string
}

/** Whatever stands in the storage may have been written by another version, or by hand. */
export function isSummary(value: unknown): value is GameSummary {
  if (typeof value !== 'object' || value === null) return false
  const { begunMs, updatedMs, ...texts } = value as Record<string, unknown>
  const isMoment = (ms: unknown) => typeof ms === 'number' && Math.abs(ms) <= maxDateMs
  const { id, white, black, variantId, variantName, result, ending, fen, moves, writer } = texts
  return (
    isMoment(begunMs) &&
    isMoment(updatedMs) &&
    [id, white, black, variantId, variantName, result, ending, fen, moves, writer].every(
      (text) => typeof text === 'string',
    )
  )
}

/** Characters of thoughts with a game in the list: all of them, but for the longest games. */
const thoughtCharacters = 1_000_000

export function makeRecord(state: PlayState, writer: string, updatedMs: number): GameRecord {
  const { setup, line } = state
  const outcome = outcomeOf(state)
  const summary = {
    id: setup.id,
    begunMs: setup.begunMs,
    updatedMs,
    white: sideName(setup.sides, 'white'),
    black: sideName(setup.sides, 'black'),
    variantId: setup.variant.id,
    variantName: setup.variant.name,
    result: makeResult(outcome),
    ending: outcome ? describeOutcome(outcome) : '',
    fen: makeFen(line.position),
    moves: line.moves.map((move, index) => makeUci(move, line.positions[index]!)).join(' '),
    writer,
  }
  return { summary, text: makeSavedGame(state, thoughtCharacters) }
}

export const countMoves = ({ moves }: GameSummary): number => (moves === '' ? 0 : moves.split(' ').length)

/** Whether one game's moves are the first of another's, or all of them. */
export const isBeginning = (first: string, whole: string): boolean =>
  first === '' || first === whole || whole.startsWith(`${first} `)
