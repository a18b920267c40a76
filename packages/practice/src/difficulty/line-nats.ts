import { chancesOf, type MynahCore } from '@rookery/players/mynah'
import { Line } from '@rookery/rules'
import type { OpenPuzzle } from '../puzzles/puzzle.ts'

/** Mynah is asked how likely people of these ratings are to find a move. */
export const MYNAH_RATINGS: readonly number[] = [700, 1000, 1300, 1600, 1900, 2200, 2400]

/** Even the likeliest guess knows little of a move that people hardly ever play. */
const LEAST_CHANCE = 1e-5

/** For each of the solver's moves: how unlikely people of each of `MYNAH_RATINGS` are to find it, as -ln of the chance. */
export function natsAlong(mynah: MynahCore, { positions, moves }: OpenPuzzle): number[][] {
  const nats: number[][] = []
  for (let index = 1; index < moves.length; index += 2) {
    // The opponent's last move is known to whoever solves.
    const line = new Line([positions[index - 1]!, positions[index]!], [moves[index - 1]!])
    nats.push(
      chancesOf(mynah, line, MYNAH_RATINGS).map((chances) => {
        const { chance = 0 } = chances.find(({ move }) => move === moves[index]) ?? {}
        return -Math.log(Math.max(chance, LEAST_CHANCE))
      }),
    )
  }
  return nats
}
