import { make } from '@rookery/board/dom'
import {
  createBarScale,
  entryOf,
  type PlayState,
  type ShownThought,
  shownMind,
  shownThought,
} from '@rookery/play'
import {
  type AnswerRow,
  isInterrupted,
  type RosterEntry,
  type ScoreView,
  toldSide,
  type Voice,
  voiceFor,
} from '@rookery/players'
import type { Color } from '@rookery/rules'
import { say } from '@rookery/words/embed/game'
import type { Session } from './session.ts'

const rowsShown = 5

/** What the mind thinks: a sentence, what it counted, and the best of the moves that it weighed. */
export class ThoughtView {
  readonly #words = make('p', { class: 'words', part: 'words' })
  readonly #aside = make('p', { class: 'note' })
  readonly #ranking = make('ol', { class: 'ranking', 'aria-label': say('weighed') })
  readonly #facts = make('dl', { class: 'facts' })
  readonly #units = make('p', { class: 'note' })
  readonly #title = make('h2')
  readonly element = make(
    'section',
    { class: 'thought', part: 'thought' },
    this.#title,
    this.#words,
    this.#aside,
    this.#ranking,
    this.#facts,
    this.#units,
  )
  #drawn: object | undefined
  #side: Color | undefined

  draw(state: PlayState, session: Session): void {
    const mind = shownMind(state)
    if (!mind) return
    const entry = entryOf(mind)
    const shown = shownThought(state)
    const voice = session.voiceOf(entry.id)
    const what = shown && voice ? shown.thought : entry
    const { side } = session.viewOf(state)
    if (what === this.#drawn && side === this.#side) return
    this.#drawn = what
    this.#side = side
    this.#title.textContent = say('thinks', { name: entry.name })
    this.element.style.setProperty('--hue', entry.hue)
    if (shown && voice) this.#drawThought(shown, voiceFor(voice, entry, shown.thought), session.viewOf(state))
    else {
      this.#drawWords(introduce(entry), '')
      this.#drawNumbers(undefined, '')
    }
  }

  #drawThought({ thought, position }: ShownThought, voice: Voice, view: ScoreView): void {
    const side = toldSide(thought.score, view, position.turn)
    this.#drawWords(voice.headline(thought, position, side), voice.aside(thought, position) ?? '')
    const answer = isInterrupted(thought) ? undefined : voice.answer(thought, position, side)
    const hasRows = answer !== undefined && answer.rows.length > 0
    this.#drawNumbers(
      answer && { ...answer, facts: voice.counts(thought, position, side) },
      hasRows ? voice.units(thought, position, side) : '',
    )
    for (const [index, row] of [...this.#ranking.children].entries())
      if (answer?.rows[index]?.move === thought.choice) row.setAttribute('aria-current', 'true')
  }

  #drawWords(words: string, aside: string): void {
    this.#words.textContent = words
    this.#aside.textContent = aside
    this.#aside.hidden = aside === ''
  }

  #drawNumbers(answer: ReturnType<Voice['answer']> | undefined, units: string): void {
    const { rows = [], facts = [], decisive = Number.POSITIVE_INFINITY } = answer ?? {}
    const best = rows.slice(0, rowsShown)
    const scale = createBarScale(
      best.map(({ value }) => value),
      { decisive },
    )
    this.#ranking.replaceChildren(...best.map((row) => makeRow(row, scale)))
    this.#facts.replaceChildren(
      ...facts.map(([label, value, meaning]) =>
        make('div', meaning ? { title: meaning } : {}, make('dt', {}, label), make('dd', {}, value)),
      ),
    )
    this.#ranking.hidden = best.length === 0
    this.#facts.hidden = facts.length === 0
    const count = rows.length - best.length
    this.#units.textContent = count > 0 ? say('more', { count, units }) : units
    this.#units.hidden = this.#units.textContent === ''
  }
}

const introduce = ({ name, summary, character }: RosterEntry): string =>
  character
    ? say('introductionOf', { name, about: summary, character })
    : say('introduction', { name, about: summary })

function makeRow(row: AnswerRow, scale: ReturnType<typeof createBarScale>): HTMLElement {
  const { left, width, isBroken } = scale.place(row.value)
  const bar = make('span', { class: 'bar' })
  bar.style.left = `${left}%`
  bar.style.width = `${width}%`
  bar.toggleAttribute('data-bound', row.isBound)
  bar.toggleAttribute('data-broken', isBroken)
  const track = make('span', { class: 'track', 'aria-hidden': 'true' }, bar)
  track.style.setProperty('--origin', `${scale.origin}%`)
  return make(
    'li',
    {},
    make('span', { class: 'san' }, row.san),
    track,
    make('span', { class: 'value' }, row.text),
  )
}
