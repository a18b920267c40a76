import { type Experience, lessonsOf, openExperience } from '@rookery/experience'
import { type GameView, Line, type Move, makeSan, minichess, startPosition, unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { askMind } from '../host/runner.ts'
import type { Mind } from '../mind.ts'
import type { Limits } from '../player.ts'
import { readMove } from '../testing/ask-magpie.ts'
import { createParrot } from './mind.ts'
import { isParrotThought, type ParrotDetails } from './thought.ts'

const quiet = { aborted: false }
const start = Line.from(startPosition())
const play = (moves: string, from = start): Line =>
  moves.split(' ').reduce((line, text) => line.play(readMove(line.position, text)), from)

const emptyTable = async () => unwrap(await openExperience('memory:'))

async function learned(...games: readonly (readonly [moves: string, winner?: 'white' | 'black'])[]) {
  const table = await emptyTable()
  for (const [index, [moves, winner]] of games.entries()) {
    const lessons = lessonsOf({ game: play(moves), winner })
    await table.learn([{ id: String(index), variant: 'standard', lessons }])
  }
  return table
}

const repeater = (table: Experience, exploration = 0, fallback = 'fledgling'): Mind =>
  createParrot({ exploration, fallback }, table)

async function think(
  mind: Mind,
  game: GameView = start,
  seed = 1,
  limits: Limits = {},
): Promise<ParrotDetails & { readonly choice: Move }> {
  const thought = await askMind(mind, seed, game, limits, () => {}, quiet)
  if (!thought || !isParrotThought(thought)) throw new Error(`thought ${thought?.kind}`)
  return { ...thought.details, choice: thought.choice }
}

/** From the numbers of the thought alone, with nothing of the mind's own code. */
function recompute({ moves, wheel, exploration, seen }: ParrotDetails) {
  const known = moves.flatMap(({ row }) => row ?? [])
  const worths = known.map(({ defensive, offensive }) => defensive + offensive)
  const range = Math.max(...worths) - Math.min(...worths)
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length
  expect(seen).toBe(known.reduce((sum, { counter }) => sum + counter, 0))
  const values = moves.map(({ row }) => {
    const worth = row ? row.defensive + row.offensive : mean
    return worth + exploration * (range + 1) * Math.sqrt(Math.log(1 + seen) / (1 + (row?.counter ?? 0)))
  })
  const fitness = values.map((value) => (value - Math.min(...values) + 1) ** 2)
  expect(wheel?.total).toBeCloseTo(fitness.reduce((sum, part) => sum + part, 0))
  let left = wheel!.drawn
  const at = fitness.findIndex((part) => {
    left -= part
    return left < 0
  })
  return moves[at]!.move
}

describe('Parrot', () => {
  it('chooses what its own numbers say, exploring or not', async () => {
    const table = await learned(['e4 e5 Nf3', 'white'], ['d4 d5'], ['f3 e5 g4 Qh4', 'black'], ['e4 d5 exd5'])
    for (const exploration of [0, 0.25])
      for (let seed = 0; seed < 40; seed++) {
        const thought = await think(repeater(table, exploration), start, seed)
        expect(recompute(thought)).toBe(thought.choice)
        expect(thought.moves).toHaveLength(exploration > 0 ? 20 : 3)
      }
  })

  it('shows the averages of what it has learned', async () => {
    const table = await learned(['e4 d5 exd5'], ['e4 e5'], ['e4 e5 Nf3'])
    const thought = await think(repeater(table))
    expect(thought).toMatchObject({
      board: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -',
      seen: 3,
      moves: [{ san: 'e4', row: { defensive: 0, offensive: 1 / 3, counter: 3 }, worth: 1 / 3, bonus: 0 }],
      wheel: { total: 1 },
      fallback: null,
    })
  })

  it('repeats only what it knows, and all of it, unless it explores', async () => {
    const table = await learned(['e4 e5'], ['d4 d5'])
    const chosen = async (exploration: number) => {
      const found = new Set<string>()
      for (let seed = 0; seed < 300; seed++) {
        const { choice } = await think(repeater(table, exploration), start, seed)
        found.add(makeSan(start.position, choice))
      }
      return found
    }
    expect([...(await chosen(0))].sort()).toEqual(['d4', 'e4'])
    expect((await chosen(1)).size).toBe(20)
  })

  it('prefers the move that won', async () => {
    const table = await learned(['e4 e5 Nf3', 'white'], ['f3 e5 g4 Qh4', 'black'])
    for (let seed = 0; seed < 50; seed++)
      expect(makeSan(start.position, (await think(repeater(table), start, seed)).choice)).toBe('e4')
  })

  it('gives the same answer with the same seed and table', async () => {
    const table = await learned(['e4 e5'], ['d4 d5'], ['c4 c5'])
    for (let seed = 0; seed < 20; seed++)
      expect(await think(repeater(table, 0.1), start, seed)).toEqual(
        await think(repeater(table, 0.1), start, seed),
      )
  })

  it('says that it knows nothing and shows who thought instead', async () => {
    const game = play('a3')
    const thought = await think(repeater(await learned(['e4 e5']), 0, 'magpie'), game)
    expect(thought).toMatchObject({ seen: 0, moves: [], wheel: null, fallback: { player: 'magpie' } })
    expect(thought.fallback?.thought).toMatchObject({ kind: 'magpie', choice: thought.choice })
  })

  it('reports the fallback’s ideas as its own while it thinks', async () => {
    const ideas: string[] = []
    const report = (idea: { kind: string }) => ideas.push(idea.kind)
    await askMind(repeater(await emptyTable(), 0, 'wren'), 1, start, { depth: 2 }, report, quiet)
    expect(ideas.length).toBeGreaterThan(0)
    expect(new Set(ideas)).toEqual(new Set(['parrot']))
  })

  it('leaves a board its fallback does not play to Fledgling', async () => {
    const game = Line.from(startPosition(minichess))
    const thought = await think(repeater(await emptyTable(), 0, 'owl'), game)
    expect(thought.fallback?.player).toBe('fledgling')
  })

  it('asked about one move, shows its row and all others', async () => {
    const mind = repeater(await learned(['e4 e5'], ['d4 d5 c4 dxc4']))
    const e4 = readMove(start.position, 'e4')
    const thought = await think(mind, start, 1, { rootMoves: [e4] })
    expect(thought).toMatchObject({ choice: e4, fallback: null })
    expect(thought.moves.map(({ san, slice }) => [san, slice !== null])).toEqual([
      ['e4', true],
      ['d4', false],
    ])
    const a3 = readMove(start.position, 'a3')
    const unknown = await think(mind, start, 1, { rootMoves: [a3] })
    expect(unknown).toMatchObject({ choice: a3, wheel: null, fallback: { player: 'fledgling' } })
    expect(unknown.moves).toHaveLength(2)
  })

  it.each([
    ['has only lost', ['f3 e5 g4 Qh4', 'black'], true],
    ['has only won', ['f3 e5 g4 Qh4', 'white'], false],
    ['has only drawn', ['f3 e5'], true],
  ] as const)('is glad of a draw by what it expects where it %s', async (_, game, accepts) => {
    expect(await repeater(await learned(game)).isGladOfDraw(start)).toBe(accepts)
  })

  it('asks its fallback about a draw where it knows nothing', async () => {
    const mind = repeater(await emptyTable())
    expect(await mind.isGladOfDraw(start)).toBe(true)
    expect(await mind.isGladOfDraw(play('e4 d5 exd5 a6'))).toBe(false)
  })
})
