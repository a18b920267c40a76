import type { SoloCore } from '@rookery/engine/core'
import { createLocalPlayer } from '@rookery/players'
import { chancesOf, characterAt, drawMove, type MynahCore, weigh } from '@rookery/players/mynah'
import type { Line, Move, Random } from '@rookery/rules'
import type { PuzzleVariant } from '../puzzles/puzzle.ts'
import { look } from './eyes.ts'

/** One side of a game that puzzles are looked for in. */
export interface Seat {
  /** Who sits there, for people: `mynah:rating=1200`. */
  readonly name: string
  play(line: Line): Promise<Move> | Move
}

/** Who thinks. One for each thread. */
export interface Minds {
  readonly mynah: MynahCore
  readonly raven: SoloCore
}

const RATINGS = { lowest: 900, highest: 2200 } as const
/** How far the ratings of two who play each other are apart at most. */
const APART = 300
/** Of so many games, one is against another mind than Mynah. */
const OTHERS = 5
const others = [
  'magpie',
  'owl:depth=2',
  'heron:depth=2',
  'kestrel:depth=1',
  'kestrel:depth=2',
  'wren:depth=1',
]
const small = [
  ...['magpie', 'heron:depth=1', 'heron:depth=2', 'heron:depth=3', 'kestrel:depth=1', 'kestrel:depth=2'],
  ...['kestrel:depth=3', 'wren:depth=1', 'wren:depth=2'],
]
/** Minds other than Mynah see all that they look for: one of so many of their moves is left to chance, as people leave them. */
const SLIPS = 6

/** Who plays a game, White first: by its chance alone. */
export async function drawSeats(variant: PuzzleVariant, minds: Minds, random: Random): Promise<[Seat, Seat]> {
  const pair: [Seat, Seat] =
    variant === 'minichess'
      ? [await seatMind(small, random), await seatMind(small, random)]
      : await drawPair(minds, random)
  return random.below(2) === 0 ? pair : [pair[1], pair[0]]
}

async function drawPair(minds: Minds, random: Random): Promise<[Seat, Seat]> {
  const { lowest, highest } = RATINGS
  // Weak players more often: they miss more, and think faster.
  const rating = Math.round(lowest + (highest - lowest) * random.next() ** 3)
  const near = rating - APART + random.below(2 * APART + 1)
  const other =
    random.below(OTHERS) === 0
      ? await seatMind(others, random)
      : seatMynah(minds, Math.min(highest, Math.max(lowest, near)), random)
  return [seatMynah(minds, rating, random), other]
}

const MOST_LINES = 10
/** Below it Raven's glance hardly changes what is played, and takes as long as all the rest. */
const LEAST_CAUTION = 0.2

/** Mynah as it plays, without what it tells of its thoughts. */
const seatMynah = ({ mynah, raven }: Minds, rating: number, random: Random): Seat => {
  const character = characterAt(rating)
  return {
    name: `mynah:rating=${rating}`,
    play(line) {
      const [people] = chancesOf(mynah, line, [rating])
      const seen =
        character.caution < LEAST_CAUTION ? [] : look(raven, line.position, character.nodes, MOST_LINES)
      const best = Math.max(0, ...seen.map(({ chance }) => chance))
      const losses = seen.map(({ move, chance }) => ({ move, lostPoints: best - chance }))
      return drawMove(weigh(people!, losses, character), random.next()).move
    },
  }
}

async function seatMind(names: readonly string[], random: Random): Promise<Seat> {
  const name = names[random.below(names.length)]!
  const player = await createLocalPlayer(name, {}, random.below(2 ** 31))
  return {
    name,
    async play(line) {
      const moves = line.position.legalMoves()
      return random.below(SLIPS) === 0 ? moves[random.below(moves.length)]! : (await player.think(line)).move
    },
  }
}
