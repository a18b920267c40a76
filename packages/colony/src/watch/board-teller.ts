import type { Link } from '../redis/link.ts'
import type { WatchedGame } from './boards-message.ts'
import type { Sight } from './sight.ts'
import { boardsChannel, watchKey } from './watch-keys.ts'

interface Board {
  plan: string
  readonly chance: number
  game: WatchedGame | undefined
  isNew: boolean
}

/** Of one worker; others have boards too. */
const MOST_TOLD = 8

/** Tells those who watch a plan what is played here. Where nobody does, it tells nothing. */
export class BoardTeller {
  readonly #link: Link
  readonly #worker: string
  /** By the thread that plays there, and always the same of them: whoever watches sees game after game. */
  readonly #boards: Board[] = []
  /** Of each plan that is watched, the share of the boards that are to be told: thousands would be too many to look at. */
  readonly #shares = new Map<string, number>()

  constructor(link: Link, worker: string) {
    this.#link = link
    this.#worker = worker
  }

  hear(thread: number, plan: string, sight: Sight): void {
    this.#boards[thread] ??= { plan, chance: Math.random(), game: undefined, isNew: false }
    const board = this.#boards[thread]
    board.plan = plan
    if (sight.kind === 'start') board.game = { worker: this.#worker, thread, game: sight.game, moves: [] }
    else if (board.game) board.game = addMove(board.game, sight)
    board.isNew = true
  }

  /** The thread is done with its job. */
  forget(thread: number): void {
    const board = this.#boards[thread]
    if (board) board.game = undefined
  }

  /** Learns which of these plans are watched. */
  async look(plans: readonly string[]): Promise<void> {
    const shares =
      plans.length === 0 ? [] : await this.#link.redis.mget(plans.map((plan) => watchKey(this.#link, plan)))
    this.#shares.clear()
    for (const [at, plan] of plans.entries()) {
      const share = Number(shares[at] ?? 0)
      if (share > 0) this.#shares.set(plan, share)
    }
  }

  async tell(): Promise<void> {
    for (const [plan, share] of this.#shares) {
      const shown = this.#boards
        .filter((board) => board.plan === plan && board.chance < share)
        .slice(0, MOST_TOLD)
        .filter(({ isNew }) => isNew)
      const games = shown.flatMap(({ game }) => game ?? [])
      for (const board of shown) board.isNew = false
      if (games.length > 0)
        await this.#link.redis.publish(boardsChannel(this.#link, plan), JSON.stringify({ games }))
    }
  }
}

function addMove(watched: WatchedGame, { uci, clockMs }: Sight & { kind: 'move' }): WatchedGame {
  const { clockMs: before = [null, null], ...rest } = watched
  const { moves } = rest
  const next = { ...rest, moves: [...moves, uci] }
  if (clockMs === undefined) return watched.clockMs ? { ...next, clockMs: before } : next
  const clocks: [number | null, number | null] =
    moves.length % 2 === 0 ? [clockMs, before[1]] : [before[0], clockMs]
  return { ...next, clockMs: clocks }
}
