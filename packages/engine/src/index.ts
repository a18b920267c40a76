export { BENCH_DEPTH, type BenchResult, bench, benchFens } from './bench.ts'
export type { Term, Worth } from './core/reading.ts'
export { createEngine, readNetwork } from './create-engine.ts'
export {
  type Engine,
  type EngineGame,
  type EngineOptions,
  type Evaluation,
  engineVariants,
  type GameLine,
  type SearchOptions,
} from './engine.ts'
export { EngineError, type EngineErrorCode } from './engine-error.ts'
export type { EngineFiles } from './engine-files.ts'
export type { BestMove, Score, SearchInfo } from './info.ts'
export { LatestLines } from './latest-lines.ts'
export type { Clock, SearchLimits } from './limits.ts'
export { type NetworkChoice, shippedNetworks } from './network/choose-network.ts'
export { handSignatures } from './network/hand-signatures.ts'
export {
  countInputs,
  type ManStates,
  makeNetworkFile,
  manStates,
  type Network,
  type NetworkFault,
  parseNetworkFile,
} from './network/network-file.ts'
export type { Search } from './search.ts'
export * from './strength/index.ts'
