import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Link, PlanFollower, PlanStatus, Showing, WatchedGame } from '@rookery/colony'
import { securityHeaders } from './security-headers.ts'

/** Where the page hears of a colony. */
const PLACE = '/colony/events'
/** Where the page asks whether there is one: the studio has a file of that name, which says no. */
const SIGN = '/colony.json'
const EVERY_MS = 1000
/** More would cost the colony too much. */
const MOST_VIEWERS = 16
/** Boards that a page has room for. */
const BOARDS = 12

/** Tells pages what a colony does, as server-sent events; they can change nothing. */
export class ColonyFeed {
  readonly #link: Link
  readonly #colony: typeof import('@rookery/colony')
  readonly #viewers = new Set<Viewer>()
  #isAway = false

  constructor(link: Link, colony: typeof import('@rookery/colony')) {
    this.#link = link
    this.#colony = colony
    link.watch((_, isAway) => {
      this.#isAway = isAway
      for (const viewer of this.#viewers) viewer.tellOfRedis(isAway)
    })
  }

  /** Whether the request was for it. */
  readonly answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url !== PLACE && request.url !== SIGN) return false
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (request.url === SIGN) {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      response.end('{"isServed":true}')
      return true
    }
    if (this.#viewers.size >= MOST_VIEWERS) {
      response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60' })
      response.end('Too many watch already.\n')
      return true
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    const viewer = new Viewer(this.#link, this.#colony, response)
    this.#viewers.add(viewer)
    response.on('close', () => {
      viewer.close()
      this.#viewers.delete(viewer)
    })
    if (this.#isAway) viewer.tellOfRedis(true)
    void viewer.run()
    return true
  }

  close(): void {
    for (const viewer of this.#viewers) viewer.close()
    this.#link.close()
  }
}

/** One page that watches: the tournament that began last, with its boards, and the workers. */
class Viewer {
  readonly #link: Link
  readonly #colony: typeof import('@rookery/colony')
  readonly #response: ServerResponse
  #plan: string | undefined
  #follower: PlanFollower | undefined
  #isClosed = false
  #wake = () => {}

  constructor(link: Link, colony: typeof import('@rookery/colony'), response: ServerResponse) {
    this.#link = link
    this.#colony = colony
    this.#response = response
  }

  tellOfRedis(isAway: boolean): void {
    this.#send('redis', { isAway })
  }

  async run(): Promise<void> {
    while (!this.#isClosed) {
      // Redis or a coordinator may be away for a while.
      await this.#tell().catch(() => {})
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, EVERY_MS)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  close(): void {
    this.#isClosed = true
    this.#follower?.close()
    this.#follower = undefined
    this.#wake()
  }

  async #tell(): Promise<void> {
    const { plans, workers, now } = await this.#colony.readStatus(this.#link)
    const games = plans.filter(({ kind, isCoordinated }) => kind === 'games' && isCoordinated)
    // One that is being looked at stays, until it is over and there is another.
    const followed = games.find(({ hash }) => hash === this.#plan)
    const plan = followed ?? games.at(-1)
    if (plan && plan.hash !== this.#plan) this.#follow(plan.hash)
    await this.#follower?.watch(BOARDS, plan?.running ?? 0)
    this.#send('colony', {
      plans: plans.map(({ hash, title, kind, done, total, perSecond, leftSeconds, waiting, running }) => ({
        ...{ hash, title, kind, done, perSecond, waiting, running },
        ...(total === undefined ? {} : { total }),
        ...(leftSeconds === undefined ? {} : { leftSeconds }),
        isShown: hash === this.#plan,
      })),
      workers: workers.map(({ name, busy, threads, jobs, speeds, lastResultAt }) => ({
        ...{ name, busy, threads, jobs },
        ...speeds?.filter(({ plan }) => plan === this.#plan).map(({ perSecond }) => ({ perSecond }))[0],
        ...(lastResultAt === undefined ? {} : { quietSeconds: Math.max(0, now - lastResultAt) / 1000 }),
      })),
    })
    await this.#tellGames(plan)
  }

  #follow(hash: string): void {
    this.#follower?.close()
    this.#plan = hash
    this.#follower = new this.#colony.PlanFollower(this.#link, hash, (games) => this.#tellBoards(games))
  }

  async #tellGames(plan: PlanStatus | undefined): Promise<void> {
    const follower = this.#follower
    const showing: (Showing & { readonly isWhole: boolean }) | undefined = await follower?.ask(plan)
    if (!showing) return
    this.#send('games', showing)
    if (plan) return
    // It is over: what it has left was told.
    follower?.close()
    this.#follower = undefined
    this.#send('over', {})
  }

  #tellBoards(games: readonly WatchedGame[]): void {
    this.#send('boards', { games })
  }

  #send(kind: string, value: object): void {
    // A page that does not read is not waited for: what it misses comes again, or is of the past.
    if (this.#isClosed || (kind === 'boards' && this.#response.writableNeedDrain)) return
    this.#response.write(`event: ${kind}\ndata: ${JSON.stringify(value)}\n\n`)
  }
}
