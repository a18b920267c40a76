import { createPlayer } from '@rookery/players'
import {
  chess960,
  chess960Start,
  type GameView,
  Line,
  startPosition,
  variantById,
  variants,
} from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { createStyle as createHeronStyle } from '../heron/mind.ts'
import { createLocalPlayer } from '../host/create-player.ts'
import { createStyle as createKestrelStyle } from '../kestrel/mind.ts'
import { createStyle as createOwlStyle } from '../owl/mind.ts'
import { findPlayer } from '../roster.ts'
import type { Settings } from '../settings.ts'
import { ask } from '../testing/ask.ts'
import { checkThought } from '../testing/check-tree.ts'
import { bestOf, minimaxMoves, type Worth } from '../testing/minimax.ts'
import { lineFrom, randomLines, shuffleLine } from '../testing/random-lines.ts'
import { isThorough, minimaxSizes, TIMEOUT_MS } from '../testing/sizes.ts'
import { createStyle as createWrenStyle } from '../wren/mind.ts'
import { seenFrom } from './chess-tree.ts'
import type { Style } from './thinking.ts'
import { isSearched } from './thought.ts'

interface Subject {
  readonly id: string
  readonly settings: Settings
  readonly worth: (line: Line, depth: number) => Worth
}

/** The side to move at the leaves is the side to move now after an even number of plies. */
const worthBy =
  (style: Style, repeatsGameOnly = false) =>
  (line: Line, depth: number) => {
    const { turn } = depth % 2 === 0 ? line.position : line.position.play(line.position.legalMoves()[0]!)
    return { ...style.judge(turn), repeatsGameOnly, quietEnds: style.quietEnds ?? false }
  }

const heronSettings = { depth: 4, pawn: 100, knight: 320, bishop: 325, rook: 500, queen: 900 }

const kestrelWorth =
  (mobility: number, quietEnds = true) =>
  (line: Line, depth: number) =>
    worthBy(createKestrelStyle({ depth: 2, mobility, quietEnds }, line.variant).style, true)(line, depth)

const wrenWorth = (method: 'alpha-beta' | 'minimax') => (line: Line, depth: number) =>
  worthBy(createWrenStyle({ method }, line.position))(line, depth)

const subjects: Subject[] = [
  {
    id: 'heron',
    settings: {},
    worth: worthBy(createHeronStyle({ ...heronSettings, knight: 300, bishop: 300 })),
  },
  { id: 'heron', settings: heronSettings, worth: worthBy(createHeronStyle(heronSettings)) },
  {
    id: 'owl',
    settings: {},
    worth: worthBy(createOwlStyle({ depth: 4, taste: 'classical', quietEnds: true })),
  },
  {
    id: 'owl',
    settings: { taste: 'attacking', quietEnds: false },
    worth: worthBy(createOwlStyle({ depth: 4, taste: 'attacking', quietEnds: false })),
  },
  { id: 'kestrel', settings: {}, worth: kestrelWorth(5) },
  { id: 'kestrel', settings: { mobility: 20, quietEnds: false }, worth: kestrelWorth(20, false) },
  { id: 'wren', settings: {}, worth: wrenWorth('alpha-beta') },
  { id: 'wren', settings: { method: 'minimax' }, worth: wrenWorth('minimax') },
]

/** Exchanges at every leaf make plain minimax slow. */
function mostLines(worth: Subject['worth'], depth: number): number {
  if (!worth(Line.from(startPosition()), 1).quietEnds) return Infinity
  return (isThorough ? [500, 60, 3] : [20, 5])[depth - 1] ?? 0
}

/** Few moves, so that minimax sees far. */
const sparse = [
  '8/8/8/8/2k5/8/6p1/K5R1 w - - 0 1',
  '6k1/5p1p/8/8/8/8/r4P2/6K1 w - - 0 1',
  '8/1k6/8/8/3R4/2K5/8/8 b - - 0 1',
]

/** Wren has a search of its own for minichess, and a test of its own for that. */
const linesFor = (id: string, count: number, seed: number): Line[] => {
  const ids = findPlayer(id)!.variants.filter((variant) => id !== 'wren' || variant !== 'minichess')
  const each = Math.ceil(count / ids.length)
  return ids.flatMap((variant) => randomLines(each, seed, variantById(variant)!)).slice(0, count)
}

