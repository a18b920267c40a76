import { createRandom, type GameView } from '@rookery/rules'
import type { Question } from '../mind.ts'
import type { Thought } from '../thought.ts'
import { type Style, type Thinker, Thinking } from './thinking.ts'
import type { SearchIdea, SearchThought } from './thought.ts'

export interface Goal {
  /** The depth at which thinking ends; absent where only a limit or a stop ends it. */
  readonly depth?: number
  /** Of the mind's own accord, where the limits name nothing. */
  readonly timeMs?: number
}

/** Nodes between two looks at the pulse: a millisecond, or a few while the code is still cold. */
const SLICE = 250
/** After so many nodes without a new idea the last one is reported again, with the new count. */
const HEARTBEAT = 200_000
/** No game tree of ours is as deep, and the plies of a told tree are bytes, those of exchanges beyond it too. */
const DEEPEST = 150

/** Deepens until the goal is reached or the question's limits are, and reports every idea on the way. */
export const think = (
  question: Question,
  style: Style,
  goal: Goal,
  present: (idea: SearchIdea) => SearchThought,
): Promise<Thought> =>
  deepen(question, new Thinking(question.game, question.moves, question.random, style), goal, present)

export async function deepen(
  { limits, pulse, report }: Question,
  thinking: Thinker,
  goal: Goal,
  present: (idea: SearchIdea) => SearchThought,
): Promise<Thought> {
  const depth = Math.min(DEEPEST, limits.depth ?? goal.depth ?? DEEPEST)
  const mostNodes = limits.nodes ?? Infinity
  const timeMs = goal.timeMs ?? Infinity
  let thought: SearchThought | undefined
  let reportAt = HEARTBEAT
  for (;;) {
    // The first search is finished whatever happens, so that there is an answer: it is over in a moment.
    const left = thought ? mostNodes - thinking.totalNodes : SLICE
    if (thinking.run(Math.min(SLICE, left))) {
      thought = present(thinking.idea!)
      report(thought)
      if (thought.details.depth >= depth || thinking.isDecided) return thought
      reportAt = thinking.totalNodes + HEARTBEAT
    }
    if (thought) {
      if (pulse.stopped || pulse.elapsedMs >= timeMs || thinking.totalNodes >= mostNodes) return thought
      if (thinking.totalNodes >= reportAt) {
        thought = present({ ...thinking.idea!, totalNodes: thinking.totalNodes })
        report(thought)
        reportAt += HEARTBEAT
      }
    }
    await pulse.beat()
  }
}

/** Enough for a fair opinion, and over in a fraction of a second. */
const OPINION_NODES = 100_000

/** The score of the side to move by a search of this depth, or as deep as a moment's thought allows. */
export const opine = (game: GameView, style: Style, depth: number): SearchIdea =>
  formOpinion(new Thinking(game, game.position.legalMoves(), createRandom(0), style), depth)

export function formOpinion(thinking: Thinker, depth: number): SearchIdea {
  for (;;) {
    const left = thinking.idea ? OPINION_NODES - thinking.totalNodes : Infinity
    if (!thinking.run(left) || thinking.idea!.depth >= depth || thinking.isDecided) return thinking.idea!
    if (thinking.totalNodes >= OPINION_NODES) return thinking.idea!
  }
}

/** From the side to move. */
export const scoreForMover = ({ position }: GameView, { perspective, value }: SearchIdea): number =>
  perspective === position.turn ? value : 0 - value
