export { nodeContestants } from './contestants.ts'
export { type EngineCommand, EngineProcess } from './engine-process.ts'
export { SqliteStore, StoreError, type StoreFaultCode } from './sqlite-store.ts'
export { UciContestant, type UciEngine } from './uci-contestant.ts'
