import { type GameSource, type Move, makeSan, makeUci, type Variant } from '@rookery/rules'
import type { Limits } from '../player.ts'
import type { Settings } from '../settings.ts'
import type { Thought } from '../thought.ts'
import { checkOptions } from './check-options.ts'
import { createPlayer, type PlayerOptions } from './create-player.ts'
import { readGame } from './read-game.ts'

export interface BestMove {
  readonly move: Move
  readonly san: string
  readonly uci: string
  readonly thought: Thought
}

export interface BestMoveOptions extends Limits, PlayerOptions {
  readonly settings?: Partial<Settings>
  readonly seed?: number
  readonly report?: (thought: Thought) => void
  readonly signal?: AbortSignal
  /** What a FEN or a `Chess` is of; standard chess unless it is named. */
  readonly variant?: Variant
}

/**
 * What a player would play: `await bestMove(fen, 'raven:level=3')`. It wakes a player for this one question; for a whole game,
 * `createPlayer` is quicker.
 */
export async function bestMove(
  game: GameSource,
  player = 'raven',
  options: BestMoveOptions = {},
): Promise<BestMove> {
  checkOptions('bestMove', options)
  const { settings, seed, report, signal, variant, ...rest } = options
  const { store, wasmUrl, networkUrl, workerUrl, engineWorkerUrl, ...limits } = rest
  const line = readGame(game, variant)
  const woken = await createPlayer(player, settings, seed, {
    store,
    wasmUrl,
    networkUrl,
    workerUrl,
    engineWorkerUrl,
  })
  try {
    const { move, thought } = await woken.think(line, limits, report, signal)
    const { position } = line
    return { move, san: makeSan(position, move), uci: makeUci(move, position), thought }
  } finally {
    await woken.dispose()
  }
}
