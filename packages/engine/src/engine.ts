import {
  type GameSource,
  type GameView,
  type Move,
  type Position,
  standard,
  type Variant,
} from '@rookery/rules'
import { Turn } from '@rookery/workers'
import { checkSignal, isObject, refuse } from './check-argument.ts'
import { MAX_HASH_MB, MAX_THREADS } from './core/load.ts'
import { packLine, packMove, unpackMove, unpackMoves } from './core/packed.ts'
import type { LineReport, Term } from './core/reading.ts'
import { EngineError } from './engine-error.ts'
import type { EngineFiles } from './engine-files.ts'
import { Endings } from './host/endings.ts'
import { layEndings } from './host/lay-endings.ts'
import { Pool } from './host/pool.ts'
import type { Platform, SearchRequest } from './host/protocol.ts'
import { type BestMove, makeInfo, type SearchInfo } from './info.ts'
import { checkLimits, planTime, type SearchLimits } from './limits.ts'
import { chooseNetwork, type NetworkChoice } from './network/choose-network.ts'
import { readGame } from './read-game.ts'
import { Search } from './search.ts'

export interface EngineOptions extends EngineFiles {
  readonly variant?: Variant
  /** One where memory cannot be shared. */
  readonly threads?: number
  readonly hashMb?: number
  /** Kept back from the clock for what passes between its owner and the engine. */
  readonly moveOverheadMs?: number
  readonly network?: NetworkChoice
  /** Whether tables of endings with up to four men are used, which are read when a game comes near them. */
  readonly tables?: 'shipped' | 'none'
}

export interface SearchOptions {
  readonly signal?: AbortSignal
  /** 'none' leaves the engine's tables of endings aside. */
  readonly tables?: 'none'
}

export interface Evaluation {
  readonly scoreCp: number
  readonly networkCp: number
  readonly terms: readonly Term[]
  readonly countsTerms: boolean
}

export type GameLine = Pick<GameView, 'start' | 'moves' | 'position'>

/** A FEN, a `Position`, a `Chess`, or a game as a line of play. */
export type EngineGame = GameSource | GameLine

export const engineVariants = ['standard', 'chess960', 'minichess'] as const

const isPlayable = ({ id }: Variant) => (engineVariants as readonly string[]).includes(id)

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(Math.trunc(value), least), most)

