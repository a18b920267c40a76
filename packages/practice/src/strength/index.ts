// What the fit of the model needs beside the package's door.
export { lossNatsAt, ratings } from './estimate.ts'
export { PRIOR_RATINGS, priorAt, type StrengthModel, scaled } from './model.ts'
export { natsAt } from './scales.ts'
