import type { Engine, SearchInfo } from '@rookery/engine'
import { Line, type Move } from '@rookery/rules'
import { walkGame } from './describe-game.ts'
import type { RatedGame } from './rated-games.ts'
import { bandOf } from './test-human.ts'

/** A position of a game between people, and what was played there. */
export interface RatedPosition {
  readonly line: Line
  readonly played: Move
  /** The mover's. */
  readonly band: number
}

export const BLUNDER_CP = 150

const FIRST_PLY = 10
/** Moves that follow each other are alike: of one game every eleventh is enough, of either side. */
const STEP = 11
/** The best move is looked for with so many times the nodes of one that is judged. */
const BEST_SHARE = 8
const LARGEST_LOSS_CP = 500
/** Beyond it a game is decided. */
const DECIDED_CP = 1500

/** The positions of a game in which moves are judged: some after the opening, with a choice. */
export function* pickPositions(game: RatedGame): Generator<RatedPosition> {
  let line: Line | undefined
  for (const { position, move } of walkGame(game)) {
    line ??= Line.from(position)
    const ply = line.moves.length
    const isDue = ply >= FIRST_PLY && (ply - FIRST_PLY) % STEP === 0
    if (isDue && position.legalMoves().length > 1)
      yield { line, played: move, band: bandOf(position.turn === 'white' ? game.white : game.black) }
    line = line.play(move)
  }
}

/**
 * What each of the moves loses against the best as Raven sees it, in centipawns. Raven should look much further than the glance that Mynah
 * takes itself: a judge that is blind to the same things may find Mynah better than it is.
 */
export async function judgeLosses(
  judge: Engine,
  nodes: number,
  line: Line,
  moves: readonly Move[],
): Promise<Map<Move, number>> {
  const best = [...(await scoreMoves(judge, line, { nodes: BEST_SHARE * nodes, lines: 1 })).keys()].at(-1)
  const rootMoves = [...new Set(best === undefined ? moves : [best, ...moves])]
  const lines = rootMoves.length
  const scores = await scoreMoves(judge, line, { nodes: nodes * lines, lines, rootMoves })
  const most = Math.max(...scores.values())
  return new Map(
    rootMoves.map((move) => [move, Math.min(LARGEST_LOSS_CP, most - (scores.get(move) ?? most))]),
  )
}

/** Scores from the mover's side, the last found last. */
async function scoreMoves(
  judge: Engine,
  line: Line,
  limits: { readonly nodes: number; readonly lines: number; readonly rootMoves?: readonly Move[] },
): Promise<Map<Move, number>> {
  await judge.newGame()
  const scores = new Map<Move, number>()
  for await (const info of judge.search(line, limits)) {
    const [move] = info.moves
    if (info.bound !== 'exact' || move === undefined) continue
    scores.delete(move)
    scores.set(move, scoreOf(info))
  }
  return scores
}

function scoreOf({ score }: Pick<SearchInfo, 'score'>): number {
  if (score.kind === 'mate') return score.moves > 0 ? DECIDED_CP : -DECIDED_CP
  return Math.max(-DECIDED_CP, Math.min(DECIDED_CP, score.cp))
}
