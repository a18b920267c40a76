import { naiveRules, naiveVariants } from '@rookery/testkit'
import {
  allMoves,
  attackers,
  attacks,
  boardOf,
  canWin,
  fromOf,
  goalOf,
  inReach,
  isCastling,
  isMated,
  isOf,
  isSlider,
  kingSquare,
  moves,
  type NaiveBoard,
  type NaivePosition,
  other,
  pass,
  play,
  ray,
  sizeOf,
  takenBy,
  turnOf,
  value,
  waysOf,
  wins,
  worth,
} from './naive-board.ts'
import * as quiet from './naive-quiet.ts'

/** Tells what a move does as lines of text, in any order. */
type NaiveDetector = (position: NaivePosition, uci: string) => string[]

const without = (board: NaiveBoard, square: string): NaiveBoard =>
  new Map([...board].filter(([at]) => at !== square))

const enemiesIn = (position: NaivePosition, squares: readonly string[], us: 'w' | 'b'): string[] => {
  const board = boardOf(position)
  return squares.filter((square) => board.has(square) && !isOf(board.get(square)!, us))
}

/** Whether a piece, on its own, wins what stands on a square. */
const falls = (position: NaivePosition, by: string, square: string): boolean =>
  moves(position).some((uci) => uci.slice(0, 4) === by + square && value(position, uci) > 0)

/** What is won next if nothing is done; after a check, what falls after every answer that leaves it where it is. */
function threats(before: NaivePosition, uci: string): Set<string> {
  const us = turnOf(before)
  const after = play(before, uci)
  if (!inReach(after, other(us))) return new Set(wins(pass(after)).keys())
  const answers = moves(after).map((reply) => play(after, reply))
  const board = boardOf(after)
  return new Set(
    [...board.keys()].filter((square) => {
      if (isOf(board.get(square)!, us)) return false
      const left = answers.filter((answer) => boardOf(answer).get(square) === board.get(square))
      return left.length > 0 && left.every((answer) => canWin(answer, square))
    }),
  )
}

/** What falls of the squares after each answer, if every one loses one of them, itself, or by taking the moved piece. */
function alwaysFalls(
  before: NaivePosition,
  uci: string,
  squares: readonly string[],
  isLeftOut: (reply: string) => boolean = () => false,
) {
  const after = play(before, uci)
  const to = goalOf(before, uci)
  const board = boardOf(after)
  const fallen = new Map<string, string[]>()
  for (const reply of moves(after)) {
    if (isLeftOut(reply)) continue
    const answer = play(after, reply)
    const now = boardOf(answer)
    const isThere = now.get(to) === board.get(to)
    const falling = isThere
      ? squares.filter((square) => now.get(square) === board.get(square) && falls(answer, to, square))
      : []
    const isLosing = isThere ? canWin(answer, goalOf(after, reply)) : value(after, reply) < 0
    if (falling.length === 0 && !isLosing) return undefined
    fallen.set(reply, falling)
  }
  return fallen.size === 0 ? undefined : fallen
}

const forks: NaiveDetector = (before, uci) => forked(before, uci)

const offersFork: NaiveDetector = (before, uci) => {
  const after = play(before, uci)
  const isTaking = (reply: string) => goalOf(after, reply) === goalOf(before, uci)
  const isOffered = moves(after).some(isTaking) && value(before, uci) < 0
  return isOffered ? forked(before, uci, isTaking) : []
}

function forked(before: NaivePosition, uci: string, isLeftOut?: (reply: string) => boolean): string[] {
  const us = turnOf(before)
  const after = play(before, uci)
  const to = goalOf(before, uci)
  const board = boardOf(after)
  if (isCastling(before, uci)) return []
  const prizes = enemiesIn(after, attacks(board, to, sizeOf(after)), us).filter(
    (square) =>
      worth(board.get(square)!) > worth(board.get(to)!) || attackers(after, square, other(us)).length === 0,
  )
  const fallen = prizes.length > 1 ? alwaysFalls(before, uci, prizes, isLeftOut) : undefined
  if (!fallen) return []
  const targets = prizes.filter(
    (square) =>
      'kK'.includes(board.get(square)!) || [...fallen.values()].some((each) => each.includes(square)),
  )
  return targets.length > 1 ? [`${to} ${targets.sort().join(' ')}`] : []
}

