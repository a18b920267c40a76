import { type Motif, mateAlong, materialAlong, motifsOf, worthOf } from '@rookery/motifs'
import {
  attackersOf,
  capturedPiece,
  fileOf,
  isCastling,
  isEnPassant,
  kingAttacks,
  type Move,
  moveFrom,
  movePromotion,
  moveRole,
  moveTo,
  opposite,
  type PlacedPiece,
  type Position,
  type Role,
  rankOf,
  type Square,
} from '@rookery/rules'
import type { OpenPuzzle } from '../puzzles/puzzle.ts'

/** What a puzzle is about, by Lichess's names, so that a file from there is chosen from by the same. */
export type Theme = (typeof themes)[number]

/** From what a solver looks for to plain facts about the line. */
export const themes = [
  'mate',
  'mateIn1',
  'mateIn2',
  'mateIn3',
  'mateIn4',
  'mateIn5',
  'backRankMate',
  'smotheredMate',
  'fork',
  'pin',
  'skewer',
  'discoveredAttack',
  'doubleCheck',
  'hangingPiece',
  'sacrifice',
  'defensiveMove',
  'quietMove',
  'promotion',
  'underPromotion',
  'enPassant',
  'castling',
  'advancedPawn',
  'equality',
  'advantage',
  'crushing',
  'opening',
  'middlegame',
  'endgame',
  'pawnEndgame',
  'knightEndgame',
  'bishopEndgame',
  'rookEndgame',
  'queenEndgame',
  'queenRookEndgame',
  'oneMove',
  'short',
  'long',
  'veryLong',
] as const

/** One of the solver's moves on its board. */
interface Step {
  readonly before: Position
  readonly move: Move
  readonly after: Position
  readonly motifs: readonly Motif[]
}

/** The themes of a puzzle whose first move for the solver is worth so much, in centipawns. */
export function nameThemes({ positions, moves }: OpenPuzzle, scoreCp: number): Theme[] {
  const steps: Step[] = moves.flatMap((move, index) =>
    index % 2 === 0
      ? []
      : [
          {
            before: positions[index]!,
            move,
            after: positions[index + 1]!,
            motifs: motifsOf(positions[index]!, move),
          },
        ],
  )
  const found = new Set<Theme>([
    ...nameMates(positions[1]!, moves.slice(1), steps),
    ...nameMotifs(moves, steps),
    ...nameLine(positions, moves, steps),
    ...nameMoves(steps),
    namePhase(positions[1]!),
    ...nameEnding(positions[1]!),
    nameLength(steps.length),
  ])
  if (!found.has('mate')) found.add(nameGain(scoreCp))
  return themes.filter((theme) => found.has(theme))
}

const mateNames = ['mateIn1', 'mateIn2', 'mateIn3', 'mateIn4', 'mateIn5'] as const

function nameMates(start: Position, moves: readonly Move[], steps: readonly Step[]): Theme[] {
  const mate = mateAlong(start, moves)
  if (!mate) return []
  const { after, move } = steps.at(-1)!
  const name = mateNames[Math.min(mate.moves, mateNames.length) - 1]!
  return [
    'mate',
    name,
    ...(isBackRankMate(after) ? (['backRankMate'] as const) : []),
    ...(isSmothered(after, move) ? (['smotheredMate'] as const) : []),
  ]
}

/** By a rook or a queen along the king's first rank, with its own men on every square in front of it. */
function isBackRankMate(after: Position): boolean {
  const king = after.kingOf(after.turn)
  const home = after.turn === 'white' ? 0 : after.variant.ranks - 1
  if (king === undefined || rankOf(king) !== home) return false
  const isAlongRank = [...attackersOf(after, king, opposite(after.turn))].some(
    (square) => rankOf(square) === home,
  )
  const { files, ranks } = after.variant
  const isShutIn = [...kingAttacks(king)]
    .filter((square) => rankOf(square) !== home && fileOf(square) < files && rankOf(square) < ranks)
    .every((square) => after.pieceAt(square)?.color === after.turn)
  return isAlongRank && isShutIn
}

/** By a knight, with the king shut in by its own men. */
function isSmothered(after: Position, move: Move): boolean {
  const king = after.kingOf(after.turn)
  if (king === undefined || moveRole(move) !== 'knight') return false
  const { files, ranks } = after.variant
  return [...kingAttacks(king)]
    .filter((square) => fileOf(square) < files && rankOf(square) < ranks)
    .every((square) => after.pieceAt(square)?.color === after.turn)
}

function nameMotifs(moves: readonly Move[], steps: readonly Step[]): Theme[] {
  const found: Theme[] = []
  for (const [index, { motifs }] of steps.entries()) {
    const isPoint = (squares: readonly Square[]) => mattersLater(steps, index, moves[2 * index + 2], squares)
    for (const motif of motifs) {
      if (motif.kind === 'forks') found.push('fork')
      if (motif.kind === 'pins' && isPoint([motif.pinned.square, motif.to.square])) found.push('pin')
      if (motif.kind === 'skewers') found.push('skewer')
      if (motif.kind === 'discovers' && (isKing(motif.target) || isPoint([motif.target.square])))
        found.push('discoveredAttack')
      if (motif.kind === 'checks' && motif.by.length > 1) found.push('doubleCheck')
    }
  }
  return found
}

const isKing = ({ piece }: PlacedPiece): boolean => piece.role === 'king'

/**
 * Whether what a move aims at is its point, and not what happens beside a capture or a mate: it is taken later, or has to leave. A quiet
 * move at the end of a line has no other point.
 */
