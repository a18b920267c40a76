import type { RavenLine, RavenThought } from '@rookery/players'
import type { Line } from '@rookery/rules'
import type { KeptThought } from '../../game/kept-thought.ts'

/** How the game stood before a move, by the thought behind it. */
export interface GameScore {
  /** Moves played before. */
  readonly ply: number
  /** White's, from 0 to 1: a draw counts half. */
  readonly expectation: number
  /** White's, for words. */
  readonly score: RavenLine['score']
}

export function gameScores(line: Line, thoughts: ReadonlyMap<number, KeptThought>): GameScore[] {
  return [...thoughts]
    .sort(([a], [b]) => a - b)
    .flatMap(([ply, thought]) => {
      const best = thought.kind === 'raven' ? thought.lines[0] : undefined
      const turn = line.positions[ply]?.turn
      return best && turn ? [scoreOf(ply, best, turn === 'white')] : []
    })
}

function scoreOf(ply: number, { score, wdl }: RavenThought['lines'][number], isWhite: boolean): GameScore {
  const expectation = (wdl[0] + wdl[1] / 2) / 1000
  return {
    ply,
    expectation: isWhite ? expectation : 1 - expectation,
    score: isWhite ? score : turnScore(score),
  }
}

const turnScore = (score: RavenLine['score']): RavenLine['score'] =>
  score.kind === 'cp' ? { kind: 'cp', cp: 0 - score.cp } : { kind: 'mate', moves: 0 - score.moves }
