import {
  capturedPiece,
  Line,
  type Move,
  minichess,
  moveFrom,
  movePromotion,
  moveRole,
  moveTo,
  opposite,
  type Position,
  positionOutcome,
  type Role,
  startPosition,
  variants,
} from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { askMagpie } from '../testing/ask-magpie.ts'
import { randomLines } from '../testing/random-lines.ts'
import type { Exposure, MagpieCandidate, MagpieDetails } from './thought.ts'

const price: Record<Role, number> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 1e6 }

describe("Magpie's thought", () => {
  const games = variants.flatMap((variant) => randomLines(40, 1, variant, 45))

  it('lets a reader recompute every score, the ranking and the choice', async () => {
    for (const [index, game] of games.entries()) {
      const boldness = index % 3 === 0 ? 1000 : 4
      const thought = await askMagpie(game, { seed: index, boldness })
      for (const ranked of thought.ranking) expect(ranked.score).toBe(recomputeScore(ranked, boldness))
      const verdicts = ['wins', 'plays', 'spoils']
      const reranked = [...thought.ranking].sort(
        (a, b) =>
          verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict) ||
          recomputeScore(b, boldness) - recomputeScore(a, boldness) ||
          a.considered - b.considered,
      )
      expect(thought.ranking).toEqual(reranked)
      expect(thought.choice).toBe(recomputeChoice(thought))
    }
  })

  it('agrees with the rules on every capture of every chain', async () => {
    for (const [seed, game] of games.entries())
      for (const ranked of (await askMagpie(game, { seed })).ranking) checkAgainstRules(game.position, ranked)
  })

  it('ranks every legal move but lesser promotions once', async () => {
    for (const [seed, game] of games.entries()) {
      if (game.variant === minichess) continue
      const expected = game.position
        .legalMoves()
        .filter((move) => (movePromotion(move) ?? 'queen') === 'queen')
      const ranked = (await askMagpie(game, { seed })).ranking.map(({ move }) => move)
      expect(ranked.sort()).toEqual(expected.sort())
    }
  })

  it('looks at its pieces in a random order that the seed decides', async () => {
    const start = Line.from(startPosition())
    const choices = new Set<Move>()
    for (let seed = 0; seed < 60; seed++) {
      const thought = await askMagpie(start, { seed })
      expect(thought).toEqual(await askMagpie(start, { seed }))
      const byConsideration = [...thought.ranking].sort((a, b) => a.considered - b.considered)
      const squares = [...new Set(byConsideration.map(({ move }) => moveFrom(move)))]
      expect(squares).toEqual(thought.order.filter((square) => squares.includes(square)))
      choices.add(thought.choice)
    }
    expect(choices.size).toBe(10)
  })
})

/** From the candidate alone. */
function recomputeScore(candidate: MagpieCandidate, boldness: number): number {
  const { taken, promoted, chain } = candidate
  let score = taken + promoted + (isBold(candidate) ? boldness : 0)
  for (const capture of chain) {
    const gain = isBold(capture) ? Math.max(boldness, price[capture.taken]) : price[capture.taken]
    score += capture.kind === 'takes' ? -gain : gain
  }
  return score
}

function recomputeChoice({ ranking, history: { own } }: MagpieDetails): Move {
  const repeats = (move: Move) => own.length === 3 && own[0] === own[2] && own[1] === move
  return (ranking.find(({ move }) => !repeats(move)) ?? ranking[0]!).move
}

function checkAgainstRules(position: Position, ranked: MagpieCandidate): void {
  const captured = capturedPiece(position, ranked.move)
  expect(ranked.taken).toBe(captured && captured.role !== 'king' ? price[captured.role] : 0)
  let after = position.play(ranked.move)
  if (ranked.verdict === 'wins') {
    expect(positionOutcome(after)?.winner).toBe(position.turn)
    return
  }
  expect(exposureOf(ranked)).toEqual(recomputeExposure(after))
  if (ranked.verdict === 'spoils') return
  let square = moveTo(ranked.move)
  for (const [index, step] of [...ranked.chain, undefined].entries()) {
    const theyTake = index % 2 === 0
    const takers = safeLegalMoves(after).filter((move) => takes(after, move, square))
    if (!step) {
      expect(takers).toEqual([])
      return
    }
    expect(takers).toContain(step.move)
    const prices = takers.map((move) => price[moveRole(move)])
    expect(price[step.role]).toBe(theyTake ? Math.min(...prices) : Math.max(...prices))
    after = after.play(step.move)
    expect(exposureOf(step)).toEqual(recomputeExposure(after))
    square = moveTo(step.move)
  }
}

const takes = (position: Position, move: Move, square: number) =>
  capturedPiece(position, move) !== undefined &&
  (moveTo(move) === square ||
    (position.pieceAt(moveTo(move)) === undefined && Math.abs(moveTo(move) - square) === 8))

function safeLegalMoves(position: Position): Move[] {
  return position.legalMoves().filter((move) => {
    const after = position.play(move)
    return !after.isAttacked(after.kingOf(position.turn)!, after.turn)
  })
}

const exposureOf = ({ exposing, exposed }: Exposure): Exposure => ({ exposing, exposed })
const isBold = ({ exposing, exposed }: Exposure): boolean => exposing && !exposed

/** A king that takes its attacker is safe afterwards and takes what, if left alone there, attacks its old square. */
function recomputeExposure(position: Position): Exposure {
  const king = position.kingOf(position.turn)
  if (king === undefined || !position.isAttacked(king, opposite(position.turn)))
    return { exposing: false, exposed: false }
  const exposed = safeLegalMoves(position).some((move) => {
    if (moveFrom(move) !== king || !capturedPiece(position, move)) return false
    const attacker = position.pieceAt(moveTo(move))!
    const all = [1, 7, 8, 9]
    const steps = { queen: all, king: all, rook: [1, 8], bishop: [7, 9], pawn: [7, 9], knight: [] }
    const step = king - moveTo(move)
    if (attacker.role === 'pawn' && step > 0 !== (attacker.color === 'white')) return false
    return (steps[attacker.role] as number[]).includes(Math.abs(step))
  })
  return { exposing: true, exposed }
}
