import { type Color, type Move, makeSan, type Position } from '@rookery/rules'
import { say } from '@rookery/words/voices/parrot'
import { say as sayVoice } from '@rookery/words/voices/plain'
import { makeCount, makePercent, makeSigned, makeTimes } from '../score/index.ts'
import type { Thought } from '../thought.ts'
import { createVoice, type Voice } from '../voice/index.ts'
import { joinClauses, tellDeed } from '../words/index.ts'
import { fallbacks } from './fallbacks.ts'
import { nameOf, tellIgnorance } from './ignorance.ts'
import { isParrotThought, type ParrotDetails, type ParrotMove, type ParrotThought } from './thought.ts'
import { shareOf } from './wheel.ts'
import { makeChance, makeFigure, makeWheelTable } from './wheel-table.ts'

/** Parrot tells what it knows, and where it knows nothing lets the mind that thought for it speak. */
export async function makeVoice(): Promise<Voice<ParrotDetails>> {
  const voices = new Map<string, Voice>()
  for (const { id, name, loadVoice } of fallbacks) voices.set(id, createVoice(name, await loadVoice?.()))
  return createParrotVoice((player) => voices.get(player) ?? createVoice(player))
}

type Fallback = NonNullable<ParrotDetails['fallback']>

function createParrotVoice(voiceOf: (player: string) => Voice): Voice<ParrotDetails> {
  const wheel = createVoice<ParrotDetails>('Parrot', wheelWords)
  /** One way of speaking where it knows something, the other's where it does not. */
  const either =
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
    headline: either(wheel.headline, (voice, fallback, thought, position, side) =>
      follow(thought, voice.headline(fallback.thought, position, side)),
    ),
    summary: either(wheel.headline, (voice, fallback, thought, position, side) =>
      follow(thought, voice.summary(fallback.thought, position, side)),
    ),
    aside: either(wheel.aside, (voice, fallback, _, position) => voice.aside(fallback.thought, position)),
    reason: either(wheel.reason, (voice, fallback, thought, position) =>
      say(isIgnorantHere(thought) ? 'reasonNothing' : 'reasonNotThose', {
        name: nameOf(fallback),
        reason: voice.reason(fallback.thought, position),
      }),
    ),
    counts: either(wheel.counts, (voice, fallback, _, position, side) => [
      [say('facts.knows'), say('facts.nothing')],
      [say('facts.fallback'), nameOf(fallback)],
      ...voice.counts(fallback.thought, position, side),
    ]),
    lines: either(wheel.lines, (voice, fallback, thought, position, side) => {
      const { moves, exploration } = thought.details
      const name = nameOf(fallback)
      return [
        say(isIgnorantHere(thought) ? 'leavesNothing' : 'leavesNotThose', { name }),
        ...(moves.length === 0 ? [] : [say('whatItKnows'), ...makeWheelTable(moves, 0, exploration)]),
        say('thoughtOf', { name }),
        ...voice.lines(fallback.thought, position, side),
      ]
    }),
    compare(chosen, asked, position, move, side) {
      if (!isParrotThought(asked)) return sayVoice('noAnswer', { name: 'Parrot' })
      const { fallback } = chosen.details
      const other = asked.details.fallback?.thought
      if (!fallback) return wheel.compare(chosen, asked, position, move, side)
      if (!other) return say('cannotSay')
      const said = voiceOf(fallback.player).compare(fallback.thought, other, position, move, side)
      return say('cannotSayBut', { said })
    },
    numbers: either(wheel.numbers, (voice, fallback, _, position, side) =>
      voice.numbers(fallback.thought, position, side),
    ),
    answer: either(wheel.answer, (voice, fallback, _, position, side) =>
      voice.answer(fallback.thought, position, side),
    ),
    units: either(wheel.units, (voice, fallback, _, position, side) =>
      voice.units(fallback.thought, position, side),
    ),
    limits: ({ details: { fallback } }) =>
      fallback ? voiceOf(fallback.player).limits(fallback.thought) : {},
  }
}

