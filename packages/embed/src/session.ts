import {
  beginGame,
  entryOf,
  type GameSetup,
  isPersonsTurn,
  leftMs,
  lonePerson,
  lowMs,
  MindsAtPlay,
  outcomeOf,
  type PlayAction,
  type PlayState,
  reduceTimed,
  runningSide,
  startClock,
  stopClock,
} from '@rookery/play'
import {
  loadVoice,
  type PlayerOptions,
  type ScoreView,
  type ScoreWish,
  type Thought,
  toldSide,
  type Voice,
  viewOf,
  voiceFor,
} from '@rookery/players'
import { colors, type Position } from '@rookery/rules'

/** Milliseconds since the epoch that no one can set back while the page is open. */
const nowMs = (): number => performance.timeOrigin + performance.now()

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

interface Listener {
  /** The game is in another state. */
  changed(before: PlayState | undefined, after: PlayState): void
  /** A clock shows other digits. */
  ticked(): void
}

/** One game after another, with the minds that play them and the clocks that run. */
export class Session {
  readonly #listener: Listener
  readonly #voices = new Map<string, Voice>()
  #state: PlayState | undefined
  #minds: MindsAtPlay | undefined
  #files: PlayerOptions = {}
  #beat: ReturnType<typeof setTimeout> | undefined
  #isHalted = true
  /** How scores are told. */
  view: ScoreWish = 'me'

  constructor(listener: Listener) {
    this.#listener = listener
  }

  get state(): PlayState | undefined {
    return this.#state
  }

  /** The number of games that have been begun. */
  get count(): number {
    return this.#state === undefined ? 0 : this.#state.gameId + 1
  }

  begin(setup: GameSetup, files: PlayerOptions): void {
    this.halt()
    this.#files = files
    this.#isHalted = false
    this.#become(beginGame(setup, this.count))
  }

  dispatch(action: PlayAction): void {
    if (!this.#state || this.#isHalted) return
    const next = reduceTimed(this.#state, { action, atMs: nowMs() })
    if (next === this.#state) return
    this.#become(next)
    // What a person queued is played once the mind's move is told.
    if (next.preMove && isPersonsTurn(next)) this.dispatch({ kind: 'play-pre-move' })
  }

  /** Ends the workers and stops the clocks; the game is kept as it stands. */
  halt(): void {
    if (this.#isHalted) return
    this.#isHalted = true
    this.#minds?.dispose()
    this.#minds = undefined
    clearTimeout(this.#beat)
    const clock = this.#state?.clock
    if (this.#state && clock) this.#state = { ...this.#state, clock: stopClock(clock, nowMs()) }
  }

  /** Goes on with a game that was halted. */
  resume(): void {
    if (!this.#isHalted || !this.#state) return
    this.#isHalted = false
    const { clock, line } = this.#state
    if (clock && !outcomeOf(this.#state))
      this.#state = { ...this.#state, clock: startClock(clock, line, nowMs()) }
    this.#goOn()
  }

  leftMs(color: 'white' | 'black'): number | undefined {
    return this.#state && leftMs(this.#state, color, nowMs())
  }

  /** The voice of a mind at the table; it is there before its first thought is. */
  voiceOf(id: string): Voice | undefined {
    return this.#voices.get(id)
  }

  readonly tell = (thought: Thought, position: Position): string => {
    const seat = this.#state?.setup.sides[position.turn]
    const voice = seat?.kind === 'mind' ? this.#voices.get(seat.id) : undefined
    if (seat?.kind !== 'mind' || !voice) return ''
    const side = toldSide(thought.score, this.viewOf(this.#state!), position.turn)
    return voiceFor(voice, entryOf(seat), thought).headline(thought, position, side)
  }

  /** The side from which scores are told. */
  viewOf({ setup: { sides }, orientation }: PlayState): ScoreView {
    return viewOf(this.view, lonePerson(sides), orientation)
  }

  /** Lets the minds at the table speak the language of the time. */
  async speakAnew(): Promise<void> {
    this.#voices.clear()
    if (this.#state) await this.#loadVoices()
  }

  #become(next: PlayState): void {
    const before = this.#state
    this.#state = next
    this.#listener.changed(before, next)
    // A listener may have begun another game, or taken the element away.
    if (this.#state === next && !this.#isHalted) this.#goOn()
  }

  #goOn(): void {
    this.#followClock()
    void this.#followMinds()
  }

  async #followMinds(): Promise<void> {
    const minds = this.#minds ?? this.#wakeMinds()
    const { gameId, line, failure } = this.#state!
    if (failure === undefined && !this.#hasVoices()) {
      try {
        await this.#loadVoices()
      } catch (error) {
        const message = `the words of a mind cannot be loaded: ${(error as Error).message}`
        this.dispatch({ kind: 'fail', gameId, ply: line.moves.length, message })
        return
      }
    }
    if (minds === this.#minds) minds.follow(this.#state!)
  }

  #wakeMinds(): MindsAtPlay {
    const options = { nowMs, isStill: wantsNoMotion, player: this.#files }
    this.#minds = new MindsAtPlay((action) => this.dispatch(action), options)
    return this.#minds
  }

  #mindsSeated() {
    return colors.flatMap((color) => {
      const seat = this.#state!.setup.sides[color]
      return seat.kind === 'mind' ? [entryOf(seat)] : []
    })
  }

  #hasVoices(): boolean {
    return this.#mindsSeated().every(({ id }) => this.#voices.has(id))
  }

  async #loadVoices(): Promise<void> {
    await Promise.all(
      this.#mindsSeated().map(async (entry) => this.#voices.set(entry.id, await loadVoice(entry))),
    )
  }

  #followClock(): void {
    clearTimeout(this.#beat)
    const side = this.#state && runningSide(this.#state)
    if (side === undefined) return
    const left = this.leftMs(side) ?? 0
    if (left === 0) {
      this.dispatch({ kind: 'tick' })
      return
    }
    const unit = left < lowMs ? 100 : 1000
    this.#beat = setTimeout(
      () => {
        this.#followClock()
        this.#listener.ticked()
      },
      left % unit || unit,
    )
  }
}
