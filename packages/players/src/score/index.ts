export * from './make-score.ts'
export * from './numbers.ts'
export * from './score.ts'
export * from './score-view.ts'
