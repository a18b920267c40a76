import {
  type Choice,
  createPlayer,
  type Limits,
  type Player,
  type PlayerOptions,
  type Thought,
} from '@rookery/players'
import { type Color, colors, type Line } from '@rookery/rules'
import { clockLimits } from '../clock.ts'
import type { MindSeat } from '../seat.ts'
import { leftMs } from './game-clock.ts'
import { isDrawOffered, isWatched, mindToMove, type PlayState } from './play-state.ts'
import type { PlayAction } from './reducer.ts'

/** Long enough for the move before to land before the answer sets off; where nothing moves, there is nothing to wait for. */
const restMs = 260
/** Between the moves of two minds, so that a person can follow. */
const watchedRestMs = 600
/** A mind with less than this on its clock does not rest. */
const hurriedMs = 20_000

export interface MindsOptions {
  /** On the clock that the game counts with. */
  nowMs(): number
  /** Whether pieces do not slide, so that there is nothing to wait for. */
  isStill(): boolean
  /** How long two minds rest between their moves, if whoever watches them has chosen. */
  watchedRestMs?(): number | undefined
  /** What every player is given besides its settings. */
  readonly player?: PlayerOptions | undefined
}

/** Lets each mind of a game think, in its worker, whenever it is its turn, and sends its thoughts and its move to the state. */
export class MindsAtPlay {
  readonly #dispatch: (action: PlayAction) => void
  readonly #options: MindsOptions
  #minds: Partial<Record<Color, Opponent>> = {}
  /** Names the game, and the try, that the minds were woken for. */
  #wokenFor: string | undefined
  /** Names what the mind to move was asked last. */
  #askedFor: string | undefined
  #stop = new AbortController()

  constructor(dispatch: (action: PlayAction) => void, options: MindsOptions) {
    this.#dispatch = dispatch
    this.#options = options
  }

  /** To be told of every state of the game. */
  follow(state: PlayState): void {
    const isHealthy = state.failure === undefined
    this.#wakeFor(state, isHealthy ? `${state.gameId}` : undefined)
    const isAsked = isHealthy && !state.isPaused && mindToMove(state) !== undefined
    const isOffered = isDrawOffered(state)
    const question = isAsked ? `${state.gameId} ${state.line.moves.length} ${isOffered}` : undefined
    if (question === this.#askedFor) return
    this.#stop.abort()
    this.#askedFor = question
    if (question !== undefined) this.#ask(state, isOffered)
  }

  /** Stops what is thought about, and ends the workers. */
  dispose(): void {
    this.#stop.abort()
    this.#askedFor = undefined
    this.#wokenFor = undefined
    const minds = this.#minds
    this.#minds = {}
    for (const mind of Object.values(minds)) void mind.dispose()
  }

  /** Each game wakes its own minds, and each new try fresh ones. */
  #wakeFor({ setup }: PlayState, game: string | undefined): void {
    if (game === this.#wokenFor) return
    this.dispose()
    this.#wokenFor = game
    if (game === undefined) return
    for (const color of colors) {
      const seat = setup.sides[color]
      if (seat.kind === 'mind') this.#minds[color] = new Opponent(seat, setup.seed, this.#options.player)
    }
  }

  #ask(state: PlayState, isOffered: boolean): void {
    const { gameId, line } = state
    const mind = this.#minds[line.position.turn]
    if (!mind) return
    const ply = line.moves.length
    this.#stop = new AbortController()
    const { signal } = this.#stop
    const fail = (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error)
      if (!signal.aborted) this.#dispatch({ kind: 'fail', gameId, ply, message })
    }
    if (isOffered) {
      mind.answerDraw(line, signal).then((accepts) => {
        if (accepts !== undefined) this.#dispatch({ kind: 'answer-draw', gameId, ply, accepts })
      }, fail)
      return
    }
    const report = (thought: Thought) => {
      if (!signal.aborted) this.#dispatch({ kind: 'think', gameId, ply, thought })
    }
    const thinking = mind.think(line, () => this.#limitsOf(state), report, signal)
    const resting = rest(this.#restFor(state), signal)
    Promise.all([thinking, resting]).then(([choice]) => {
      if (choice && !signal.aborted)
        this.#dispatch({ kind: 'answer', gameId, ply, move: choice.move, thought: choice.thought })
    }, fail)
  }

  #limitsOf({ clock, line }: PlayState): Limits {
    return clock ? clockLimits(clock, line, this.#options.nowMs()) : {}
  }

  #restFor(state: PlayState): number {
    const left = leftMs(state, state.line.position.turn, this.#options.nowMs()) ?? Infinity
    if (left < hurriedMs) return 0
    const isWatching = isWatched(state)
    const chosen = isWatching ? this.#options.watchedRestMs?.() : undefined
    if (chosen !== undefined) return chosen
    if (this.#options.isStill()) return 0
    return isWatching ? watchedRestMs : restMs
  }
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** A player that is woken at once and asked when needed: questions wait for the one before to be settled. */
export class Opponent {
  readonly #waking: Promise<Player>
  #busy: Promise<unknown> = Promise.resolve()

  constructor({ id, settings }: MindSeat, seed: number, options: PlayerOptions = {}) {
    this.#waking = createPlayer(id, settings, seed, options)
    // Whoever asks a question hears of the failure; until then it is nobody's.
    this.#waking.catch(() => {})
  }

  /** Undefined when the signal was aborted: a move that nobody waits for is no answer. The limits count from now on. */
  async think(
    line: Line,
    makeLimits: () => Limits,
    report: (thought: Thought) => void,
    signal: AbortSignal,
  ): Promise<Choice | undefined> {
    const choice = await this.#ask(signal, (player) => player.think(line, makeLimits(), report, signal))
    return signal.aborted ? undefined : choice
  }

  /** Undefined when the signal was aborted before the mind could answer. */
  answerDraw(line: Line, signal: AbortSignal): Promise<boolean | undefined> {
    return this.#ask(signal, (player) => player.answerDraw(line))
  }

  async dispose(): Promise<void> {
    const player = await this.#waking.catch(() => undefined)
    await player?.dispose()
  }

  #ask<T>(signal: AbortSignal, question: (player: Player) => Promise<T>): Promise<T | undefined> {
    const before = this.#busy
    const asking = (async () => {
      const player = await this.#waking
      await before.catch(() => {})
      return signal.aborted ? undefined : question(player)
    })()
    this.#busy = asking
    return asking
  }
}
