import { capturedPiece, makeSan, makeSans, movePromotion, moveRole, type Position } from '@rookery/rules'
import { makeSigned } from '../score/index.ts'
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

/** "Magpie takes the knight with Bxf6: if gxf6 takes the bishop, Qxf6 takes back the pawn. Score +1." */
export function tellMagpie(thought: MagpieThought, position: Position): string {
  const chosen = chosenOf(thought)
  const san = makeSan(position, chosen.move)
  if (chosen.verdict === 'wins') return `Magpie plays ${san}: it wins the game at once.`
  if (chosen.verdict === 'spoils') return `Magpie plays ${san}: every other move is as bad or worse.`
  return `Magpie ${tellAction(chosen, position, san)}: ${tellReason(chosen, position)}. Score ${makePoints(chosen.score)}.`
}

/** What Magpie makes of a candidate, as the end of a sentence: "although gxf6 can take the bishop". */
export function tellCandidate(candidate: MagpieCandidate, position: Position): string {
  switch (candidate.verdict) {
    case 'wins':
      return 'it wins the game at once'
    case 'spoils':
      return 'it gives stalemate, or leaves the king in reach'
    case 'plays':
      return tellReason(candidate, position)
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

function tellAction({ move, promoted }: MagpieCandidate, position: Position, san: string): string {
  const captured = capturedPiece(position, move)
  const acts = [captured && `takes the ${captured.role}`, promoted > 0 && 'promotes to a queen'].filter(
    Boolean,
  )
  return acts.length > 0 ? `${acts.join(' and ')} with ${san}` : `plays ${san}`
}

function tellReason(candidate: MagpieCandidate, position: Position): string {
  const { move, chain } = candidate
  const check = isBold(candidate) ? 'a check the king cannot answer by taking' : undefined
  const [first, second] = chain
  const sans = makeSans(position, [move, ...chain.map((capture) => capture.move)]).slice(1)
  const role = movePromotion(move) ?? moveRole(move)
  const danger = !first
    ? `nobody can take the ${role} there`
    : second
      ? `if ${sans[0]} takes the ${first.taken}, ${sans[1]} takes back the ${second.taken}`
      : `although ${sans[0]} can take the ${first.taken}`
  if (!check) return danger
  return `${check}, ${first && !second ? danger : `and ${danger}`}`
}
