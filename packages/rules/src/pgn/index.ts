export { makePgn } from './make-pgn.ts'
export { type PgnSource, parsePgn, streamPgn, type TextStream } from './parse-pgn.ts'
export type { PgnBudget, PgnFault, PgnFaultCode, PgnPlace, PgnResult } from './pgn-result.ts'
