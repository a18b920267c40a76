export { expectedScore, firstRating, type RatedResult, type Rating, updateRating } from './glicko2.ts'
