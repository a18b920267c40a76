import { findWins, takenSquare, worthOf } from '@rookery/motifs'
import {
  type Color,
  capturedPiece,
  isCapture,
  makeSquare,
  moveRole,
  moveTo,
  opposite,
  type PlacedPiece,
  type Position,
  rankOf,
  withTurn,
} from '@rookery/rules'
import { makeList } from '@rookery/words'
import { say as sayVoice } from '@rookery/words/voices/plain'
import { say as sayReason } from '@rookery/words/voices/reasons'
import { say } from '@rookery/words/voices/wren'
import { makeCount, makeScore, makeScoreWithUnit, makeSigned } from '../score/index.ts'
import type { SearchedThought } from '../search/index.ts'
import { createSearchVoice, makeTerms, whoseSide } from '../search/voice.ts'
import { scaleTerm, type Voice } from '../voice/index.ts'
import { everyMotif, forcingMotifs } from '../words/index.ts'
import { explainWren } from './judge.ts'
import { PAWN, readValue } from './read-value.ts'
import { drawValue } from './state-value.ts'
import type { WrenDetails } from './thought.ts'

type Told = SearchedThought<WrenDetails>

/** What a draw would be worth at the end of the line. */
const levelOf = ({ line, score, details }: Told, position: Position): number =>
  score?.end
    ? drawValue(line.reduce((reached, move) => reached.play(move), position))
    : details.value - details.advantage

/** Wren counts pieces, and what they could take with the next move. */
const makeSearchVoice = () =>
  createSearchVoice<WrenDetails>('Wren', {
    cares: [...forcingMotifs, 'attacks'],
    sees: everyMotif,
    own: tellOwn,
    termUnit: { name: say('termUnit'), perPawn: PAWN },
    treeScore: (value, thought, position) =>
      readValue(value, levelOf(thought, position), thought.details.perspective),
    pawnTerms: ({ terms }, thought, position) => {
      if (terms.length === 0) return []
      const draw = { name: 'a draw', value: 0 - levelOf(thought, position), squares: [] }
      return [...terms, draw].map((term) => scaleTerm(term, 1 / PAWN))
    },
  })

/** Of all that could be taken, what a person reads. */
const SHOWN_TARGETS = 3

/** What one side could take in a position, were it to move, the dearest first. */
function targetsOf(position: Position, side: Color): PlacedPiece[] {
  const turned = withTurn(position, side)
  const found = new Map<number, PlacedPiece>()
  for (const move of turned.legalMoves()) {
    const piece = isCapture(turned, move) ? capturedPiece(turned, move) : undefined
    if (piece && piece.role !== 'king') found.set(takenSquare(move), { piece, square: takenSquare(move) })
  }
  return [...found.values()].sort((a, b) => worthOf(b.piece.role) - worthOf(a.piece.role))
}

/** What counts for it at the end of its line beside the pieces: a pawn one step from promotion, and what could be taken. */
function tellOwn({ line }: Told, position: Position): string | undefined {
  const { turn } = position
  const end = line.reduce((reached, move) => reached.play(move), position)
  const lastStep = turn === 'white' ? end.variant.ranks - 2 : 1
  const step = line.find(
    (move, ply) => ply % 2 === 0 && moveRole(move) === 'pawn' && rankOf(moveTo(move)) === lastStep,
  )
  if (step !== undefined && end.pieceAt(moveTo(step))?.role === 'pawn')
    return say('oneStep', { square: makeSquare(moveTo(step)) })
  // What could be taken before the move is none of its doing.
  const isNew = ({ square, piece }: PlacedPiece) => !had.has(square) || position.pieceAt(square) !== piece
  const had = new Set(targetsOf(position, turn).map(({ square }) => square))
  const ours = targetsOf(end, turn).filter(isNew)
  const theirs = targetsOf(end, opposite(turn))
  const wins = findWins(withTurn(end, turn))
  const prizes = ours.filter(({ square }) => wins.has(square))
  const isSafe = theirs.length === 0
  if (prizes.length > 0) return say(isSafe ? 'couldTakeSafe' : 'couldTake', { targets: listTargets(prizes) })
  // It counts what is guarded, too, though to take that would cost more than it brings.
  if (ours.length > 0) return say('attacks', { targets: listTargets(ours) })
  return isSafe && targetsOf(position, opposite(turn)).length > 0 ? say('safe') : undefined
}

const listTargets = (targets: readonly PlacedPiece[]): string =>
  makeList(
    targets
      .slice(0, SHOWN_TARGETS)
      .map(({ piece, square }) =>
        sayReason('forked', { piece: { role: piece.role, square: makeSquare(square) } }),
      ),
  )

/** A state value counts the enemy thrice, so that even a level game is far from 0: people are told the advantage over a draw. */
export function makeVoice(): Voice<SearchedThought<WrenDetails>['details']> {
  const search = makeSearchVoice()
  return {
    ...search,
    counts: ({ score, details }, { turn }, side = turn) => [
      ...(score ? [[sayVoice('facts.score'), makeScoreWithUnit(score, side)] as const] : []),
      ...(score?.end
        ? []
        : [
            [
              say('stateValue'),
              say('statePoints', { number: makeSigned(details.value) }),
              say('stateValueMeaning'),
            ] as const,
          ]),
      [sayVoice('facts.depth'), makeCount(details.depth)],
      [sayVoice('facts.nodes'), makeCount(details.totalNodes)],
    ],
    lines: (thought, position, side = position.turn) => [
      ...search.lines(thought, position, side),
      tellMethod(thought, side),
    ],
    units: (_thought, { turn }, side = turn) => say('units', { whose: whoseSide(turn, side), points: PAWN }),
    ...makeTerms({
      'own pieces': [say('terms.ownPieces'), say('terms.ownPiecesMeaning')],
      'own captures': [say('terms.ownCaptures'), say('terms.ownCapturesMeaning')],
      'own promotion': [say('terms.ownPromotion'), say('terms.ownPromotionMeaning')],
      'own count': [say('terms.ownCount'), say('terms.ownCountMeaning')],
      'enemy pieces': [say('terms.enemyPieces'), say('terms.enemyPiecesMeaning')],
      'enemy captures': [say('terms.enemyCaptures'), say('terms.enemyCapturesMeaning')],
      'enemy promotion': [say('terms.enemyPromotion'), say('terms.enemyPromotionMeaning')],
      'enemy count': [say('terms.enemyCount'), say('terms.enemyCountMeaning')],
      'a draw': [say('terms.draw'), say('terms.drawMeaning')],
    }),
    explainLeaf: explainWren,
  }
}

function tellMethod({ score, details: { method } }: Told, side: Color): string {
  const isMinimax = method === 'minimax'
  if (!score) return say('method', { isMinimax })
  return score.end
    ? say('methodEnd', { isMinimax, score: makeScore(score, side) })
    : say('methodAhead', { isMinimax, score: makeScoreWithUnit(score, side) })
}
