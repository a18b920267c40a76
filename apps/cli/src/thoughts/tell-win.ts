import { heronNumbers, kestrelNumbers, owlNumbers, type Thought, tellDecided } from '@rookery/players'
import { type Position, positionOutcome } from '@rookery/rules'

/** The minds that walk a tree. */
export type SearchThought = Extract<Thought, { readonly tree: unknown }>

const wins = { owl: owlNumbers.win, heron: heronNumbers.win, kestrel: kestrelNumbers.mate }

/** No search looks so many half-moves ahead, and no army comes so near to a win. */
const LONGEST = 100

/** "mate in 3" or "mated in 2", in moves of the winner and from the side to move; `undefined` where nothing is decided. */
export function tellWin(thought: SearchThought, position: Position): string | undefined {
  const { kind, score, perspective, line } = thought
  if (kind === 'wren') return tellDecided(score)
  const plies = wins[kind] - Math.abs(score)
  if (plies >= LONGEST) return undefined
  const isWon = score > 0 === (perspective === position.turn)
  const end = positionOutcome(line.reduce((reached, move) => reached.play(move), position))
  const words = end?.reason === 'move limit' ? ['win on count', 'loss on count'] : ['mate', 'mated']
  return `${words[isWon ? 0 : 1]} in ${Math.ceil(plies / 2)}`
}
