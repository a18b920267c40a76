/** Games of one side against another, counted by result. */
export interface Tally {
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

/** Pairs of games with one opening and both colours, counted by the points of the pair: 0, ½, 1, 1½, 2. */
export type Pentanomial = readonly [number, number, number, number, number]

export const emptyTally: Tally = { wins: 0, draws: 0, losses: 0 }

export const noPairs: Pentanomial = [0, 0, 0, 0, 0]

export const gamesOf = ({ wins, draws, losses }: Tally): number => wins + draws + losses

export const pointsOf = ({ wins, draws }: Tally): number => wins + draws / 2

export const addTallies = (a: Tally, b: Tally): Tally => ({
  wins: a.wins + b.wins,
  draws: a.draws + b.draws,
  losses: a.losses + b.losses,
})

/** The same games as the other side counts them. */
export const reverseTally = ({ wins, draws, losses }: Tally): Tally => ({ wins: losses, draws, losses: wins })

/** Points are 0, ½ or 1. */
export function tallyOf(points: number): Tally {
  return { wins: points === 1 ? 1 : 0, draws: points === 0.5 ? 1 : 0, losses: points === 0 ? 1 : 0 }
}

/** Counts from the least points to the most, as the statistics take them. */
export type Counts = readonly number[]

export const countsOf = ({ wins, draws, losses }: Tally): Counts => [losses, draws, wins]