/** A slider's first and second enemy on a line, nothing else in between. */
function sights(position: NaivePosition, from: string): [string, string][] {
  const board = boardOf(position)
  const letter = board.get(from)!
  if (!isSlider(letter)) return []
  return waysOf(letter).flatMap((way) => {
    const [front, behind] = ray(from, way, sizeOf(position)).filter((square) => board.has(square))
    if (front === undefined || behind === undefined) return []
    const areEnemies = [front, behind].every((square) =>
      isOf(board.get(square)!, isOf(letter, 'w') ? 'b' : 'w'),
    )
    return areEnemies ? [[front, behind] as [string, string]] : []
  })
}

const skewers: NaiveDetector = (before, uci) => {
  const after = play(before, uci)
  const to = goalOf(before, uci)
  const board = boardOf(after)
  return sights(after, to).flatMap(([front, behind]) => {
    const [first, second] = [board.get(front)!, board.get(behind)!]
    if (second.toLowerCase() === 'p' || worth(first) < worth(second)) return []
    const fallen = alwaysFalls(before, uci, [front, behind])
    const fallsBehind = [...(fallen ?? [])].some(
      ([reply, squares]) => reply.startsWith(front) && squares.includes(behind),
    )
    return fallsBehind ? [`${to} ${front} ${behind}`] : []
  })
}

function boundLines(position: NaivePosition, us: 'w' | 'b'): [string, string, string][] {
  const board = boardOf(position)
  const own = [...board.keys()].filter((square) => isOf(board.get(square)!, us))
  return own.flatMap((by) =>
    sights(position, by)
      .filter(([front, behind]) => {
        const [pinned, target] = [board.get(front)!, board.get(behind)!]
        if ('kK'.includes(pinned)) return false
        if ('pP'.includes(pinned) && front[0] === by[0]) return false
        if ('kK'.includes(target)) return true
        const isBare = attackers(position, behind, other(us), without(board, front)).length === 0
        return worth(target) > worth(pinned) && (worth(target) > worth(board.get(by)!) || isBare)
      })
      .map(([front, behind]) => [by, front, behind] as [string, string, string]),
  )
}

const pins: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  const after = play(before, uci)
  const lost = wins(after)
  const old = boundLines(before, us)
  return boundLines(after, us)
    .filter(([by, front, behind]) => {
      if (lost.has(by)) return false
      if (moves(after).some((reply) => reply.slice(0, 4) === front + by && value(after, reply) >= 0))
        return false
      return !old.some((line) => line[1] === front && line[2] === behind)
    })
    .map((line) => line.join(' '))
}

const discovers: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  const after = play(before, uci)
  const [then, now] = [boardOf(before), boardOf(after)]
  const size = sizeOf(before)
  const vacated = [fromOf(uci), takenBy(before, uci)?.[0]].filter(
    (square) => square !== undefined && !now.has(square),
  )
  const found: string[] = []
  for (const [by, letter] of now) {
    if (by === goalOf(before, uci) || !isOf(letter, us) || then.get(by) !== letter || !isSlider(letter))
      continue
    for (const way of waysOf(letter)) {
      const squares = ray(by, way, size)
      const at = squares.find((square) => now.has(square))
      if (at === undefined || isOf(now.get(at)!, us)) continue
      const isOpened = squares.slice(0, squares.indexOf(at)).some((square) => vacated.includes(square))
      if (!isOpened) continue
      const target = now.get(at)!
      const isPrize = worth(target) > worth(letter) || attackers(after, at, other(us)).length === 0
      if ('kK'.includes(target) || (isPrize && threats(before, uci).has(at))) found.push(`${by} ${at}`)
    }
  }
  return found
}

