import { makeScore } from '../score/index.ts'
import { readValue } from './read-value.ts'

/** A value of Wren's that is a game won or lost, in words and moves of the winner; `undefined` where it is none. */
export function tellDecided(value: number): string | undefined {
  const score = readValue(value, 0, 'white')
  return score.end && makeScore(score, 'white')
}