/** Raven, in workers of its own. It does one thing at a time; what is asked meanwhile is refused as `busy`. */
export class Engine {
  readonly variant: Variant
  readonly threads: number
  readonly hashMb: number
  readonly #platform: Platform
  readonly #overheadMs: number | undefined
  readonly #files: EngineFiles
  #pool: Pool | undefined
  #opening: Promise<Pool> | undefined
  readonly #turn = new Turn((code) =>
    code === 'busy'
      ? new EngineError(code, 'the engine is at work on something else')
      : new EngineError(code, 'the engine has been disposed of'),
  )
  #generation = 0
  readonly #network: NetworkChoice
  #networkFault: string | undefined
  readonly #endings: Endings | undefined

  constructor(platform: Platform, options: EngineOptions) {
    checkOptions(options)
    const {
      variant = standard,
      threads = 1,
      hashMb = 32,
      moveOverheadMs,
      network = 'shipped',
      tables = 'shipped',
      ...files
    } = options
    if (!isPlayable(variant)) throw new EngineError('variant', `Raven does not play ${variant.name}`)
    this.variant = variant
    this.threads = platform.canShareMemory ? clamp(threads, 1, MAX_THREADS) : 1
    this.hashMb = clamp(hashMb, 1, MAX_HASH_MB)
    this.#platform = platform
    this.#overheadMs = moveOverheadMs
    this.#network = network
    this.#files = files
    const isMinichess = variant.id === 'minichess'
    // Those of minichess are made by a program beside the core.
    const isThere = files.wasmUrl === undefined && (isMinichess || platform.tablesUrl !== undefined)
    if (tables === 'shipped' && (isThere || files.tablesUrl !== undefined))
      this.#endings = new Endings(platform, files, isMinichess)
  }

  /** Why the hand-written evaluation stands in for the network that was asked for; known once the engine is ready. */
  get networkFault(): string | undefined {
    return this.#networkFault
  }

  /** Why a table of an ending that was wanted is not used. */
  get tablesFault(): string | undefined {
    return this.#endings?.fault
  }

  /** Starts the workers, where they are not running yet. */
  async ready(): Promise<void> {
    await this.#exclusively(async () => {})
  }

  search(given: EngineGame, limits: SearchLimits = {}, options: SearchOptions = {}): Search {
    const stopping = new AbortController()
    let isPondering = limits?.ponder ?? false
    let heard: () => void = () => {}
    let pool: Pool | undefined
    const stop = () => {
      stopping.abort()
      heard()
    }
    const ponderHit = () => {
      isPondering = false
      pool?.ponderHit()
      heard()
    }
    const start = (report: (info: SearchInfo) => void) =>
      this.#exclusively(async (open) => {
        pool = open
        checkLimits(limits)
        checkSignal(options)
        const { signal } = options
        if (signal?.aborted) stop()
        signal?.addEventListener('abort', stop)
        try {
          const game = this.#readGame(given)
          const { position } = game
          const endings = options.tables === 'none' ? undefined : this.#endings
          const request = await this.#makeRequest(game, limits, open, endings, stopping.signal)
          const hear = (line: LineReport) => report(makeInfo(line, position))
          const answering = open.search(request, hear, stopping.signal)
          // A hit that came before the workers could hear it.
          if (!isPondering && limits.ponder) open.ponderHit()
          const answer = await answering
          // Whoever ponders is answered only when the opponent has moved.
          if (isPondering && !stopping.signal.aborted)
            await Promise.race([new Promise<void>((resolve) => (heard = resolve)), open.lost])
          return makeBestMove(position, answer.move, answer.reply)
        } finally {
          signal?.removeEventListener('abort', stop)
        }
      })
    return new Search(start, stop, ponderHit)
  }

  /** Forgets everything learned: for a new game. */
  async newGame(): Promise<void> {
    await this.#exclusively((pool) => pool.forget())
    this.#generation = 0
  }

  /** Counts the leaves under each legal move. */
  async perft(
    given: EngineGame,
    depth: number,
  ): Promise<{ total: number; moves: { move: Move; nodes: number }[] }> {
    return this.#exclusively(async (pool) => {
      if (!Number.isInteger(depth) || depth < 0)
        refuse('limits', 'the depth of perft', 'a whole number', depth)
      const game = this.#readGame(given)
      const { total, moves } = await pool.perft({ line: packLine(game), depth })
      return {
        total,
        moves: moves.map(([code, nodes]) => ({ move: unpackMove(game.position, code)!, nodes })),
      }
    })
  }

  /**
   * The evaluation without search and the network's part of it, from the side to move, and the hand-written terms, each
   * side's from its own view. Where `countsTerms` is false the network has taken the terms' place in the score.
   */
  async evaluate(given: EngineGame): Promise<Evaluation> {
    return this.#exclusively(async (pool) => {
      const game = this.#readGame(given)
      const { score, networkScore, ...terms } = await pool.tellTerms(packLine(game))
      return { scoreCp: score, networkCp: networkScore, ...terms }
    })
  }

  /** Ends the workers and gives their memory back; what is under way fails as `disposed`. */
  async dispose(): Promise<void> {
    this.#turn.end()
    // Workers that are only starting are ended by whoever started them.
    await this.#opening?.catch(() => {})
    await this.#endings?.dispose()
    await this.#pool?.close()
  }

  #readGame(given: EngineGame): GameLine {
    const game = isLine(given) ? given : readGame(given, this.variant)
    const { id, name } = game.position.variant
    const isFit = (id === 'minichess') === (this.variant.id === 'minichess')
    if (isFit && isPlayable(game.position.variant)) return game
    throw new EngineError('variant', `this engine plays ${this.variant.name}, not ${name}`)
  }

  async #makeRequest(
    game: GameLine,
    limits: SearchLimits,
    pool: Pool,
    endings: Endings | undefined,
    stop: AbortSignal,
  ): Promise<SearchRequest> {
    const budget = planTime(limits, game.position.turn, this.#overheadMs)
    const startMs = performance.now()
    const laid = endings ? await layEndings(endings, game.position, limits, budget, pool, stop) : []
    const spentMs = performance.now() - startMs
    const lessSpent = (ms: number) => (ms === 0 ? 0 : Math.max(1, ms - spentMs))
    return {
      line: packLine(game),
      endings: laid,
      generation: this.#generation++,
      limits: {
        // For the core 0 is no limit.
        depth: limits.depth === undefined ? 0 : Math.max(1, limits.depth),
        mate: limits.mate ?? 0,
        softMs: lessSpent(budget.softMs),
        hardMs: lessSpent(budget.hardMs),
        nodes: limits.nodes === undefined ? 0 : Math.max(1, limits.nodes),
        lines: limits.lines ?? 1,
        rootMoves: (limits.rootMoves ?? []).map(packMove),
        ponder: limits.ponder ?? false,
      },
    }
  }

  #exclusively<T>(act: (pool: Pool) => Promise<T>): Promise<T> {
    return this.#turn.take(async () => {
      this.#opening = this.#openPool()
      return act(await this.#opening)
    })
  }

  /** A pool that lost a worker is replaced by a new one. */
  async #openPool(): Promise<Pool> {
    if (this.#pool?.isUsable) return this.#pool
    await this.#pool?.close()
    const isMinichess = this.variant.id === 'minichess'
    const { threads, hashMb } = this
    const chosen = await chooseNetwork(this.#network, isMinichess, this.#platform, this.#files.networkUrl)
    this.#networkFault = chosen.ok ? undefined : chosen.faults[0]!.message
    const network = chosen.ok ? chosen.value : undefined
    const pool = await Pool.open(this.#platform, {
      threads,
      hashMb,
      isMinichess,
      network,
      files: this.#files,
    })
    if (this.#turn.isEnded) {
      await pool.close()
      throw new EngineError('disposed', 'the engine has been disposed of')
    }
    this.#pool = pool
    return pool
  }
}

const isLine = (given: unknown): given is GameLine =>
  isObject(given) && isPosition(given.start) && isPosition(given.position) && Array.isArray(given.moves)

const isPosition = (value: unknown): boolean => isObject(value) && typeof value.legalMoves === 'function'

function checkOptions(options: unknown): void {
  if (!isObject(options)) refuse('option', 'the options of an engine', 'an object', options)
  const { variant, network, tables } = options
  for (const name of ['threads', 'hashMb', 'moveOverheadMs']) {
    const value = options[name]
    if (value !== undefined && !Number.isFinite(value)) refuse('option', name, 'a number', value)
  }
  if (variant !== undefined && !(isObject(variant) && 'squares' in variant))
    refuse('option', 'the variant', 'one that the rules export', variant)
  if (network !== undefined && network !== 'shipped' && network !== 'none' && !isObject(network))
    refuse('option', 'the network', "'shipped', 'none', a network or { file }", network)
  if (tables !== undefined && tables !== 'shipped' && tables !== 'none')
    refuse('option', 'the tables', "'shipped' or 'none'", tables)
}

function makeBestMove(position: Position, code: number, reply: number): BestMove {
  const [move, ponder] = unpackMoves(position, [code, reply])
  return { move, ponder }
}
