// The door of the build for tuning: the core's own, and the margins as globals that the host can set.
export * from './index'
export * from './margins'
export { initReductions } from './reductions'
