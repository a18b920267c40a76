import {
  type Color,
  type Line,
  type Move,
  minichess,
  type Piece,
  type Position,
  positionOutcome,
  withTurn,
} from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import {
  childrenAt,
  exactnessAt,
  foldedAt,
  kindAt,
  maximizesAt,
  moveAt,
  type SearchIdea,
} from '../search/index.ts'
import { ask } from '../testing/ask.ts'
import { lineFrom, randomLines } from '../testing/random-lines.ts'
import { isThorough, TIMEOUT_MS } from '../testing/sizes.ts'

/**
 * Wren's values worked out once more, from the rules and from the constants as docs/players.md publishes them. Nothing of
 * Wren's own is used, so that a constant or a rule which changes there makes these tests fail.
 */
const published = {
  worth: { pawn: 10, knight: 30, bishop: 35, rook: 50, queen: 90, king: 10_000 },
  enemyWeight: 3,
  refereeWeight: 2,
  kingTaken: 2_000_000,
  wonOnCount: 1_000_000,
}
type Constants = typeof published

const enemyOf = (side: Color): Color => (side === 'white' ? 'black' : 'white')
const isLoud = (position: Position, move: Move) =>
  position.pieceAt((move >> 6) & 63) !== undefined || ((move >> 12) & 7) !== 0

/** The position as if the other side were to move. */
const turned = (position: Position): Position => withTurn(position, enemyOf(position.turn))

const capturesOf = (position: Position, side: Color): Piece[] =>
  (position.turn === side ? position : turned(position))
    .legalMoves()
    .flatMap((move) => position.pieceAt((move >> 6) & 63) ?? [])

const kingIsInReach = (position: Position): boolean =>
  capturesOf(position, enemyOf(position.turn)).some(({ role }) => role === 'king')

function stateValue(position: Position, side: Color, constants: Constants): number {
  const { worth, enemyWeight, refereeWeight } = constants
  const { worth: referees } = minichess.moveLimit!
  const sideSum = (of: Color, pieceWeight: number) => {
    const own = position.pieces().filter(({ piece }) => piece.color === of)
    const pieces = own.reduce((sum, { piece }) => sum + pieceWeight * worth[piece.role], 0)
    const captures = capturesOf(position, of)
      .filter(({ role }) => role !== 'king')
      .reduce((sum, { role }) => sum + worth[role], 0)
    const promotion = own.filter(
      ({ square, piece }) => piece.role === 'pawn' && square >> 3 === (of === 'white' ? 4 : 1),
    ).length
    const count = own.reduce((sum, { piece }) => sum + referees[piece.role], 0)
    return pieces + captures + promotion * worth.queen + refereeWeight * position.ply * count
  }
  return sideSum(side, 1) - sideSum(enemyOf(side), enemyWeight)
}

/** What the game's end is worth, or undefined where it goes on. */
function endValue(position: Position, side: Color, ply: number, constants: Constants): number | undefined {
  const outcome = positionOutcome(position)
  if (!outcome) return undefined
  const { worth, kingTaken, wonOnCount } = constants
  if (!outcome.winner) return 0 - position.pieces().reduce((sum, { piece }) => sum + worth[piece.role], 0)
  const win = (outcome.reason === 'king captured' ? kingTaken : wonOnCount) - ply
  return outcome.winner === side ? win : 0 - win
}

/**
 * Everything up to the depth, and from there on until the position is quiet; by the plainest alpha-beta, because captures
 * beyond the depth are too many for a minimax that leaves nothing out.
 */
function search(
  position: Position,
  side: Color,
  ply: number,
  depth: number,
  constants: Constants,
  alpha = Number.NEGATIVE_INFINITY,
  beta = Number.POSITIVE_INFINITY,
): number {
  const end = endValue(position, side, ply, constants)
  if (end !== undefined) return end
  const isQuiet = ply >= depth && !kingIsInReach(position)
  const maximizes = position.turn === side
  let best = maximizes ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  const offer = (value: number) => {
    best = maximizes ? Math.max(best, value) : Math.min(best, value)
  }
  if (isQuiet) offer(stateValue(position, side, constants))
  for (const move of position.legalMoves().filter((move) => !isQuiet || isLoud(position, move))) {
    const [low, high] = maximizes ? [Math.max(alpha, best), beta] : [alpha, Math.min(beta, best)]
    if (low >= high) break
    offer(search(position.play(move), side, ply + 1, depth, constants, low, high))
  }
  return best
}

function bestMoves(line: Line, depth: number, constants: Constants): { value: number; moves: Move[] } {
  const { position } = line
  const values = position
    .legalMoves()
    .map((move) => [move, search(position.play(move), position.turn, 1, depth, constants)] as const)
  const value = Math.max(...values.map(([, each]) => each))
  return { value, moves: values.filter(([, each]) => each === value).map(([move]) => move) }
}

