import { entryOf, type GameRecord, type Seat } from '@rookery/play'
import { createPlayer, type Player, type Surroundings } from '@rookery/players'
import { type Color, type Line, opposite } from '@rookery/rules'

/** A seat whose mind, if there is one, is awake. */
type TakenSeat = { readonly kind: 'person' } | SeatedMind

export interface SeatedMind {
  readonly kind: 'mind'
  readonly id: string
  readonly name: string
  readonly player: Player
}

export type TakenSeats = Readonly<Record<Color, TakenSeat>>

/** Wakes the minds of a game, each with a seed of its own. */
export async function createSeats(
  { sides, seed }: GameRecord,
  surroundings: Surroundings,
): Promise<TakenSeats> {
  return {
    white: await createSeat(sides.white, seed, surroundings),
    black: await createSeat(sides.black, seed + 1, surroundings),
  }
}

async function createSeat(seat: Seat, seed: number, surroundings: Surroundings): Promise<TakenSeat> {
  if (seat.kind === 'person') return seat
  const { id, settings } = seat
  const player = await createPlayer(id, settings, seed, surroundings)
  return { kind: 'mind', id, name: entryOf(seat).name, player }
}

/** The mind that the person who is to move plays against; undefined where two people play. */
export function opponentOf({
  seats,
  line,
}: {
  readonly seats: TakenSeats
  readonly line: Line
}): SeatedMind | undefined {
  const seat = seats[opposite(line.position.turn)]
  return seat.kind === 'mind' ? seat : undefined
}

export async function disposeSeats(seats: TakenSeats): Promise<void> {
  for (const seat of Object.values(seats)) if (seat.kind === 'mind') await seat.player.dispose()
}
