import { packMove, packPosition } from '@rookery/engine/core'
import type { MynahCore } from '@rookery/players/mynah'
import { Line, type Move, type Position } from '@rookery/rules'
import { walkGame } from './describe-game.ts'
import type { RatedGame } from './rated-games.ts'
import type { Foretold } from './tally.ts'

export const phases = ['opening', 'middlegame', 'endgame'] as const
export type Phase = (typeof phases)[number]

/** A move that was played, and what was foretold of it. */
export interface ForetoldMove extends Foretold {
  /** The mover's. */
  readonly rating: number
  readonly phase: Phase
}

/** Says of every move of a game how it was foretold. */
export type Foreteller = (game: RatedGame) => Promise<readonly ForetoldMove[]>

const OPENING_PLIES = 10
/** Knights and bishops count 1, rooks 2, queens 4: of 24 so many are left in an endgame. */
const ENDGAME_MATERIAL = 8
const materialOf: Readonly<Record<string, number>> = { knight: 1, bishop: 1, rook: 2, queen: 4 }

export function phaseOf(position: Position): Phase {
  if (position.ply < OPENING_PLIES) return 'opening'
  let material = 0
  for (const { piece } of position.pieces()) material += materialOf[piece.role] ?? 0
  return material <= ENDGAME_MATERIAL ? 'endgame' : 'middlegame'
}

/** By Mynah's network, as if all movers had one rating where it is named. */
export const foretellByMynah =
  (core: MynahCore, asRating?: number): Foreteller =>
  async (game) => {
    const foretold: ForetoldMove[] = []
    for (const { position, move } of walkGame(game)) {
      if (foretold.length === 0) core.setUp(packPosition(position))
      const code = packMove(move)
      const index = core.look().indexOf(code)
      if (index < 0) break
      const rating = position.turn === 'white' ? game.white : game.black
      const chances = core.chances(asRating ?? rating)
      const chance = chances[index]!
      const above = chances.filter((other) => other > chance).length
      foretold.push({ rating, phase: phaseOf(position), above, nats: -Math.log(Math.max(chance, 1e-12)) })
      core.play(code)
    }
    return foretold
  }

/** Chooses one of the moves it may play. */
export type Chooser = (line: Line, moves: readonly Move[]) => Promise<Move>

const CHOICES = 3

/**
 * By a mind that names a move: it is asked again without its first choice, and without its second. The nats are those of
 * chances that it turns out to deserve, so they are known only when all is counted: see `NamedTally`.
 */
export const foretellByChoice =
  (choose: Chooser, tally: NamedTally): Foreteller =>
  async (game) => {
    const foretold: ForetoldMove[] = []
    let line: Line | undefined
    for (const { position, move } of walkGame(game)) {
      line ??= Line.from(position)
      const legal = position.legalMoves()
      const rest = new Set(legal)
      let above = 0
      for (; above < CHOICES && rest.size > 1; above++) {
        const choice = await choose(line, [...rest])
        if (choice === move) break
        rest.delete(choice)
      }
      tally.add(above, legal.length)
      const rating = position.turn === 'white' ? game.white : game.black
      foretold.push({ rating, phase: phaseOf(position), above, nats: 0 })
      line = line.play(move)
    }
    return foretold
  }

/** How often a mind's first three choices were played, and how many moves were left where none of them was. */
export class NamedTally {
  readonly #hits = [0, 0, 0]
  #missed = 0
  #logRest = 0
  #positions = 0

  add(above: number, legal: number): void {
    this.#positions++
    if (above < CHOICES) this.#hits[above]!++
    else {
      this.#missed++
      this.#logRest += Math.log(Math.max(1, legal - CHOICES))
    }
  }

  /** Nats a move, where each choice has the chance that it turned out to deserve and the other moves share the rest. */
  nats(): number {
    const surprise = (count: number) => (count === 0 ? 0 : -count * Math.log(count / this.#positions))
    const named = this.#hits.reduce((sum, count) => sum + surprise(count), 0)
    return this.#positions === 0 ? 0 : (named + surprise(this.#missed) + this.#logRest) / this.#positions
  }
}
