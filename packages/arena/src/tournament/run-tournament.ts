import { type BracketLevel, bracketOf } from '../schedule/knockout.ts'
import type { Schedule, ScheduledGame, Stage } from '../schedule/schedule.ts'
import { Boards, type BoardsOptions } from './boards.ts'
import type { Hall } from './hall.ts'
import { createSchedule } from './plan.ts'
import { type GameRecord, resultOf } from './record.ts'
import { Standings } from './standings.ts'
import type { TournamentStore } from './store.ts'
import type { TournamentEvent } from './tournament-event.ts'

export interface TournamentOptions extends Omit<BoardsOptions, 'plan' | 'onEvent'> {
  readonly store: TournamentStore
  /** Where the games are played (default: on boards of this process). */
  readonly openHall?: () => Hall
  /** Whether records keep the lines that were expected, which are longer than all the rest. */
  readonly keepsLines?: boolean
  readonly signal?: AbortSignal
  readonly onEvent?: (event: TournamentEvent) => void
}

export interface Tournament {
  readonly standings: Standings
  /** Of the whole schedule, where that is known. */
  readonly total: number | undefined
  /** Of a knockout, as far as it is known who plays. */
  readonly bracket: readonly BracketLevel[] | undefined
  /** Nothing is left to play. */
  readonly isOver: boolean
  /** `decided`: by the SPRT; `stopped`: by the signal. */
  run(): Promise<'complete' | 'decided' | 'stopped'>
}

/** A tournament as far as its store has it; `run` plays the rest. */
export function openTournament(options: TournamentOptions): Tournament {
  const { store, onEvent = () => {} } = options
  const { plan } = store
  let schedule = createSchedule(plan)
  const names = plan.entrants.map(({ name }) => name)
  const standings = new Standings(names, plan.schedule.kind === 'swiss' ? plan.schedule.games : undefined)
  const results = new Map<number, number>()
  const count = (record: GameRecord) => {
    const result = resultOf(record)
    results.set(result.number, result.points)
    standings.add(result)
  }
  for (const record of store.games()) count(record)

  let stagesReached = 0
  const reachStage = (index: number): Stage | undefined => {
    const stage = schedule.stage(index, results)
    if (stage && index === stagesReached) {
      stagesReached++
      for (const { entrant, points } of stage.byes) standings.addBye(entrant, points)
    }
    return stage
  }
  const isComplete = () => {
    for (let index = 0; ; index++) {
      const stage = reachStage(index)
      if (!stage || !isPlayed(stage, results)) return !stage
    }
  }
  isComplete()

  const isDecided = () => plan.sprt !== undefined && standings.sprt(plan.sprt).verdict !== undefined
  /** More rounds, that somebody else has asked for meanwhile. */
  const refresh = () => {
    if (store.refresh?.()) schedule = createSchedule(store.plan)
  }

  const run = async () => {
    const hall = options.openHall?.() ?? new Boards({ ...options, plan: () => store.plan })
    let isStopped = false
    const stop = () => {
      isStopped = true
      hall.stop()
    }
    const keep = (played: readonly GameRecord[]) => {
      if (isStopped) return
      const records = options.keepsLines ? played : played.map(withoutLines)
      store.add(...records)
      refresh()
      for (const record of records) {
        count(record)
        onEvent({ kind: 'end', record })
      }
      if (isDecided()) stop()
    }
    options.signal?.addEventListener('abort', stop)
    if (options.signal?.aborted) stop()
    try {
      for (let played: Schedule | undefined; played !== schedule; refresh()) {
        played = schedule
        for (let index = 0; !isStopped && !isDecided(); index++) {
          const stage = reachStage(index)
          if (!stage) break
          await hall.play(unplayedOf(stage, results), keep)
        }
      }
    } finally {
      options.signal?.removeEventListener('abort', stop)
      await hall.close()
    }
    return isDecided() ? 'decided' : options.signal?.aborted ? 'stopped' : 'complete'
  }

  return {
    standings,
    get total() {
      return schedule.total
    },
    get bracket() {
      const { kind, rounds, games } = plan.schedule
      return kind === 'knockout' ? bracketOf(names.length, rounds, games, results) : undefined
    },
    get isOver() {
      return isDecided() || isComplete()
    },
    run,
  }
}

const withoutLines = (record: GameRecord): GameRecord => ({
  ...record,
  moves: record.moves.map(({ line: _, ...move }) => move),
})

function isPlayed({ games }: Stage, results: ReadonlyMap<number, number>): boolean {
  for (const { number } of games) if (!results.has(number)) return false
  return true
}

/** Looked up game by game: results come in meanwhile. */
function* unplayedOf({ games }: Stage, results: ReadonlyMap<number, number>): Generator<ScheduledGame> {
  for (const game of games) if (!results.has(game.number)) yield game
}
