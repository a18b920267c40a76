/** A game that is to be played. Entrants are numbered from 0 in the order of the plan. */
export interface ScheduledGame {
  /** From 1 on, the same whenever the schedule is made anew. */
  readonly number: number
  readonly round: number
  /** Games with the same pair have one opening and both colours. */
  readonly pair: number
  readonly opening: number
  readonly white: number
  readonly black: number
}

export interface Stage {
  readonly size: number
  readonly games: Iterable<ScheduledGame>
  /** Entrants that sit this stage out and are given points for it. */
  readonly byes: readonly Bye[]
}

export interface Bye {
  readonly entrant: number
  readonly points: number
}

/** White's points by game number. */
export type Results = ReadonlyMap<number, number>

/**
 * All the games of a tournament, made from its plan and the results so far and from nothing else: so it can be made
 * anew after an interruption. A stage depends on the results of all stages before it.
 */
export interface Schedule {
  /** `undefined` when the tournament is over. Results of earlier stages must be complete, and stay as they are. */
  stage(index: number, results: Results): Stage | undefined
  /** How many games there will be, where that is known beforehand. */
  readonly total: number | undefined
}

export type Encounter = readonly [number, number]

/** Each encounter of a round, `games` times with one opening: once, or once with each colour. */
export function* gamesOfRound(
  encounters: readonly Encounter[],
  { round, games, first, firstPair }: { round: number; games: 1 | 2; first: number; firstPair: number },
): Generator<ScheduledGame> {
  let number = first
  for (const [index, [a, b]] of encounters.entries()) {
    // With one game a round, colours change from round to round.
    const [white, black] = games === 1 && round % 2 === 1 ? [b, a] : [a, b]
    const game = { round: round + 1, pair: firstPair + index, opening: round }
    yield { ...game, number: number++, white, black }
    if (games === 2) yield { ...game, number: number++, white: black, black: white }
  }
}

/** A whole tournament in one stage: each of the encounters once in every round. */
export function roundsOf(encounters: readonly Encounter[], rounds: number, games: 1 | 2): Schedule {
  const perRound = encounters.length * games
  const all = function* () {
    for (let round = 0; round < rounds; round++)
      yield* gamesOfRound(encounters, {
        round,
        games,
        first: 1 + round * perRound,
        firstPair: round * encounters.length,
      })
  }
  const stage: Stage = { size: rounds * perRound, games: { [Symbol.iterator]: all }, byes: [] }
  return { total: stage.size, stage: (index) => (index === 0 ? stage : undefined) }
}
