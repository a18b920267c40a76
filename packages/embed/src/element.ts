import type { RookeryBoard } from '@rookery/board'
import { defineOptions, takeEarlyOptions } from '@rookery/board/dom'
import { drawGameId, makeGame, outcomeOf, type PlayState, recordOf, settleWish } from '@rookery/play'
import type { PlayerOptions } from '@rookery/players'
import { Line, makeFen, makePgn, type Outcome, parseMove, startPosition } from '@rookery/rules'
import { onLanguage } from '@rookery/words'
import { loadBoardLabels } from './board-labels.ts'
import { eventsBetween, type GameEvent, type GameEvents } from './events.ts'
import {
  type GameOptions,
  gameOptionNames,
  type OptionFault,
  type OptionName,
  optionNames,
  readGame,
  readLook,
  type WantedGame,
  type WantedLook,
} from './options.ts'
import { Session } from './session.ts'
import { announceStep } from './status-words.ts'
import { styleText } from './style.ts'
import { View } from './view.ts'

/** Where there is no document, as in Node, the class can be imported but not used. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement

/** Thoughts may come by the hundred, and nobody reads more than these. */
const thoughtEveryMs = 100

/** Where the minds' files are, for tools that do not find them by themselves. */
export type GameFiles = Pick<PlayerOptions, 'workerUrl' | 'engineWorkerUrl' | 'wasmUrl' | 'networkUrl'>

let sheet: CSSStyleSheet | undefined

function makeSheet(): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(styleText)
  return made
}

type Listener<Type extends keyof GameEvents> = (
  this: RookeryGame,
  event: CustomEvent<GameEvents[Type]>,
) => unknown

