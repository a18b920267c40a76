import type { Recipe } from './settings.ts'

/** Ends games whose outcome the scores have told for some plies. */
export class Adjudicator {
  readonly #recipe: Pick<Recipe, 'win' | 'draw'>
  #winPlies = 0
  #winner = 0
  #drawPlies = 0

  constructor(recipe: Pick<Recipe, 'win' | 'draw'>) {
    this.#recipe = recipe
  }

  /** Takes the score of a ply, White's view; answers with White's result (0, 1 or 2) once it is decided. */
  note(whiteCp: number, ply: number): number | undefined {
    const { win, draw } = this.#recipe
    const side = Math.abs(whiteCp) >= win.cp ? Math.sign(whiteCp) : 0
    this.#winPlies = side === 0 ? 0 : side === this.#winner ? this.#winPlies + 1 : 1
    this.#winner = side
    this.#drawPlies = Math.abs(whiteCp) <= draw.cp && ply >= draw.fromPly ? this.#drawPlies + 1 : 0
    if (this.#winPlies >= win.plies) return side > 0 ? 2 : 0
    if (this.#drawPlies >= draw.plies) return 1
    return undefined
  }
}
