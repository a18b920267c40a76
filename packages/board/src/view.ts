import { makeFile, makeSquare, parseSquare, type Role, rankOf, type Square } from '@rookery/rules'
import { make, setAttribute } from './dom.ts'
import { makeDrawings } from './drawing-layer.ts'
import { isLightSquare, placeOnView, squareRows } from './geometry.ts'
import { drawPiece, PieceLayer } from './piece-layer.ts'
import { makePromotionDialog } from './promotion-dialog.ts'
import {
  type BoardState,
  checkedSquares,
  colorAhead,
  isMovable,
  lastMoveOf,
  type Promotion,
} from './state.ts'
import { nameSquare, targetsInHand, tell } from './words.ts'

interface Answers {
  readonly onPromote: (role: Role) => void
  readonly onCancel: () => void
}

/** The elements of a board. It writes only what has changed since it drew last. */
export class View {
  readonly board = make('div', { class: 'board', part: 'board' })
  #grid = make('div')
  #cells = new Map<Square, HTMLElement>()
  readonly #pieces = new PieceLayer()
  #coordinates: HTMLElement | undefined
  #drawings: SVGElement | undefined
  #drawn: readonly unknown[] = []
  readonly #hint = make('span', { id: 'hint', hidden: '' })
  readonly #status = make('div', { class: 'visually-hidden', role: 'status' })
  readonly #spot = make('div', { class: 'drop-spot', 'aria-hidden': 'true' })
  #hand: HTMLElement | undefined
  #dialog: HTMLElement | undefined
  #promotion: Promotion | undefined
  #focusedBefore: Element | null = null
  #layout = ''
  #said = ''
  readonly #answers: Answers