export interface RookeryGame extends GameOptions {
  addEventListener<Type extends keyof GameEvents>(
    type: Type,
    listener: Listener<Type>,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof GameEvents>(
    type: Type,
    listener: Listener<Type>,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** `<rookery-game>`: a game against a mind that tells what it thinks. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the options' accessors are defined below, one way for all of them.
export class RookeryGame extends Base {
  /** For all games of a page; an element's own `files` come before them. */
  static files: GameFiles = {}

  static get observedAttributes(): string[] {
    return [...optionNames]
  }

  /** Takes effect with the next game. */
  files: GameFiles = {}

  readonly #given: Partial<Record<OptionName, unknown>> = {}
  readonly #changed = new Set<OptionName>()
  readonly #session = new Session({
    changed: (before, after) => this.#onChange(before, after),
    ticked: () => this.#view?.drawClocks(),
  })
  #view: View | undefined
  #wanted: WantedGame | undefined
  #look: WantedLook = { panel: 'both', theme: 'wood', pieces: 'carved', view: 'me' }
  #gameFaults: readonly OptionFault[] = []
  #lookFaults: readonly OptionFault[] = []
  #thoughtTimer: ReturnType<typeof setTimeout> | undefined
  #isSettleDue = false
  #endListening: (() => void) | undefined

  connectedCallback(): void {
    this.#endListening ??= onLanguage(() => void this.#speakAnew())
    takeEarlyOptions(this, optionNames)
    this.#build()
    this.#labelBoard().catch(() => {})
    if (this.#session.state === undefined) this.#changed.add('mind')
    this.#settleSoon()
  }

  disconnectedCallback(): void {
    // An element that is only put elsewhere is connected again at once.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#endListening?.()
      this.#endListening = undefined
      this.#session.halt()
      clearTimeout(this.#thoughtTimer)
      this.#thoughtTimer = undefined
    })
  }

  attributeChangedCallback(name: string, _: string | null, value: string | null): void {
    this.setOption(name as OptionName, value)
  }

  getOption(name: OptionName): unknown {
    return this.#given[name]
  }

  setOption(name: OptionName, value: unknown): void {
    if (this.#given[name] === value) return
    this.#given[name] = value
    this.#changed.add(name)
    this.#settleSoon()
  }

  /** Begins another game with the same options. */
  newGame(): void {
    this.#settle()
    if (this.#wanted && this.isConnected) this.#begin(this.#wanted)
  }

  /** Plays a move for the person whose turn it is: `Nf3`, or `g1f3`. False where it cannot be played. */
  play(text: string): boolean {
    const before = this.line
    const move = parseMove(before.position, text)
    if (move.ok) this.#session.dispatch({ kind: 'play', move: move.value })
    return this.line.moves.length > before.moves.length
  }

  takeBack(): void {
    this.#session.dispatch({ kind: 'take-back' })
  }

  resign(): void {
    this.#session.dispatch({ kind: 'resign' })
  }

  flip(): void {
    this.#session.dispatch({ kind: 'flip' })
  }

  /** The game so far, as the rules see it. */
  get line(): Line {
    this.#settle()
    return this.#session.state?.line ?? Line.from(startPosition())
  }

  get fen(): string {
    return makeFen(this.line.position)
  }

  get pgn(): string {
    this.#settle()
    const { state } = this.#session
    return state ? makePgn(makeGame(recordOf(state))) : ''
  }

  get outcome(): Outcome | undefined {
    const { state } = this.#session
    return state && outcomeOf(state)
  }

  /** The board inside, for what this element has no option for; undefined until it is in a page. */
  get board(): RookeryBoard | undefined {
    return this.#view?.board
  }

  #build(): void {
    if (this.#view) return
    const root = this.attachShadow({ mode: 'open' })
    sheet ??= makeSheet()
    root.adoptedStyleSheets = [sheet]
    this.#fill(root)
  }

  #fill(root: ShadowRoot): void {
    this.#view = new View({ session: this.#session, newGame: () => this.newGame() })
    root.replaceChildren(this.#view.element)
  }

  async #speakAnew(): Promise<void> {
    await this.#session.speakAnew()
    if (this.shadowRoot) this.#fill(this.shadowRoot)
    this.#draw()
    await this.#labelBoard()
  }

  async #labelBoard(): Promise<void> {
    const labels = await loadBoardLabels()
    if (this.board) this.board.labels = labels
  }

  /** A page that has put the element in its place may set properties before the game begins. */
  #settleSoon(): void {
    if (this.#isSettleDue || !this.#view) return
    this.#isSettleDue = true
    queueMicrotask(() => {
      this.#isSettleDue = false
      if (!this.isConnected) return
      this.#settle()
      if (this.#gameFaults.length === 0) this.#session.resume()
    })
  }

  /** Reads what has changed, all together: a position is read by the variant, and a mind must play it. */
  #settle(): void {
    if (!this.isConnected || this.#changed.size === 0) return
    const isOther = gameOptionNames.some((name) => this.#changed.has(name))
    const changed = [...this.#changed]
    this.#changed.clear()
    const look = readLook(this.#given)
    if (look.ok) this.#look = look.value
    this.#session.view = this.#look.view
    this.#lookFaults = look.ok ? [] : look.faults
    if (isOther) this.#settleGame()
    this.#draw()
    for (const { message, option } of [...this.#gameFaults, ...this.#lookFaults])
      if (changed.includes(option) || isOther) this.#emit({ type: 'error', detail: { message, option } })
  }

  #settleGame(): void {
    const game = readGame(this.#given)
    this.#gameFaults = game.ok ? [] : game.faults
    this.#wanted = game.ok ? game.value : undefined
    if (game.ok) this.#begin(game.value)
    else this.#session.halt()
  }

  #begin({ wish, seed = Math.floor(Math.random() * 2 ** 31) }: WantedGame): void {
    const { count } = this.#session
    const birth = { id: drawGameId(), seed: seed + count, begunMs: Date.now() }
    this.#session.begin(settleWish(wish, birth), { ...RookeryGame.files, ...this.files })
  }

  #onChange(before: PlayState | undefined, after: PlayState): void {
    if (before && isSameGame(before, after)) this.#drawThoughtSoon()
    else this.#draw()
    const words = announceStep(before, after)
    if (words !== undefined) this.#view?.say(words)
    for (const event of eventsBetween(before, after, this.#session.tell)) this.#emit(event)
  }

  #emit({ type, detail }: GameEvent): void {
    // An error that bubbles would be taken for one of the page's own scripts.
    const bubbles = type !== 'error'
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles, composed: bubbles }))
  }

  #draw(): void {
    const faults = [...this.#gameFaults, ...this.#lookFaults].map(({ message }) =>
      message.endsWith('?') ? message : `${message}.`,
    )
    this.#view?.draw({ look: this.#look, faults, isActive: this.#gameFaults.length === 0 })
  }

  #drawThoughtSoon(): void {
    this.#thoughtTimer ??= setTimeout(() => {
      this.#thoughtTimer = undefined
      this.#view?.drawThought()
    }, thoughtEveryMs)
  }
}

/** Whether two states differ in nothing but their thoughts. */
const isSameGame = (one: PlayState, other: PlayState): boolean =>
  (Object.keys(other) as (keyof PlayState)[]).every((key) => key === 'thoughts' || one[key] === other[key])

defineOptions(RookeryGame.prototype, optionNames)
