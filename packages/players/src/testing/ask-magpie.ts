import { type GameView, type Move, type Position, parseMove } from '@rookery/rules'
import { createLocalPlayer } from '../host/create-player.ts'
import type { MagpieDetails, MagpieThought } from '../magpie/thought.ts'
import type { Limits } from '../player.ts'

export interface MagpieOptions extends Limits {
  readonly seed?: number
  readonly boldness?: number
}

/** Magpie's thought, asked in this thread. */
export async function askMagpie(
  game: GameView,
  { seed = 1, boldness = 1000, ...limits }: MagpieOptions = {},
): Promise<MagpieDetails & { readonly choice: Move }> {
  const player = await createLocalPlayer('magpie', { boldness }, seed)
  const { thought } = await player.think(game, limits, () => {}, new AbortController().signal)
  if (thought.kind !== 'magpie') throw new Error(thought.kind)
  return { ...(thought as MagpieThought).details, choice: thought.choice }
}

export function readMove(position: Position, text: string): Move {
  const move = parseMove(position, text)
  if (!move.ok) throw new Error(`${text}: ${move.faults[0]?.message}`)
  return move.value
}
