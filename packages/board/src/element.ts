import {
  type Color,
  describeFaults,
  makeFen,
  makeSquare,
  standard,
  startPosition,
  type Variant,
} from '@rookery/rules'
import { answerCommand } from './commands.ts'
import { defineOptions, takeEarlyOptions } from './dom.ts'
import { namedShapes } from './drawings.ts'
import { actOnKey } from './keys.ts'
import type { BoardOptions } from './options.ts'
import { placementOf } from './placement.ts'
import { adopt, type Board, type BoardEvents, cancel, choosePromotion, press } from './play.ts'
import { attachPointer } from './pointer.ts'
import { readShapes } from './read-drawings.ts'
import { readPreMove } from './read-moves.ts'
import { readPlacement, readVariant } from './read-position.ts'
import { readers } from './readers.ts'
import { attempt, isAbsent, type Read } from './reading.ts'
import { type BoardState, colorAhead, isMovable, makeState, type Placement, type Wishes } from './state.ts'
import { styleText } from './style.ts'
import { View } from './view.ts'

/** Where there is no document, as in Node, the class can be imported but not used. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement

const wishNames = Object.keys(readers) as (keyof Wishes)[]
const optionNames: readonly (keyof BoardOptions)[] = [
  'variant',
  'position',
  ...wishNames,
  'premove',
  'shapes',
]

const toAttribute = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const optionOf = new Map(optionNames.map((name) => [toAttribute(name), name]))

let sheet: CSSStyleSheet | undefined

function makeSheet(): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(styleText)
  return made
}

export interface RookeryBoard extends BoardOptions {
  addEventListener<Type extends keyof BoardEvents>(
    type: Type,
    listener: (this: RookeryBoard, event: CustomEvent<BoardEvents[Type]>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof BoardEvents>(
    type: Type,
    listener: (this: RookeryBoard, event: CustomEvent<BoardEvents[Type]>) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** `<rookery-board>`: reads what the page wants, owns the elements of the board, and tells the page what the person does. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the options' accessors are defined below, one way for all of them.
export class RookeryBoard extends Base {
  static get observedAttributes(): string[] {
    return [...optionOf.keys()]
  }

  readonly #state: BoardState = makeState(placementOf(startPosition()))
  readonly #given = new Map<keyof BoardOptions, unknown>()
  readonly #changed = new Set<keyof BoardOptions>()
  /** The variant of FENs. */
  #variant: Variant = standard
  #view: View | undefined
  #isDrawDue = false

  readonly #board: Board = {
    state: this.#state,
    emit: (type, detail) =>
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, cancelable: true })),
  }

  connectedCallback(): void {
    takeEarlyOptions(this, optionNames)
    this.#build()
    this.#draw()
    window.addEventListener('keydown', this.#onWindowKey)
  }

  disconnectedCallback(): void {
    window.removeEventListener('keydown', this.#onWindowKey)
  }

  attributeChangedCallback(name: string, _: string | null, value: string | null): void {
    this.setOption(optionOf.get(name)!, value)
  }

  /** The position on the board as a FEN. */
  get fen(): string {
    this.#settle()
    return makeFen(this.#state.placement.setup)
  }

  /** Answers a spoken command ("pieces white", "attacks e4", "last move", "clocks", "turn"), also to a screen reader. */
  tell(command: string): string {
    this.#settle()
    const words = answerCommand(this.#state, command)
    this.#say(words)
    return words
  }

  flip(): void {
    this.#settle()
    this.orientation = this.#state.wishes.orientation === 'white' ? 'black' : 'white'
  }

  /** The square that has the focus. */
  get focusedSquare(): string | undefined {
    return this.shadowRoot?.activeElement?.getAttribute('data-square') ?? undefined
  }

  /** Puts back what is in hand and forgets the pre-move. */
  cancel(): void {
    cancel(this.#board)
    this.#drawSoon()
  }

  /** The name of the square in the tab order is where the focus goes. */
  override focus(): void {
    this.#draw()
    this.#view?.focus(this.#state.current)
  }

  getOption(name: keyof BoardOptions): unknown {
    const { state } = this.#board
    if (name !== 'position' && name !== 'premove' && name !== 'shapes') return this.#given.get(name)
    this.#settle()
    if (name === 'position') return state.placement.position ?? makeFen(state.placement.setup)
    if (name === 'shapes') return namedShapes(state.drawn)
    return state.preMove && { from: makeSquare(state.preMove.from), to: makeSquare(state.preMove.to) }
  }

  setOption(name: keyof BoardOptions, value: unknown): void {
    const isTheme = name === 'theme' && (isAbsent(value) || typeof value === 'string')
    if (isTheme && value !== this.getAttribute(name)) {
      // The style sheet goes by the attribute, which comes back here.
      if (isAbsent(value)) this.removeAttribute(name)
      else this.setAttribute(name, value)
      return
    }
    this.#given.set(name, value)
    this.#changed.add(name)
    this.#drawSoon()
  }

  /** Reads what has changed, all together: a FEN is read by the variant, and squares by the size of the board. */
  #settle(): void {
    const changed = new Set(this.#changed)
    this.#changed.clear()
    if (changed.size === 0) return
    const { state } = this.#board
    const ahead = colorAhead(state)
    const before = this.#variant
    if (changed.has('variant')) this.#variant = this.#read('variant', readVariant, before)
    const isPlaced = changed.has('position') || this.#variant !== before
    const placement = isPlaced
      ? this.#read('position', (value) => readPlacement(value, this.#variant), state.placement)
      : state.placement
    this.#settleWishes(changed, placement.variant)
    if (isPlaced) this.#place(placement, ahead)
    const board = state.placement.variant
    if (changed.has('premove'))
      state.preMove = this.#read('premove', (value) => readPreMove(value, board), state.preMove)
    if (changed.has('shapes'))
      state.drawn = this.#read('shapes', (value) => readShapes(value, board), state.drawn)
    if (state.selected !== undefined && !isMovable(state, state.selected)) cancel(this.#board)
  }

  #settleWishes(changed: ReadonlySet<keyof BoardOptions>, variant: Variant): void {
    const { state } = this.#board
    const next: Record<string, unknown> = { ...state.wishes }
    for (const name of wishNames)
      if (changed.has(name))
        next[name] = this.#read<unknown>(name, (value) => readers[name](value, variant), next[name])
    state.wishes = next as unknown as Wishes
  }

  /** What an option says, or what is there already where that cannot be read. */
  #read<T>(name: keyof BoardOptions, read: (value: unknown) => Read<T>, present: T): T {
    const result = attempt(() => read(this.#given.get(name)))
    if (!result.ok) this.#complain(name, describeFaults(result.faults))
    return result.ok ? result.value : present
  }

  #place(next: Placement, ahead: Color | undefined): void {
    const { state } = this.#board
    const isOther = next.variant.id !== state.placement.variant.id
    adopt(this.#board, next, { ahead })
    if (isOther || !this.#view) state.current = this.#homeSquare(state.wishes.orientation)
  }

  #complain(option: string, message: string): void {
    const isHeard = !this.#board.emit('fault', { option, message })
    if (!isHeard) console.error(`rookery-board: ${option}: ${message}`)
  }

  #build(): void {
    if (this.#view) return
    const root = this.attachShadow({ mode: 'open' })
    sheet ??= makeSheet()
    root.adoptedStyleSheets = [sheet]
    const act = (doing: () => void) => () => {
      doing()
      this.#draw()
    }
    this.#settle()
    const view = new View({
      onPromote: (role) => act(() => choosePromotion(this.#board, role))(),
      onCancel: act(() => cancel(this.#board)),
    })
    this.#view = view
    root.append(view.board)
    this.#state.current = this.#homeSquare(this.#state.wishes.orientation)
    attachPointer(this.#board, view.board, {
      draw: () => this.#draw(),
      follow: (x, y, over) => view.follow(this.#state, x, y, over),
      land: (square) => view.land(square),
    })
    this.#listen(view)
  }

  #homeSquare(orientation: Color): number {
    return this.#state.placement.position?.kingOf(orientation) ?? 0
  }

  #listen(view: View): void {
    const { state } = this.#board
    view.board.addEventListener('click', (event) => {
      const square = view.squareOf(event.target)
      if (square === undefined || state.wishes.still) return
      press(this.#board, square)
      this.#draw()
    })
    view.board.addEventListener('focusin', (event) => {
      const square = view.squareOf(event.target)
      if (square === undefined || square === state.current) return
      state.current = square
      this.#draw()
    })
    view.board.addEventListener('keydown', (event) => {
      const square = view.squareOf(event.target)
      if (square === undefined || event.defaultPrevented) return
      const doing = {
        draw: () => this.#draw(),
        focus: (next: number) => view.focus(next),
        say: (words: string) => this.#say(words),
      }
      if (actOnKey(this.#board, square, event, doing)) event.preventDefault()
    })
    // A click must not take the arrow keys to the board; who wants them there tabs into it.
    view.board.addEventListener('mousedown', (event) => {
      if (view.squareOf(event.target) === undefined) return
      event.preventDefault()
      const focused = document.activeElement
      if (focused instanceof HTMLElement) focused.blur()
    })
  }

  /** Escape wherever the focus is. */
  readonly #onWindowKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !cancel(this.#board)) return
    // It was for the board, and closes nothing else.
    event.preventDefault()
    this.#draw()
  }

  /** The same words once more must differ, or a screen reader keeps silent. */
  #say(words: string): void {
    this.#state.words = this.#state.words === words ? `${words}\u00a0` : words
    this.#drawSoon()
  }

  #drawSoon(): void {
    if (this.#isDrawDue || !this.#view) return
    this.#isDrawDue = true
    queueMicrotask(() => {
      if (this.#isDrawDue) this.#draw()
    })
  }

  #draw(): void {
    this.#isDrawDue = false
    this.#settle()
    this.#view?.draw(this.#state)
  }
}

defineOptions(RookeryBoard.prototype, optionNames)
