import { type Color, type Move, makeSan, type Position } from '@rookery/rules'
import { makeCount, makePercent, makeSigned, makeTimes } from '../score/index.ts'
import type { Thought } from '../thought.ts'
import { createVoice, type Voice } from '../voice/index.ts'
import { fallbacks } from './fallbacks.ts'
import { nameOf, tellIgnorance } from './ignorance.ts'
import { isParrotThought, type ParrotDetails, type ParrotMove, type ParrotThought } from './thought.ts'
import { shareOf } from './wheel.ts'
import { makeChance, makeFigure, makeWheelTable } from './wheel-table.ts'

/** Parrot tells what it knows, and where it knows nothing lets the mind that thought for it speak. */
export async function loadVoice(): Promise<Voice<ParrotDetails>> {
  const voices = new Map<string, Voice>()
  for (const { id, name, loadVoice } of fallbacks) voices.set(id, createVoice(name, await loadVoice?.()))
  return createParrotVoice((player) => voices.get(player) ?? createVoice(player))
}

type Fallback = NonNullable<ParrotDetails['fallback']>

function createParrotVoice(voiceOf: (player: string) => Voice): Voice<ParrotDetails> {
  const wheel = createVoice<ParrotDetails>('Parrot', wheelWords)
  /** One way of speaking where it knows something, the other's where it does not. */
  const say =
    <Said>(
      own: (thought: ParrotThought, position: Position, side?: Color) => Said,
      other: (
        voice: Voice,
        fallback: Fallback,
        thought: ParrotThought,
        position: Position,
        side?: Color,
      ) => Said,
    ) =>
    (thought: ParrotThought, position: Position, side?: Color): Said => {
      const { fallback } = thought.details
      return fallback
        ? other(voiceOf(fallback.player), fallback, thought, position, side)
        : own(thought, position, side)
    }
  return {
    ...wheel,
    headline: say(
      wheel.headline,
      (voice, fallback, thought, position, side) =>
        `${tellIgnorance(thought)} ${voice.headline(fallback.thought, position, side)}`,
    ),
    summary: say(
      wheel.headline,
      (voice, fallback, thought, position, side) =>
        `${tellIgnorance(thought)} ${voice.summary(fallback.thought, position, side)}`,
    ),
    aside: say(wheel.aside, (voice, fallback, _, position) => voice.aside(fallback.thought, position)),
    reason: say(
      wheel.reason,
      (voice, fallback, thought, position) =>
        `it ${describeIgnorance(thought)}, so ${nameOf(fallback)} thought for it: ${voice.reason(fallback.thought, position)}`,
    ),
    counts: say(wheel.counts, (voice, fallback, _, position, side) => [
      ['Knows', 'nothing'],
      ['Fallback', nameOf(fallback)],
      ...voice.counts(fallback.thought, position, side),
    ]),
    lines: say(wheel.lines, (voice, fallback, thought, position, side) => {
      const { moves, exploration } = thought.details
      const name = nameOf(fallback)
      return [
        `It ${describeIgnorance(thought)}, and leaves the choice to ${name}.`,
        ...(moves.length === 0 ? [] : ['What it knows:', ...makeWheelTable(moves, 0, exploration)]),
        `${name}'s thought:`,
        ...voice.lines(fallback.thought, position, side),
      ]
    }),
    compare(chosen, asked, position, move, side) {
      if (!isParrotThought(asked)) return 'Parrot had no answer.'
      const { fallback } = chosen.details
      const other = asked.details.fallback?.thought
      if (!fallback) return wheel.compare(chosen, asked, position, move, side)
      const said = other
        ? voiceOf(fallback.player).compare(fallback.thought, other, position, move, side)
        : ''
      return `Parrot knows nothing here, so it cannot say. ${said}`.trim()
    },
    numbers: say(wheel.numbers, (voice, fallback, _, position, side) =>
      voice.numbers(fallback.thought, position, side),
    ),
    answer: say(wheel.answer, (voice, fallback, _, position, side) =>
      voice.answer(fallback.thought, position, side),
    ),
    units: say(wheel.units, (voice, fallback, _, position, side) =>
      voice.units(fallback.thought, position, side),
    ),
    limits: ({ details: { fallback } }) =>
      fallback ? voiceOf(fallback.player).limits(fallback.thought) : {},
  }
}

