// What page and terminal need to sit beside a person who plays.
export { tellMove, tellQuestion, tellWarning } from './tell.ts'
export { findMarks, findTrouble, type Marks, type Trouble } from './trouble.ts'
export { type JudgedMove, Watcher } from './watcher.ts'
