import {
  capturedPiece,
  type Line,
  type Move,
  movePromotion,
  moveRole,
  moveTo,
  opposite,
  type Position,
  positionOutcome,
  samePosition,
} from '@rookery/rules'

/** What plain minimax needs of a mind, all from White's side. */
export interface Worth {
  evaluate(position: Position): number
  draw(position: Position): number
  readonly win: number
  /** Whether a mind sees repetition only of what has stood on the board, and not within its own search. */
  readonly repeatsGameOnly?: boolean
  /** Whether lines go on beyond the depth until they are quiet. */
  readonly quietEnds?: boolean
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

/** By which a capture is seen to lose nothing at first sight. */
const rough = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 40 }

/**
 * Beyond the depth, for a position where the game goes on: the mover leaves it at what it is worth, or takes, or promotes to
 * a queen; in check it must answer. With bounds, because exchanges without them take for ever.
 */
function settle(path: Position[], ply: number, alpha: number, beta: number, worth: Worth): number {
  const position = path.at(-1)!
  const isWhite = position.turn === 'white'
  const mustAnswer = position.variant.king !== 'captured' && position.isCheck()
  const isRestless = (move: Move) => {
    if (movePromotion(move) !== undefined) return movePromotion(move) === 'queen'
    const taken = capturedPiece(position, move)
    if (!taken) return false
    return (
      rough[moveRole(move)] <= rough[taken.role] ||
      !position.isAttacked(moveTo(move), opposite(position.turn))
    )
  }
  let best = mustAnswer ? (isWhite ? -Infinity : Infinity) : worth.evaluate(position)
  const moves = position.legalMoves().filter((each) => mustAnswer || isRestless(each))
  const victim = (move: Move) => rough[capturedPiece(position, move)?.role ?? 'pawn']
  for (const move of moves.sort((a, b) => victim(b) - victim(a))) {
    const [low, high] = isWhite ? [Math.max(alpha, best), beta] : [alpha, Math.min(beta, best)]
    if (low >= high) break
    path.push(position.play(move))
    const value = ended(path, ply + 1, worth) ?? settle(path, ply + 1, low, high, worth)
    path.pop()
    best = isWhite ? Math.max(best, value) : Math.min(best, value)
  }
  return best
}

/** What the game is worth where it is over. */
function ended(path: readonly Position[], ply: number, worth: Worth): number | undefined {
  const position = path.at(-1)!
  const outcome = positionOutcome(position)
  if (outcome?.winner) return (outcome.winner === 'white' ? 1 : -1) * (worth.win - ply)
  return outcome || isDrawn(path, ply, worth) ? worth.draw(position) : undefined
}

function minimax(
  path: Position[],
  ply: number,
  depth: number,
  worth: Worth,
  alpha = -Infinity,
  beta = Infinity,
): number {
  const position = path.at(-1)!
  const end = ended(path, ply, worth)
  if (end !== undefined) return end
  if (ply === depth) return worth.quietEnds ? settle(path, ply, alpha, beta, worth) : worth.evaluate(position)
  const isWhite = position.turn === 'white'
  let best = isWhite ? -Infinity : Infinity
  for (const move of position.legalMoves()) {
    // Nothing is left out, unless exchanges at every leaf would take too long.
    const [low, high] = isWhite ? [Math.max(alpha, best), beta] : [alpha, Math.min(beta, best)]
    if (worth.quietEnds && low >= high) break
    path.push(position.play(move))
    const value = worth.quietEnds
      ? minimax(path, ply + 1, depth, worth, low, high)
      : minimax(path, ply + 1, depth, worth)
    path.pop()
    best = isWhite ? Math.max(best, value) : Math.min(best, value)
  }
  return best
}

/** Three times on the board, or twice in the search; or fifty moves of each side without a capture or a pawn. */
function isDrawn(path: readonly Position[], ply: number, worth: Worth): boolean {
  const position = path.at(-1)!
  const { draws } = position.variant
  if (draws.fiftyMoves && position.halfmoves >= 100) return true
  if (!draws.repetition) return false
  const last = path.length - 1
  let [inGame, inSearch] = [0, 0]
  for (let index = last - 4; index >= last - position.halfmoves && index >= 0; index -= 2) {
    if (!samePosition(path[index]!, position)) continue
    if (index <= last - ply) inGame++
    if (index >= last - ply) inSearch++
  }
  return inGame >= 2 || (inSearch > 0 && !worth.repeatsGameOnly)
}
