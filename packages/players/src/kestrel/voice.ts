import { type Color, fileOf, opposite, type Position, rankOf, squareAt, withTurn } from '@rookery/rules'
import { say } from '@rookery/words/voices/kestrel'
import { LEAST_PAWNS, makeCount, makeScore, makeSigned } from '../score/index.ts'
import type { SearchedThought } from '../search/index.ts'
import { findSquareGain, type SquareSense, tellSquareGain } from '../search/tell-squares.ts'
import { createSearchVoice, makeTerms } from '../search/voice.ts'
import type { Fact, Voice } from '../voice/index.ts'
import { everyMotif, forcingMotifs } from '../words/index.ts'
import { kestrelNumbers } from './numbers.ts'
import type { KestrelCounts } from './thought.ts'
import { weigh } from './weigh.ts'

/** Kestrel counts the moves of its pieces and weighs their squares, beside what they are worth. */
const makeSearchVoice = () =>
  createSearchVoice<KestrelCounts>('Kestrel', {
    cares: [...forcingMotifs, 'develops', 'attacks', 'opens', 'controls', 'gains room'],
    sees: everyMotif,
    own: tellOwn,
    win: kestrelNumbers.mate,
    ...makeTerms({
      points: [say('terms.points'), say('terms.pointsMeaning')],
      mobility: [say('terms.mobility'), say('terms.mobilityMeaning')],
      weights: [say('terms.weights'), say('terms.weightsMeaning')],
    }),
    tellingTerm: 'weights',
  })

/** What a square, or a move more, adds to its evaluation by the end of its line: whichever of them adds most. */
function tellOwn({ line, details }: SearchedThought<KestrelCounts>, position: Position): string | undefined {
  const { turn, variant } = position
  const end = line.reduce((reached, move) => reached.play(move), position)
  const worth: SquareSense = ({ role, color }, square) => {
    const rank = color === 'white' ? rankOf(square) : variant.ranks - 1 - rankOf(square)
    return weigh(role, squareAt(fileOf(square), rank), variant) / 100
  }
  const square = findSquareGain(position, line, worth)
  const perMove = perMoveIn(details, end) / 100
  const moves = (at: Position, side: Color) => withTurn(at, side).countLegalMoves()
  const own = { had: moves(position, turn), has: moves(end, turn) }
  const theirs = { had: moves(position, opposite(turn)), has: moves(end, opposite(turn)) }
  const [best] = [
    { pawns: square?.pawns ?? 0, tell: () => square && tellSquareGain(square) },
    { pawns: perMove * gained(own.had, own.has), tell: () => say('room', own) },
    { pawns: perMove * gained(theirs.has, theirs.had), tell: () => say('roomTaken', theirs) },
  ].sort((a, b) => b.pawns - a.pawns)
  return best && best.pawns >= LEAST_PAWNS ? best.tell() : undefined
}

/** A move or two more come with nearly every move, and are no room where there are many. */
const LEAST_SHARE = 0.1
const LEAST_MOVES = 2

const gained = (from: number, to: number): number =>
  to - from >= Math.max(LEAST_MOVES, LEAST_SHARE * from) ? to - from : 0

/** What a move more is worth by its settings, which the end of its line tells. */
function perMoveIn({ leaf }: Details, end: Position): number {
  const mobility = leaf.terms.find(({ name }) => name === 'mobility')?.value ?? 0
  const beyond = withTurn(end, 'white').countLegalMoves() - withTurn(end, 'black').countLegalMoves()
  return beyond === 0 ? 0 : Math.abs(mobility / beyond)
}

type Details = SearchedThought<KestrelCounts>['details']

/** The three counters that Scoria prints after each move, the first as it does (docs/origins.md) and in pawns. */
function counters(
  { score, details }: SearchedThought<KestrelCounts>,
  { turn }: Position,
  side: Color = turn,
): Fact[] {
  const number = makeSigned(details.evaluation)
  return [
    [
      say('facts.evaluation'),
      score ? say('facts.both', { score: makeScore(score, side), number }) : say('facts.own', { number }),
    ],
    [say('facts.hitCount'), makeCount(details.hitCount), say('facts.hitCountMeaning')],
    [say('facts.branches'), makeCount(details.branchesSearched), say('facts.branchesMeaning')],
  ]
}

export function makeVoice(): Voice<Details> {
  const search = makeSearchVoice()
  return {
    ...search,
    counts: counters,
    answer(thought, position, side) {
      const answer = search.answer(thought, position, side)
      return { ...answer, facts: [...counters(thought, position, side), ...answer.facts] }
    },
  }
}
