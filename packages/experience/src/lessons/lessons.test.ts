import {
  type Color,
  Line,
  minichess,
  parseMove,
  parsePosition,
  startPosition,
  unwrap,
  type Variant,
  variants,
} from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { lessonsOf } from './lessons.ts'
import { startWorth } from './material.ts'

function play(moves: string, start: Line = Line.from(startPosition())): Line {
  let line = start
  for (const text of moves.split(' ')) line = line.play(unwrap(parseMove(line.position, text)))
  return line
}

const on = (variant: Variant) => Line.from(startPosition(variant))

/** Each ply's lesson as `defensive/offensive`. */
const scores = (game: Line, winner: Color | undefined, lookAhead?: number) =>
  lessonsOf({ game, winner }, lookAhead).map(({ defensive, offensive }) => `${defensive}/${offensive}`)

/** White loses a pawn by the 12th half-move and Black a bishop by the 13th. */
const EXAMPLE = 'a3 h5 b4 a6 c4 e6 h3 g6 g3 f6 f3 Bxb4 axb4 b6 e3 c6'

/** Nobody takes anything. */
const SHUFFLE = 'Nf3 Nf6 Nc3 Nc6 Rb1 Rb8 Ra1 Ra8 Rb1 Rb8 Ra1 Ra8'

describe('the lessons of a finished game', () => {
  it.each([undefined, 'white', 'black'] as const)(
    'are those of the example of players.md (winner %s)',
    (winner) => {
      expect(scores(play(EXAMPLE), winner).slice(0, 5)).toEqual(['0/0', '0/0', '-1/0', '-3/1', '-1/3'])
    },
  )

  it('name the position without its clocks and the move in SAN', () => {
    const [first, second] = lessonsOf({ game: play('e4 d5 exd5'), winner: undefined })
    expect(first).toEqual({
      board: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -',
      move: 'e4',
      defensive: 0,
      offensive: 1,
    })
    expect(second?.board).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -')
  })

  it('name en passant only where it can be played', () => {
    const game = play('e4 a6 e5 d5 exd6')
    const boards = lessonsOf({ game, winner: undefined }).map(({ board }) => board.split(' ').at(-1))
    expect(boards).toEqual(['-', '-', '-', '-', 'd6'])
  })

  it('judge a draw by the pieces of its final position, to the last move', () => {
    expect(scores(play('e4 d5 exd5 Qxd5'), undefined)).toEqual(['-1/1', '-1/1', '-1/1', '-1/1'])
  })

  it('give a won game inside the look-ahead 1000 in offence, and a lost one -1000 in defence', () => {
    const game = play('e4 d5 exd5 Qxd5 Nc3 Qe5+')
    expect(scores(game, 'black').slice(0, 4)).toEqual(['-1000/1', '-1/1000', '-1000/1', '-1/1000'])
    expect(scores(game, 'white').slice(0, 4)).toEqual(['-1/1000', '-1000/1', '-1/1000', '-1000/1'])
  })

  it("give each side's last move both values, whoever made the last of all", () => {
    expect(scores(play('f3 e5 g4 Qh4'), 'black')).toEqual(['-1000/0', '0/1000', '-1000/-1000', '1000/1000'])
    expect(scores(play('f3 e5 g4'), 'black').slice(1)).toEqual(['1000/1000', '-1000/-1000'])
    expect(scores(play('e4'), 'white')).toEqual(['1000/1000'])
  })

  it('know of the end where the look-ahead just reaches it, and not a ply before', () => {
    expect(scores(play(SHUFFLE), 'black').slice(0, 4)).toEqual(['0/0', '0/0', '-1000/0', '0/1000'])
  })

  it('look as far ahead as they are told', () => {
    expect(scores(play(EXAMPLE), undefined, 1).slice(10, 14)).toEqual(['0/0', '0/1', '-1/3', '-3/1'])
    expect(scores(play(SHUFFLE), 'white', 2)).toEqual([...Array(10).fill('0/0'), '1000/1000', '-1000/-1000'])
  })

  it('count a promoted queen as what it is', () => {
    const start = Line.from(unwrap(parsePosition('7k/P7/8/8/8/8/8/K7 w - - 0 1')))
    expect(scores(play('a8=Q+', start), undefined)).toEqual(['-30/39'])
  })

  it('count from 25 in minichess, where the taken king is worth nothing', () => {
    const game = play('b3 a4 bxa4 bxa4', on(minichess))
    expect(scores(game, undefined)).toEqual(['-1/1', '-1/1', '-1/1', '-1/1'])
    const taken = play('Qa6', Line.from(unwrap(parsePosition('k4/5/5/5/Q3p/4K w - - 0 1', minichess))))
    expect(taken.outcome()).toEqual({ winner: 'white', reason: 'king captured' })
    expect(scores(taken, undefined)).toEqual(['-16/24'])
    expect(scores(taken, 'white')).toEqual(['1000/1000'])
  })

  it('are none for a game without moves', () => {
    expect(lessonsOf({ game: on(minichess), winner: 'white' })).toEqual([])
  })
})

it('knows the worth of the pieces that each variant starts with', () => {
  expect(Object.fromEntries(variants.map((variant) => [variant.id, startWorth(variant)]))).toMatchObject({
    standard: 39,
    chess960: 39,
    minichess: 25,
    gardner: 25,
    'los-alamos': 31,
  })
})
