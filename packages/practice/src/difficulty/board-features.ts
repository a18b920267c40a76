import { packMove, type SoloCore } from '@rookery/engine/core'
import { canWin, findWins, type Motif, mateAlong, materialAlong, motifsOf, worthOf } from '@rookery/motifs'
import {
  type Color,
  capturedPiece,
  fileOf,
  isCapture,
  type Move,
  moveFrom,
  movePromotion,
  moveRole,
  moveTo,
  opposite,
  type Position,
  type Role,
  rankOf,
  type Square,
  withTurn,
} from '@rookery/rules'
import type { OpenPuzzle } from '../puzzles/puzzle.ts'

/** Raven is asked what it would play by so many nodes: what few nodes see, people see soon. */
const NODES: readonly number[] = [50, 400, 1200]
const MOST_CP = 1000

/** One of the solver's moves, and what speaks for and against finding it. */
interface Step {
  readonly isSeen: readonly number[]
  readonly gap: number
  readonly legal: number
  readonly replies: number
  readonly taken: number
  readonly moved: number
  readonly isCheck: number
  readonly isQuiet: number
  readonly isOffer: number
  readonly isBackward: number
  /** Captures and checks that look as forcing. */
  readonly captures: number
  readonly checks: number
  readonly reach: number
  /** From where it goes to the enemy's king. */
  readonly toKing: number
  readonly motifs: ReadonlySet<Motif['kind']>
}

const counted = [
  'forks',
  'pins',
  'skewers',
  'discovers',
  'threatens',
  'threatens mate',
  'averts mate',
  'saves',
] as const

/** What the board and Raven say of a puzzle. */
export function boardFeatures(puzzle: OpenPuzzle, raven: SoloCore): number[] {
  const { positions, moves } = puzzle
  const steps = moves.flatMap((_, index) => (index % 2 === 1 ? [describeStep(puzzle, index, raven)] : []))
  const first = steps[0]!
  const last = steps.at(-1)!
  const sum = (of: (step: Step) => number) => steps.reduce((total, step) => total + of(step), 0)
  const most = (of: (step: Step) => number) => Math.max(...steps.map(of))
  const start = positions[1]!
  const mate = mateAlong(start, moves.slice(1))
  const has = (step: Step, kind: Motif['kind']) => Number(step.motifs.has(kind))
  const given = capturedPiece(positions[0]!, moves[0]!)
  const isSameSquare = moveTo(moves[0]!) === moveTo(moves[1]!)
  return [
    ...[steps.length, Number(steps.length === 1), mate ? 1 : 0, mate?.moves ?? 0],
    ...NODES.flatMap((_, at) => [first.isSeen[at]!, sum(({ isSeen }) => 1 - isSeen[at]!)]),
    first.gap,
    ...[first.legal, first.replies, most(({ replies }) => replies)],
    sum(({ replies }) => Math.log(1 + replies)),
    ...[first.taken, sum(({ taken }) => taken), last.taken, first.moved, last.moved],
    ...[first.isCheck, sum(({ isCheck }) => 1 - isCheck), first.isQuiet, sum(({ isQuiet }) => isQuiet)],
    ...[first.isOffer, sum(({ isOffer }) => isOffer), first.isBackward, sum(({ isBackward }) => isBackward)],
    ...counted.map((kind) => has(first, kind)),
    sum((step) => has(step, 'forks')),
    sum((step) => has(step, 'discovers')),
    ...[Number(given !== undefined), Number(given !== undefined && isSameSquare), Number(isSameSquare)],
    ...[[...start.pieces()].length, balanceOf(start, start.turn), start.ply, Number(start.isCheck())],
    ...[first.captures, first.checks, sum(({ captures, checks }) => Math.log(1 + captures + checks))],
    ...[first.reach, most(({ reach }) => reach), first.toKing, last.toKing],
    ...describeLine(puzzle),
    ...(['pawn', 'knight', 'queen', 'king'] as const).map((role) => Number(moveRole(moves[1]!) === role)),
    Number(moves.some((move, index) => index % 2 === 1 && movePromotion(move) !== undefined)),
    ...[countOf(start, 'queen'), countOf(start, 'pawn')],
    distance(moveTo(moves[0]!), moveTo(moves[1]!)),
  ]
}

