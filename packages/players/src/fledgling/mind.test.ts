import { type GameView, Line, type Move, minichess, parsePosition, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { createLocalPlayer } from '../host/create-player.ts'
import type { Limits } from '../player.ts'
import { isGladOfDraw } from '../testing/glad-of-draw.ts'
import type { FledglingDetails } from './thought.ts'

const start = Line.from(startPosition())

async function choose(seed: number, game: GameView = start, limits: Limits = {}) {
  const player = await createLocalPlayer('fledgling', {}, seed)
  return player.think(game, limits, () => {}, new AbortController().signal)
}

const lineFrom = (fen: string) => {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(fen)
  return Line.from(position.value)
}

describe('Fledgling', () => {
  it('tells all that is needed to recompute its choice', async () => {
    const { move, thought } = await choose(1)
    if (thought.kind !== 'fledgling') throw new Error(thought.kind)
    const { moves, drawn } = thought.details as FledglingDetails
    expect(moves).toEqual(start.position.legalMoves())
    expect(moves[drawn]).toBe(move)
    expect(thought.choice).toBe(move)
  })

  it('finds every legal move under some seed', async () => {
    const found = new Set<Move>()
    for (let seed = 0; seed < 300; seed++) found.add((await choose(seed)).move)
    expect(found.size).toBe(20)
  })

  it('draws from the root moves alone when they are named', async () => {
    const rootMoves = start.position.legalMoves().slice(3, 6)
    const found = new Set<Move>()
    for (let seed = 0; seed < 50; seed++) found.add((await choose(seed, start, { rootMoves })).move)
    expect([...found].sort()).toEqual([...rootMoves].sort())
  })

  it('gives the same answer to the same question, whatever it was asked before', async () => {
    const player = await createLocalPlayer('fledgling', {}, 7)
    const ask = (game: GameView) => player.think(game, {}, () => {}, new AbortController().signal)
    const first = await ask(start)
    await ask(start.play(first.move))
    await ask(Line.from(startPosition(minichess)))
    expect(await ask(start)).toEqual(first)
  })

  it.each([
    ['level', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', true],
    ['a knight down as Black', 'r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1', true],
    ['a knight up as White', 'r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', false],
    ['a pawn up as Black', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR b KQkq - 0 1', false],
  ])('is glad of a draw when %s', async (_, fen, accepts) => {
    expect(await isGladOfDraw('fledgling', {}, lineFrom(fen))).toBe(accepts)
  })
})
