import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeFen, parsePosition, startPosition } from '../fen.ts'
import { type Evaluation, Game, type GameNode, shapeColors } from '../game/index.ts'
import { unwrap } from '../result.ts'
import { chess960, chess960Start, standard, variants } from '../variants/index.ts'
import { makePgn } from './make-pgn.ts'
import { parsePgn } from './parse-pgn.ts'

const positionOf = (fen: string, variant = standard) => unwrap(parsePosition(fen, variant))

const square = fc.nat(63)
const color = fc.constantFrom(...shapeColors)
const depth = fc.option(fc.nat(99), { nil: undefined })
const evaluation: fc.Arbitrary<Evaluation> = fc.oneof(
  fc.record({ scoreCp: fc.integer({ min: -999_999, max: 999_999 }), depth }).map(({ scoreCp, depth }) => ({
    kind: 'score' as const,
    scoreCp,
    ...(depth === undefined ? {} : { depth }),
  })),
  fc.record({ mateIn: fc.integer({ min: -99, max: 99 }), depth }).map(({ mateIn, depth }) => ({
    kind: 'mate' as const,
    mateIn,
    ...(depth === undefined ? {} : { depth }),
  })),
)

/** Words that mean something to a reader of PGN, among any others. */
const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    '[%clk 0:00:01]',
    '[%clk',
    '0:01:02]',
    '[%eval 0.1]',
    '[%',
    ']',
    '{',
    '}',
    '%x',
    ';',
    '(',
    ')',
  ),
  fc.constantFrom(
    '[Event "x"]',
    '\n[Event "x"]',
    '1-0',
    '*',
    '$1',
    '"',
    '\\',
    '\n%',
    '\r\n',
    'Nf3',
    'word '.repeat(20),
  ),
)
const comment = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '))
const often = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 })

const remarks = fc.record({
  comments: fc.array(comment, { maxLength: 2 }),
  commentsBefore: fc.array(comment, { maxLength: 1 }),
  nags: fc.array(fc.nat(255), { maxLength: 3 }),
  clockMs: often(fc.nat(100 * 3_600_000)),
  elapsedMs: often(fc.nat(3_600_000)),
  evaluation: often(evaluation),
  highlights: fc.array(fc.record({ color, square }), { maxLength: 2 }),
  arrows: fc.array(fc.record({ color, from: square, to: square }), { maxLength: 2 }),
})

/** A move is added to the node and the legal move that the two numbers choose. */
const step = fc.record({ at: fc.nat(), move: fc.nat(), remarks: fc.option(remarks, { nil: undefined }) })

const start = fc.oneof(
  { weight: 4, arbitrary: fc.constant(startPosition()) },
  fc.constantFrom(...variants.map((variant) => startPosition(variant))),
  fc.nat(959).map((number) => positionOf(chess960Start(number), chess960)),
  fc.constant(positionOf('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 7 30')),
)

const tags = fc.dictionary(
  fc.constantFrom(
    'Event',
    'White',
    'Black',
    'Termination',
    'ECO',
    'x_1',
    '__proto__',
    'constructor',
    'Round',
  ),
  fc.oneof(fc.string({ unit: 'binary' }), word),
)

const anyGame = fc
  .record({
    start,
    tags,
    result: fc.constantFrom('1-0', '0-1', '1/2-1/2', '*'),
    rootRemarks: remarks,
    steps: fc.array(step, { maxLength: 60 }),
  })
  .map(({ start, tags, result, rootRemarks, steps }) => {
    const game = new Game(start)
    for (const [name, value] of Object.entries(tags)) game.setTag(name, value)
    game.setTag('Result', result)
    annotate(game.root, { ...rootRemarks, commentsBefore: [] })
    const nodes: GameNode[] = [game.root]
    for (const { at, move, remarks } of steps) {
      // Half of the moves go on from the newest node, so that lines get long.
      const node = at % 2 === 0 ? nodes.at(-1)! : nodes[at % nodes.length]!
      const moves = node.position.legalMoves()
      if (moves.length === 0) continue
      const child = node.play(moves[move % moves.length]!)
      if (remarks) annotate(child, remarks)
      nodes.push(child)
    }
    return game
  })

type Remarks = typeof remarks extends fc.Arbitrary<infer T> ? T : never

function annotate(node: GameNode, said: Remarks): void {
  node.clockMs = said.clockMs
  node.elapsedMs = said.elapsedMs
  node.evaluation = said.evaluation
  node.highlights = said.highlights
  node.arrows = said.arrows
  for (const nag of said.nags) node.addNag(nag)
  for (const text of said.comments) node.addComment(text)
  for (const text of said.commentsBefore) node.addCommentBefore(text)
}

/** Everything a game holds, as plain data. */
const plain = (game: Game) => ({
  variant: game.variant.id,
  start: makeFen(game.start),
  tags: new Map(game.tags),
  nodes: [game.root, ...game.nodes()].map((node) => ({
    parent: node.parent && makeFen(node.parent.position),
    san: node.san,
    fen: makeFen(node.position),
    children: node.children.map(({ san }) => san),
    comments: node.comments,
    commentsBefore: node.commentsBefore,
    nags: node.nags,
    clockMs: node.clockMs,
    elapsedMs: node.elapsedMs,
    evaluation: node.evaluation,
    highlights: node.highlights,
    arrows: node.arrows,
  })),
})

describe('writing and reading', () => {
  test('gives back any game, and writes it the same again', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const pgn = makePgn(game)
        const results = parsePgn(pgn)
        expect(results).toHaveLength(1)
        const result = results[0]!
        if (!result.ok) throw new Error(`${result.faults[0]!.message}\n${pgn}`)
        expect(plain(result.value)).toEqual(plain(game))
        expect(makePgn(result.value)).toBe(pgn)
      }),
      { seed: 1, numRuns: 1500 },
    )
  })

  test('gives back a game with move numbers of five digits', () => {
    const game = new Game(positionOf('4k3/4p3/8/8/8/8/4P3/4K3 b - - 9999 12345'))
    for (let ply = 0; ply < 4; ply++) game.play(game.last.position.legalMoves()[0]!)
    const pgn = makePgn(game)
    expect(pgn).toContain('12346. ')
    const [result] = parsePgn(pgn)
    expect(result?.ok && makeFen(result.value.last.position)).toBe(makeFen(game.last.position))
  })

  test('gives back many games in one file', () => {
    fc.assert(
      fc.property(fc.array(anyGame, { maxLength: 4 }), (games) => {
        const pgns = games.map(makePgn)
        const results = parsePgn(pgns.join('\n'))
        expect(results.map((result) => (result.ok ? makePgn(result.value) : result.faults))).toEqual(pgns)
      }),
      { seed: 2, numRuns: 100 },
    )
  })
})
