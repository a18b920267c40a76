import type { Color } from '@rookery/rules'
import type { KeptThought } from './kept-thought.ts'
import type { PlayState } from './play-state.ts'
import { shownThought } from './shown-thought.ts'

/** How a mind sees the game, as one number. */
export interface Evaluation {
  /** White's share of the bar, from 0 to 1. */
  readonly whiteShare: number
  /** The number as the mind would say it, from White's side. */
  readonly text: string
}

/** What a pawn is worth in the numbers of a mind that counts in its own. */
const pawnWorths = { owl: 100, heron: 100, kestrel: 100, wren: 20 } as const

/** A lead of four pawns fills ten elevenths of the bar, as it would mean ten wins for each loss. */
const pawnsForTenfold = 4

/** The evaluation behind the shown thought; undefined where the mind has no number for the game as a whole. */
export function shownEvaluation(state: PlayState): Evaluation | undefined {
  const shown = shownThought(state)
  return shown && evaluationOf(shown.thought, shown.position.turn)
}

export function evaluationOf(thought: KeptThought, turn: Color): Evaluation | undefined {
  switch (thought.kind) {
    case 'owl':
    case 'heron':
    case 'kestrel':
    case 'wren': {
      const value = thought.kind === 'wren' ? thought.advantage : thought.score
      const white = thought.perspective === 'white' ? value : -value
      return fromPawns(white / pawnWorths[thought.kind], thought.leaf.standing !== 'open')
    }
    case 'raven': {
      const best = thought.lines[0]
      if (!best) return undefined
      const sign = turn === 'white' ? 1 : -1
      if (best.score.kind === 'cp') return fromPawns((sign * best.score.cp) / 100, false)
      const moves = sign * best.score.moves
      return { whiteShare: moves > 0 ? 1 : 0, text: `#${moves < 0 ? '\u2212' : ''}${Math.abs(moves)}` }
    }
    default:
      return undefined
  }
}

function fromPawns(pawns: number, isDecided: boolean): Evaluation {
  const sign = pawns > 0 ? '+' : pawns < 0 ? '\u2212' : ''
  if (isDecided) {
    const text = pawns === 0 ? 'draw' : pawns > 0 ? 'White wins' : 'Black wins'
    return { whiteShare: pawns === 0 ? 0.5 : pawns > 0 ? 1 : 0, text }
  }
  return {
    whiteShare: 1 / (1 + 10 ** (-pawns / pawnsForTenfold)),
    text: `${sign}${Math.abs(pawns).toFixed(1)}`,
  }
}
