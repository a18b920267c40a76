export { makeCount, makeHalfMoves, makePercent, makeSigned } from '@rookery/players'
