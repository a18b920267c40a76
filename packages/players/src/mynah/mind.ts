import type { GameView, Move } from '@rookery/rules'
import type { Mind, MindModule, Question } from '../mind.ts'
import { characterAt, draw, weigh } from './blend.ts'
import { chancesOf, partsOf } from './chances.ts'
import { thinkingTimeMs } from './clock-sense.ts'
import type { MynahCore } from './core.ts'
import { openMynah } from './open-mynah.ts'
import { partNames } from './part-names.ts'
import { RavenGlance } from './raven-glance.ts'
import type { settings } from './settings.ts'
import {
  chartRatings,
  type MynahDetails,
  type MynahPart,
  type MynahThought,
  type SeenMove,
} from './thought.ts'

/** How often a stop is looked for while it waits as a person would. */
const LISTEN_MS = 10

export const createMind: MindModule<typeof settings>['createMind'] = async (
  own,
  { engine: files = {} } = {},
): Promise<Mind> => {
  const core = await openMynah(undefined, files)
  const raven = new RavenGlance(files)
  const character = characterAt(own.rating)
  return {
    async think(question) {
      const { game, pulse, random } = question
      const drawn = random.next()
      const people = askPeople(core, game, own.rating)
      const decide = (seen?: readonly SeenMove[]) => makeThought(core, question, own, people, drawn, seen)
      const atOnce = decide()
      if (!own.clockSense) question.report(atOnce)
      const seen = await raven.look(game, character.nodes, pulse)
      if (seen === undefined) return atOnce
      const thought = decide(seen)
      if (own.clockSense) await waitAsPeopleDo(question, thought)
      return thought
    },
    // It has no score of a position, only chances of moves.
    isGladOfDraw: () => false,
    dispose: () => raven.dispose(),
  }
}

async function waitAsPeopleDo(
  { game, limits, random, pulse }: Question,
  { details }: MynahThought,
): Promise<void> {
  const moment = { people: details.people, ply: game.moves.length, turn: game.position.turn, limits }
  const untilMs = thinkingTimeMs(moment, random)
  while (!pulse.stopped && pulse.elapsedMs < untilMs)
    await new Promise((resume) => setTimeout(resume, LISTEN_MS))
}

/** What people of the rating play, and how that changes with the rating. */
function askPeople(core: MynahCore, game: GameView, rating: number): Pick<MynahDetails, 'people' | 'curves'> {
  const [people, ...charted] = chancesOf(core, game, [rating, ...chartRatings])
  const byMove = charted.map((chances) => new Map(chances.map(({ move, chance }) => [move, chance])))
  return {
    people: people!,
    curves: people!.map(({ move }) => ({ move, chances: byMove.map((chances) => chances.get(move)!) })),
  }
}

/** Its thought with or without Raven's glance; `drawn` is the number in [0, 1) that chooses. */
function makeThought(
  core: MynahCore,
  { game, moves }: Question,
  { rating, temperature }: Pick<MynahDetails, 'rating' | 'temperature'>,
  { people, curves }: Pick<MynahDetails, 'people' | 'curves'>,
  drawn: number,
  seen: readonly SeenMove[] = [],
): MynahThought {
  const usual = characterAt(rating)
  const character = { ...usual, temperature: temperature * usual.temperature }
  const weighed = weigh(
    people.filter(({ move }) => moves.includes(move)),
    seen,
    character,
  )
  const { move: choice } = draw(weighed, drawn)
  const parts = tellParts(core, game, rating, choice)
  return {
    kind: 'mynah',
    choice,
    line: [choice],
    weighed,
    details: {
      rating,
      temperature,
      character,
      people,
      curves,
      parts,
      ...(seen.length > 0 && { raven: seen }),
    },
  }
}

/** What spoke for a move and against it, the strongest first. */
const tellParts = (core: MynahCore, game: GameView, rating: number, choice: Move): MynahPart[] =>
  partsOf(core, game, rating, choice)
    .map((nats, part) => ({ name: partNames[part]!, nats }))
    .filter(({ nats }) => nats !== 0)
    .sort((a, b) => Math.abs(b.nats) - Math.abs(a.nats))
