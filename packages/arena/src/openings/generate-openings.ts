import {
  chess960,
  chess960Start,
  createRandom,
  type Move,
  makeFenKey,
  type Position,
  parsePosition,
  type Random,
  startPosition,
  type Variant,
} from '@rookery/rules'
import { lineOf, type Opening } from './opening.ts'

export interface OpeningRecipe {
  readonly variant: Variant
  /** Random legal half-moves. */
  readonly plies: number
  readonly count: number
  readonly seed: number
  /** By default the variant's; in Chess960 any of its start positions. */
  readonly start?: Position
  /** What else an opening must be, such as balanced by an engine's score. */
  accepts?(opening: Opening): boolean | Promise<boolean>
  /** Hears each opening as it is found. */
  onFound?(opening: Opening): void | Promise<void>
}

/** So many tries for each opening that is wanted, before the recipe is taken to be unfulfillable. */
const TRIES = 1000

/** Openings of random moves, all different and none of them over; fewer than asked for where there are not so many. */
export async function generateOpenings(recipe: OpeningRecipe): Promise<Opening[]> {
  const { variant, plies, count, seed, accepts = () => true } = recipe
  const random = createRandom(seed)
  const drawStart = () =>
    recipe.start ?? (variant.id === 'chess960' ? drawChess960(random) : startPosition(variant))
  const openings: Opening[] = []
  const seen = new Set<string>()
  for (let tries = 0; openings.length < count && tries < count * TRIES; tries++) {
    const start = drawStart()
    const opening = { start, moves: walk(start, plies, random) }
    if (opening.moves.length < plies) continue
    const line = lineOf(opening)
    const key = makeFenKey(line.position)
    if (seen.has(key) || line.outcome()) continue
    seen.add(key)
    if (!(await accepts(opening))) continue
    openings.push(opening)
    await recipe.onFound?.(opening)
  }
  return openings
}

function drawChess960(random: Random): Position {
  const start = parsePosition(chess960Start(random.below(960)), chess960)
  if (!start.ok) throw new Error('a start position of Chess960 is not legal')
  return start.value
}

function walk(start: Position, plies: number, random: Random): Move[] {
  const moves: Move[] = []
  let position = start
  while (moves.length < plies) {
    const legal = position.legalMoves()
    if (legal.length === 0) break
    const move = legal[random.below(legal.length)]!
    moves.push(move)
    position = position.play(move)
  }
  return moves
}
