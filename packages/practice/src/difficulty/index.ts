export { type DifficultyWitnesses, featuresOf } from './features.ts'
export { PEOPLE_FEATURES } from './people-features.ts'
export { type DifficultyModel, predictRating } from './predict.ts'
export { ratePuzzle } from './rate-puzzle.ts'
