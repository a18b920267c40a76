// The door of the build for tuning: the core's own, and the margins as globals that the host can set.
export * from './index'
export * from './search/margins'
export { initReductions } from './search/reductions'
