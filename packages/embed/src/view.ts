import type { RookeryBoard } from '@rookery/board'
import { make } from '@rookery/board/dom'
import {
  canMove,
  isLive,
  mindToMove,
  outcomeOf,
  type PlayAction,
  type PlayState,
  preMovableSide,
  shownPosition,
} from '@rookery/play'
import { colors, moveFrom, moveTo, opposite, parseSquare } from '@rookery/rules'
import { say } from '@rookery/words/embed/game'
import { Controls, makeButton } from './controls.ts'
import { MoveList } from './move-list.ts'
import type { PanelWish, WantedLook } from './options.ts'
import type { Session } from './session.ts'
import { SideStrip } from './side-strip.ts'
import { describeStatus } from './status-words.ts'
import { ThoughtView } from './thought-view.ts'

const boardParts = 'board, square, light, dark, piece, coordinate, arrow, circle, label, promotion'

interface Wiring {
  readonly session: Session
  newGame(): void
}

export interface Shown {
  readonly look: WantedLook
  /** What cannot be used of what the page asks for, as sentences. */
  readonly faults: readonly string[]
  /** False where there is no game that could be played. */
  readonly isActive: boolean
}

/** The elements of a game, drawn anew for every state of it. */
export class View {
  readonly board = make('rookery-board', {
    part: 'chessboard',
    exportparts: boardParts,
  }) as HTMLElement as RookeryBoard
  readonly element: HTMLElement
  readonly #session: Session
  readonly #sides = [new SideStrip(), new SideStrip()] as const
  readonly #sentence = make('span', { class: 'sentence' })
  readonly #retry: HTMLButtonElement
  readonly #toLatest: HTMLButtonElement
  readonly #status: HTMLElement
  readonly #faults = make('div', { class: 'fault', part: 'fault', role: 'alert' })
  readonly #controls: Controls
  readonly #thought = new ThoughtView()
  readonly #moves: MoveList
  readonly #panel: HTMLElement
  readonly #said = make('p', { class: 'visually-hidden', role: 'status' })

  constructor({ session, newGame }: Wiring) {
    this.#session = session
    const dispatch = (action: PlayAction) => session.dispatch(action)
    this.#retry = makeButton(say('retry'), () => dispatch({ kind: 'retry' }))
    this.#toLatest = makeButton(say('toLatest'), () =>
      dispatch({ kind: 'step', to: session.state?.line.moves.length ?? 0 }),
    )
    this.#status = make(
      'div',
      { class: 'status', part: 'status' },
      this.#sentence,
      this.#retry,
      this.#toLatest,
    )
    this.#controls = new Controls({ dispatch, newGame })
    this.#moves = new MoveList((to) => dispatch({ kind: 'step', to }))
    this.#panel = make('div', { class: 'panel', part: 'panel' }, this.#thought.element, this.#moves.element)
    const [above, below] = this.#sides
    this.element = make(
      'div',
      { class: 'game', part: 'game' },
      make(
        'div',
        { class: 'table' },
        this.#faults,
        above.element,
        this.board,
        below.element,
        this.#status,
        this.#controls.element,
      ),
      this.#panel,
      this.#said,
    )
    this.#listen(dispatch)
  }

  draw({ look, faults, isActive }: Shown): void {
    this.#faults.hidden = faults.length === 0
    this.#faults.replaceChildren(...faults.map((sentence) => make('p', {}, sentence)))
    this.board.setAttribute('theme', look.theme)
    this.board.pieces = look.pieces
    const { state } = this.#session
    const isPlayable = state !== undefined
    for (const { element } of [...this.#sides, this.#controls]) element.hidden = !isPlayable
    this.#status.hidden = !isPlayable || !isActive
    this.#drawPanel(isPlayable ? look.panel : 'none', state)
    if (!state) return
    this.#drawBoard(state, isActive)
    this.drawClocks()
    this.#drawStatus(state)
    this.#controls.draw(state, isActive)
    this.#moves.draw(state.line, state.cursor)
    this.drawThought()
  }

  drawThought(): void {
    const { state } = this.#session
    if (state) this.#thought.draw(state, this.#session)
  }

  drawClocks(): void {
    const { state } = this.#session
    if (!state) return
    const places = [opposite(state.orientation), state.orientation] as const
    for (const [index, strip] of this.#sides.entries())
      strip.draw(state, places[index]!, this.#session.leftMs(places[index]!))
  }

  /** To a screen reader. The same words once more must differ, or it keeps silent. */
  say(words: string): void {
    this.#said.textContent = this.#said.textContent === words ? `${words}\u00a0` : words
  }

  #drawBoard(state: PlayState, isActive: boolean): void {
    const { line, cursor, orientation } = state
    const { files, ranks } = line.variant
    this.element.style.setProperty('--files', String(files))
    this.element.style.setProperty('--ranks', String(ranks))
    const preMovable = preMovableSide(state)
    const movable = canMove(state) ? line.position.turn : preMovable
    const last = line.moves[cursor - 1]
    Object.assign(this.board, {
      orientation,
      interactive: (isActive ? movable : undefined) ?? 'none',
      premoves: preMovable ? 'show' : 'none',
      lastMove: last === undefined ? 'none' : [moveFrom(last), moveTo(last)],
      position: shownPosition(state),
      premove: state.preMove ?? null,
      clocks: state.clock && (() => Object.fromEntries(colors.map((c) => [c, this.#session.leftMs(c) ?? 0]))),
    } satisfies Partial<RookeryBoard>)
  }

  #drawStatus(state: PlayState): void {
    this.#sentence.textContent = describeStatus(state)
    this.#retry.hidden = state.failure === undefined
    this.#toLatest.hidden = isLive(state)
    this.#status.toggleAttribute('data-over', outcomeOf(state) !== undefined)
    const isThinking = isLive(state) && mindToMove(state) && !state.isPaused && state.failure === undefined
    this.#status.toggleAttribute('data-thinking', Boolean(isThinking))
  }

  #drawPanel(panel: PanelWish, state: PlayState | undefined): void {
    const hasMind = colors.some((color) => state?.setup.sides[color].kind === 'mind')
    const hasThought = hasMind && (panel === 'thought' || panel === 'both')
    const hasMoves = panel === 'moves' || panel === 'both'
    this.#thought.element.hidden = !hasThought
    this.#moves.element.hidden = !hasMoves
    this.#panel.hidden = !hasThought && !hasMoves
    this.#panel.toggleAttribute('data-lone', hasThought !== hasMoves)
    this.element.toggleAttribute('data-panel', hasThought || hasMoves)
  }

  #listen(dispatch: (action: PlayAction) => void): void {
    this.board.addEventListener('move', (event) => {
      event.preventDefault()
      const { move } = event.detail
      if (move !== undefined) dispatch({ kind: 'play', move })
    })
    this.board.addEventListener('premove', ({ detail }) => {
      const preMove = detail ? { from: parseSquare(detail.from)!, to: parseSquare(detail.to)! } : undefined
      dispatch({ kind: 'pre-move', preMove })
    })
  }
}
