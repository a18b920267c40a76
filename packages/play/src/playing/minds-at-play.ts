import type { Limits, PlayerOptions, Thought } from '@rookery/players'
import { type Color, colors } from '@rookery/rules'
import { clockLimits } from '../clock.ts'
import { leftMs } from './game-clock.ts'
import { Opponent } from './opponent.ts'
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
    const resting = rest(this.#options.isStill() ? 0 : this.#restFor(state), signal)
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
    return isWatched(state) ? watchedRestMs : restMs
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
