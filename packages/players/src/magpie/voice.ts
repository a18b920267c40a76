import {
  capturedPiece,
  type Move,
  makeSan,
  makeSans,
  makeUci,
  type Position,
  type Role,
} from '@rookery/rules'
import { say } from '@rookery/words/voices/magpie'
import { say as sayVoice } from '@rookery/words/voices/plain'
import { makeCount, makeSigned } from '../score/index.ts'
import {
  createVoice,
  type LineReasons,
  makeAnswerRows,
  makeTable,
  SHOWN_MOVES,
  tellMore,
} from '../voice/index.ts'
import { joinClauses } from '../words/index.ts'
import type { MagpieCandidate, MagpieCapture, MagpieDetails, MagpieThought } from './thought.ts'
import { chosenOf, makePoints, tellCandidate, tellChain, tellMagpie, tellTies } from './words.ts'
import { worth } from './worth.ts'

/** More than all that can be taken in one exchange, so a score beyond it is a check's. */
const MOST_PIECES = 100

export const makeVoice = () =>
  createVoice<MagpieDetails>('Magpie', {
    reason: tellMagpie,
    aside: tellTies,
    reasons: tellFears,
    counts: (thought) => [
      [sayVoice('facts.score'), makePoints(chosenOf(thought).score)],
      [say('facts.ranked'), makeCount(thought.details.ranking.length)],
      [say('facts.predicted'), makeCount(chosenOf(thought).chain.length)],
    ],
    lines: tellRanking,
    compare: compareCandidates,
    numbers: (thought, position) => {
      const candidate = chosenOf(thought)
      const chain = tellChain(candidate, position, thought.details.boldness)
      return [
        [sayVoice('numbers.score'), makePoints(candidate.score)],
        [
          say('numbers.madeOf'),
          chain.map(({ text, score }) => say('chain.part', { text, score: makeSigned(score) })).join(', ') ||
            say('chain.nothing'),
        ],
      ]
    },
    answer: (thought, position) => ({
      rows: makeAnswerRows(thought, position),
      decisive: MOST_PIECES,
      facts: [
        [say('facts.ranked'), makeCount(thought.details.ranking.length)],
        [say('facts.check'), makePoints(thought.details.boldness)],
      ],
    }),
    units: ({ details: { boldness } }) => say('units', { boldness }),
  })

/** Its line is the chain of captures where its piece goes. What it wins in all, or gets back, is no loss to fear. */
function tellFears(line: readonly [Move, ...Move[]], position: Position): LineReasons {
  const captures = takenBy(line, position)
  const [, first, second] = captures
  const gain = captures.reduce((sum, taken, index) => sum + (index % 2 === 0 ? 1 : -1) * worthOf(taken), 0)
  if (!first || gain >= 0) return {}
  const [, san, back] = makeSans(position, line)
  return {
    fears: second
      ? say('exchange', { first: san!, taken: first, second: back!, back: second })
      : say('fears', { san: san!, taken: first }),
  }
}

/** What each move of a line takes. */
function takenBy(line: readonly Move[], start: Position): (Role | undefined)[] {
  let position = start
  return line.map((move) => {
    const taken = capturedPiece(position, move)?.role
    position = position.play(move)
    return taken
  })
}

const worthOf = (role: Role | undefined): number => (role ? worth[role] : 0)

function tellRanking({ details }: MagpieThought, position: Position): string[] {
  const { ranking, boldness, passedOver, inCheck } = details
  return [
    inCheck ? say('ranking.inCheck') : say('ranking.all'),
    ...makeTable(
      ranking
        .slice(0, SHOWN_MOVES)
        .map((candidate, index) => [
          `${index + 1}.`,
          makeSan(position, candidate.move),
          makeSigned(candidate.score),
          joinClauses([
            ...describeCandidate(candidate, position, boldness),
            ...(passedOver.includes(candidate.move) ? [say('ranking.repeats')] : []),
          ]),
        ]),
    ),
    ...tellMore(ranking.length).map((line) => line.trim()),
    ...describeHistory(details, position),
  ]
}

/** "takes (+3); Bxc3 takes (−3), bxc3 takes back (+3)". */
function describeCandidate(candidate: MagpieCandidate, position: Position, boldness: number): string[] {
  const { move, taken, promoted, chain, exposing, exposed, verdict } = candidate
  const parts: string[] = []
  if (verdict === 'wins') parts.push(say('ranking.wins'))
  if (verdict === 'spoils') parts.push(say('ranking.spoils'))
  if (taken > 0) parts.push(say('ranking.takes', { score: makeSigned(taken) }))
  if (promoted > 0) parts.push(say('ranking.promotes', { score: makeSigned(promoted) }))
  if (exposing && exposed) parts.push(say('ranking.exposedCheck'))
  else if (exposing) parts.push(say('ranking.check', { score: makeSigned(boldness) }))
  const predicted = describeChain(chain, position.play(move))
  if (predicted) parts.push(predicted)
  return parts.length > 0 ? parts : [say('ranking.safe')]
}

function describeChain(chain: readonly MagpieCapture[], start: Position): string {
  let position = start
  const words = chain.map((capture) => {
    const text = say('ranking.capture', {
      san: makeSan(position, capture.move),
      isBack: capture.kind === 'takes back',
      check: capture.exposing ? (capture.exposed ? 'exposed' : 'given') : 'none',
      score: makeSigned(capture.score),
    })
    position = position.play(capture.move)
    return text
  })
  return words.join(', ')
}

function describeHistory({ history }: MagpieDetails, position: Position): string[] {
  const list = (moves: readonly Move[]) =>
    moves.map((move) => makeUci(move, position)).join(' ') || say('ranking.none')
  return [say('ranking.history', { own: list(history.own), theirs: list(history.theirs) })]
}

function compareCandidates(
  chosen: MagpieThought,
  asked: MagpieThought,
  position: Position,
  move: Move,
): string {
  const candidate = asked.details.ranking.find((each) => each.move === move)
  const best = chosen.details.ranking.find((each) => each.move === chosen.choice)
  if (!candidate || !best) return sayVoice('noAnswer', { name: 'Magpie' })
  const reason = tellCandidate(candidate, position, asked.details.boldness)
  const told = { san: makeSan(position, move), best: makeSan(position, best.move), reason }
  if (candidate.verdict !== best.verdict) return say('compare.after', told)
  const loss = best.score - candidate.score
  const points = makePoints(candidate.score)
  if (loss === 0) return say('compare.same', { ...told, points })
  const own = makeSigned(best.score)
  return say('compare.other', { ...told, points, loss: Math.abs(loss), isWorse: loss > 0, own })
}
