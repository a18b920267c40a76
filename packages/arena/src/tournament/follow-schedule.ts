import type { ScheduledGame } from '../schedule/schedule.ts'
import { createSchedule, type Plan } from './plan.ts'
import { type GameRecord, resultOf } from './record.ts'

/** Games are played in their order, as many at once as there are machines: none is farther ahead than this. */
const MOST_AHEAD = 100_000

/**
 * Walks along the schedule of a plan with games that come from outside, in the order of their numbers. The function that it
 * gives tells of each what is not as the schedule has it, or nothing.
 */
export function followSchedule(plan: Plan): (game: GameRecord) => string | undefined {
  const schedule = createSchedule(plan)
  const results = new Map<number, number>()
  const scheduled = walk()

  /** Goes on to a stage only when the one before is complete: that is what it depends on. */
  function* walk(): Generator<ScheduledGame> {
    for (let index = 0, total = 0; results.size === total; index++) {
      const stage = schedule.stage(index, results)
      if (!stage) return
      yield* stage.games
      total += stage.size
    }
  }

  return (game) => {
    const { number } = game
    if (number > results.size + MOST_AHEAD) return `only ${results.size} games come before it`
    let next = scheduled.next()
    while (!next.done && next.value.number < number) next = scheduled.next()
    if (next.done) return 'it is none of the schedule'
    const { white, black, round, pair } = next.value
    if (game.white !== white || game.black !== black || game.round !== round || game.pair !== pair)
      return 'it is not the one that the schedule has'
    results.set(number, resultOf(game).points)
    return undefined
  }
}
