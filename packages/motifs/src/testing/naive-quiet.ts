import {
  attackers,
  attacks,
  boardOf,
  fromOf,
  goalOf,
  inReach,
  isCastling,
  isOf,
  kingSquare,
  moves,
  type NaiveBoard,
  type NaivePosition,
  other,
  pass,
  play,
  sizeOf,
  takenBy,
  turnOf,
  value,
  wins,
  worth,
} from './naive-board.ts'

/* What a move does that changes nothing at once, read a second time. */

type NaiveDetector = (position: NaivePosition, uci: string) => string[]

const file = (square: string): number => square.charCodeAt(0)
const rank = (square: string): number => Number(square[1])
const isPawn = (letter: string | undefined): boolean => letter === 'p' || letter === 'P'
const steps = (a: string, b: string): number =>
  Math.max(Math.abs(file(a) - file(b)), Math.abs(rank(a) - rank(b)))

export function isPassed(board: NaiveBoard, square: string): boolean {
  const letter = board.get(square)!
  const [enemy, way] = letter === 'P' ? ['p', 1] : ['P', -1]
  for (const [at, each] of board)
    if (each === enemy && Math.abs(file(at) - file(square)) < 2 && (rank(at) - rank(square)) * way > 0)
      return false
  return true
}

export const passes: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  const [then, now] = [boardOf(before), boardOf(play(before, uci))]
  const found: string[] = []
  for (const [square, letter] of now) {
    if (!isPawn(letter) || !isOf(letter, us) || !isPassed(now, square)) continue
    const isMoved = then.get(square) !== letter
    const had = isPassed(then, isMoved ? fromOf(uci) : square)
    if (!had || isMoved) found.push(`${square} ${had ? 'still' : 'now'}`)
  }
  return found
}

/** Enemy pawns that stand where a pawn's step makes the two meet. */
function met(position: NaivePosition, uci: string): string[] {
  const board = boardOf(position)
  if (!isPawn(board.get(fromOf(uci))) || takenBy(position, uci) || uci[4]) return []
  const after = boardOf(play(position, uci))
  return attacks(after, uci.slice(2, 4), sizeOf(position)).filter(
    (square) => isPawn(after.get(square)) && !isOf(after.get(square)!, turnOf(position)),
  )
}

export const breaks: NaiveDetector = (before, uci) =>
  met(before, uci).map((square) => `${square} ${value(before, uci) < 0 ? 'offered' : 'sound'}`)

export const preparesBreak: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  const after = play(before, uci)
  if (inReach(before, us) || inReach(after, other(us)) || !kingSquare(after, other(us))) return []
  const next = pass(after)
  const to = goalOf(before, uci)
  return moves(next).flatMap((step) => {
    const goal = step.slice(2, 4)
    const [target] = met(next, step)
    if (target === undefined || fromOf(step) === to || !moves(before).includes(step)) return []
    const isGuard =
      attackers(after, goal, us).includes(to) && !attackers(before, goal, us).includes(fromOf(uci))
    return isGuard && value(before, step) < 0 && value(next, step) >= 0 ? [step] : []
  })
}

const pieces = (board: NaiveBoard, color: 'w' | 'b'): number =>
  [...board.values()]
    .filter((letter) => isOf(letter, color) && !'pPkK'.includes(letter))
    .reduce((sum, letter) => sum + worth(letter), 0)

const walks = (before: NaivePosition, uci: string): boolean => {
  const board = boardOf(before)
  if (!'kK'.includes(board.get(fromOf(uci))!) || isCastling(before, uci) || takenBy(before, uci)) return false
  return !inReach(before, turnOf(before)) && pieces(board, 'w') < 9 && pieces(board, 'b') < 9
}

export const nears: NaiveDetector = (before, uci) => {
  if (!walks(before, uci)) return []
  const [from, to] = [fromOf(uci), uci.slice(2, 4)]
  const board = boardOf(before)
  return [...board]
    .filter(([square, letter]) => isPawn(letter) && steps(to, square) < steps(from, square))
    .filter(([square, letter]) => !isOf(letter, turnOf(before)) || isPassed(board, square))
    .map(([square]) => square)
}