const threatens: NaiveDetector = (before, uci) => {
  const had = wins(before)
  const us = turnOf(before)
  const isFresh = (square: string) => {
    const then = attackers(before, square, us)
    return attackers(play(before, uci), square, us).some(
      (each) => !then.includes(each === goalOf(before, uci) ? fromOf(uci) : each),
    )
  }
  return [...threats(before, uci)].filter(
    (square) => !had.has(square) && (!inReach(before, us) || isFresh(square)),
  )
}

const matesNext = (position: NaivePosition): string[] =>
  moves(position).filter((uci) => isMated(play(position, uci)))

const threatensMate: NaiveDetector = (before, uci) => {
  const after = play(before, uci)
  if (inReach(after, turnOf(after)) || moves(after).length === 0) return []
  if (kingSquare(after, turnOf(after)) === undefined || matesNext(before).length > 0) return []
  return matesNext(pass(after)).length > 0 ? ['mate'] : []
}

const avertsMate: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  if (inReach(before, us) || matesNext(pass(before)).length === 0) return []
  const after = play(before, uci)
  if (matesNext(after).length > 0) return []
  if (!inReach(after, other(us))) return ['mate']
  const isSafe = (answer: NaivePosition) => !inReach(answer, us) && matesNext(pass(answer)).length === 0
  return moves(after).every((reply) => isSafe(play(after, reply))) ? ['mate'] : []
}

const saves: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  if (inReach(before, us) || isCastling(before, uci) || uci[4]) return []
  const after = play(before, uci)
  const lost = wins(after)
  const isCheck = inReach(after, other(us))
  return [...wins(pass(before)).keys()].filter((square) => {
    if (lost.has(square === fromOf(uci) ? goalOf(before, uci) : square)) return false
    if (square === fromOf(uci)) return true
    const [had, has] = [before, after].map((each) => attackers(each, square, other(us)))
    const gone = had!.filter((each) => !has!.includes(each))
    const isTaken = gone.includes(takenBy(before, uci)?.[0] ?? '')
    if (isCheck) return isTaken && has!.length === 0
    const guards = attackers(before, square, us)
    return gone.length > 0 || attackers(after, square, us).some((each) => !guards.includes(each))
  })
}

const hangs: NaiveDetector = (before, uci) => {
  const had = wins(pass(before))
  const to = goalOf(before, uci)
  const paysForItself = (takenBy(before, uci) || uci[4]) && value(before, uci) >= 0
  return [...wins(play(before, uci))]
    .filter(([square]) => square !== to || !paysForItself)
    .map(
      ([square, pawns]) =>
        `${square} ${pawns} ${had.has(square === to ? fromOf(uci) : square) ? 'still' : 'now'}`,
    )
}

const trades: NaiveDetector = (before, uci) => {
  const taken = takenBy(before, uci)
  const mover = boardOf(before).get(fromOf(uci))!
  if (!taken || uci[4] || worth(taken[1]) !== worth(mover)) return []
  return value(before, uci) === 0 ? [`${taken[0]}`] : []
}

const mates: NaiveDetector = (before, uci) => (isMated(play(before, uci)) ? ['mate'] : [])

const checks: NaiveDetector = (before, uci) => {
  const after = play(before, uci)
  const king = kingSquare(after, turnOf(after))
  const by = king === undefined ? [] : attackers(after, king, turnOf(before))
  return by.length > 0 ? [by.sort().join(' ')] : []
}

const promotes: NaiveDetector = (_, uci) => (uci[4] ? [uci.slice(2)] : [])

const shelters: NaiveDetector = (before, uci) => (isCastling(before, uci) ? [goalOf(before, uci)] : [])

const develops: NaiveDetector = (before, uci) => {
  const letter = boardOf(before).get(fromOf(uci))!
  const { ranks } = sizeOf(before)
  const home = String(turnOf(before) === 'w' ? 1 : ranks)
  if (!'nNbB'.includes(letter) || uci[1] !== home || uci[3] === home) return []
  const start = naiveStarts[before.variant]
  const isHome = before.variant === 'chess960' || start.get(fromOf(uci)) === letter
  return isHome && boardOf(before).size >= 0.75 * start.size ? [fromOf(uci)] : []
}

