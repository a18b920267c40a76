import type { MagpieCandidate, MagpieCapture, MagpieThought } from '@rookery/players'
import { type Move, makeSan, makeUci, type Position } from '@rookery/rules'
import { makeSigned, makeTable, type ThoughtText } from './thought-text.ts'

/** Of a ranking that may have two hundred entries, what a person reads. */
const SHOWN = 12

export function describeMagpie(thought: MagpieThought, position: Position): ThoughtText {
  const { ranking, choice, boldness, passedOver } = thought
  const chosen = ranking.find(({ move }) => move === choice)!
  const captures = chosen.chain.length
  return {
    score: { value: chosen.score, side: position.turn },
    reason: describeCandidate(chosen, position, boldness),
    counts: [
      ['Score', makeSigned(chosen.score)],
      ['Moves ranked', ranking.length],
      ['Captures predicted', captures],
    ],
    lines: [
      thought.inCheck ? 'In check: only the answers are ranked, captures first.' : 'Every move, best first:',
      ...makeTable(
        ranking
          .slice(0, SHOWN)
          .map((candidate, index) => [
            `${index + 1}.`,
            makeSan(position, candidate.move),
            makeSigned(candidate.score),
            describeCandidate(candidate, position, boldness) +
              (passedOver.includes(candidate.move) ? '; passed over, it repeats A-B-A-B' : ''),
          ]),
      ),
      ...(ranking.length > SHOWN ? [`and ${ranking.length - SHOWN} more`] : []),
      ...describeHistory(thought, position),
    ],
  }
}

/** "takes (+3); Bxc3 takes (-3), bxc3 takes back (+3)". */
function describeCandidate(candidate: MagpieCandidate, position: Position, boldness: number): string {
  const { move, taken, crowned, chain, exposing, exposed, verdict } = candidate
  const parts: string[] = []
  if (verdict === 'wins') parts.push('wins the game')
  if (verdict === 'spoils') parts.push('spoils the game: stalemate, or its king in reach')
  if (taken > 0) parts.push(`takes (${makeSigned(taken)})`)
  if (crowned > 0) parts.push(`crowns (${makeSigned(crowned)})`)
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

function describeHistory({ history }: MagpieThought, position: Position): string[] {
  const list = (moves: readonly Move[]) => moves.map((move) => makeUci(move, position)).join(' ') || 'none'
  return [`Its last moves: ${list(history.own)}; the other side's: ${list(history.theirs)}.`]
}
