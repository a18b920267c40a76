export * from './make-score.ts'
export * from './numbers.ts'
export * from './score.ts'
