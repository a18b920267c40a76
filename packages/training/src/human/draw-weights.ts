import { countRows } from '@rookery/players/mynah'
import { createRandom } from '@rookery/rules'
import type { HumanTrainSettings } from './settings.ts'

/** How far weights are drawn from nought, for each kind of row; the gates begin open, at nought. */
const spreads = { inputs: 0.05, gates: 0, tokens: 0.03, projection: 0.08, narrow: 0.08 } as const
/** The output of the narrow layer is its last row. */
const OUTPUT_SPREAD = 0.15

/** Small random weights, drawn by the seed. */
export function drawWeights(weights: Float32Array, { width, narrow, seed }: HumanTrainSettings): void {
  const random = createRandom(seed)
  const rows = countRows({ width, narrow })
  let at = 0
  const draw = (count: number, spread: number) => {
    for (let i = 0; i < count; i++) weights[at++] = (2 * random.next() - 1) * spread
  }
  draw(rows.inputs * width, spreads.inputs)
  draw(rows.gates * width, spreads.gates)
  draw(rows.tokens * width, spreads.tokens)
  draw(rows.projection * width, spreads.projection)
  draw((rows.narrow - 1) * narrow, spreads.narrow)
  draw(narrow, OUTPUT_SPREAD)
}
