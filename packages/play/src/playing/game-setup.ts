import {
  chess960Start,
  colors,
  createRandom,
  type Position,
  parsePosition,
  startPosition,
  type Variant,
} from '@rookery/rules'
import { type Coach, quietCoach } from '../coach.ts'
import type { Seats } from '../seat.ts'
import type { TimeControl } from '../time-control.ts'

/** What a game starts from, and who sits at the board. */
export interface GameSetup {
  /** The game's name in the storage. */
  readonly id: string
  /** When it was begun, in milliseconds since the epoch. */
  readonly begunMs: number
  readonly variant: Variant
  readonly start: Position
  readonly sides: Seats
  /** Undefined for a game without clocks. */
  readonly clock: TimeControl | undefined
  readonly coach: Coach
  /** A mind that is lost gives the game up. */
  readonly resigns: boolean
  readonly seed: number
  /** The address's fragment that asked for this game, empty when the page did: a reload must not start it anew. */
  readonly link: string
}

export const colorChoices = [...colors, 'random'] as const
export type ColorChoice = (typeof colorChoices)[number]

/** What a person asks for; the seed settles what they left to chance. */
export interface GameWish {
  readonly variant: Variant
  readonly start?: Position | undefined
  readonly sides: Seats
  /** The sides may change places, as chance will have it. */
  readonly shuffled?: boolean
  readonly clock?: TimeControl | undefined
  readonly coach?: Coach | undefined
  readonly resigns?: boolean | undefined
  readonly link?: string | undefined
}

/** What every new game draws from outside: chance, and the time of day. */
export interface Birth {
  readonly id: string
  readonly seed: number
  readonly begunMs: number
}

export function settleWish(wish: GameWish, { id, seed, begunMs }: Birth): GameSetup {
  const {
    variant,
    start,
    sides,
    shuffled = false,
    clock,
    coach = quietCoach,
    resigns = false,
    link = '',
  } = wish
  const random = createRandom(seed)
  const isSwapped = shuffled && random.below(2) === 1
  return {
    id,
    begunMs,
    variant,
    start: start ?? drawStart(variant, random.below(960)),
    sides: isSwapped ? { white: sides.black, black: sides.white } : sides,
    clock,
    coach: colors.some((color) => sides[color].kind === 'person') ? coach : quietCoach,
    resigns,
    seed,
    link,
  }
}

function drawStart(variant: Variant, number: number): Position {
  return variant.castling === 'chess960' ? chess960Position(variant, number) : startPosition(variant)
}

/** The start position of a number from 0 to 959. */
export function chess960Position(variant: Variant, number: number): Position {
  const position = parsePosition(chess960Start(number), variant)
  if (!position.ok) throw new Error(`Chess960 start ${number} is no legal position`)
  return position.value
}
