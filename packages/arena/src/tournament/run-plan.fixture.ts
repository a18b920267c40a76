import { createLocalPlayer } from '@rookery/players'
import { SeatedPlayer } from '../match/seated-player.ts'
import { seatEntrantsInNode } from '../node/seat-entrants.ts'
import type { SeatEntrant } from './game-slot.ts'
import type { Plan } from './plan.ts'
import type { GameRecord } from './record.ts'
import { openTournament } from './run-tournament.ts'
import { MemoryStore, type TournamentStore } from './store.ts'

const withProcesses = seatEntrantsInNode(async () => 'resign')

/** Players in this thread: waking a worker for each of a few hundred short games would take most of the time. */
export const seatEntrant: SeatEntrant = (entrant, tell) =>
  entrant.kind === 'player'
    ? new SeatedPlayer(entrant.player, entrant.settings, createLocalPlayer)
    : withProcesses(entrant, tell)

export async function run(
  plan: Plan,
  { store = new MemoryStore(plan) as TournamentStore, concurrency = 1 } = {},
) {
  const tournament = openTournament({ store, seatEntrant, concurrency })
  const ending = await tournament.run()
  return { ...tournament, ending, games: [...store.games()] }
}

export const movesOf = (games: GameRecord[]) =>
  games.map(({ moves }) => moves.map(({ uci }) => uci).join(' '))
