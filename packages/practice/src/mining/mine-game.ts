import type { SoloCore } from '@rookery/engine/core'
import { createRandom, Line, type Move, makeFen, makeUci, type Position, startPosition } from '@rookery/rules'
import { type PuzzleVariant, variantOf } from '../puzzles/puzzle.ts'
import { glance } from './eyes.ts'
import { type ProofNodes, proveLine } from './prove-line.ts'
import { drawSeats, type Minds } from './seats.ts'

export interface MineSettings {
  readonly variant: PuzzleVariant
  readonly seed: number
}

/** What is spent on each position of a game, and on each of the solver's moves. Puzzles are made by it; `check:practice` spends ten times as much. */
export const nodes = { scan: 600, proof: { first: 4000, second: 25_000 } satisfies ProofNodes } as const

/** A puzzle without a rating and a name. */
export interface FoundLine {
  /** Before the opponent's move. */
  readonly fen: string
  readonly moves: readonly string[]
  readonly scores: readonly (readonly number[])[]
}

export interface MinedGame {
  readonly game: number
  readonly white: string
  readonly black: string
  readonly moves: readonly string[]
  readonly found: readonly FoundLine[]
}

/** Raven twice: what it remembers of a game must not speak in a proof. */
export interface Miners extends Minds {
  readonly prover: SoloCore
}

/** By so much the opponent's move must have helped the solver, in chances, as a glance sees it. */
const SWING = 0.2
/** Whoever has less than that has nothing to solve. */
const LEAST_CHANCE = 0.38
/** In the first moves people follow books. */
const FIRST_PLY = 6
const MOST_PLIES = { standard: 160, minichess: 40 } as const
/** A game is over for people when one side has been winning by far for so many plies. */
const DECIDED = 0.97
const DECIDED_PLIES = 10

/** Plays the game of a number and looks for puzzles in it; nothing else has a part in it, neither other games nor the time. */
export async function mineGame(miners: Miners, settings: MineSettings, game: number): Promise<MinedGame> {
  const { variant } = settings
  const random = createRandom(settings.seed ^ Math.imul(game + 1, 0x9e3779b9))
  const seats = await drawSeats(variant, miners, random)
  miners.raven.forget()
  const found: { line: FoundLine; first: string }[] = []
  let line = Line.from(startPosition(variantOf(variant)))
  let chance = 0.5
  let decided = 0
  while (line.moves.length < MOST_PLIES[variant] && !line.outcome() && !line.claimableDraw()) {
    const { position } = line
    const before = 1 - chance
    chance = glance(miners.raven, position, nodes.scan)
    const isTurned = chance - before >= SWING && chance >= LEAST_CHANCE && line.moves.length >= FIRST_PLY
    const puzzle = isTurned ? findPuzzle(miners.prover, line) : undefined
    if (puzzle && !found.some(({ first }) => first === puzzle.first)) found.push(puzzle)
    decided = Math.max(chance, 1 - chance) >= DECIDED ? decided + 1 : 0
    if (decided >= DECIDED_PLIES) break
    line = line.play(await seats[position.turn === 'white' ? 0 : 1].play(line))
  }
  return {
    game,
    white: seats[0].name,
    black: seats[1].name,
    moves: uciAlong(line.start, line.moves),
    found: found.map((each) => each.line),
  }
}

/** The puzzle that the last move of a line has given, with what is its own: which piece goes where at first. */
function findPuzzle(prover: SoloCore, line: Line): { line: FoundLine; first: string } | undefined {
  const { position } = line
  const proven = proveLine(prover, position, nodes.proof)
  if (!proven) return undefined
  const given = line.moves.at(-1)!
  const before = line.positions.at(-2)!
  const moves = uciAlong(before, [given, ...proven.moves])
  return {
    line: { fen: makeFen(before), moves, scores: proven.scores },
    first: `${position.turn} ${moves[1]}`,
  }
}

function uciAlong(start: Position, moves: readonly Move[]): string[] {
  let position = start
  return moves.map((move) => {
    const text = makeUci(move, position)
    position = position.play(move)
    return text
  })
}
