/** A small network: one hidden layer, and a straight way past it. */
export interface DifficultyModel {
  readonly past: { readonly weights: readonly number[]; readonly bias: number }
  readonly units: readonly {
    readonly weights: readonly number[]
    readonly bias: number
    /** What the unit adds to the rating. */
    readonly worth: number
  }[]
}

/** A model with Mynah and one without, each with the root of the mean square of its errors. */
export type FittedModels = Readonly<
  Record<'people' | 'board', { readonly deviation: number; readonly model: DifficultyModel }>
>

const weigh = (features: readonly number[], weights: readonly number[], bias: number): number =>
  features.reduce((sum, feature, at) => sum + feature * weights[at]!, bias)

/** The rating that the features of a puzzle tell. */
export const predictRating = (features: readonly number[], { past, units }: DifficultyModel): number =>
  units.reduce(
    (sum, { weights, bias, worth }) => sum + worth * Math.max(0, weigh(features, weights, bias)),
    weigh(features, past.weights, past.bias),
  )