  constructor(answers: Answers) {
    this.#answers = answers
    this.board.append(this.#grid, this.#pieces.element, make('slot'), this.#hint, this.#status)
  }

  draw(state: BoardState): void {
    const { wishes, placement } = state
    const { files, ranks } = placement.variant
    const layout = [files, ranks, wishes.orientation, wishes.still, wishes.coordinates].join()
    if (layout !== this.#layout) this.#layOut(state)
    this.#layout = layout
    this.board.classList.toggle('ahead', colorAhead(state) !== undefined)
    this.board.classList.toggle('no-dots', !wishes.dots)
    this.board.classList.toggle('dragging', state.drag !== undefined)
    this.#drawSquares(state)
    this.#pieces.draw(state)
    this.#drawDrawings(state)
    this.#drawHand(state)
    this.#drawPromotion(state)
    this.#say(state.words)
  }

  /** The piece in hand goes to a point of the board, and the square below it is marked. */
  follow(state: BoardState, x: number, y: number, over: Square | undefined): void {
    if (!this.#hand) return
    this.#hand.style.transform = `translate(${x}px, ${y}px)`
    this.#spot.hidden = over === undefined
    if (over === undefined) return
    const { column, row } = placeOnView(state.placement.variant, state.wishes.orientation, over)
    this.#spot.style.transform = `translate(${100 * column}%, ${100 * row}%)`
  }

  land(square: Square): void {
    this.#pieces.landedOn = square
  }

  focus(square: Square): void {
    this.#cells.get(square)?.focus()
  }

  squareOf(target: EventTarget | null): Square | undefined {
    const name = (target as Element | null)?.closest?.('[data-square]')?.getAttribute('data-square')
    return name ? parseSquare(name) : undefined
  }

  /** Squares and coordinates are made anew for another size or side. */
  #layOut({ wishes, placement, current }: BoardState): void {
    const { variant } = placement
    const { still, orientation } = wishes
    const isFocused = this.#grid.contains((this.#grid.getRootNode() as ShadowRoot).activeElement)
    for (const name of ['files', 'ranks'] as const)
      this.board.style.setProperty(`--${name}`, String(variant[name]))
    const rows = squareRows(variant, orientation)
    this.#cells = new Map(
      rows.flat().map((square) => {
        const wood = isLightSquare(square) ? 'light' : 'dark'
        const walked = still ? {} : { role: 'gridcell', 'data-square': makeSquare(square) }
        return [square, make('div', { part: `square ${wood}`, ...walked })]
      }),
    )
    const makeRow = (row: readonly Square[]) =>
      make(
        'div',
        { class: 'row', role: still ? undefined : 'row' },
        ...row.map((square) => this.#cells.get(square)!),
      )
    const walked = still ? {} : { role: 'grid', 'aria-describedby': 'hint' }
    const grid = make('div', { class: 'grid', ...walked }, ...rows.map(makeRow))
    this.#grid.replaceWith(grid)
    this.#grid = grid
    this.board.removeAttribute('role')
    this.board.removeAttribute('aria-label')
    this.#coordinates?.remove()
    this.#coordinates = wishes.coordinates ? makeCoordinates(rows, variant) : undefined
    if (this.#coordinates) this.#pieces.element.after(this.#coordinates)
    if (isFocused) this.focus(current)
  }

  #drawSquares(state: BoardState): void {
    const { wishes, selected, preMove, placement } = state
    const targets = targetsInHand(state)
    const checked = checkedSquares(state)
    const last = lastMoveOf(state)
    const highlights = new Map(wishes.highlights.map((highlight) => [highlight.at, highlight]))
    const { orientation, still: isStill } = wishes
    const name = wishes.label ?? tell(state, 'board', { orientation, isStill })
    const named = wishes.still ? this.board : this.#grid
    if (wishes.still) setAttribute(this.board, 'role', 'img')
    this.#hint.textContent = tell(state, 'hint', { isInteractive: wishes.interactive.length > 0 })
    setAttribute(named, 'aria-label', name)
    const current = this.#cells.has(state.current)
      ? state.current
      : (this.#cells.keys().next().value as Square)
    for (const [square, cell] of this.#cells) {
      const target = targets.get(square)
      const highlight = highlights.get(square)
      const signs = [
        'square',
        isLightSquare(square) ? 'light' : 'dark',
        last.includes(square) && 'last-move',
        (preMove?.from === square || preMove?.to === square) && 'pre-move',
        selected === square && 'selected',
        checked.includes(square) && 'check',
        isMovable(state, square) && 'movable',
        target && wishes.moves.kind !== 'free' && `target-${target}`,
        highlight && `highlight tone-${highlight.tone ?? 'accent'}`,
      ]
      const names = signs.filter(Boolean).join(' ')
      if (cell.className !== names) cell.className = names
      drawHighlight(cell, highlight?.color, highlight?.label)
      if (wishes.still) continue
      setAttribute(cell, 'tabindex', square === current ? '0' : '-1')
      setAttribute(cell, 'aria-selected', String(square === selected))
      setAttribute(
        cell,
        'aria-label',
        nameSquare(state, wishes.moves.kind === 'free' ? new Map() : targets, checked, square),
      )
    }
    this.board.dataset.turn = placement.turn
  }

  #drawDrawings(state: BoardState): void {
    const { wishes, drawn, stroke } = state
    const shown = [wishes.arrows, wishes.circles, drawn, stroke, this.#layout]
    if (shown.every((part, index) => part === this.#drawn[index])) return
    this.#drawn = shown
    this.#drawings?.remove()
    this.#drawings = makeDrawings(state)
    if (this.#drawings) this.board.insertBefore(this.#drawings, this.#status)
  }

  /** Under a finger the piece is larger and higher, so that it can be seen. */
  #drawHand({ drag, wishes }: BoardState): void {
    if (drag && !this.#hand) {
      this.#hand = make(
        'div',
        { class: `piece-in-hand${drag.isTouch ? ' touch' : ''}`, 'aria-hidden': 'true' },
        drawPiece(wishes.pieces, drag.piece),
      )
      this.board.append(this.#spot, this.#hand)
    } else if (!drag && this.#hand) {
      this.#hand.remove()
      this.#spot.remove()
      this.#hand = undefined
    }
  }

  #drawPromotion(state: BoardState): void {
    const { promotion } = state
    if (promotion === this.#promotion) return
    this.#promotion = promotion
    this.#dialog?.remove()
    this.#dialog =
      promotion && makePromotionDialog(state, promotion, this.#answers.onPromote, this.#answers.onCancel)
    if (this.#dialog) {
      this.#focusedBefore = (this.board.getRootNode() as ShadowRoot).activeElement
      this.board.append(this.#dialog)
      this.#dialog.querySelector<HTMLElement>('[role=dialog] button')?.focus()
    } else if (this.#focusedBefore instanceof HTMLElement) this.#focusedBefore.focus({ preventScroll: true })
  }

  #say(words: string): void {
    if (words === this.#said) return
    this.#said = words
    this.#status.textContent = words
  }
}

function drawHighlight(cell: HTMLElement, color: string | undefined, label: string | undefined): void {
  if (cell.style.getPropertyValue('--highlight') !== (color ?? ''))
    cell.style.setProperty('--highlight', color ?? '')
  if (cell.textContent === (label ?? '')) return
  cell.replaceChildren(
    ...(label === undefined ? [] : [make('span', { class: 'highlight-label', part: 'label' }, label)]),
  )
}

/** Ranks along the left edge and files along the lower one. */
function makeCoordinates(
  rows: readonly (readonly Square[])[],
  { files, ranks }: { files: number; ranks: number },
): HTMLElement {
  const sign = (kind: string, square: Square, text: string) =>
    make(
      'span',
      {
        class: `coordinate coordinate-${kind} ${isLightSquare(square) ? 'on-light' : 'on-dark'}`,
        part: `coordinate ${kind}`,
      },
      text,
    )
  const ranksDown = rows.map(([square], row) => {
    const element = sign('rank', square!, String(rankOf(square!) + 1))
    element.style.top = `${(100 * row) / ranks}%`
    return element
  })
  const filesAlong = rows.at(-1)!.map((square, column) => {
    const element = sign('file', square, makeFile(square & 7))
    element.style.right = `${100 - (100 * (column + 1)) / files}%`
    return element
  })
  return make('div', { class: 'coordinates', 'aria-hidden': 'true' }, ...ranksDown, ...filesAlong)
}
