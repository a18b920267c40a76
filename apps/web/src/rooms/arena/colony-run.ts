import {
  type GameRecord,
  MemoryStore,
  openTournament,
  type Plan,
  parsePlan,
  type ScheduledGame,
  seatEntrantsWith,
} from '@rookery/arena'
import { type ColonyNews, type ColonyStatus, listenToColony, type ShownGame } from './colony-news.ts'
import { type LiveBoard, LiveBoards } from './live-boards.ts'
import { makeTables, type Tables } from './tables.ts'

export interface ColonyView {
  readonly connection: 'opening' | 'open' | 'lost' | 'none'
  /** The server is there, and the colony's Redis does not answer it. */
  readonly isRedisAway: boolean
  readonly status: ColonyStatus
  /** The tournament that is looked at. */
  readonly shown: ShownTournament | undefined
  readonly isOver: boolean
  readonly isUnreadable: boolean
}

interface ShownTournament {
  readonly plan: Plan
  readonly games: number
  readonly total: number | undefined
  readonly tables: Tables
  readonly boards: readonly (LiveBoard | undefined)[]
}

/** As many as all fit on a desk at once. */
const BOARDS = 6
/** As often as boards and tables are drawn anew. */
const drawMs = 250

/** A tournament of a colony, as the server tells it. */
export class ColonyRun {
  readonly #listeners = new Set<() => void>()
  #hangUp = () => {}
  #connection: ColonyView['connection'] = 'opening'
  #isRedisAway = false
  #status: ColonyStatus = { plans: [], workers: [] }
  #plan: Plan | undefined
  #planText = ''
  #total: number | undefined
  #games = new Map<number, GameRecord>()
  #boards: LiveBoards | undefined
  #isOver = false
  #isUnreadable = false
  #tables: Tables | undefined
  #view: ColonyView | undefined
  #timer: number | undefined

  subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#hangUp = listenToColony((news) => this.#hear(news))
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#hangUp()
    }
  }

  view = (): ColonyView => {
    this.#view ??= {
      connection: this.#connection,
      isRedisAway: this.#isRedisAway,
      status: this.#status,
      shown: this.#plan && this.#boards && this.#show(this.#plan, this.#boards),
      isOver: this.#isOver,
      isUnreadable: this.#isUnreadable,
    }
    return this.#view
  }

  #show(plan: Plan, live: LiveBoards): ShownTournament {
    const store = new MemoryStore(plan, this.#games.values())
    const tournament = openTournament({ store, seatEntrant: seatEntrantsWith() })
    this.#tables ??= makeTables(plan, tournament)
    // How many there are to see, the colony decides.
    const boards = live.boards.filter((board) => board !== undefined)
    return { plan, games: this.#games.size, total: this.#total, tables: this.#tables, boards }
  }

  #hear(news: ColonyNews): void {
    switch (news.kind) {
      case 'connection':
        this.#connection = news.connection
        // A server that is met anew says so itself.
        this.#isRedisAway = false
        break
      case 'redis':
        this.#isRedisAway = news.isAway
        break
      case 'colony':
        this.#status = news.status
        this.#boards?.keepOf(new Set(news.status.workers.map(({ name }) => name)))
        break
      case 'games':
        this.#hearGames(news.plan, news.games, news.isWhole)
        this.#total = news.total
        break
      case 'boards':
        for (const watched of news.games)
          if (this.#isOfPlan(watched.game) && !this.#games.has(watched.game.number))
            this.#boards?.watch(watched)
        break
      case 'over':
        this.#isOver = true
        // Games that were broken off, as a test was decided.
        this.#boards?.keepOf(new Set())
    }
    this.#timer ??= window.setTimeout(() => this.#changed(), drawMs)
  }

  #hearGames(value: unknown, games: readonly ShownGame[], isWhole: boolean): void {
    const text = JSON.stringify(value)
    if (text !== this.#planText) {
      const plan = parsePlan(value)
      this.#planText = text
      this.#isUnreadable = !plan.ok
      this.#plan = plan.ok ? plan.value : undefined
      this.#boards = plan.ok ? new LiveBoards(plan.value, BOARDS) : undefined
    }
    if (isWhole) {
      this.#games = new Map()
      this.#isOver = false
    }
    for (const game of games) {
      if (!this.#isOfPlan(game)) continue
      const record = { ...empty, ...game }
      this.#games.set(game.number, record)
      this.#boards?.end(record)
    }
    this.#tables = undefined
  }

  #isOfPlan({ white, black }: Pick<ScheduledGame, 'white' | 'black'>): boolean {
    return this.#plan?.entrants[white] !== undefined && this.#plan.entrants[black] !== undefined
  }

  #changed(): void {
    window.clearTimeout(this.#timer)
    this.#timer = undefined
    this.#view = undefined
    for (const listener of this.#listeners) listener()
  }
}

/** What tables do not need of a game. */
const empty = { fen: '', opening: [], moves: [], startedAt: '', durationMs: 0 }
