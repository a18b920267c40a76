import { type GameView, type Move, movePromotion, opposite, type Random } from '@rookery/rules'
import type { Mind, MindModule } from '../mind.ts'
import type { Score } from '../score/index.ts'
import { isKingInReach, safeMoves } from './check.ts'
import { orderMoves, rankMoves } from './rank.ts'
import { completesPattern, lastMoves } from './repetition.ts'
import type { settings } from './settings.ts'
import type { MagpieCandidate, MagpieThought } from './thought.ts'

export const createMind: MindModule<typeof settings>['createMind'] = ({ boldness }): Mind => ({
  think: ({ game, moves, random }) => think(game, moves, random, boldness),
  isGladOfDraw({ position }) {
    const [best] = rankMoves(position, position.legalMoves(), boldness)
    return best !== undefined && best.verdict !== 'wins' && best.score <= 0
  },
})

function think(game: GameView, moves: readonly Move[], random: Random, boldness: number): MagpieThought {
  const { position } = game
  const inCheck = isKingInReach(position, position.turn)
  const order = random.shuffle(
    position.pieces().flatMap(({ square, piece }) => (piece.color === position.turn ? [square] : [])),
  )
  const candidates = orderMoves(position, pickCandidates(game, moves, inCheck), order, inCheck)
  const ranking = rankMoves(position, candidates, boldness)
  const history = {
    own: lastMoves(game, position.turn),
    theirs: lastMoves(game, opposite(position.turn)),
  }
  const passedOver = candidates.filter((move) => completesPattern(history.own, move))
  const chosen = ranking.find(({ move }) => !passedOver.includes(move)) ?? ranking[0]!
  const readScore = ({ score }: MagpieCandidate): Score => ({
    side: position.turn,
    value: score,
    unit: 'points',
  })
  return {
    kind: 'magpie',
    choice: chosen.move,
    score: readScore(chosen),
    line: [chosen.move, ...chosen.chain.map(({ move }) => move)],
    weighed: ranking.map((candidate) => ({ move: candidate.move, score: readScore(candidate) })),
    details: { boldness, inCheck, order, ranking, history, passedOver },
  }
}

/** Of the moves asked about, those Magpie would think of, or all where it would think of none. */
function pickCandidates({ position }: GameView, moves: readonly Move[], inCheck: boolean): readonly Move[] {
  const queens = moves.filter((move) => (movePromotion(move) ?? 'queen') === 'queen')
  const choices = queens.length > 0 ? queens : moves
  if (!inCheck || position.variant.king === 'checked') return choices
  // Taking the enemy king answers everything.
  const safe = safeMoves(position)
  const answers = choices.filter(
    (move) => safe.includes(move) || position.play(move).kingOf(opposite(position.turn)) === undefined,
  )
  return answers.length > 0 ? answers : choices
}
