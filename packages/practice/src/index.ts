export * from './drills/index.ts'
export * from './puzzles/index.ts'
export * from './rating/index.ts'
export * from './record/index.ts'
export * from './solving/index.ts'
export { estimateStrength, LEAST_MOVES, type StrengthEstimate } from './strength/estimate.ts'
export {
  addEvidence,
  type Evidence,
  gatherEvidence,
  isTold,
  noEvidence,
  type Witnesses,
} from './strength/evidence.ts'
export { roundStrength } from './strength/round-strength.ts'
export { nameThemes, type Theme, themes } from './themes/index.ts'
