import { type Move, makeSan, makeUci, type Position } from '@rookery/rules'
import { makeCount, makeSigned } from '../score/index.ts'
import { createVoice, makeAnswerRows, makeTable, SHOWN_MOVES } from '../voice/index.ts'
import type { MagpieCandidate, MagpieCapture, MagpieDetails, MagpieThought } from './thought.ts'
import { chosenOf, makePoints, tellCandidate, tellChain, tellMagpie, tellTies } from './words.ts'

/** More than all that can be taken in one exchange, so a score beyond it is a check's. */
const MOST_PIECES = 100

export const voice = createVoice<MagpieDetails>('Magpie', {
  reason: tellMagpie,
  aside: tellTies,
  counts: (thought) => [
    ['Score', makePoints(chosenOf(thought).score)],
    ['Moves ranked', makeCount(thought.details.ranking.length)],
    ['Captures predicted', makeCount(chosenOf(thought).chain.length)],
  ],
  lines: tellRanking,
  compare: compareCandidates,
  numbers: (thought, position) => {
    const candidate = chosenOf(thought)
    const chain = tellChain(candidate, position, thought.details.boldness)
    return [
      ['score', makePoints(candidate.score)],
      [
        'made of',
        chain.map(({ text, score }) => `${text} ${makeSigned(score)}`).join(', ') || 'nothing is taken',
      ],
    ]
  },
  answer: (thought, position) => ({
    rows: makeAnswerRows(thought, position),
    decisive: MOST_PIECES,
    facts: [
      ['Moves ranked', makeCount(thought.details.ranking.length)],
      ['A check is worth', makePoints(thought.details.boldness)],
    ],
  }),
  units: ({ details: { boldness } }) =>
    `Scores are in points, which cannot be converted to pawns: a pawn counts as 1, but so does what is only predicted, and a check as ${makeCount(boldness)}.`,
})

function tellRanking({ details }: MagpieThought, position: Position): string[] {
  const { ranking, boldness, passedOver, inCheck } = details
  return [
    inCheck ? 'In check: only the answers are ranked, captures first.' : 'Every move, best first:',
    ...makeTable(
      ranking
        .slice(0, SHOWN_MOVES)
        .map((candidate, index) => [
          `${index + 1}.`,
          makeSan(position, candidate.move),
          makeSigned(candidate.score),
          describeCandidate(candidate, position, boldness) +
            (passedOver.includes(candidate.move) ? '; passed over, it repeats A-B-A-B' : ''),
        ]),
    ),
    ...(ranking.length > SHOWN_MOVES ? [`and ${ranking.length - SHOWN_MOVES} more`] : []),
    ...describeHistory(details, position),
  ]
}

/** "takes (+3); Bxc3 takes (−3), bxc3 takes back (+3)". */
function describeCandidate(candidate: MagpieCandidate, position: Position, boldness: number): string {
  const { move, taken, promoted, chain, exposing, exposed, verdict } = candidate
  const parts: string[] = []
  if (verdict === 'wins') parts.push('wins the game')
  if (verdict === 'spoils') parts.push('spoils the game: stalemate, or its king in reach')
  if (taken > 0) parts.push(`takes (${makeSigned(taken)})`)
  if (promoted > 0) parts.push(`promotes (${makeSigned(promoted)})`)
  if (exposing && exposed) parts.push('gives check, but the king can take (0)')
  else if (exposing) parts.push(`gives a check the king cannot take (${makeSigned(boldness)})`)
  const predicted = describeChain(chain, position.play(move))
  if (predicted) parts.push(predicted)
  return parts.length > 0 ? parts.join('; ') : 'nobody can take it there'
}

function describeChain(chain: readonly MagpieCapture[], start: Position): string {
  let position = start
  const words = chain.map((capture) => {
    const check = !capture.exposing
      ? ''
      : capture.exposed
        ? ' with a check that the king can take'
        : ' with check'
    const text = `${makeSan(position, capture.move)} ${capture.kind}${check} (${makeSigned(capture.score)})`
    position = position.play(capture.move)
    return text
  })
  return words.join(', ')
}

function describeHistory({ history }: MagpieDetails, position: Position): string[] {
  const list = (moves: readonly Move[]) => moves.map((move) => makeUci(move, position)).join(' ') || 'none'
  return [`Its last moves: ${list(history.own)}; the other side's: ${list(history.theirs)}.`]
}

function compareCandidates(
  chosen: MagpieThought,
  asked: MagpieThought,
  position: Position,
  move: Move,
): string {
  const candidate = asked.details.ranking.find((each) => each.move === move)
  const best = chosen.details.ranking.find((each) => each.move === chosen.choice)
  if (!candidate || !best) return 'Magpie had no answer.'
  const reason = tellCandidate(candidate, position)
  const bestSan = makeSan(position, best.move)
  if (candidate.verdict !== best.verdict)
    return `Magpie ranks ${makeSan(position, move)} after ${bestSan}: ${reason}.`
  const loss = best.score - candidate.score
  const start = `Magpie scores ${makeSan(position, move)} ${makePoints(candidate.score)}`
  const compared =
    loss === 0
      ? `the same as ${bestSan}, which it looked at first`
      : `${makeCount(Math.abs(loss))} ${loss > 0 ? 'less' : 'more'} than ${bestSan} with ${makeSigned(best.score)}`
  return `${start}, ${compared}: ${reason}.`
}
