export { seatEntrantsInNode } from './seat-entrants.ts'
export { SeatedEngine, type UciEngine } from './seated-engine.ts'
export { SqliteStore } from './sqlite-store.ts'
export { StoreError, type StoreFaultCode } from './store-error.ts'
