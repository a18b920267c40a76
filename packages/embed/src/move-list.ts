import { make } from '@rookery/board/dom'
import { type MoveCell, moveRows, type PlayState } from '@rookery/play'
import { say } from '@rookery/words/embed/game'

/** The moves of the game; each shows its position again. One of them is in the tab order, the arrow keys walk from there. */
export class MoveList {
  readonly #rows = make('div', { class: 'rows' })
  readonly #empty = make('p', { class: 'note' }, say('noMoves'))
  readonly element = make(
    'section',
    { class: 'moves', part: 'moves', 'aria-label': say('moves') },
    this.#empty,
    this.#rows,
  )
  #line: PlayState['line'] | undefined
  #cursor = -1

  constructor(onStep: (ply: number) => void) {
    this.#rows.addEventListener('click', ({ target }) => {
      const ply = target instanceof HTMLElement ? target.dataset.ply : undefined
      if (ply !== undefined) onStep(Number(ply))
    })
    this.#rows.addEventListener('keydown', (event) => {
      const to = this.#goalOf(event.key)
      if (to === undefined) return
      event.preventDefault()
      onStep(to)
      this.draw(this.#line!, to)
      this.#buttonOf(to)?.focus()
    })
  }

  draw(line: PlayState['line'], cursor: number): void {
    if (line === this.#line && cursor === this.#cursor) return
    if (line !== this.#line) this.#drawRows(line)
    this.#line = line
    this.#cursor = cursor
    for (const button of this.#rows.querySelectorAll<HTMLElement>('button')) {
      const isShown = Number(button.dataset.ply) === cursor
      button.tabIndex = isShown || (cursor === 0 && button.dataset.ply === '1') ? 0 : -1
      if (isShown) button.setAttribute('aria-current', 'true')
      else button.removeAttribute('aria-current')
    }
    requestAnimationFrame(() => this.#showCurrent())
  }

  #drawRows(line: PlayState['line']): void {
    const rows = moveRows(line)
    this.#empty.hidden = rows.length > 0
    this.#rows.replaceChildren(
      ...rows.flatMap(({ number, white, black }) => [
        make('span', { class: 'number' }, `${number}.`),
        makeCell(white),
        makeCell(black),
      ]),
    )
  }

  #goalOf(key: string): number | undefined {
    const last = this.#line?.moves.length ?? 0
    const goals: Readonly<Record<string, number>> = {
      ArrowLeft: this.#cursor - 1,
      ArrowRight: this.#cursor + 1,
      ArrowUp: this.#cursor - 2,
      ArrowDown: this.#cursor + 2,
      Home: 1,
      End: last,
    }
    const goal = goals[key]
    return goal === undefined ? undefined : Math.min(last, Math.max(1, goal))
  }

  #buttonOf = (ply: number): HTMLElement | null => this.#rows.querySelector(`[data-ply="${ply}"]`)

  /** scrollIntoView would also scroll the page. */
  #showCurrent(): void {
    const shown = this.#buttonOf(this.#cursor)
    this.element.scrollTop = shown ? shown.offsetTop - this.element.clientHeight / 2 : 0
  }
}

const makeCell = (cell: MoveCell | undefined): HTMLElement =>
  cell ? make('button', { type: 'button', 'data-ply': cell.ply }, cell.san) : make('span', { class: 'gap' })
