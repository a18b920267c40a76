import { type ConsideredMove, type Exactness, tellDecided } from '@rookery/players'
import { makeSans, type Position } from '@rookery/rules'
import type { SearchedThought } from '../../game/kept-thought.ts'
import { makeHalfMoves, makeSigned } from '../../ui/numbers.ts'
import { capitalise } from '../../ui/words.ts'

/** "Owl plays Nf6 for +35: 4 half-moves ahead it expects Nf6 Nc3 d5 e5." */
export function tellSearch(name: string, thought: SearchedThought, position: Position): string {
  const { line, leaf, depth } = thought
  const sans = makeSans(position, line)
  if (leaf.standing !== 'open') {
    return `${name} plays ${sans[0]} and sees ${tellEnd(thought)} in ${makeHalfMoves(line.length)}: ${sans.join(' ')}.`
  }
  const start = `${name} plays ${sans[0]} for ${tellScore(thought, position)}`
  if (sans.length === 1) return `${start}, looking ${makeHalfMoves(depth)} ahead.`
  return `${start}: ${makeHalfMoves(depth)} ahead it expects ${sans.join(' ')}.`
}

export function tellSearchTies({ moves, bests, drawn }: SearchedThought): string | undefined {
  if (moves.length === 1) return 'It was the only move to choose from.'
  if (bests.length === 1) return undefined
  return `It drew number ${drawn + 1} of ${bests.length} moves of equal worth.`
}

const units: Readonly<Record<SearchedThought['kind'], string>> = {
  owl: 'hundredths of a pawn',
  heron: 'sums of its piece values',
  kestrel: 'hundredths of a pawn',
  wren: 'state values',
}

export function tellUnits({ kind, perspective }: SearchedThought, name: string, position: Position): string {
  const values = `Values are ${units[kind]}`
  return perspective === position.turn
    ? `${values} from ${name}’s side.`
    : `${values} from ${capitalise(perspective)}’s side: the lower, the better for ${name}.`
}

const boundSigns: Readonly<Record<Exactness, string>> = { exact: '', 'at most': '≤ ', 'at least': '≥ ' }

export const makeValue = ({ value, exactness }: Pick<ConsideredMove, 'value' | 'exactness'>): string =>
  boundSigns[exactness] + makeWorth(value)

/** A value of a mind that searches: a number, or the win that it stands for. */
export const makeWorth = (value: number): string => tellDecided(value) ?? makeSigned(value)

export function tellScore(thought: SearchedThought, position: Position): string {
  const decided = tellDecided(thought.score)
  if (decided) return decided
  if (thought.kind === 'wren') return `${makeSigned(thought.advantage)} against a draw`
  const score = makeSigned(thought.score)
  const { perspective } = thought
  return perspective === position.turn ? score : `${score} from ${capitalise(perspective)}’s side`
}

export function tellEnd({ line, leaf: { standing } }: SearchedThought): string {
  if (standing === 'drawn') return 'a draw'
  const isOwnTurn = line.length % 2 === 0
  return (standing === 'won') === isOwnTurn ? 'the game won' : 'the game lost'
}
