import { Boards, type GameRecord, type PlayingEvent, type SeatEntrant } from '@rookery/arena'
import { seatEntrantsInNode } from '@rookery/arena/node'
import { describeFaults, type Result } from '@rookery/rules'
import type { Runner } from '../runner.ts'
import { makeSight } from '../watch/sight.ts'
import { parseGames, parseGamesPlan } from './games-plan.ts'
import { scalePlan, unscaleRecord } from './scale-time.ts'

/** Plays games in this thread, minds included. */
export function openGamesRunner(value: unknown): Runner {
  const games = demand(parseGamesPlan(value))
  const { isTolerant, keepsLines, timeScale = 1 } = games
  const plan = scalePlan(games.plan, timeScale)
  const seat = seatEntrantsInNode(undefined, { isLocal: true })
  return {
    async run(units, report, { signal }) {
      let progress = 0
      const absent = new Set<string>()
      const seatEntrant = watchStarts(seat, absent)
      const onEvent = (event: PlayingEvent) => report(++progress, makeSight(event, timeScale))
      const hall = new Boards({ plan: () => plan, seatEntrant, isTolerant, onEvent })
      const stop = () => hall.stop()
      signal.addEventListener('abort', stop)
      const records = new Map<number, GameRecord>()
      try {
        await hall.play(demand(parseGames(units, games)), (played) => {
          // That is this machine's fault, and no game that anybody has lost.
          for (const name of absent) throw new Error(`${name}: ${played[0]?.detail}`)
          for (const record of played) {
            const kept = keepsLines ? record : withoutLines(record)
            records.set(record.number, timeScale === 1 ? kept : unscaleRecord(kept, timeScale))
          }
        })
      } finally {
        signal.removeEventListener('abort', stop)
        await hall.close()
      }
      return [...records.values()]
    },
    close: async () => {},
  }
}

/** Notes which engines have not come up. */
const watchStarts =
  (seat: SeatEntrant, absent: Set<string>): SeatEntrant =>
  (entrant, tell) => {
    const seated = seat(entrant, tell)
    if (entrant.kind !== 'engine') return seated
    let hasStarted = false
    return {
      get isAlive() {
        return seated.isAlive
      },
      async newGame(variant, seed) {
        if (!hasStarted) absent.add(entrant.name)
        await seated.newGame(variant, seed)
        hasStarted = true
        absent.delete(entrant.name)
      },
      think: (line, limits, signal) => seated.think(line, limits, signal),
      dispose: () => seated.dispose(),
    }
  }

const withoutLines = (record: GameRecord): GameRecord => ({
  ...record,
  moves: record.moves.map(({ line: _, ...move }) => move),
})

function demand<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(describeFaults(result.faults))
}
