import { empty, isPieceOf } from './board.ts'
import { reach } from './reach.ts'
import { naiveRules } from './rules.ts'

/** The letters of the engine's codes, role * 2 + colour; 12 is an empty square. */
const letters = `PpNnBbRrQqKk${empty}`

/** A knight and a bishop are worth the same. */
const ranks = { p: 1, n: 2, b: 2, r: 3, q: 4, k: 5 } as Record<string, number>

/** The squares of men that one of less worth attacks, or anyone while nobody guards them; `codes` are those of 64 squares. */
export function findEndangered(codes: ArrayLike<number>): Set<number> {
  const squares = Array.from(codes, (code) => letters[code]!)
  // Whatever leaves minichess's corner of the board never comes back into it.
  const state = { rules: naiveRules.standard, squares }
  const isWhite = (square: number) => isPieceOf(squares[square]!, 'w')
  const rankOf = (square: number) => ranks[squares[square]!.toLowerCase()]!
  const men = [...squares.keys()].filter((square) => squares[square] !== empty)
  const reaches = men.map((from) => ({ from, goals: new Set(reach(state, from)) }))
  const isEndangered = (man: number) => {
    const others = reaches.flatMap(({ from, goals }) => (goals.has(man) ? [from] : []))
    const attackers = others.filter((from) => isWhite(from) !== isWhite(man))
    const isGuarded = attackers.length < others.length
    return attackers.some((from) => !isGuarded || rankOf(from) < rankOf(man))
  }
  return new Set(men.filter(isEndangered))
}
