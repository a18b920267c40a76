import type { FinishedGame } from '@rookery/experience'
import { askMind, type Thought } from '@rookery/players'
import { type Color, Line, type Move, type Position } from '@rookery/rules'
import type { Goal } from './openings.ts'
import type { Sparrer } from './participant.ts'

/** Keeps the two sides of a game from drawing the same lots. */
const OTHER_SEED = 0x5bd1e995
/** After so long without a pause, messages and signals are let in. */
const BUSY_MS = 40

interface PlayOptions {
  /** The first moves are given, and those that follow them are not to be the known ones. */
  readonly goal?: Goal | undefined
  /** After so many plies the game is broken off, without a winner. */
  readonly plies?: number
}

/**
 * Plays a game without a worker, a clock or a message between two moves: many of them fit into the time of one that is
 * played in the arena. `undefined` where it was aborted. Draws that may be claimed are claimed.
 */
export async function playInThread(
  start: Position,
  sides: Readonly<Record<Color, Sparrer>>,
  seed: number,
  signal: AbortSignal,
  { goal, plies = Infinity }: PlayOptions = {},
): Promise<FinishedGame | undefined> {
  let line = Line.from(start)
  for (;;) {
    const outcome = line.outcome() ?? line.claimableDraw()
    if (outcome || line.moves.length >= plies) return { game: line, winner: outcome?.winner }
    await breathe()
    const move =
      goal?.path[line.moves.length] ??
      (await askSide(line, sides[line.position.turn], seed, movesAt(goal, line), signal))
    if (signal.aborted || move === undefined) return undefined
    line = line.play(move)
  }
}

/** At its goal, a game takes a move that is new there. */
function movesAt(goal: Goal | undefined, { position, moves }: Line): readonly Move[] | undefined {
  if (goal?.path.length !== moves.length) return undefined
  return position.legalMoves().filter((move) => !goal.known.includes(move))
}

async function askSide(
  line: Line,
  { mind, limits }: Sparrer,
  seed: number,
  among: readonly Move[] | undefined,
  signal: AbortSignal,
): Promise<Move | undefined> {
  let reported: Thought | undefined
  const hear = (thought: Thought) => {
    reported = thought
  }
  const own = line.position.turn === 'white' ? seed : seed ^ OTHER_SEED
  const asked = among ? { ...limits, rootMoves: among } : limits
  return ((await askMind(mind, own, line, asked, hear, signal)) ?? reported)?.choice
}

let pausedAtMs = performance.now()

async function breathe(): Promise<void> {
  if (performance.now() - pausedAtMs < BUSY_MS) return
  await new Promise((resume) => setTimeout(resume))
  pausedAtMs = performance.now()
}