function mattersLater(
  steps: readonly Step[],
  index: number,
  reply: Move | undefined,
  squares: readonly Square[],
): boolean {
  const { before, move, after } = steps[index]!
  const isQuiet = !capturedPiece(before, move)
  if (reply === undefined) return isQuiet && after.hasLegalMove()
  const isTaken = steps
    .slice(index + 1)
    .some((step) => capturedPiece(step.before, step.move) && squares.includes(moveTo(step.move)))
  return isTaken || (isQuiet && squares.includes(moveFrom(reply)))
}

function nameLine(positions: readonly Position[], moves: readonly Move[], steps: readonly Step[]): Theme[] {
  const [first] = steps
  const { before, move, motifs } = first!
  const found: Theme[] = []
  const taken = capturedPiece(before, move)
  const given = capturedPiece(positions[0]!, moves[0]!)
  // What was just taken back is no piece that hung.
  const isRecapture = given !== undefined && moveTo(moves[0]!) === moveTo(move)
  const gain = materialAlong(before, moves.slice(1)).pawns
  if (taken && taken.role !== 'pawn' && !isRecapture && steps.length <= 2 && gain >= worthOf(taken.role))
    found.push('hangingPiece')
  if (isSacrifice(positions, moves)) found.push('sacrifice')
  const isQuiet = ({ before: at, move: each, motifs: all }: Step) =>
    !capturedPiece(at, each) &&
    !movePromotion(each) &&
    !all.some(({ kind }) => kind === 'checks' || kind === 'threatens mate' || kind === 'threatens')
  if (steps.some(isQuiet)) found.push('quietMove')
  const does = (...kinds: readonly Motif['kind'][]) => motifs.some(({ kind }) => kinds.includes(kind))
  // Whoever attacks at the same time thinks of that first.
  if (does('averts mate', 'saves') && !does('checks', 'forks', 'skewers', 'threatens mate') && !taken)
    found.push('defensiveMove')
  return found
}

/** So many pawns are a sacrifice. */
const LEAST_GIVEN = 2

/** Whether the solver has lost more than it has taken, after a move of its own: what is made good with the very next move is a trade. */
function isSacrifice(positions: readonly Position[], moves: readonly Move[]): boolean {
  const balances = balancesAlong(positions, moves)
  return balances.some((balance, index) => index >= 3 && index % 2 === 1 && balance <= -LEAST_GIVEN)
}

/** What the solver has taken less what it has lost, after each move. What became a piece within the line falls as the pawn that it was. */
function balancesAlong(positions: readonly Position[], moves: readonly Move[]): number[] {
  const promoted = new Set<Square>()
  let sum = 0
  return moves.map((move, index) => {
    const taken = capturedPiece(positions[index]!, move)
    const [from, to] = [moveFrom(move), moveTo(move)]
    if (taken && taken.role !== 'king' && index > 0)
      sum += (promoted.has(to) ? 1 : worthOf(taken.role)) * (index % 2 === 1 ? 1 : -1)
    promoted.delete(to)
    if (promoted.delete(from) || movePromotion(move)) promoted.add(to)
    return sum
  })
}

function nameMoves(steps: readonly Step[]): Theme[] {
  const isPromoted = steps.some(({ move }) => movePromotion(move))
  return steps.flatMap(({ before, move }): Theme[] => {
    const promotion = movePromotion(move)
    const goal =
      before.turn === 'white' ? rankOf(moveTo(move)) : before.variant.ranks - 1 - rankOf(moveTo(move))
    const taken = capturedPiece(before, move)
    // A pawn that takes a piece is about the piece, unless it promotes in the end.
    const isAdvanced =
      moveRole(move) === 'pawn' &&
      goal >= before.variant.ranks - 2 &&
      (isPromoted || !taken || taken.role === 'pawn')
    return [
      ...(promotion ? (['promotion'] as const) : []),
      ...(promotion && promotion !== 'queen' ? (['underPromotion'] as const) : []),
      ...(isEnPassant(move) ? (['enPassant'] as const) : []),
      ...(isCastling(move) ? (['castling'] as const) : []),
      ...(isAdvanced ? (['advancedPawn'] as const) : []),
    ]
  })
}

const officers: readonly Role[] = ['knight', 'bishop', 'rook', 'queen']

const countOf = (position: Position, role: Role): number =>
  [...position.pieces()].filter(({ piece }) => piece.role === role).length

/** As Lichess tells them apart: by what is left, and by whether the pieces have left home. */
function namePhase(position: Position): Theme {
  const left = officers.reduce((sum, role) => sum + countOf(position, role), 0)
  const most = position.variant.id === 'minichess' ? 8 : 14
  if (left <= (position.variant.id === 'minichess' ? 3 : 6)) return 'endgame'
  return left >= most - 4 && position.ply < (position.variant.id === 'minichess' ? 8 : 20)
    ? 'opening'
    : 'middlegame'
}

/** Where but one kind of piece is left beside kings and pawns. */
function nameEnding(position: Position): Theme[] {
  const left = officers.filter((role) => countOf(position, role) > 0)
  if (left.length === 0) return ['pawnEndgame']
  if (left.length === 2 && left[0] === 'rook' && left[1] === 'queen') return ['queenRookEndgame']
  return left.length === 1 ? [`${left[0] as 'rook'}Endgame`] : []
}

const CRUSHING_CP = 600
const WINNING_CP = 200

const nameGain = (scoreCp: number): Theme =>
  scoreCp >= CRUSHING_CP ? 'crushing' : scoreCp >= WINNING_CP ? 'advantage' : 'equality'

const nameLength = (moves: number): Theme =>
  moves === 1 ? 'oneMove' : moves === 2 ? 'short' : moves === 3 ? 'long' : 'veryLong'