describe.each(subjects)('$id $settings', ({ id, settings, worth }) => {
  it.each(minimaxSizes)(
    'at depth $depth values positions as plain minimax does, and tells the tree from which that follows',
    async ({ depth, count }) => {
      for (const line of linesFor(id, count, 10 * depth).slice(0, mostLines(worth, depth))) {
        const thought = await ask(id, settings, line, { depth })
        checkThought(thought, line)
        const isWhite = line.position.turn === 'white'
        const best = bestOf(minimaxMoves(line, depth, worth(line, depth)), isWhite)
        expect(thought.score).toBe(seenFrom(thought.perspective, best.value))
        expect(best.moves).toContain(thought.choice)
        if (id === 'heron') expect([...thought.bests].sort()).toEqual([...best.moves].sort())
      }
    },
    TIMEOUT_MS,
  )

  it.skipIf(!findPlayer(id)!.variants.includes('standard'))(
    'values what has stood on the board before as plain minimax does',
    async () => {
      for (const fen of sparse)
        for (const times of [1, 2]) {
          const line = shuffleLine(lineFrom(fen), times)!
          const depth = worth(line, 1).quietEnds ? 2 : 4
          const best = bestOf(minimaxMoves(line, depth, worth(line, depth)), line.position.turn === 'white')
          const thought = await ask(id, settings, line, { depth })
          expect(thought.score).toBe(seenFrom(thought.perspective, best.value))
        }
    },
    TIMEOUT_MS,
  )
})

describe.each([...new Set(subjects.map(({ id }) => id))])('%s', (id) => {
  const start: GameView = Line.from(startPosition(variantById(findPlayer(id)!.variants[0]!)!))

  it('gives the same answer to the same question, whatever it was asked before', async () => {
    const player = await createLocalPlayer(id, {}, 3)
    const think = (game: GameView) => player.think(game, { depth: 3 }, () => {}, new AbortController().signal)
    const first = await think(start)
    await think(Line.from(start.position).play(first.move))
    expect(await think(start)).toEqual(first)
  })

  it('says what it makes of one move', async () => {
    for (const move of start.position.legalMoves().slice(0, 3)) {
      const thought = await ask(id, {}, start, { depth: 3, rootMoves: [move] })
      expect(thought.choice).toBe(move)
      expect(thought.moves).toEqual([{ move, value: thought.score, exactness: 'exact' }])
    }
  })

  it('keeps to a number of nodes, in the same way each time', async () => {
    const thought = await ask(id, {}, start, { nodes: 5000, depth: 20 })
    expect(thought.totalNodes).toBeLessThanOrEqual(5000)
    expect(await ask(id, {}, start, { nodes: 5000, depth: 20 })).toEqual(thought)
  })

  it('reports an idea for each depth, and ends with the depth it is set to', async () => {
    const player = await createLocalPlayer(id, {}, 1)
    const depths: number[] = []
    await player.think(
      start,
      { depth: 3 },
      (thought) => isSearched(thought) && depths.push(thought.details.depth),
      new AbortController().signal,
    )
    expect(depths).toEqual([1, 2, 3])
  })

  it('answers from a worker when it is stopped amid a search that would take hours', async () => {
    const player = await createPlayer(id, {}, 1)
    const controller = new AbortController()
    const { move, thought } = await player.think(
      start,
      { depth: 30 },
      () => controller.abort(),
      controller.signal,
    )
    await player.dispose()
    expect(start.position.legalMoves()).toContain(move)
    expect(thought.kind).toBe(id)
  })

  it('plays a short game of every variant it knows', async () => {
    for (const variant of variants.filter((each) => findPlayer(id)!.variants.includes(each.id))) {
      let line: Line =
        variant === chess960 ? lineFrom(chess960Start(77), chess960) : Line.from(startPosition(variant))
      for (let ply = 0; ply < 12 && !line.outcome(); ply++) {
        const { choice } = await ask(id, {}, line, { depth: 2 })
        line = line.play(choice)
      }
      expect(line.moves.length).toBe(12)
    }
  })
})
