import { make } from '@rookery/board/dom'
import {
  actingPerson,
  isPersonsTurn,
  isWatched,
  lonePerson,
  outcomeOf,
  type PlayAction,
  type PlayState,
  takeBackTo,
} from '@rookery/play'
import { say } from '@rookery/words/embed/game'

interface Wiring {
  dispatch(action: PlayAction): void
  newGame(): void
}

/** What a person can do besides moving. */
export class Controls {
  readonly #takeBack: HTMLButtonElement
  readonly #draw: HTMLButtonElement
  readonly #resign: HTMLButtonElement
  readonly #pause: HTMLButtonElement
  readonly #flip: HTMLButtonElement
  readonly #newGame: HTMLButtonElement
  readonly element: HTMLElement
  #state: PlayState | undefined

  constructor({ dispatch, newGame }: Wiring) {
    this.#takeBack = makeButton(say('takeBack'), () => dispatch({ kind: 'take-back' }))
    this.#draw = makeButton(say('offerDraw'), () => {
      const isClaim = this.#state !== undefined && canClaim(this.#state)
      dispatch({ kind: isClaim ? 'claim-draw' : 'offer-draw' })
    })
    this.#resign = makeButton(say('resign'), () => dispatch({ kind: 'resign' }))
    this.#pause = makeButton(say('pause'), () => dispatch({ kind: 'pause' }))
    this.#flip = makeButton(say('flip'), () => dispatch({ kind: 'flip' }))
    this.#newGame = makeButton(say('newGame'), () => {
      if (this.#isSure()) newGame()
    })
    // Whoever looks elsewhere has thought better of it.
    this.#newGame.addEventListener('blur', () => this.#askAgain(false))
    this.element = make(
      'div',
      { class: 'controls', part: 'controls', role: 'group', 'aria-label': say('controls') },
      this.#takeBack,
      this.#draw,
      this.#resign,
      this.#pause,
      this.#flip,
      this.#newGame,
    )
  }

  draw(state: PlayState, isActive: boolean): void {
    if (state.gameId !== this.#state?.gameId) this.#askAgain(false)
    this.#state = state
    const isOver = outcomeOf(state) !== undefined
    const isWatching = isWatched(state)
    for (const button of [this.#takeBack, this.#draw, this.#resign]) button.hidden = isWatching
    this.#pause.hidden = !isWatching
    this.#pause.textContent = say(state.isPaused ? 'goOn' : 'pause')
    // With clocks, a pause would be time out of nowhere.
    this.#pause.disabled = !isActive || isOver || state.clock !== undefined
    this.#takeBack.disabled = !isActive || takeBackTo(state) === undefined
    this.#resign.disabled = !isActive || isOver || actingPerson(state) === undefined
    this.#flip.disabled = !isActive
    this.#newGame.disabled = !isActive
    this.#newGame.toggleAttribute('data-primary', isOver)
    this.#drawOffer(state, isActive)
  }

  #drawOffer(state: PlayState, isActive: boolean): void {
    this.#draw.disabled = !isActive || !isPersonsTurn(state)
    const isAgreed = lonePerson(state.setup.sides) === undefined
    const isOffered = state.offer?.ply === state.line.moves.length + 1
    this.#draw.textContent = say(canClaim(state) ? 'claimDraw' : isAgreed ? 'agreeDraw' : 'offerDraw')
    this.#draw.ariaPressed = isAgreed || canClaim(state) ? null : String(isOffered)
  }

  /** A game that is under way is given up only on the second press. */
  #isSure(): boolean {
    const isAtStake =
      this.#state !== undefined && outcomeOf(this.#state) === undefined && this.#state.line.moves.length > 1
    if (!isAtStake || this.#newGame.hasAttribute('data-asking')) return true
    this.#askAgain(true)
    return false
  }

  #askAgain(isAsking: boolean): void {
    this.#newGame.toggleAttribute('data-asking', isAsking)
    this.#newGame.textContent = say(isAsking ? 'leave' : 'newGame')
  }
}

const canClaim = (state: PlayState): boolean =>
  isPersonsTurn(state) && state.line.claimableDraw() !== undefined

export function makeButton(label: string, onPress: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button', part: 'button' }, label)
  button.addEventListener('click', onPress)
  return button
}
