import {
  capturedPiece,
  makeSan,
  makeSans,
  makeSquare,
  movePromotion,
  moveRole,
  moveTo,
  type Position,
} from '@rookery/rules'
import { say } from '@rookery/words/voices/magpie'
import { say as sayReason } from '@rookery/words/voices/reasons'
import { makeSigned } from '../score/index.ts'
import { isOnlyMove, joinClauses, tellLead } from '../words/index.ts'
import { isBold, type MagpieCandidate, type MagpieThought } from './thought.ts'

export interface ChainStep {
  readonly text: string
  readonly score: number
  /** A check that the king cannot answer by taking. */
  readonly isBold: boolean
}

/** A score with its unit. */
export const makePoints = (score: number): string =>
  say('points', { count: Math.abs(score), number: makeSigned(score) })

/** What makes up a candidate's score, in the order in which it would happen on the board. */
export function tellChain(candidate: MagpieCandidate, position: Position, boldness: number): ChainStep[] {
  const { move, taken, promoted, exposing, exposed, chain } = candidate
  const steps: ChainStep[] = []
  const captured = capturedPiece(position, move)
  if (captured)
    steps.push({ text: say('chain.takes', { taken: captured.role }), score: taken, isBold: false })
  if (promoted > 0) steps.push({ text: say('chain.promotes'), score: promoted, isBold: false })
  if (exposing && exposed) steps.push({ text: say('chain.exposedCheck'), score: 0, isBold: false })
  else if (exposing) steps.push({ text: say('chain.check'), score: boldness, isBold: true })
  const sans = makeSans(position, [move, ...chain.map((capture) => capture.move)]).slice(1)
  return [
    ...steps,
    ...chain.map((capture, index) => ({
      text: say('chain.capture', {
        san: sans[index]!,
        isBack: capture.kind === 'takes back',
        isExposed: capture.exposing && capture.exposed,
      }),
      score: capture.score,
      isBold: isBold(capture),
    })),
  ]
}

/** "it takes the knight; if gxf6 takes the bishop, Qxf6 takes back the pawn; that is 3 points better than Kf1". */
export function tellMagpie(thought: MagpieThought, position: Position): string {
  const chosen = chosenOf(thought)
  const isForced = isOnlyMove(position)
  if (chosen.verdict === 'wins') return say('wins')
  if (chosen.verdict === 'spoils') return isForced ? sayReason('onlyMove') : say('nothingBetter')
  // A check counts for so many points that they say nothing about pieces.
  const lead = isBold(chosen) || chosen.chain.some(isBold) ? undefined : tellLead(thought, position)
  const { boldness } = thought.details
  const action = tellAction(chosen, position, boldness)
  // A move that takes nothing and is not exchanged is no better than others by itself: what decided is told first.
  const isIdle = !isForced && action === undefined && chosen.chain.length < 2
  const decided = isIdle ? (tellOrder(thought) ?? lead) : undefined
  return joinClauses(
    [
      isForced ? sayReason('onlyMove') : undefined,
      action,
      decided,
      tellExpected(chosen, position, boldness, thought.isAsked ? 'danger' : 'fears'),
      lead === decided ? undefined : lead,
    ].filter((clause) => clause !== undefined),
  )
}

/** How a move came to be the first of those that score the same. */
function tellOrder(thought: MagpieThought): string | undefined {
  const count = countEquals(thought)
  return count === 0 || thought.isAsked
    ? undefined
    : say('firstOfEquals', {
        isLot: thought.details.order.length > 1,
        count: count + 1,
        points: makePoints(chosenOf(thought).score),
      })
}

/** How many other moves it could have played score the same. */
function countEquals(thought: MagpieThought): number {
  const { verdict, score } = chosenOf(thought)
  const { ranking, passedOver } = thought.details
  return ranking.filter(
    (each) =>
      each.move !== thought.choice &&
      each.verdict === verdict &&
      each.score === score &&
      !passedOver.includes(each.move),
  ).length
}

/** What Magpie makes of a candidate, as the end of a sentence: "although gxf6 can take the bishop". */
export function tellCandidate(candidate: MagpieCandidate, position: Position, boldness: number): string {
  switch (candidate.verdict) {
    case 'wins':
      return say('wins')
    case 'spoils':
      return say('spoils')
    case 'plays':
      // Whoever would make it: the move may be another's, and so may be the piece.
      return tellExpected(candidate, position, boldness, 'danger')
  }
}

/** What else decided: a better move passed over, or the order among equals. */
export function tellTies(thought: MagpieThought, position: Position): string | undefined {
  const { ranking, passedOver } = thought.details
  if (isOnlyMove(position)) return undefined
  const chosen = chosenOf(thought)
  const above = ranking.slice(0, ranking.indexOf(chosen)).filter(({ move }) => passedOver.includes(move))
  if (above.length > 0) {
    const names = above.map(({ move }) => makeSan(position, move)).join(', ')
    return say('passedOver', { names })
  }
  const equals = countEquals(thought)
  if (equals === 0) return undefined
  return say('equals', { count: equals })
}

export function chosenOf({ choice, details }: MagpieThought): MagpieCandidate {
  return details.ranking.find(({ move }) => move === choice)!
}

/** What the move itself does, if anything. */
function tellAction(candidate: MagpieCandidate, position: Position, boldness: number): string | undefined {
  const isKingTaken = position.variant.king === 'captured'
  const action = tellTaking(candidate, position)
  if (!isBold(candidate)) return action
  if (action === undefined) return say('checks', { isKingTaken })
  return boldness === 0 ? action : say('withCheck', { action, isKingTaken, boldness })
}

function tellTaking({ move, promoted }: MagpieCandidate, position: Position): string | undefined {
  const taken = capturedPiece(position, move)?.role
  if (taken) return say(promoted > 0 ? 'takesAndPromotes' : 'takes', { taken })
  return promoted > 0 ? say('promotes') : undefined
}

/** What Magpie expects on the square it moves to. */
function tellExpected(
  { move, chain }: MagpieCandidate,
  position: Position,
  boldness: number,
  loss: 'fears' | 'danger',
): string {
  const [first, second] = chain
  const sans = makeSans(position, [move, ...chain.map((capture) => capture.move)]).slice(1)
  if (!first)
    return say('safe', { piece: movePromotion(move) ?? moveRole(move), square: makeSquare(moveTo(move)) })
  if (!second) return say(loss, { san: sans[0]!, taken: first.taken })
  const told = { first: sans[0]!, taken: first.taken, second: sans[1]!, back: second.taken }
  // It counts the check instead of the piece.
  return isBold(second) && second.score === boldness
    ? say('exchangeWithCheck', { ...told, boldness })
    : say('exchange', told)
}
