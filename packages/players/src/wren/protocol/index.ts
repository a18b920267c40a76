export { deepenActions, makeAction } from './action.ts'
export { parseState, type StateFault } from './state.ts'