const naiveStarts = Object.fromEntries(
  naiveVariants.map((variant) => [variant, boardOf({ fen: naiveRules[variant].start, variant })]),
) as Readonly<Record<NaivePosition['variant'], NaiveBoard>>

const castlingGoals = (position: NaivePosition): string[] =>
  allMoves(position)
    .filter((uci) => isCastling(position, uci))
    .map((uci) => goalOf(position, uci))

const preparesCastling: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  const after = play(before, uci)
  if (before.variant === 'minichess' || isCastling(before, uci)) return []
  if (inReach(before, us) || inReach(after, other(us))) return []
  const had = castlingGoals(before)
  return castlingGoals(pass(after)).some((goal) => !had.includes(goal)) ? ['castling'] : []
}

const connects: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  const areConnected = (position: NaivePosition): boolean => {
    const board = boardOf(position)
    const home = us === 'w' ? '1' : String(sizeOf(position).ranks)
    const row = [...'abcdefgh'].map((file) => board.get(file + home) ?? '.').join('')
    return (us === 'w' ? /R\.*R/ : /r\.*r/).test(row)
  }
  return areConnected(play(before, uci)) && !areConnected(before) ? ['rooks'] : []
}

const opens: NaiveDetector = (before, uci) => {
  if (isCastling(before, uci)) return []
  const us = turnOf(before)
  const now = boardOf(play(before, uci))
  const size = sizeOf(before)
  const isOwn = (square: string) => now.has(square) && isOf(now.get(square)!, us)
  return [...now].flatMap(([by, letter]) => {
    if (by === goalOf(before, uci) || !isOf(letter, us)) return []
    if (letter === (us === 'w' ? 'P' : 'p')) {
      const next = `${by[0]}${Number(by[1]) + (us === 'w' ? 1 : -1)}`
      return next === fromOf(uci) && quiet.isPassed(now, by) ? [`${by} 1`] : []
    }
    if (!isSlider(letter)) return []
    const opened = waysOf(letter).flatMap((way) => {
      const squares = ray(by, way, size)
      const from = squares.indexOf(fromOf(uci))
      const stop = squares.findIndex((square) => now.has(square))
      const last = stop === -1 ? squares.length : isOwn(squares[stop]!) ? stop : stop + 1
      return from === -1 ? [] : squares.slice(from, Math.max(from, last))
    })
    return opened.length >= ('rR'.includes(letter) ? 3 : 2) ? [`${by} ${opened.length}`] : []
  })
}

/** What the moved piece sees now and did not see before. */
function newlySeen(before: NaivePosition, uci: string): string[] {
  if (isCastling(before, uci)) return []
  const had = attacks(boardOf(before), fromOf(uci), sizeOf(before))
  const has = attacks(boardOf(play(before, uci)), goalOf(before, uci), sizeOf(before))
  return has.filter((square) => !had.includes(square))
}

const attacksPieces: NaiveDetector = (before, uci) => {
  const board = boardOf(play(before, uci))
  const by = board.get(goalOf(before, uci))!
  return enemiesIn(play(before, uci), newlySeen(before, uci), turnOf(before)).filter(
    (square) => !'kKpP'.includes(board.get(square)!) && worth(board.get(square)!) >= worth(by),
  )
}

/** The middle file or rank, or both of them where their number is even. */
const middle = <T>(lines: readonly T[]): readonly T[] =>
  lines.slice(Math.ceil(lines.length / 2) - 1, Math.floor(lines.length / 2) + 1)

const centreOf = ({ variant }: NaivePosition): string[] => {
  const { files, ranks } = naiveRules[variant]
  const rankNames = Array.from({ length: ranks }, (_, rank) => String(rank + 1))
  return middle([...'abcdefgh'.slice(0, files)]).flatMap((file) =>
    middle(rankNames).map((rank) => file + rank),
  )
}