/** Whether it knows nothing at all here, or only nothing of the moves that it was asked about. */
const isIgnorantHere = ({ details: { moves } }: ParrotThought): boolean => moves.length === 0

const follow = (thought: ParrotThought, said: string): string =>
  say('followed', { one: tellIgnorance(thought) ?? '', other: said })

const chosenOf = ({ choice, details }: Thought<ParrotDetails>): ParrotMove | undefined =>
  details.moves.find(({ move }) => move === choice)

/** What it says where it knows something. */
const wheelWords: Partial<Voice<ParrotDetails>> = {
  reason: tellChoice,
  fearless: () => say('fearless'),
  aside: ({ details: { wheel } }) =>
    wheel ? say('wheel', { total: Math.round(wheel.total), drawn: Math.round(wheel.drawn) }) : undefined,
  counts(thought) {
    const chosen = chosenOf(thought)
    if (!chosen) return []
    return [
      [say('facts.worth'), makeSigned(chosen.worth)],
      [say('facts.seen'), makeCount(chosen.row?.counter ?? 0)],
      [say('facts.chance'), makeChance(chosen, thought.details.wheel?.total ?? 0)],
    ]
  },
  lines({ choice, details: { moves, wheel, seen, exploration } }, position) {
    const known = moves.filter(({ row }) => row !== null).length
    return [
      say('lines', { known, count: position.countLegalMoves(), times: makeTimes(seen) }),
      ...makeWheelTable(moves, wheel?.total ?? 0, exploration),
      say('sum'),
      ...(wheel
        ? [
            say('drew', {
              drawn: makeFigure(wheel.drawn),
              total: makeFigure(wheel.total),
              san: makeSan(position, choice),
            }),
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
      [say('facts.moves'), makeCount(details.moves.length)],
      [say('facts.plies'), makeCount(details.seen)],
    ],
  }),
  units: () => say('units'),
}

/** "it has seen it 12 times, worth +3.2 on average against +1 for Nc3; it had 34% of the wheel". */
function tellChoice(thought: ParrotThought, position: Position): string {
  const chosen = chosenOf(thought)
  const deed = tellDeed(position, thought.choice, 1)
  return joinClauses([
    ...(deed === undefined ? [] : [deed]),
    ...(chosen ? [tellKnown(chosen, thought), ...tellOdds(chosen, thought)] : [say('drewFromKnown')]),
  ])
}

function tellKnown(chosen: ParrotMove, { details: { moves } }: ParrotThought): string {
  if (!chosen.row) return say('curious')
  const told = { times: makeTimes(chosen.row.counter), worth: makeSigned(chosen.worth) }
  const [next] = moves
    .filter(({ move, row }) => row && move !== chosen.move)
    .sort((a, b) => b.worth - a.worth)
  // To be worth as much as others, or nothing, speaks for no move by its number.
  if (!next) return chosen.worth === 0 ? say('seen', told) : say('known', told)
  return chosen.worth === next.worth
    ? say('knownAlike', told)
    : say('knownAgainst', { ...told, other: makeSigned(next.worth), san: next.san })
}

/** A move that was asked about had the wheel for itself. */
function tellOdds(chosen: ParrotMove, { isAsked, details }: ParrotThought): string[] {
  const known = details.moves.filter(({ slice, row }) => (isAsked ? row : slice))
  if (known.length === 1 && known[0] === chosen) return [say('onlyKnown')]
  return isAsked ? [] : [say('share', { share: makePercent(shareOf(details, chosen)) })]
}

function compareOnWheel({ choice, isAsked, details }: ParrotThought, position: Position, move: Move): string {
  const san = makeSan(position, move)
  const known = details.moves.find((each) => each.move === move)
  const best = details.moves.find((each) => each.move === choice)
  if (!known) return say('neverSeen', { san })
  const share = makePercent(shareOf(details, known))
  if (!known.row) return say('neverSeenCurious', { san, share })
  return say('compared', {
    san,
    times: makeTimes(known.row.counter),
    worth: makeSigned(known.worth),
    share,
    own: best ? makePercent(shareOf(details, best)) : say('none'),
    best: makeSan(position, choice),
    isDrawn: !isAsked,
  })
}