const sizes = isThorough
  ? [
      { depth: 1, count: 300 },
      { depth: 2, count: 100 },
      { depth: 3, count: 20 },
    ]
  : [
      { depth: 1, count: 30 },
      { depth: 2, count: 12 },
      { depth: 3, count: 3 },
    ]
const linesOf = (count: number, seed: number) =>
  randomLines(20 * count, seed, minichess, 49)
    .filter(({ position }) => position.pieces().length <= 9)
    .slice(0, count)

describe("Wren's choice on its own board", () => {
  it.each(sizes)(
    'is worth what a plain search finds, at depth $depth by either method',
    async ({ depth, count }) => {
      for (const line of linesOf(count, depth)) {
        const best = bestMoves(line, depth, published)
        for (const method of ['alpha-beta', 'minimax']) {
          const thought = await ask('wren', { method }, line, { depth })
          expect(thought.score).toBe(best.value)
          expect(best.moves).toContain(thought.choice)
        }
      }
    },
    TIMEOUT_MS,
  )

  it.each(Object.keys(published) as (keyof Constants)[])('depends on the constant %s', async (name) => {
    const changed: Constants =
      name === 'worth'
        ? { ...published, worth: { ...published.worth, rook: 51 } }
        : { ...published, [name]: published[name] + 1 }
    const fens = ['k4/2p2/5/5/3R1/4K w - - 0 24', 'k4/5/5/5/R4/4K w - - 0 1', 'k4/5/5/1p3/P4/4K b - - 0 25']
    let differing = 0
    for (const fen of fens) {
      const line = lineFrom(fen, minichess)
      const { score } = await ask('wren', {}, line, { depth: 1 })
      expect(score).toBe(bestMoves(line, 1, published).value)
      if (score !== bestMoves(line, 1, changed).value) differing++
    }
    expect(differing).toBeGreaterThan(0)
  })

  it('follows from the tree it tells', async () => {
    for (const line of linesOf(8, 77))
      for (const depth of [1, 2, 4, 5]) checkTree(await ask('wren', {}, line, { depth }), line)
  })
})

/** Every value from the values below it; what was recalled, from the same position where the tree tells it. */
function checkTree(thought: SearchIdea, { position }: Line): void {
  const { tree } = thought
  const side = position.turn
  const must = (isTrue: boolean, what: string, node: number) => {
    if (!isTrue) throw new Error(`node ${node}, ${kindAt(tree, node)}: ${what}`)
  }
  const visit = (node: number, reached: Position) => {
    const kind = kindAt(tree, node)
    const ply = tree.ply[node]!
    const value = tree.value[node]!
    const children = childrenAt(tree, node)
    const isBeyond = ply >= thought.depth
    if (kind === 'end') return must(value === endValue(reached, side, ply, published), 'the end', node)
    if (kind === 'known') return must(!isBeyond, 'only what is within the depth is recalled', node)
    const loud = reached.legalMoves().filter((move) => isLoud(reached, move))
    if (kind === 'leaf') {
      must(isBeyond && loud.length === 0 && !kingIsInReach(reached), 'a leaf is quiet', node)
      return must(value === stateValue(reached, side, published), 'the state value', node)
    }
    const stand = tree.stand[node]!
    const mayStand = isBeyond && !kingIsInReach(reached)
    must(mayStand === !Number.isNaN(stand), 'who may be content', node)
    must(!mayStand || stand === stateValue(reached, side, published), 'the state value', node)
    const isEnough = maximizesAt(tree, node) ? value >= tree.beta[node]! : value <= tree.alpha[node]!
    if (kind === 'stood') return must(value === stand && isEnough, 'what stands is enough', node)
    if (foldedAt(tree, node) > 0 && children.length === 0) return
    const values = children.map((child) => tree.value[child]!)
    if (mayStand) values.push(stand)
    const best = maximizesAt(tree, node) ? Math.max(...values) : Math.min(...values)
    must(value === best, 'the best below it', node)
    const moves = mayStand ? loud : reached.legalMoves()
    must(children.length + tree.unseen[node]! === moves.length, 'every move is told or cut off', node)
    must(tree.unseen[node] === 0 || isEnough, 'what is unseen was cut off by a bound', node)
    for (const child of children) visit(child, reached.play(moveAt(tree, child)))
  }
  visit(0, position)
  expect(tree.value[0]).toBe(thought.value)
  expect(tree.walked[0]).toBe(thought.nodes)
  const best = childrenAt(tree, 0).find(
    (child) => tree.value[child] === thought.value && exactnessAt(tree, child) === 'exact',
  )!
  expect(moveAt(tree, best)).toBe(thought.choice)
  expect(thought.line[0]).toBe(thought.choice)
  const end = thought.line.reduce((reached: Position, move) => reached.play(move), position)
  if (thought.leaf.standing === 'open') {
    expect(stateValue(end, side, published)).toBe(thought.value)
    expect(thought.leaf.terms.reduce((sum, { value }) => sum + value, 0)).toBe(thought.value)
  } else expect(endValue(end, side, thought.line.length, published)).toBe(thought.value)
}
