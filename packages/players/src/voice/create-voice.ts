import { type Color, type Move, makeSan, makeSans, type Position } from '@rookery/rules'
import {
  makeCount,
  makeHalfMoves,
  makePercent,
  makeScore,
  makeScoreWithUnit,
  scoreFor,
  tellUnit,
} from '../score/index.ts'
import { isInterrupted, type Thought, type WeighedMove } from '../thought.ts'
import { english } from '../words/index.ts'
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
          english.headline(name, makeSan(position, thought.choice), reason(thought, position))
      : plain.headline)
  const voice: Voice<Details> = { ...plain, headline, summary: headline, ...own }
  return {
    ...voice,
    compare: (chosen, asked, position, move, side) =>
      chosen.kind === asked.kind
        ? voice.compare(chosen, asked, position, move, side)
        : `${name} had no answer.`,
  }
}

function plainVoice(name: string): Voice {
  const headline = ({ choice, score }: Thought, position: Position, side = position.turn) =>
    `${name} plays ${makeSan(position, choice)}${score ? ` for ${makeScoreWithUnit(score, side)}` : ''}.`
  return {
    headline,
    summary: headline,
    aside: () => undefined,
    reason: ({ line }, position) => `expects ${makeSans(position, line).join(' ')}`,
    counts: plainCounts,
    lines: plainLines,
    compare: (chosen, asked, position, move, side) =>
      comparePlainly(name, chosen, asked, position, move, side),
    numbers: plainNumbers,
    answer: plainAnswer,
    units: ({ score }) => (score ? tellUnit(score) : 'It has no numbers to tell.'),
    limits: ({ effort }) => (effort?.depth === undefined ? {} : { depth: effort.depth }),
    terms: {},
    treeScore: (value, { score }, { turn }) => ({ side: turn, value, unit: score?.unit ?? 'points' }),
    pawnTerms: () => [],
  }
}

function plainCounts({ score, effort }: Thought, { turn }: Position, side = turn): Fact[] {
  return [
    ...(score ? [['Score', makeScoreWithUnit(score, side)] as const] : []),
    ...(effort?.depth === undefined ? [] : [['Depth', makeCount(effort.depth)] as const]),
    ...(effort?.nodes === undefined ? [] : [['Nodes', makeCount(effort.nodes)] as const]),
  ]
}

function plainLines({ weighed, score }: Thought, position: Position, side = position.turn): string[] {
  if (weighed.length === 0) return []
  return [
    ...(score ? [tellUnit(score)] : []),
    'Its moves, best first:',
    ...makeTable(
      weighed
        .slice(0, SHOWN_MOVES)
        .map((each) => [`  ${makeSan(position, each.move)}`, makeWeighed(each, side)]),
    ),
    ...(weighed.length > SHOWN_MOVES ? [`  and ${weighed.length - SHOWN_MOVES} more`] : []),
  ]
}

function comparePlainly(
  name: string,
  chosen: Thought,
  asked: Thought,
  position: Position,
  move: Move,
  side = position.turn,
): string {
  const [san, best] = [makeSan(position, move), makeSan(position, chosen.choice)]
  if (!chosen.score || !asked.score)
    return `${name} chose ${best}, and has no numbers to compare ${san} with.`
  return `${name} gives ${san} ${makeScore(asked.score, side)} against ${makeScore(chosen.score, side)} for ${best}${tellReply(asked, position)}.`
}

/** ", and expects Nf6 in reply", or nothing. */
export function tellReply({ line }: Thought, position: Position): string {
  const [, reply] = makeSans(position, line)
  return reply === undefined ? '' : `, and expects ${reply} in reply`
}

function plainNumbers({ score, line, effort }: Thought, position: Position, side = position.turn): Fact[] {
  return [
    ...(score ? [['score', makeScoreWithUnit(score, side)] as const] : []),
    ...(line.length > 1 ? [['expected line', makeSans(position, line).join(' ')] as const] : []),
    ...(effort?.depth === undefined ? [] : [['looked ahead', makeHalfMoves(effort.depth)] as const]),
    ...(effort?.nodes === undefined ? [] : [['nodes', makeCount(effort.nodes)] as const]),
  ]
}

function plainAnswer(thought: Thought, position: Position, side = position.turn): Answer {
  return {
    rows: makeAnswerRows(thought, position, side),
    decisive: Number.POSITIVE_INFINITY,
    facts: [
      ...(thought.weighed.length > 0 ? [['Moves weighed', makeCount(thought.weighed.length)] as const] : []),
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
      ? `${name} was stopped before it had an idea, so the first of ${thought.details.moves.length} legal moves was played: ${makeSan(position, thought.choice)}.`
      : `${name} was stopped before it had an idea.`,
  summary: () => `${name} was stopped before it had an idea.`,
  reason: () => 'was stopped before it had an idea',
  compare: () => `${name} was stopped before it had an idea, so it compared nothing.`,
  numbers: () => [],
})

/** The mind's numbers for its own move and for another, side by side, as far as both have them. */
export function compareNumbers(
  voice: Voice,
  chosen: Thought,
  asked: Thought,
  position: Position,
  side = position.turn,
): { readonly name: string; readonly chosen: string; readonly asked: string }[] {
  if (chosen.kind !== asked.kind) return []
  const others = new Map(voice.numbers(asked, position, side).map(([name, value]) => [name, value]))
  return voice.numbers(chosen, position, side).flatMap(([name, value]) => {
    const other = others.get(name)
    return other === undefined ? [] : [{ name, chosen: value, asked: other }]
  })
}
