import { type Color, type Move, makeSan, makeSans, type Position } from '@rookery/rules'
import { say } from '@rookery/words/voices/plain'
import { say as sayReason } from '@rookery/words/voices/reasons'
import { makeCount, makePercent, makeScore, makeScoreWithUnit, scoreFor, tellUnit } from '../score/index.ts'
import { isInterrupted, type Thought, type WeighedMove } from '../thought.ts'
import { makeTable } from './text-table.ts'
import type { Answer, AnswerRow, Fact, Voice } from './voice.ts'

/** Of a ranking that may have two hundred entries, what a person reads. */
export const SHOWN_MOVES = 12

/** The voice of a mind: what it says itself, and for the rest plain words made from the common part of its thoughts. */
export function createVoice<Details>(name: string, own: Partial<Voice<Details>> = {}): Voice<Details> {
  const plain = plainVoice(name)
  const { reason } = own
  const headline =
    own.headline ??
    (reason
      ? (thought, position) =>
          sayReason('headline', {
            name,
            san: makeSan(position, thought.choice),
            reason: reason(thought, position),
          })
      : plain.headline)
  const voice: Voice<Details> = { ...plain, headline, summary: headline, ...own }
  return {
    ...voice,
    compare: (chosen, asked, position, move, side) =>
      chosen.kind === asked.kind
        ? voice.compare(chosen, asked, position, move, side)
        : say('noAnswer', { name }),
  }
}

function plainVoice(name: string): Voice {
  const headline = ({ choice, score }: Thought, position: Position, side = position.turn) => {
    const san = makeSan(position, choice)
    return score
      ? say('playsFor', { name, san, score: makeScoreWithUnit(score, side) })
      : say('plays', { name, san })
  }
  return {
    headline,
    summary: headline,
    aside: () => undefined,
    reason: ({ line }, position) => {
      const [, ...answers] = makeSans(position, line)
      return answers.length > 0 ? say('expects', { line: answers.join(' ') }) : say('noReason')
    },
    reasons: () => ({}),
    counts: plainCounts,
    lines: plainLines,
    compare: (chosen, asked, position, move, side) =>
      comparePlainly(name, chosen, asked, position, move, side),
    numbers: plainNumbers,
    answer: plainAnswer,
    units: ({ score }) => (score ? tellUnit(score) : say('noNumbers')),
    limits: ({ effort }) => (effort?.depth === undefined ? {} : { depth: effort.depth }),
    terms: {},
    termNames: {},
    treeScore: (value, { score }, { turn }) => ({ side: turn, value, unit: score?.unit ?? 'points' }),
    pawnTerms: () => [],
  }
}

function plainCounts({ score, effort }: Thought, { turn }: Position, side = turn): Fact[] {
  return [
    ...(score ? [[say('facts.score'), makeScoreWithUnit(score, side)] as const] : []),
    ...(effort?.depth === undefined
      ? []
      : [[say('facts.depth'), makeCount(effort.depth), say('facts.depthMeaning')] as const]),
    ...(effort?.nodes === undefined
      ? []
      : [[say('facts.nodes'), makeCount(effort.nodes), say('facts.nodesMeaning')] as const]),
  ]
}

function plainLines({ weighed, score }: Thought, position: Position, side = position.turn): string[] {
  if (weighed.length === 0) return []
  return [
    ...(score ? [tellUnit(score)] : []),
    say('moves'),
    ...makeTable(
      weighed
        .slice(0, SHOWN_MOVES)
        .map((each) => [`  ${makeSan(position, each.move)}`, makeWeighed(each, side)]),
    ),
    ...tellMore(weighed.length),
  ]
}

/** How many moves of a ranking are not shown. */
export const tellMore = (count: number): string[] =>
  count > SHOWN_MOVES ? [`  ${say('more', { count: count - SHOWN_MOVES })}`] : []

function comparePlainly(
  name: string,
  chosen: Thought,
  asked: Thought,
  position: Position,
  move: Move,
  side = position.turn,
): string {
  const [san, best] = [makeSan(position, move), makeSan(position, chosen.choice)]
  if (!chosen.score || !asked.score) return say('nothingToCompare', { name, best, san })
  return say('compared', {
    name,
    san,
    score: makeScore(asked.score, side),
    own: makeScore(chosen.score, side),
    best,
    next: sequelOf(asked, position),
  })
}

/** For whom a move is better or worse, where the scores beside it are told from the other side. */
export const forWhom = (turn: Color, side: Color): Color | 'mover' => (side === turn ? 'mover' : turn)

/** What follows an asked move, for the end of a sentence: what is feared, or else the answer that is expected. */
export function sequelOf({ line }: Pick<Thought, 'line'>, position: Position, fear?: string) {
  if (fear !== undefined) return { kind: 'fear', told: fear } as const
  const [, reply] = makeSans(position, line)
  return reply === undefined
    ? ({ kind: 'none', told: '' } as const)
    : ({ kind: 'reply', told: reply } as const)
}

function plainNumbers({ score, line, effort }: Thought, position: Position, side = position.turn): Fact[] {
  return [
    ...(score ? [[say('numbers.score'), makeScoreWithUnit(score, side)] as const] : []),
    ...(line.length > 1 ? [[say('numbers.line'), makeSans(position, line).join(' ')] as const] : []),
    ...(effort?.depth === undefined ? [] : [[say('facts.depth'), makeCount(effort.depth)] as const]),
    ...(effort?.nodes === undefined ? [] : [[say('numbers.nodes'), makeCount(effort.nodes)] as const]),
  ]
}

function plainAnswer(thought: Thought, position: Position, side = position.turn): Answer {
  return {
    rows: makeAnswerRows(thought, position, side),
    decisive: Number.POSITIVE_INFINITY,
    facts: [
      ...(thought.weighed.length > 0
        ? [[say('facts.movesWeighed'), makeCount(thought.weighed.length)] as const]
        : []),
      ...plainCounts(thought, position, side),
    ],
  }
}

/** The weighed moves as bars: by their chance where chance chose, otherwise by the mind's own numbers. */
export const makeAnswerRows = ({ weighed }: Thought, position: Position, side = position.turn): AnswerRow[] =>
  weighed.map((each) => ({
    move: each.move,
    san: makeSan(position, each.move),
    value: barValue(each, side),
    text: makeWeighed(each, side),
    isBound: each.bound !== undefined,
  }))

/** How long the bar of a weighed move is. */
export function barValue({ chance, score }: WeighedMove, side: Color): number {
  if (chance !== undefined) return 100 * chance
  return score ? scoreFor(score, side).value : 0
}

/** "+0.35", "≤ +0.20", "34% · +0.35". */
export function makeWeighed({ chance, score, bound }: WeighedMove, side: Color): string {
  const parts = chance === undefined ? [] : [makePercent(chance)]
  if (score) {
    const isAtLeast = (bound === 'at least') === (score.side === side)
    const sign = bound === undefined ? '' : isAtLeast ? '≥ ' : '≤ '
    parts.push(sign + makeScore(score, side))
  }
  return parts.join(' · ')
}

/** What is told of a mind that was stopped before it had an idea. */
export const interruptedVoice = (name: string): Voice => ({
  ...plainVoice(name),
  headline: (thought, position) =>
    isInterrupted(thought)
      ? say('stoppedPlays', {
          name,
          count: thought.details.moves.length,
          san: makeSan(position, thought.choice),
        })
      : say('stopped', { name }),
  summary: () => say('stopped', { name }),
  reason: () => say('stoppedReason'),
  compare: () => say('stoppedCompare', { name }),
  numbers: () => [],
})