/** What is won, what is risked for it, and how many pieces take part. */
function describeLine({ positions, moves }: OpenPuzzle): number[] {
  const start = positions[1]!
  const balances = positions.slice(1).map((position) => balanceOf(position, start.turn))
  const own = moves.flatMap((move, index) => (index % 2 === 1 ? [move] : []))
  const again = own.filter((move, index) => index > 0 && moveFrom(move) === moveTo(own[index - 1]!)).length
  const danger = start.isCheck() ? [] : [...findWins(withTurn(start, opposite(start.turn))).values()]
  return [
    Math.max(-9, Math.min(9, materialAlong(start, moves.slice(1)).pawns)),
    Math.min(...balances) - balances[0]!,
    again,
    Math.max(0, ...danger.map(({ pawns }) => Math.min(pawns, 10))),
  ]
}

function describeStep({ positions, moves }: OpenPuzzle, index: number, raven: SoloCore): Step {
  const before = positions[index]!
  const after = positions[index + 1]!
  const move = moves[index]!
  const taken = capturedPiece(before, move)
  const motifs = motifsOf(before, move)
  const isCheck = motifs.some(({ kind }) => kind === 'checks')
  const legal = before.legalMoves()
  const king = before.kingOf(opposite(before.turn))
  return {
    ...askRaven(raven, before, move),
    legal: legal.length,
    replies: after.legalMoves().length,
    taken: taken ? worthOf(taken.role) : 0,
    moved: moveRole(move) === 'king' ? 4 : worthOf(moveRole(move)),
    isCheck: Number(isCheck),
    isQuiet: Number(!isCheck && !taken && !movePromotion(move)),
    isOffer: Number(canWin(after, moveTo(move))),
    isBackward: Number(
      (rankOf(moveTo(move)) - rankOf(moveFrom(move))) * (before.turn === 'white' ? 1 : -1) < 0,
    ),
    captures: legal.filter((each) => isCapture(before, each)).length,
    checks: legal.filter((each) => before.play(each).isCheck()).length,
    reach: distance(moveFrom(move), moveTo(move)),
    toKing: king === undefined ? 0 : distance(moveTo(move), king),
    motifs: new Set(motifs.map(({ kind }) => kind)),
  }
}

const clip = (scoreCp: number): number => Math.max(-MOST_CP, Math.min(MOST_CP, scoreCp)) / 100

/** Whether Raven finds the move by each of `NODES`, and by how much it prefers it to all others at a glance, in pawns. */
function askRaven(raven: SoloCore, position: Position, move: Move): Pick<Step, 'isSeen' | 'gap'> {
  const code = packMove(move)
  raven.forget()
  raven.setUp(position)
  const looks = NODES.map((nodes) => raven.searchLines(nodes, 2))
  const own = looks[1]!.find((line) => line.move === code)
  const other = looks[1]!.find((line) => line.move !== code)
  return {
    isSeen: looks.map(([best]) => Number(best?.move === code)),
    gap: own ? (other ? clip(own.score) - clip(other.score) : 0) : -3,
  }
}

const distance = (one: Square, other: Square): number =>
  Math.max(Math.abs(fileOf(one) - fileOf(other)), Math.abs(rankOf(one) - rankOf(other)))

const countOf = (position: Position, role: Role): number =>
  [...position.pieces()].filter(({ piece }) => piece.role === role).length

function balanceOf(position: Position, us: Color): number {
  let sum = 0
  for (const { piece } of position.pieces())
    if (piece.role !== 'king') sum += worthOf(piece.role) * (piece.color === us ? 1 : -1)
  return sum
}
