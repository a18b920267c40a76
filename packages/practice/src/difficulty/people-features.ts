import { chancesOf, type MoveChance, type MynahCore } from '@rookery/players/mynah'
import { Line, type Move } from '@rookery/rules'
import type { OpenPuzzle } from '../puzzles/puzzle.ts'

/** Mynah is asked how likely people of these ratings are to find a move. */
const RATINGS: readonly number[] = [700, 1000, 1300, 1600, 1900, 2200, 2400]
const [LOW, MIDDLE, HIGH] = [1, 3, 5] as const
/** Even the likeliest guess knows little of a move that people hardly ever play. */
const LEAST_CHANCE = 1e-5

/** How many numbers `peopleFeatures` gives. */
export const PEOPLE_FEATURES = 27

/** What people make of one of the moves. */
interface Step {
  /** How unlikely people of each of `RATINGS` are to play it, as -ln of the chance. */
  readonly nats: readonly number[]
  /** The chance of what they would rather play. */
  readonly rival: number
  /** How many moves they prefer to it, in logarithms: people of 1000, and of 1600. */
  readonly lowRank: number
  readonly rank: number
  /** How little they agree. */
  readonly entropy: number
}

/** How likely people of all ratings are to find the line. */
export function peopleFeatures(puzzle: OpenPuzzle, mynah: MynahCore): number[] {
  const all = puzzle.moves.map((_, index) => (index === 0 ? undefined : describeStep(puzzle, index, mynah)))
  const steps = all.filter((step, index): step is Step => step !== undefined && index % 2 === 1)
  const replies = all.filter((step, index): step is Step => step !== undefined && index % 2 === 0)
  const first = steps[0]!
  const last = steps.at(-1)!
  const sum = (of: (step: Step) => number) => steps.reduce((total, step) => total + of(step), 0)
  const most = (of: (step: Step) => number) => Math.max(...steps.map(of))
  return [
    ...RATINGS.map((_, at) => sum(({ nats }) => nats[at]!)),
    ...[LOW, MIDDLE, HIGH].flatMap((at) => [first.nats[at]!, most(({ nats }) => nats[at]!)]),
    last.nats[MIDDLE]!,
    first.rival,
    most(({ rival }) => rival),
    ...[first.lowRank, most(({ lowRank }) => lowRank), sum(({ lowRank }) => lowRank)],
    ...[first.rank, most(({ rank }) => rank), sum(({ rank }) => rank)],
    ...[first.entropy, most(({ entropy }) => entropy), sum(({ entropy }) => entropy)],
    replies.reduce((total, { nats }) => total + nats[MIDDLE]!, 0),
    replies.reduce((total, { rank }) => Math.max(total, rank), 0),
  ]
}

function describeStep({ positions, moves }: OpenPuzzle, index: number, mynah: MynahCore): Step {
  // The opponent's last move is known to whoever solves.
  const line = new Line([positions[index - 1]!, positions[index]!], [moves[index - 1]!])
  const move = moves[index]!
  const chances = chancesOf(mynah, line, RATINGS)
  return {
    nats: chances.map((each) => -Math.log(Math.max(chanceOf(each, move), LEAST_CHANCE))),
    rival: chances[MIDDLE]!.find((one) => one.move !== move)?.chance ?? 0,
    lowRank: rankOf(chances[LOW]!, move),
    rank: rankOf(chances[MIDDLE]!, move),
    entropy: chances[MIDDLE]!.reduce((sum, { chance }) => sum - chance * Math.log(Math.max(chance, 1e-9)), 0),
  }
}

const chanceOf = (chances: readonly MoveChance[], move: Move): number =>
  chances.find((one) => one.move === move)?.chance ?? 0

const rankOf = (chances: readonly MoveChance[], move: Move): number =>
  Math.log(1 + chances.findIndex((one) => one.move === move))
