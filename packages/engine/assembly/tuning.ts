// The door of the build for tuning: the core's own, the margins as globals that the host can set, and the features' switches.
export * from './index'
export { switchOff } from './search/features'
export * from './search/margins'
export { initReductions } from './search/reductions'
