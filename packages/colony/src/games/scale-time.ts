import type { Control, GameRecord, Plan } from '@rookery/arena'

/** Whether a side of the plan is told how much time it has. */
export const hasClocks = ({ entrants }: Plan): boolean =>
  entrants.some(({ control: { clock, moveTimeMs } }) => clock !== undefined || moveTimeMs !== undefined)

/** The plan on a machine that takes so many times as long for everything. */
export const scalePlan = (plan: Plan, scale: number): Plan => ({
  ...plan,
  entrants: plan.entrants.map((entrant) => ({ ...entrant, control: scaleControl(entrant.control, scale) })),
})

function scaleControl({ clock, moveTimeMs, ...rest }: Control, scale: number): Control {
  const scaled = (ms: number) => Math.max(1, Math.round(ms * scale))
  return {
    ...rest,
    ...(moveTimeMs === undefined ? {} : { moveTimeMs: scaled(moveTimeMs) }),
    ...(clock === undefined
      ? {}
      : {
          clock: {
            ...clock,
            baseMs: clock.baseMs === 0 ? 0 : scaled(clock.baseMs),
            incrementMs: clock.incrementMs === 0 ? 0 : scaled(clock.incrementMs),
          },
        }),
  }
}

/** A game that was played there, in the time of the plan. */
export const unscaleRecord = (record: GameRecord, scale: number): GameRecord => ({
  ...record,
  moves: record.moves.map(({ clockMs, ...move }) => ({
    ...move,
    elapsedMs: Math.round(move.elapsedMs / scale),
    ...(clockMs === undefined ? {} : { clockMs: Math.round(clockMs / scale) }),
  })),
})
