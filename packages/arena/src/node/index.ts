export { nodeContestants } from './contestants.ts'
export { SqliteStore } from './sqlite-store.ts'
export { StoreError, type StoreFaultCode } from './store-error.ts'
export { UciContestant, type UciEngine } from './uci-contestant.ts'