const controls: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  const after = play(before, uci)
  const [from, to] = [fromOf(uci), goalOf(before, uci)]
  const [then, now] = [boardOf(before), boardOf(after)]
  if (uci[4] || 'kK'.includes(then.get(from)!)) return []
  const size = sizeOf(before)
  const held = (board: NaiveBoard, square: string) => [square, ...attacks(board, square, size)]
  const centre = (board: NaiveBoard, square: string) =>
    held(board, square).filter((each) => centreOf(before).includes(each))
  const found: string[] = []
  if (centre(now, to).length > centre(then, from).length)
    found.push(`centre ${centre(now, to).sort().join(' ')}`)
  const pawns = (board: NaiveBoard, file: string, color: 'w' | 'b') =>
    [...board].filter(([square, letter]) => square[0] === file && letter === (color === 'w' ? 'P' : 'p'))
      .length
  if ('rR'.includes(now.get(to)!) && to[0] !== from[0])
    if (pawns(now, to[0]!, us) === 0 && pawns(then, from[0]!, us) > 0)
      found.push(`file ${to[0]} ${pawns(now, to[0]!, other(us)) === 0 ? 'open' : 'half open'}`)
  if ('rR'.includes(now.get(to)!)) found.push(...rookPlaces(before, uci))
  for (const [square, letter] of now) {
    if (letter !== (us === 'w' ? 'p' : 'P')) continue
    const next = square[0]! + (Number(square[1]) + (us === 'w' ? -1 : 1))
    if (quiet.isPassed(now, square) && held(now, to).includes(next) && !held(then, from).includes(next))
      found.push(`square ${next}`)
  }
  return found
}

/** The seventh rank, and passed pawns that a rook stands behind. */
function rookPlaces(before: NaivePosition, uci: string): string[] {
  const us = turnOf(before)
  const after = play(before, uci)
  const [from, to] = [fromOf(uci), goalOf(before, uci)]
  const { ranks } = sizeOf(before)
  const [seventh, last] = us === 'w' ? [ranks - 1, ranks] : [2, 1]
  const now = boardOf(after)
  const found: string[] = []
  const isThere = [...now].some(
    ([square, letter]) =>
      (letter === (us === 'w' ? 'p' : 'P') && square[1] === String(seventh)) ||
      (letter === (us === 'w' ? 'k' : 'K') && square[1] === String(last)),
  )
  if (to[1] === String(seventh) && from[1] !== String(seventh) && isThere) found.push('rank')
  const isBehind = (board: NaiveBoard, rook: string, pawn: string) => {
    const way = board.get(pawn) === 'P' ? 1 : -1
    if (rook[0] !== pawn[0] || (Number(pawn[1]) - Number(rook[1])) * way <= 0) return false
    return attacks(board, rook, sizeOf(before)).includes(pawn)
  }
  for (const [square, letter] of now)
    if ('pP'.includes(letter) && quiet.isPassed(now, square) && isBehind(now, to, square))
      if (!boardOf(before).has(square) || !isBehind(boardOf(before), from, square))
        found.push(`behind ${square}`)
  return found
}

const gainsRoom: NaiveDetector = (before, uci) => {
  const us = turnOf(before)
  const after = play(before, uci)
  if (inReach(before, us) || inReach(after, other(us)) || !kingSquare(after, other(us))) return []
  const [had, has] = [allMoves(before).length, allMoves(pass(after)).length]
  return has - had >= 3 && has >= 1.2 * had ? [`${had} ${has}`] : []
}

export const naiveMotifs = {
  mates,
  checks,
  forks,
  'offers fork': offersFork,
  skewers,
  discovers,
  pins,
  threatens,
  'threatens mate': threatensMate,
  'averts mate': avertsMate,
  saves,
  hangs,
  trades,
  promotes,
  shelters,
  develops,
  'prepares castling': preparesCastling,
  connects,
  opens,
  attacks: attacksPieces,
  controls,
  'gains room': gainsRoom,
  passes: quiet.passes,
  breaks: quiet.breaks,
  'prepares break': quiet.preparesBreak,
  nears: quiet.nears,
  opposes: quiet.opposes,
  sidesteps: quiet.sidesteps,
  guards: quiet.guards,
  'answers check': quiet.answersCheck,
  denies: quiet.denies,
  blocks: quiet.blocks,
  storms: quiet.storms,
  'gives air': quiet.givesAir,
  aims: quiet.aims,
} satisfies Record<string, NaiveDetector>
