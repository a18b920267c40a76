import { createPlayer, type Player } from '@rookery/players'
import { type Color, describeFaults, type Line, opposite } from '@rookery/rules'
import { exitCodes, Failure } from '../exit.ts'
import { parseMindSpec } from '../minds/mind-spec.ts'
import type { GameRecord } from '../store/saved-game.ts'

export type Seat = { readonly kind: 'person' } | MindSeat

export interface MindSeat {
  readonly kind: 'mind'
  readonly id: string
  readonly name: string
  readonly player: Player
}

export type Seats = Readonly<Record<Color, Seat>>

/** Wakes the minds of a game, each with a seed of its own. */
export async function createSeats({ white, black, seed }: GameRecord): Promise<Seats> {
  return { white: await createSeat(white, seed), black: await createSeat(black, seed + 1) }
}

async function createSeat(seat: string, seed: number): Promise<Seat> {
  if (seat === 'person') return { kind: 'person' }
  const spec = parseMindSpec(seat)
  if (!spec.ok) throw new Failure(`cannot seat ${seat}: ${describeFaults(spec.faults)}`, exitCodes.faults)
  const { entry, settings } = spec.value
  return {
    kind: 'mind',
    id: entry.id,
    name: entry.name,
    player: await createPlayer(entry.id, settings, seed),
  }
}

/** The mind that the person who is to move plays against. */
export const opponentOf = ({ seats, line }: { readonly seats: Seats; readonly line: Line }): MindSeat =>
  seats[opposite(line.position.turn)] as MindSeat

export async function disposeSeats(seats: Seats): Promise<void> {
  for (const seat of Object.values(seats)) if (seat.kind === 'mind') await seat.player.dispose()
}
