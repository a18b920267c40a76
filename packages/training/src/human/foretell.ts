import { packMove, packPosition } from '@rookery/engine/core'
import type { WeighedMove } from '@rookery/players'
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
/** What a mind that calls a move impossible is charged for it. */
const LEAST_CHANCE = 1e-6
/** Knights and bishops count 1, rooks 2, queens 4: of 24 so many are left in an endgame. */
const ENDGAME_MATERIAL = 8
const materialOf: Readonly<Record<string, number>> = { knight: 1, bishop: 1, rook: 2, queen: 4 }

function phaseOf(position: Position): Phase {
  if (position.ply < OPENING_PLIES) return 'opening'
  let material = 0
  for (const { piece } of position.pieces()) material += materialOf[piece.role] ?? 0
  return material <= ENDGAME_MATERIAL ? 'endgame' : 'middlegame'
}

/** By Mynah's network at several ratings, the mover's own for `undefined`: for each, how every move was foretold. */
export function foretellAt(
  core: MynahCore,
  ratings: readonly (number | undefined)[],
  game: RatedGame,
): readonly (readonly ForetoldMove[])[] {
  const foretold = ratings.map((): ForetoldMove[] => [])
  let isFirst = true
  for (const { position, move } of walkGame(game)) {
    if (isFirst) core.setUp(packPosition(position))
    isFirst = false
    const code = packMove(move)
    const index = core.look().indexOf(code)
    if (index < 0) break
    const rating = position.turn === 'white' ? game.white : game.black
    const phase = phaseOf(position)
    for (const [at, asRating] of ratings.entries()) {
      const chances = core.chances(asRating ?? rating)
      const chance = chances[index]!
      const above = chances.filter((other) => other > chance).length
      foretold[at]!.push({ rating, phase, above, nats: -Math.log(Math.max(chance, LEAST_CHANCE)) })
    }
    core.play(code)
  }
  return foretold
}

/** By Mynah's network, as if all movers had one rating where it is named. */
export const foretellByMynah =
  (core: MynahCore, asRating?: number): Foreteller =>
  async (game) =>
    foretellAt(core, [asRating], game)[0]!

/** What a mind would play, and how likely each move is where it leaves that to chance. */
export interface Opinion {
  readonly move: Move
  readonly weighed: readonly WeighedMove[]
}

/** Asks a mind to choose one of these moves. */
export type Asker = (line: Line, moves: readonly Move[]) => Promise<Opinion>

const CHOICES = 3

/**
 * By any mind. One that tells chances is taken at its word. One that names a move is asked again without it, and without its second; its
 * nats are known only when all is counted: see `NamedTally`.
 */
export const foretellByMind =
  (ask: Asker, tally: NamedTally): Foreteller =>
  async (game) => {
    const foretold: ForetoldMove[] = []
    let line: Line | undefined
    for (const { position, move } of walkGame(game)) {
      line ??= Line.from(position)
      const rating = position.turn === 'white' ? game.white : game.black
      foretold.push({ rating, phase: phaseOf(position), ...(await foretellMove(ask, tally, line, move)) })
      line = line.play(move)
    }
    return foretold
  }

async function foretellMove(ask: Asker, tally: NamedTally, line: Line, move: Move): Promise<Foretold> {
  const legal = line.position.legalMoves()
  const rest = new Set(legal)
  let above = 0
  for (; above < CHOICES && rest.size > 1; above++) {
    const opinion = await ask(line, [...rest])
    const told = above === 0 ? readChances(opinion, move) : undefined
    if (told) return told
    if (opinion.move === move) break
    rest.delete(opinion.move)
  }
  tally.add(above, legal.length)
  return { above, nats: 0 }
}

/** Among equally likely moves the earlier one counts as its choice. */
function readChances({ weighed }: Opinion, move: Move): Foretold | undefined {
  if (weighed.length === 0 || weighed.some(({ chance }) => chance === undefined)) return undefined
  const ranked = [...weighed].sort((a, b) => b.chance! - a.chance!)
  const place = ranked.findIndex((each) => each.move === move)
  const chance = ranked[place]?.chance ?? 0
  return { above: place < 0 ? ranked.length : place, nats: -Math.log(Math.max(chance, LEAST_CHANCE)) }
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

  get positions(): number {
    return this.#positions
  }

  /** Nats a move, where each choice has the chance that it turned out to deserve and the other moves share the rest. */
  nats(): number {
    const surprise = (count: number) => (count === 0 ? 0 : -count * Math.log(count / this.#positions))
    const named = this.#hits.reduce((sum, count) => sum + surprise(count), 0)
    return this.#positions === 0 ? 0 : (named + surprise(this.#missed) + this.#logRest) / this.#positions
  }
}
