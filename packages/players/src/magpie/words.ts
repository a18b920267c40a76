import { capturedPiece, makeSan, makeSans, movePromotion, moveRole, type Position } from '@rookery/rules'
import { makeSigned } from '../score/index.ts'
import { tellLead } from '../words/index.ts'
import { isBold, type MagpieCandidate, type MagpieCapture, type MagpieThought } from './thought.ts'

export interface ChainStep {
  readonly text: string
  readonly score: number
  /** A check that the king cannot answer by taking. */
  readonly isBold: boolean
}

/** A score with its unit. */
export const makePoints = (score: number): string =>
  `${makeSigned(score)} point${Math.abs(score) === 1 ? '' : 's'}`

const tellTakenCheck = ({ exposing, exposed }: MagpieCapture): string =>
  exposing && exposed ? ', a check that the king can take' : ''

/** What makes up a candidate's score, in the order in which it would happen on the board. */
export function tellChain(candidate: MagpieCandidate, position: Position, boldness: number): ChainStep[] {
  const { move, taken, promoted, exposing, exposed, chain } = candidate
  const steps: ChainStep[] = []
  const captured = capturedPiece(position, move)
  if (captured) steps.push({ text: `takes the ${captured.role}`, score: taken, isBold: false })
  if (promoted > 0) steps.push({ text: 'promotes', score: promoted, isBold: false })
  if (exposing && exposed) steps.push({ text: 'check that the king can take', score: 0, isBold: false })
  else if (exposing) steps.push({ text: 'check', score: boldness, isBold: true })
  const sans = makeSans(position, [move, ...chain.map((capture) => capture.move)]).slice(1)
  return [
    ...steps,
    ...chain.map((capture, index) => ({
      text: `${sans[index]} ${capture.kind}${tellTakenCheck(capture)}`,
      score: capture.score,
      isBold: isBold(capture),
    })),
  ]
}

/** "it takes the knight; if gxf6 takes the bishop, Qxf6 takes back the pawn; that is 3 points better than Kf1". */
export function tellMagpie(thought: MagpieThought, position: Position): string {
  const chosen = chosenOf(thought)
  if (chosen.verdict === 'wins') return 'it wins the game at once'
  if (chosen.verdict === 'spoils') return 'every other move is as bad or worse'
  // A check counts for so many points that they say nothing about pieces.
  const lead = isBold(chosen) || chosen.chain.some(isBold) ? undefined : tellLead(thought, position)
  return [tellAction(chosen, position), tellDanger(chosen, position), lead].filter(Boolean).join('; ')
}

/** What Magpie makes of a candidate, as the end of a sentence: "although gxf6 can take the bishop". */
export function tellCandidate(candidate: MagpieCandidate, position: Position): string {
  switch (candidate.verdict) {
    case 'wins':
      return 'it wins the game at once'
    case 'spoils':
      return 'it gives stalemate, or leaves the king in reach'
    case 'plays':
      return tellDanger(candidate, position)
  }
}

/** What else decided: a better move passed over, or the order among equals. */
export function tellTies(thought: MagpieThought, position: Position): string | undefined {
  const { choice, details } = thought
  const { ranking, passedOver } = details
  if (ranking.length === 1) return 'It was the only move to rank.'
  const chosen = chosenOf(thought)
  const above = ranking.slice(0, ranking.indexOf(chosen)).filter(({ move }) => passedOver.includes(move))
  if (above.length > 0) {
    const names = above.map(({ move }) => makeSan(position, move)).join(', ')
    return `It ranked ${names} higher, but passed over it: it would repeat the moves A-B-A-B.`
  }
  const equals = ranking.filter(
    ({ move, verdict, score }) =>
      move !== choice && verdict === chosen.verdict && score === chosen.score && !passedOver.includes(move),
  ).length
  if (equals === 0) return undefined
  return `${equals} other ${equals === 1 ? 'move scores' : 'moves score'} the same; it looked at this one first.`
}

export function chosenOf({ choice, details }: MagpieThought): MagpieCandidate {
  return details.ranking.find(({ move }) => move === choice)!
}

/** What the move itself does, if anything. */
function tellAction(candidate: MagpieCandidate, position: Position): string | undefined {
  const captured = capturedPiece(position, candidate.move)
  if (captured && candidate.promoted > 0) return `it takes the ${captured.role} and promotes to a queen`
  if (captured) return `it takes the ${captured.role}`
  if (candidate.promoted > 0) return 'it promotes to a queen'
  return isBold(candidate) ? 'it gives a check that the king cannot answer by taking' : undefined
}

/** What Magpie expects on the square it moves to. */
function tellDanger({ move, chain }: MagpieCandidate, position: Position): string {
  const [first, second] = chain
  const sans = makeSans(position, [move, ...chain.map((capture) => capture.move)]).slice(1)
  if (!first) return `nobody can take the ${movePromotion(move) ?? moveRole(move)} there`
  return second
    ? `if ${sans[0]} takes the ${first.taken}, ${sans[1]} takes back the ${second.taken}`
    : `it fears ${sans[0]}, which can take the ${first.taken}`
}
