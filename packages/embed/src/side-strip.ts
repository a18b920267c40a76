import { make } from '@rookery/board/dom'
import {
  describeRemaining,
  describeSettings,
  entryOf,
  lowMs,
  type PlayState,
  runningSide,
  sideName,
} from '@rookery/play'
import type { Color } from '@rookery/rules'
import { say } from '@rookery/words/embed/game'

/** Who sits at one side of the board, and what is left on the clock. */
export class SideStrip {
  readonly #portrait = make('img', { class: 'portrait', part: 'portrait', alt: '', draggable: 'false' })
  readonly #name = make('strong', { class: 'name' })
  readonly #about = make('span', { class: 'about' })
  readonly #clock = make('span', { class: 'clock', part: 'clock', role: 'timer' })
  readonly element = make(
    'div',
    { class: 'side', part: 'side', role: 'group' },
    this.#portrait,
    make('span', { class: 'who' }, this.#name, this.#about),
    this.#clock,
  )
  #source = ''

  draw(state: PlayState, color: Color, leftMs: number | undefined): void {
    const { sides } = state.setup
    const seat = sides[color]
    const name = sideName(sides, color)
    this.element.ariaLabel = say('side', { name, color })
    this.#name.textContent = name
    const entry = seat.kind === 'mind' ? entryOf(seat) : undefined
    const settings = seat.kind === 'mind' ? describeSettings(seat) : ''
    const own = say('color', { color })
    this.#about.textContent = entry ? settings || entry.summary : own === name ? '' : own
    this.#about.title = entry ? entry.summary : ''
    this.#portrait.hidden = entry === undefined
    this.#drawPortrait(entry?.portrait ?? '')
    this.#clock.hidden = leftMs === undefined
    if (leftMs === undefined) return
    this.#clock.ariaLabel = say('clock', { color })
    this.#clock.textContent = describeRemaining(leftMs)
    this.#clock.toggleAttribute('data-running', runningSide(state) === color)
    this.#clock.toggleAttribute('data-low', leftMs < lowMs)
  }

  #drawPortrait(svg: string): void {
    if (svg === this.#source || svg === '') return
    this.#source = svg
    this.#portrait.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  }
}
