import type { FinishedGame } from '@rookery/experience'
import { askMind, type Thought } from '@rookery/players'
import { type Color, Line, type Position } from '@rookery/rules'
import type { Sparrer } from './participant.ts'

/** Keeps the two sides of a game from drawing the same lots. */
const OTHER_SEED = 0x5bd1e995
/** After so long without a pause, messages and signals are let in. */
const BUSY_MS = 40

/**
 * Plays a game without a worker, a clock or a message between two moves: many of them fit into the time of one that is
 * played in the arena. `undefined` where it was aborted. Draws that may be claimed are claimed.
 */
export async function playInThread(
  start: Position,
  sides: Readonly<Record<Color, Sparrer>>,
  seed: number,
  signal: AbortSignal,
): Promise<FinishedGame | undefined> {
  let line = Line.from(start)
  for (;;) {
    const outcome = line.outcome() ?? line.claimableDraw()
    if (outcome) return { game: line, winner: outcome.winner }
    await breathe()
    const { turn } = line.position
    const { mind, limits } = sides[turn]
    let reported: Thought | undefined
    const hear = (thought: Thought) => {
      reported = thought
    }
    const own = turn === 'white' ? seed : seed ^ OTHER_SEED
    const thought = (await askMind(mind, own, line, limits, hear, signal)) ?? reported
    if (signal.aborted || !thought) return undefined
    line = line.play(thought.choice)
  }
}

let pausedAtMs = performance.now()

async function breathe(): Promise<void> {
  if (performance.now() - pausedAtMs < BUSY_MS) return
  await new Promise((resume) => setTimeout(resume))
  pausedAtMs = performance.now()
}
