import { createRandom, type GameView, type Move } from '@rookery/rules'
import type { Mind } from '../mind.ts'
import type { Limits } from '../player.ts'
import type { Thought } from '../thought.ts'
import { createPulse, type StopSign } from './pulse.ts'
import { timeBudget } from './time-budget.ts'

export const movesToConsider = (game: GameView, limits: Limits): readonly Move[] =>
  limits.rootMoves ?? game.position.legalMoves()

/** Asks a mind in this thread. `undefined` means that the last thought it reported is its answer. */
export async function askMind(
  mind: Mind,
  seed: number,
  game: GameView,
  limits: Limits,
  report: (thought: Thought) => void,
  stop: StopSign,
): Promise<Thought | undefined> {
  let reported: Thought | undefined
  const answer = await mind.think({
    game,
    limits,
    moves: movesToConsider(game, limits),
    random: createRandom(seed ^ Math.imul(game.moves.length + 1, 0x9e3779b9)),
    pulse: createPulse(stop, timeBudget(limits, game.position.turn)),
    report: (thought) => {
      reported = thought
      report(thought)
    },
  })
  return answer === reported ? undefined : answer
}
