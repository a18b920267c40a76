import { type Line, type Move, type Position, positionOutcome, samePosition } from '@rookery/rules'

/** What plain minimax needs of a mind, all from White's side. */
export interface Worth {
  evaluate(position: Position): number
  draw(position: Position): number
  readonly win: number
  /** Whether a mind sees repetition only of what has stood on the board, and not within its own search. */
  readonly repeatsGameOnly?: boolean
}

/** The value of every move, from White's side, by a search that leaves nothing out. Written to be obvious, not fast. */
export function minimaxMoves(line: Line, depth: number, worth: Worth): Map<Move, number> {
  const path = [...line.positions]
  return new Map(
    line.position.legalMoves().map((move) => {
      path.push(line.position.play(move))
      const value = minimax(path, 1, depth, worth)
      path.pop()
      return [move, value]
    }),
  )
}

export function bestOf(
  values: ReadonlyMap<Move, number>,
  isWhite: boolean,
): { value: number; moves: Move[] } {
  const value = isWhite ? Math.max(...values.values()) : Math.min(...values.values())
  return { value, moves: [...values].filter(([, each]) => each === value).map(([move]) => move) }
}

function minimax(path: Position[], ply: number, depth: number, worth: Worth): number {
  const position = path.at(-1)!
  const outcome = positionOutcome(position)
  if (outcome?.winner) return (outcome.winner === 'white' ? 1 : -1) * (worth.win - ply)
  if (outcome || isDrawn(path, ply, worth)) return worth.draw(position)
  if (ply === depth) return worth.evaluate(position)
  const values = position.legalMoves().map((move) => {
    path.push(position.play(move))
    const value = minimax(path, ply + 1, depth, worth)
    path.pop()
    return value
  })
  return position.turn === 'white' ? Math.max(...values) : Math.min(...values)
}

/** Three times on the board, or twice in the search; or fifty moves of each side without a capture or a pawn. */
function isDrawn(path: readonly Position[], ply: number, worth: Worth): boolean {
  const position = path.at(-1)!
  const { draws } = position.variant
  if (draws.fiftyMoves && position.halfmoves >= 100) return true
  if (!draws.repetition) return false
  const root = path.length - 1 - ply
  const before = [...path.keys()].slice(0, -1).filter((index) => samePosition(path[index]!, position))
  if (worth.repeatsGameOnly) return before.filter((index) => index <= root).length >= 2
  return before.length >= 2 || before.some((index) => index >= root)
}
