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
  const isEnding = (pieces(board, 'w') < 9 && pieces(board, 'b') < 9) || isAlone(board, other(turnOf(before)))
  return isEnding && !inReach(before, turnOf(before))
}

const isAlone = (board: NaiveBoard, color: 'w' | 'b'): boolean =>
  [...board.values()].filter((letter) => isOf(letter, color)).join('').length === 1

export const nears: NaiveDetector = (before, uci) => {
  if (!walks(before, uci)) return []
  const [from, to] = [fromOf(uci), uci.slice(2, 4)]
  const board = boardOf(before)
  const us = turnOf(before)
  const hunted =
    isAlone(board, other(us)) && pieces(board, us) > 4 ? kingSquare(before, other(us)) : undefined
  return [...board]
    .filter(([square, letter]) => isPawn(letter) || square === hunted)
    .filter(([square]) => steps(to, square) < steps(from, square))
    .filter(([square, letter]) => !isOf(letter, us) || isPassed(board, square))
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
    if (!'nNbBpP'.includes(board.get(fromOf(reply)) ?? '-') || takenBy(after, reply)) return false
    if (!squares.includes(goal) || had.includes(goal) || !moves(pass(before)).includes(reply)) return false
    return !takenBy(pass(before), reply) && value(pass(before), reply) >= 0 && value(after, reply) < 0
  })
}

export const blocks: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  if (takenBy(before, uci) || isCastling(before, uci)) return []
  if (inReach(before, us) || inReach(play(before, uci), other(us))) return []
  const to = uci.slice(2, 4)
  return moves(pass(before))
    .filter((step) => step.slice(2, 4) === to && isPawn(boardOf(before).get(fromOf(step))))
    .map(fromOf)
    .filter((from, at, all) => all.indexOf(from) === at)
    .filter((from) => from[0] === to[0] && Math.abs(rank(from) - rank(to)) === 1)
    .filter((from) => isPawn(boardOf(before).get(fromOf(uci))) || isPassed(boardOf(play(before, uci)), from))
}

const isAside = (square: string, files: number): boolean => {
  const at = file(square) - file('a')
  return at < Math.floor((files - 1) / 2) || at > Math.floor(files / 2)
}

export const storms: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  const { files, ranks } = sizeOf(before)
  if (!isPawn(boardOf(before).get(fromOf(uci))) || takenBy(before, uci) || uci[4]) return []
  const after = play(before, uci)
  const king = kingSquare(after, other(us))
  const to = uci.slice(2, 4)
  if (!king || inReach(after, other(us)) || !isAside(king, files)) return []
  const [goneUp, atHome] =
    us === 'w' ? [rank(to), rank(king) >= ranks - 1] : [ranks + 1 - rank(to), rank(king) <= 2]
  return goneUp >= ranks / 2 && atHome && Math.abs(file(king) - file(to)) < 2 ? [to] : []
}

export const givesAir: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  const king = kingSquare(before, us)
  const after = play(before, uci)
  const { files, ranks } = sizeOf(before)
  if (!king || !isPawn(boardOf(before).get(fromOf(uci))) || !kingSquare(after, other(us))) return []
  if (rank(king) !== (us === 'w' ? 1 : ranks) || !isAside(king, files)) return []
  if (inReach(before, us) || inReach(after, other(us))) return []
  const heavy = [...boardOf(after).values()].some(
    (letter) => 'rqRQ'.includes(letter) && isOf(letter, other(us)),
  )
  const leaves = (position: NaivePosition) =>
    moves(position)
      .filter((step) => fromOf(step) === king && step[3] !== king[1] && !isCastling(position, step))
      .map((step) => step.slice(2, 4))
  return heavy && leaves(before).length === 0 && leaves(pass(after)).includes(fromOf(uci))
    ? [fromOf(uci)]
    : []
}

export const aims: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  const after = play(before, uci)
  const size = sizeOf(before)
  const king = kingSquare(after, other(us))
  if ('pPkK'.includes(boardOf(before).get(fromOf(uci))!) || !king || inReach(after, other(us))) return []
  if (!isAside(king, size.files) || (us === 'w' ? rank(king) < size.ranks - 1 : rank(king) > 2)) return []
  const beside = (board: NaiveBoard, from: string) =>
    attacks(board, from, size).filter((square) => steps(square, king) === 1)
  const had = beside(boardOf(before), fromOf(uci))
  const has = beside(boardOf(after), uci.slice(2, 4))
  const gained = has.filter((square) => !had.includes(square))
  return gained.length > 0 && has.length > had.length ? [gained.sort().join(' ')] : []
}