export const opposes: NaiveDetector = (before, uci) => {
  const board = boardOf(before)
  const king = kingSquare(before, other(turnOf(before)))
  if (!king || !walks(before, uci) || [...board.values()].some((letter) => !'pPkK'.includes(letter)))
    return []
  const faces = (square: string) =>
    (square[0] === king[0] && Math.abs(rank(square) - rank(king)) === 2) ||
    (square[1] === king[1] && Math.abs(file(square) - file(king)) === 2)
  return faces(uci.slice(2, 4)) && !faces(fromOf(uci)) ? ['kings'] : []
}

/** The squares of those that may take what stands somewhere, had they been to move. */
const takers = (before: NaivePosition, square: string): string[] =>
  moves(pass(before))
    .filter((uci) => uci.slice(2, 4) === square && !isCastling(pass(before), uci))
    .map(fromOf)

export const sidesteps: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  const [from, to] = [fromOf(uci), uci.slice(2, 4)]
  const letter = boardOf(before).get(from)!
  if ('pPkK'.includes(letter) || takenBy(before, uci) || inReach(before, us)) return []
  if (wins(pass(before)).has(from) || attackers(play(before, uci), to, other(us)).length > 0) return []
  return takers(before, from).length > 0 ? [from] : []
}

export const guards: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  const after = play(before, uci)
  if (inReach(before, us) || isCastling(before, uci) || !kingSquare(after, other(us))) return []
  const [then, now] = [boardOf(before), boardOf(after)]
  const had = attacks(then, fromOf(uci), sizeOf(before))
  return attacks(now, uci.slice(2, 4), sizeOf(before)).filter((square) => {
    const letter = now.get(square)
    if (letter === undefined || !isOf(letter, us) || 'kK'.includes(letter) || had.includes(square))
      return false
    if (square === fromOf(uci) || wins(pass(before)).has(square) || wins(after).has(square)) return false
    const still = attackers(after, square, other(us))
    return takers(before, square).some((each) => still.includes(each))
  })
}

export const answersCheck: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  if (!inReach(before, us) || takenBy(before, uci) || isCastling(before, uci)) return []
  if (inReach(play(before, uci), us)) return []
  return ['kK'.includes(boardOf(before).get(fromOf(uci))!) ? 'moving' : 'blocking']
}

export const denies: NaiveDetector = (before, uci) => [...shutOut(before, uci), ...cutOff(before, uci)]

const cutOff: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  const after = play(before, uci)
  const [then, now] = [boardOf(before), boardOf(after)]
  if (inReach(before, us) || inReach(after, other(us)) || pieces(then, 'w') > 8 || pieces(then, 'b') > 8)
    return []
  const king = kingSquare(after, other(us))
  const [had, has] = [
    attacks(then, fromOf(uci), sizeOf(before)),
    attacks(now, goalOf(before, uci), sizeOf(before)),
  ]
  return moves(pass(before)).filter((reply) => {
    const goal = reply.slice(2, 4)
    return (
      fromOf(reply) === king && !isCastling(pass(before), reply) && has.includes(goal) && !had.includes(goal)
    )
  })
}

const shutOut: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  const after = play(before, uci)
  const board = boardOf(before)
  if (!isPawn(board.get(fromOf(uci))) || takenBy(before, uci)) return []
  if (inReach(before, us) || inReach(after, other(us))) return []
  const size = sizeOf(before)
  const had = attacks(board, fromOf(uci), size)
  const squares = attacks(boardOf(after), uci.slice(2, 4), size)
  return moves(after).filter((reply) => {
    const goal = reply.slice(2, 4)
    if (!'nNbB'.includes(board.get(fromOf(reply)) ?? '-') || takenBy(after, reply)) return false
    if (!squares.includes(goal) || had.includes(goal) || !moves(pass(before)).includes(reply)) return false
    return !takenBy(pass(before), reply) && value(pass(before), reply) >= 0 && value(after, reply) < 0
  })
}
