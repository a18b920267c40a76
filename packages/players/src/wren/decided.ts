import { DECIDED, WIN, WIN_ON_COUNT } from './worths.ts'

/** A value of Wren's that is a game won or lost, in words and moves of the winner; `undefined` where it is none. */
export function tellDecided(value: number): string | undefined {
  const size = Math.abs(value)
  if (size < DECIDED) return undefined
  const isMate = size > WIN_ON_COUNT
  const moves = Math.ceil(((isMate ? WIN : WIN_ON_COUNT) - size) / 2)
  const end = isMate ? (value > 0 ? 'mate' : 'mated') : value > 0 ? 'win on count' : 'loss on count'
  return `${end} in ${moves}`
}
