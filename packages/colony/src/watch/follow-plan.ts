import type { Redis } from 'ioredis'
import { readText } from '../content/fetch-content.ts'
import type { Link } from '../redis/link.ts'
import type { KnownPlan } from '../roll.ts'
import { parseBoards, type WatchedGame } from './boards-message.ts'
import { parseShowing, type Showing } from './showing.ts'
import { boardsChannel, shownKey, watchKey } from './watch-keys.ts'

/** Somebody who is not heard of for so long watches no more. */
const WATCH_SECONDS = 10
const MOST_SHOWN = 64_000_000

/** Follows a tournament of a colony: what is played now, and what has come of it. */
export class PlanFollower {
  readonly #link: Link
  readonly #plan: string
  readonly #ear: Redis
  #id = ''
  #known = 0

  constructor(link: Link, plan: string, onBoards: (games: readonly WatchedGame[]) => void) {
    this.#link = link
    this.#plan = plan
    this.#ear = link.openEar()
    this.#ear.on('message', (_: string, text: string) => {
      const boards = parseBoards(text)
      if (boards.ok) onBoards(boards.value.games)
    })
    this.#ear.subscribe(boardsChannel(link, plan)).catch(() => {})
  }

  /** Says that somebody is here who looks at so many boards. */
  async watch(boards: number, running: number): Promise<void> {
    const share = Math.min(1, boards / Math.max(1, running))
    await this.#link.redis.set(watchKey(this.#link, this.#plan), String(share), 'EX', WATCH_SECONDS)
  }

  /** What is new since the last time; `isWhole` where that is all there is. */
  async ask(plan: KnownPlan | undefined): Promise<(Showing & { readonly isWhole: boolean }) | undefined> {
    const text = plan ? await this.#fetch(plan) : await this.#link.redis.get(shownKey(this.#link, this.#plan))
    const read = text === undefined || text === null ? undefined : parseShowing(text)
    if (!read?.ok) return undefined
    const showing = read.value
    const isWhole = !plan || showing.id !== this.#id
    if (plan && isWhole && this.#known > 0) {
      this.#known = 0
      this.#id = showing.id
      return this.ask(plan)
    }
    this.#id = showing.id
    this.#known = (isWhole ? 0 : this.#known) + showing.games.length
    return { ...showing, isWhole }
  }

  close(): void {
    this.#ear.disconnect()
  }

  async #fetch({ addresses, hash }: KnownPlan): Promise<string | undefined> {
    for (const address of addresses) {
      const text = await readText(`${address}/show/${hash}?after=${this.#known}`, MOST_SHOWN)
      if (text !== undefined) return text
    }
    return undefined
  }
}
