import type { Color, Line, Outcome } from '@rookery/rules'
import type { ClockState } from './clock.ts'
import type { Coach } from './coach.ts'
import type { DrawOffer } from './draw-offer.ts'
import type { Thoughts } from './kept-thoughts.ts'
import type { Seats } from './seat.ts'

/** How a face showed the game; each reads what it knows. */
export interface ShownAs {
  /** Who sits at the bottom of the page's board. */
  readonly orientation?: Color | undefined
  /** Two minds wait for the person who watches them. */
  readonly isPaused?: boolean | undefined
  /** The address that asked for the game. */
  readonly link?: string | undefined
  /** Bare UCI moves instead of a board drawn in the terminal. */
  readonly isBare?: boolean | undefined
}

/** One game and who sits at it, wherever it is played: all that is saved of it, so that it can go on elsewhere. */
export interface GameRecord {
  /** The game's name, which no other has: two saved texts with one name are the same game. */
  readonly id: string
  /** When it was begun, in milliseconds since the epoch; 0 where nobody knows. */
  readonly begunMs: number
  readonly line: Line
  readonly sides: Seats
  readonly seed: number
  /** Undefined where nobody counts the time. */
  readonly clock?: ClockState | undefined
  /** An end that the moves do not decide: resignation, a draw agreed or claimed, a fallen flag. */
  readonly ended?: Outcome | undefined
  readonly offer?: DrawOffer | undefined
  /** Quiet where nothing is said. */
  readonly coach?: Coach | undefined
  /** A mind that is lost gives the game up; not where nothing is said. */
  readonly resigns?: boolean | undefined
  /** The coach's questions that were answered, by `nameWarning`. */
  readonly warned?: readonly string[] | undefined
  readonly thoughts: Thoughts
  readonly shownAs: ShownAs
}

export const recordOutcome = ({ ended, line }: Pick<GameRecord, 'ended' | 'line'>): Outcome | undefined =>
  ended ?? line.outcome()

/** The number of moves that remain after a person's last one is taken back, or undefined when there is none or it stands. */
export function takeBackLength({
  line,
  sides,
  coach,
}: Pick<GameRecord, 'line' | 'sides' | 'coach'>): number | undefined {
  if (coach?.kind === 'strict') return undefined
  for (let ply = line.moves.length - 1; ply >= 0; ply--)
    if (sides[line.positions[ply]!.turn].kind === 'person') return ply
  return undefined
}

/** A name that no other game has, on this machine or another. */
export const drawGameId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36).padStart(7, '0')).join('')
