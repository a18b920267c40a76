import { randomUUID } from 'node:crypto'
import {
  findGameFault,
  type GameRecord,
  type Hall,
  openingOf,
  type Plan,
  parseGame,
  type ScheduledGame,
  writeOpening,
} from '@rookery/arena'
import { err, type Fault, ok, type Result } from '@rookery/rules'
import { makeGamesPlan } from '../games/games-plan.ts'
import { hasClocks } from '../games/scale-time.ts'
import type { Link } from '../redis/link.ts'
import { measureSpeed, type Speed } from '../speed/measure-speed.ts'
import { makeShownGame, type Showing, type ShownGame } from '../watch/showing.ts'
import { Coordinator, type CoordinatorOptions } from './coordinator.ts'

/** At once; who asks again gets the next ones. */
const MOST_SHOWN = 5000

type Passed =
  | 'listen'
  | 'jobMs'
  | 'beatMs'
  | 'overdueMs'
  | 'auditShare'
  | 'mostAuditsHere'
  | 'progress'
  | 'onNotice'

export interface GamesHallOptions extends Pick<CoordinatorOptions<ScheduledGame, GameRecord>, Passed> {
  readonly link: Link
  /** As it is now: it may be given more rounds. */
  readonly plan: () => Plan
  readonly keepsLines: boolean
  readonly isTolerant: boolean
  /** Whether nothing of the tournament is left to play. */
  readonly isOver: () => boolean
  readonly onStart?: (game: ScheduledGame) => void
  /** Those that were played before, for whoever watches. */
  readonly games?: () => Iterable<GameRecord>
  /** How fast this machine is; asked for where games have clocks. */
  readonly measure?: () => Promise<Speed>
}

/** A hall whose boards are the workers of a colony. */
export class GamesHall implements Hall {
  readonly #options: GamesHallOptions
  #coordinator: Coordinator<ScheduledGame, GameRecord> | undefined
  #planText = ''
  #speed: Speed | undefined
  #isStopped = false
  readonly #showId = randomUUID()
  readonly #shown: ShownGame[]

  constructor(options: GamesHallOptions) {
    this.#options = options
    this.#shown = Array.from(options.games?.() ?? [], makeShownGame)
  }

  async play(games: Iterable<ScheduledGame>, keep: (records: readonly GameRecord[]) => void): Promise<void> {
    if (this.#isStopped) return
    const coordinator = await this.#coordinate()
    await coordinator.play(this.#started(games), (records) => {
      this.#shown.push(...records.map(makeShownGame))
      keep(records)
    })
  }

  stop(): void {
    this.#isStopped = true
    this.#coordinator?.stop()
  }

  async close(): Promise<void> {
    await this.#close(this.#options.isOver())
  }

  *#started(games: Iterable<ScheduledGame>): Generator<ScheduledGame> {
    for (const game of games) {
      this.#options.onStart?.(game)
      yield game
    }
  }

  /** More rounds may bring other openings, and so another plan for the workers. */
  async #coordinate(): Promise<Coordinator<ScheduledGame, GameRecord>> {
    const { plan: current, keepsLines, isTolerant, ...options } = this.#options
    const plan = current()
    const sent = makeGamesPlan(plan, { keepsLines, isTolerant })
    const text = JSON.stringify(sent)
    if (this.#coordinator && text === this.#planText) return this.#coordinator
    await this.#close(true)
    this.#planText = text
    // Beforehand, while nothing is played here.
    if (hasClocks(plan)) this.#speed ??= await (this.#options.measure ?? (() => measureSpeed(1)))()
    this.#coordinator = await Coordinator.open({
      ...options,
      kind: 'games',
      title: plan.event,
      plan: sent,
      ...(this.#speed && hasClocks(plan) ? { speed: this.#speed.perSecond } : {}),
      parseDone: (game, value, worker) => parseRecord(game, value, plan, worker),
      ...(isReproducible(plan) ? { fingerprint } : {}),
    })
    this.#coordinator.show((after) => this.#show(after, MOST_SHOWN))
    return this.#coordinator
  }

  async #close(isOver: boolean): Promise<void> {
    const coordinator = this.#coordinator
    this.#coordinator = undefined
    await coordinator?.close(isOver, isOver ? this.#show(0, Infinity) : undefined)
  }

  #show(after: number, most: number): string {
    const { plan, progress } = this.#options
    const { total } = progress()
    const showing: Showing = {
      id: this.#showId,
      plan: plan(),
      ...(total === undefined ? {} : { total }),
      games: this.#shown.slice(after, after + most),
    }
    return JSON.stringify(showing)
  }
}

/** What a worker says a game was, if it can have been that game. */
function parseRecord(
  game: ScheduledGame,
  value: unknown,
  plan: Plan,
  worker: string,
): Result<GameRecord, Fault<'bad-game'>> {
  const read = parseGame(value, plan)
  if (!read.ok) return refuse(game, read.faults[0]!.message)
  const record = read.value
  const { number, round, pair, white, black, opening } = game
  const isThis =
    record.number === number &&
    record.round === round &&
    record.pair === pair &&
    record.white === white &&
    record.black === black
  if (!isThis) return refuse(game, 'it is another game')
  const start = writeOpening(openingOf(plan, opening))
  if (record.fen !== start.fen || record.opening.join(' ') !== start.moves.join(' '))
    return refuse(game, 'it has another opening')
  const fault = findGameFault(record, plan)
  return fault === undefined ? ok(worker === '' ? record : { ...record, worker }) : refuse(game, fault)
}

const refuse = ({ number }: ScheduledGame, reason: string): Result<never, Fault<'bad-game'>> =>
  err({ code: 'bad-game', message: `game ${number}: ${reason}` })

/** Minds that know no clock play the same game again. What an engine does, nobody knows. */
const isReproducible = ({ entrants }: Plan): boolean =>
  entrants.every(
    ({ kind, control: { depth, nodes, clock, moveTimeMs } }) =>
      kind === 'player' && (depth ?? nodes) !== undefined && clock === undefined && moveTimeMs === undefined,
  )

/** A game without what a clock says. */
const fingerprint = ({ startedAt: _s, durationMs: _d, worker: _w, moves, ...game }: GameRecord): string =>
  JSON.stringify([
    Object.entries(game).sort(([one], [other]) => (one < other ? -1 : 1)),
    moves.map(({ uci, scoreCp, mateIn, depth, nodes, line }) => [uci, scoreCp, mateIn, depth, nodes, line]),
  ])
