import type { Color, Position } from '@rookery/rules'
import { say as sayVoice } from '@rookery/words/voices/plain'
import { say } from '@rookery/words/voices/wren'
import { makeCount, makeScore, makeScoreWithUnit, makeSigned } from '../score/index.ts'
import type { SearchedThought } from '../search/index.ts'
import { createSearchVoice, makeTerms, whoseSide } from '../search/voice.ts'
import { scaleTerm, type Voice } from '../voice/index.ts'
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
    cares: ['mates', 'promotes', 'averts mate', 'saves', 'trades', 'threatens', 'attacks'],
    quiet: say('quiet'),
    termUnit: { name: say('termUnit'), perPawn: PAWN },
    treeScore: (value, thought, position) =>
      readValue(value, levelOf(thought, position), thought.details.perspective),
    pawnTerms: ({ terms }, thought, position) => {
      if (terms.length === 0) return []
      const draw = { name: 'a draw', value: 0 - levelOf(thought, position), squares: [] }
      return [...terms, draw].map((term) => scaleTerm(term, 1 / PAWN))
    },
  })

/** A state value counts the enemy thrice, so that even a level game is far from 0: people are told the advantage over a draw. */
export function makeVoice(): Voice<SearchedThought<WrenDetails>['details']> {
  const search = makeSearchVoice()
  return {
    ...search,
    counts: ({ score, details }, { turn }, side = turn) => [
      ...(score ? [[sayVoice('facts.score'), makeScoreWithUnit(score, side)] as const] : []),
      ...(score?.end
        ? []
        : [[say('stateValue'), say('statePoints', { number: makeSigned(details.value) })] as const]),
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
