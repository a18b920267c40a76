import type { Score } from '@rookery/engine'
import { materialAlong } from '@rookery/motifs'
import { isDecided, tellAllowed, tellDoes } from '@rookery/players'
import { capturedPiece, type Reason as EndReason, type Move, makeSan, type Position } from '@rookery/rules'
import { withWords } from '@rookery/words'
import { say } from '@rookery/words/analysis/review'
import type { Searched } from './judge.ts'
import { letsGo, MAX_PLIES, reasonOfReply, reasonsOfBest, reasonsOfPlayed } from './reasons-of-line.ts'
import type { Verdict } from './review.ts'
import { endOfLine, type SeenEnd, writeFor } from './text.ts'

/** A line in numbers, all from the side of who made the move in question. */
export interface LineFacts {
  readonly moves: readonly Move[]
  /** What the line wins (or, negative, loses) in pawns: minor pieces are 3, a rook 5, a queen 9. */
  readonly materialPawns: number
  /** Absent where the line's first move ends the game. */
  readonly score?: Score
  readonly end?: EndReason
}

export interface Reason {
  readonly best: LineFacts
  readonly played: LineFacts
  /** A mate in so many moves was there and is not any more. */
  readonly missedMateIn?: number
  /** The opponent now mates in so many moves, and did not before. */
  readonly allowedMateIn?: number
  /** One sentence, in the language of who reads it; its scores are from White's side, as everywhere in notation. */
  readonly text: string
}

const flip = (score: Score): Score =>
  score.kind === 'cp' ? { kind: 'cp', cp: 0 - score.cp } : { kind: 'mate', moves: 0 - score.moves }

/** Why `move` is worse than the best line of the position that it was played in. */
export function explain(
  position: Position,
  move: Move,
  san: string,
  before: Searched,
  after: Verdict,
): Reason {
  const bestMoves = before.moves.slice(0, MAX_PLIES)
  const best: LineFacts = {
    moves: bestMoves,
    materialPawns: materialAlong(position, bestMoves).pawns,
    score: before.score,
  }
  const played = factsOf(position, move, after)
  const bestMate = mateIn(endOfLine(before, position))
  const playedMate = mateIn(endOfPlayed(position, move, after))
  const facts = {
    best,
    played,
    ...(bestMate > 0 && playedMate <= 0 ? { missedMateIn: bestMate } : {}),
    ...(playedMate < 0 && bestMate >= 0 ? { allowedMateIn: -playedMate } : {}),
  }
  return withWords(facts, {
    text: () =>
      say('both', {
        better: tellBest(position, before),
        played: tellPlayed(position, move, san, after, played, before),
      }),
  })
}

/**
 * What is wrong with a move, for who tried it: "after Qxh7, Rxh7 takes the queen on h7, and White is 8.1 pawns behind". In words,
 * because a number from White's side reads to Black like praise.
 */
export function tellRefutation(position: Position, move: Move, after: Verdict): string {
  const san = makeSan(position, move)
  const facts = factsOf(position, move, after)
  const { score } = facts
  const end = endOfPlayed(position, move, after)
  if (end && end.moves > 0) return say('matesLate', { san, end: end.kind, moves: end.moves })
  if (score?.kind !== 'cp' || after.kind === 'over') return tellPlayed(position, move, san, after, facts)
  const told = { left: nameLeft(score.cp), color: position.turn, pawns: Math.abs(score.cp) / 100 }
  const { fears } = reasonsOfPlayed(position, move, after)
  return fears
    ? say('allowedLeaving', { clause: tellAllowed(san, fears), ...told })
    : say('leaves', { san, ...told })
}

/** Less than this is nobody's advantage. */
const EVEN_CP = 50

/** What a score leaves for its side. */
function nameLeft(cp: number): 'won' | 'ahead' | 'even' | 'behind' | 'lost' {
  if (Math.abs(cp) < EVEN_CP) return 'even'
  if (isDecided({ pawns: cp / 100 })) return cp > 0 ? 'won' : 'lost'
  return cp > 0 ? 'ahead' : 'behind'
}

function factsOf(position: Position, move: Move, after: Verdict): LineFacts {
  const moves = after.kind === 'over' ? [move] : [move, ...after.moves].slice(0, MAX_PLIES)
  return {
    moves,
    materialPawns: materialAlong(position, moves).pawns,
    ...(after.kind === 'over' ? { end: after.reason } : { score: flip(after.score) }),
  }
}

const mateIn = (end: SeenEnd | undefined): number => (end?.kind === 'mate' ? end.moves : 0)

/** What a move and the verdict on where it leads come to, from its mover's side. */
function endOfPlayed(position: Position, move: Move, after: Verdict): SeenEnd | undefined {
  const end = after.kind === 'over' ? undefined : endOfLine(after, position.play(move))
  return end && { ...end, moves: 0 - end.moves }
}

/** Where kings are taken, the last move of what the engine calls a mate. */
const takesKing = (position: Position, { moves: [move] }: Searched): boolean =>
  move !== undefined && capturedPiece(position, move)?.role === 'king'

/** "Better is Rxd5: it takes the knight on d5, which nobody guards (+3.20)". */
function tellBest(position: Position, best: Searched): string {
  const san = best.sans[0]!
  if (takesKing(position, best)) return say('betterTakesKing', { san })
  const end = endOfLine(best, position)
  if (end && end.moves > 0) return say('betterMates', { san, end: end.kind, moves: end.moves })
  const worth = writeFor('white', best, position)
  const reason = tellDoes(reasonsOfBest(position, best))
  return reason ? say('betterBecause', { san, reason, worth }) : say('better', { san, worth })
}

/** "after Qxh7, Rxh7 takes the queen on h7 (−8.10)". */
function tellPlayed(
  position: Position,
  move: Move,
  san: string,
  after: Verdict,
  { end: ending }: LineFacts,
  before?: Searched,
): string {
  if (after.kind === 'over') return say('ends', { san, reason: toName(ending ?? '') })
  if (takesKing(position.play(move), after)) return say('leavesKing', { san, reply: after.sans[0]! })
  const end = endOfPlayed(position, move, after)
  if (end)
    return end.moves > 0
      ? say('mates', { san, end: end.kind, moves: end.moves })
      : say('allowsMate', { san, end: end.kind, moves: -end.moves, reply: after.sans[0]! })
  const worth = writeFor('white', after, position.play(move))
  const { fears } = reasonsOfPlayed(position, move, after, before)
  if (fears) return say('allowed', { clause: tellAllowed(san, fears), worth })
  if (before && letsGo(position, move, after, before)) return say('letsGo', { san, worth })
  const reply = reasonOfReply(position, move, after)
  return reply ? say('allowed', { clause: tellAllowed(san, reply), worth }) : say('worth', { san, worth })
}

/** "seventy-five moves" as the catalogue knows it: "seventyFiveMoves". */
const toName = (reason: string): string =>
  reason.replace(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase())
