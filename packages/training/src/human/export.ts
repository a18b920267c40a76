import { type MynahNetwork, makeMynahFile, parseMynahFile } from '@rookery/players/mynah'
import { unwrap } from '@rookery/rules'
import type { Arrays } from '../checkpoint-file.ts'
import { Crew } from './crew.ts'
import { type PositionFile, splitGames } from './position-file.ts'
import type { HeldOut, HumanProgress } from './progress.ts'
import { measureHeldOut } from './train.ts'

export interface ExportedMynah {
  readonly file: Uint8Array
  readonly games: number
  readonly positions: number
  /** On games that were not trained on: before rounding, and after. */
  readonly before: HeldOut
  readonly after: HeldOut
}

/** The trained network in 8-bit steps, with where it comes from inside, and what rounding cost. */
export async function exportMynah(
  progress: HumanProgress,
  { weights }: Pick<Arrays, 'weights'>,
  positions: PositionFile,
  about: { readonly date: string; readonly trainer: string; readonly commit?: string },
): Promise<ExportedMynah> {
  const { settings, sources, history } = progress
  const { training, heldOut } = splitGames(positions.games, settings.seed)
  const count = training.reduce((sum, game) => sum + game.positions, 0)
  const crew = new Crew(settings)
  try {
    const measureWith = async (tried: Float32Array) => {
      crew.core.weights.set(tried)
      return measureHeldOut(crew, positions, heldOut)
    }
    const before = await measureWith(weights)
    const { width, narrow } = settings
    const rounded = unwrap(parseMynahFile(makeMynahFile({ width, narrow, weights, provenance: null })))
    const after = await measureWith(rounded.weights)
    const provenance = {
      ...about,
      settings,
      data: sources,
      games: training.length,
      positions: count,
      heldOutGames: heldOut.length,
      history,
      rounded: after,
    }
    const network: MynahNetwork = { width, narrow, weights, provenance }
    return { file: makeMynahFile(network), games: training.length, positions: count, before, after }
  } finally {
    await crew.dismiss()
  }
}
