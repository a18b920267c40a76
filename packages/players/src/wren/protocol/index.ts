export { deepenActions, makeAction } from './action.ts'
export { type CourseState, parseState, type StateFault } from './state.ts'
export { findPly, LONGEST_STEP, makeStep, STEP_HEADER } from './step.ts'