const describeIgnorance = ({ details: { moves } }: ParrotThought): string =>
  moves.length === 0 ? 'knows nothing here' : 'knows nothing of what it was asked about'

const chosenOf = ({ choice, details }: Thought<ParrotDetails>): ParrotMove | undefined =>
  details.moves.find(({ move }) => move === choice)

/** What it says where it knows something. */
const wheelWords: Partial<Voice<ParrotDetails>> = {
  reason: tellChoice,
  aside: ({ details: { wheel } }) =>
    wheel
      ? `The wheel measures ${makeCount(Math.round(wheel.total))}; the ball fell on ${makeCount(Math.round(wheel.drawn))}.`
      : undefined,
  counts(thought) {
    const chosen = chosenOf(thought)
    if (!chosen) return []
    return [
      ['Worth', makeSigned(chosen.worth)],
      ['Seen', makeCount(chosen.row?.counter ?? 0)],
      ['Chance', makeChance(chosen, thought.details.wheel?.total ?? 0)],
    ]
  },
  lines({ choice, details: { moves, wheel, seen, exploration } }, position) {
    const known = moves.filter(({ row }) => row !== null).length
    return [
      `It knows ${known} of ${position.countLegalMoves()} moves here, from ${makeTimes(seen)}. Worth is defensive + offensive; fitness, the width of a move’s slice, is its square, once the least is 1.`,
      ...makeWheelTable(moves, wheel?.total ?? 0, exploration),
      ...(wheel
        ? [
            `It drew ${makeFigure(wheel.drawn)} below ${makeFigure(wheel.total)}, which fell on ${makeSan(position, choice)}.`,
          ]
        : []),
    ]
  },
  compare: (chosen, _asked, position, move) => compareOnWheel(chosen, position, move),
  numbers: () => [],
  answer: ({ details }) => ({
    rows: details.moves.map((known) => {
      const share = shareOf(details, known)
      return {
        move: known.move,
        san: known.san,
        value: 100 * share,
        text: makePercent(share),
        isBound: false,
      }
    }),
    decisive: Number.POSITIVE_INFINITY,
    facts: [
      ['Moves on the wheel', makeCount(details.moves.length)],
      ['Plies it has seen', makeCount(details.seen)],
    ],
  }),
  units: () =>
    'Scores are in points of worth, which cannot be converted to pawns: a game that was won or lost counts as 1,000.',
}

/** "it has seen it 12 times, worth +3.2 on average against +1 for Nc3; it had 34% of the wheel". */
function tellChoice(thought: ParrotThought): string {
  const chosen = chosenOf(thought)
  if (!chosen) return 'it drew from what it knows'
  const { moves } = thought.details
  const odds =
    moves.filter(({ slice }) => slice).length === 1
      ? 'it is the only move it knows here'
      : `it had ${makePercent(shareOf(thought.details, chosen))} of the wheel`
  if (!chosen.row) return `it has never seen it, and is curious; ${odds}`
  const known = `it has seen it ${makeTimes(chosen.row.counter)}, worth ${makeSigned(chosen.worth)} on average`
  const [next] = moves
    .filter(({ move, row }) => row && move !== chosen.move)
    .sort((a, b) => b.worth - a.worth)
  return next ? `${known} against ${makeSigned(next.worth)} for ${next.san}; ${odds}` : `${known}; ${odds}`
}

function compareOnWheel({ choice, details }: ParrotThought, position: Position, move: Move): string {
  const san = makeSan(position, move)
  const known = details.moves.find((each) => each.move === move)
  const best = details.moves.find((each) => each.move === choice)
  if (!known?.row)
    return known
      ? `Parrot has never seen ${san} here; its curiosity gave it ${makePercent(shareOf(details, known))} of the wheel.`
      : `Parrot has never seen ${san} here, and it repeats only what it knows.`
  const shares = `${makePercent(shareOf(details, known))} of the wheel against ${best ? makePercent(shareOf(details, best)) : 'none'} for ${makeSan(position, choice)}`
  return `Parrot knows ${san}, seen ${makeTimes(known.row.counter)} and worth ${makeSigned(known.worth)}: it had ${shares}, and the ball fell elsewhere.`
}
