import type { GameView, Move, Random } from '@rookery/rules'
import type { Mind, MindModule } from '../mind.ts'
import { chancesOf, type MoveChance, partsOf } from './chances.ts'
import type { MynahCore } from './core.ts'
import { openMynah } from './open-mynah.ts'
import { partNames } from './part-names.ts'
import type { settings } from './settings.ts'
import { chartRatings, type MynahDetails, type MynahPart, type MynahThought } from './thought.ts'

/** Below it the likeliest move is played: powers of chances would not fit a number. */
const LOWEST_TEMPERATURE = 0.05

export const createMind: MindModule<typeof settings>['createMind'] = async ({
  rating,
  temperature,
}): Promise<Mind> => {
  const core = await openMynah()
  return {
    think: ({ game, moves, random }) => think(core, game, moves, random, { rating, temperature }),
    // It has no score of a position, only chances of moves.
    isGladOfDraw: () => false,
  }
}

function think(
  core: MynahCore,
  game: GameView,
  moves: readonly Move[],
  random: Random,
  { rating, temperature }: Pick<MynahDetails, 'rating' | 'temperature'>,
): MynahThought {
  const [people, ...charted] = chancesOf(core, game, [rating, ...chartRatings])
  const allowed = people!.filter(({ move }) => moves.includes(move))
  const weighed = temper(allowed, temperature)
  const { move: choice } = draw(weighed, random)
  return {
    kind: 'mynah',
    choice,
    line: [choice],
    weighed,
    details: {
      rating,
      temperature,
      people: people!,
      curves: people!.map(({ move }) => ({
        move,
        chances: charted.map((chances) => chances.find((each) => each.move === move)!.chance),
      })),
      parts: tellParts(core, game, rating, choice),
    },
  }
}

/** The chances at a temperature, summing to 1; they stay in their order. */
function temper(chances: readonly MoveChance[], temperature: number): MoveChance[] {
  const best = chances[0]!.chance
  const odds = chances.map(({ chance }, index) =>
    temperature < LOWEST_TEMPERATURE ? (index === 0 ? 1 : 0) : (chance / best) ** (1 / temperature),
  )
  const sum = odds.reduce((total, each) => total + each, 0)
  return chances.map(({ move }, index) => ({ move, chance: odds[index]! / sum }))
}

function draw(chances: readonly MoveChance[], random: Random): MoveChance {
  let left = random.next()
  for (const each of chances) {
    left -= each.chance
    if (left < 0) return each
  }
  // What rounding has left over.
  return chances[0]!
}

/** What spoke for a move and against it, the strongest first. */
const tellParts = (core: MynahCore, game: GameView, rating: number, choice: Move): MynahPart[] =>
  partsOf(core, game, rating, choice)
    .map((nats, part) => ({ name: partNames[part]!, nats }))
    .filter(({ nats }) => nats !== 0)
    .sort((a, b) => Math.abs(b.nats) - Math.abs(a.nats))
