import { drawIndex, levelElo, lineChances, weaknessAt } from '@rookery/engine'
import {
  Line,
  type Move,
  makeUci,
  minichess,
  parsePosition,
  parseSquare,
  startPosition,
  unwrap,
} from '@rookery/rules'
import { afterEach, describe, expect, it } from 'vitest'
import { createLocalPlayer } from '../host/create-player.ts'
import type { Limits, Player } from '../player.ts'
import type { Settings } from '../settings.ts'
import { isGladOfDraw } from '../testing/glad-of-draw.ts'
import type { Thought } from '../thought.ts'
import { isRavenThought, lineScoreCp, type RavenDetails } from './thought.ts'

const awake: Player[] = []

afterEach(async () => {
  for (const player of awake.splice(0)) await player.dispose()
})

async function ask(
  game: Line,
  limits: Limits,
  settings: Settings = {},
  seed = 1,
): Promise<RavenDetails & { readonly choice: Move }> {
  const player = await createLocalPlayer('raven', settings, seed)
  awake.push(player)
  const { thought } = await player.think(game, limits, () => {}, new AbortController().signal)
  if (!isRavenThought(thought)) throw new Error(thought.kind)
  return { ...thought.details, choice: thought.choice }
}

const at = (fen: string) => Line.from(unwrap(parsePosition(fen)))
const start = Line.from(startPosition())

describe('Raven', () => {
  it('plays the first move of its best line', async () => {
    const thought = await ask(start, { nodes: 5000 })
    expect(thought.choice).toBe(thought.lines[0]!.moves[0])
    expect(thought.nodes).toBeGreaterThan(1000)
    expect(thought.lines[0]!.wdl.reduce((sum, part) => sum + part)).toBe(1000)
  })

  it('finds a mate and says how far it is', async () => {
    const game = at('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1')
    const { choice, lines } = await ask(game, { depth: 4 })
    expect(makeUci(choice, game.position)).toBe('a1a8')
    expect(lines[0]!.score).toEqual({ kind: 'mate', moves: 1 })
  })

  it('says what a move of the person’s choosing is worth', async () => {
    const game = at('3rk3/8/8/8/8/8/8/3QK3 w - - 0 1')
    const blunder = game.position.findMove(parseSquare('d1')!, parseSquare('d7')!)!
    const asked = await ask(game, { depth: 6, rootMoves: [blunder] })
    const free = await ask(game, { depth: 6 })
    expect(asked.choice).toBe(blunder)
    expect(lineScoreCp(asked.lines[0]!)).toBeLessThan(lineScoreCp(free.lines[0]!))
  })

  it('tells what each piece is worth to its evaluation', async () => {
    const { pieces } = await ask(start, { nodes: 500 })
    expect(pieces).toHaveLength(30)
    const worth = (name: string) => pieces.find(({ square }) => square === parseSquare(name))!.worthCp
    expect(worth('d1')).toBeGreaterThan(worth('a1'))
    expect(worth('a1')).toBeGreaterThan(worth('e2'))
    expect(worth('d8')).toBeGreaterThan(600)
  })

  it.each(['1', '5'])('on level %s tells how its choice was drawn', async (level) => {
    const { slip, lines, choice, nodes } = await ask(start, {}, { level })
    const weakness = weaknessAt(levelElo(Number(level)))
    expect(slip!.chances).toEqual(
      lineChances(
        lines.map(({ score }) => score),
        weakness,
      ),
    )
    expect(choice).toBe(lines[drawIndex(slip!.chances, slip!.drawn)]!.moves[0])
    expect(nodes).toBeLessThan(3 * weakness.nodes)
  })

  it('plays the same on a level for the same seed, and not always for another', async () => {
    const choices = []
    for (const seed of [1, 1, 2, 3, 4, 5, 6])
      choices.push((await ask(start, {}, { level: '2' }, seed)).choice)
    expect(choices[1]).toBe(choices[0])
    expect(new Set(choices).size).toBeGreaterThan(1)
  })

  it('takes the king in minichess', async () => {
    const game = Line.from(unwrap(parsePosition('k4/5/5/5/5/R3K w - - 0 5', minichess)))
    expect(makeUci((await ask(game, { depth: 3 })).choice, game.position)).toBe('a1a6')
  })

  it('stops when it is told to, with what it has found', async () => {
    const player = await createLocalPlayer('raven', {}, 1)
    awake.push(player)
    const stop = new AbortController()
    const heard: Thought[] = []
    const choice = await player.think(
      start,
      { depth: 60 },
      (thought) => heard.push(thought) && stop.abort(),
      stop.signal,
    )
    expect(start.position.legalMoves()).toContain(choice.move)
  })

  it.each([
    ['a queen up', '2k5/8/8/8/8/8/8/K6Q w - - 0 1', false],
    ['a queen down', 'k7/8/8/8/8/8/8/K6q w - - 0 1', true],
  ])('is glad of a draw when %s', async (_, fen, accepts) => {
    expect(await isGladOfDraw('raven', {}, at(fen))).toBe(accepts)
  })
})
