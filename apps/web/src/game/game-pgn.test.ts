import { minichess, parsePgn, unwrap } from '@rookery/rules'
import { expect, it } from 'vitest'
import { act, begin, moveIn, playMoves } from './fixtures.ts'
import { makeGamePgn } from './game-pgn.ts'
import { reduceTimed } from './reducer.ts'
import { parseMindSeat, person } from './seat.ts'

it('writes a game that can be read again, with its players, its clocks and its end', () => {
  const kestrel = unwrap(parseMindSeat('kestrel', { depth: 3 }))
  const start = begin({
    sides: { white: person, black: kestrel },
    clock: { initialMs: 300_000, incrementMs: 3000 },
  })
  const moved = reduceTimed(start, { action: { kind: 'play', move: moveIn(start, 'e2e4') }, atMs: 0 })
  const pgn = makeGamePgn(act(moved, { kind: 'resign' }), { eco: 'B00', name: 'King’s Pawn Game' })
  const game = unwrap([...parsePgn(pgn)][0]!)
  expect(Object.fromEntries(game.tags)).toMatchObject({
    Date: '2026.01.01',
    White: 'Person',
    Black: 'Kestrel (depth 3)',
    Result: '0-1',
    TimeControl: '300+3',
    ECO: 'B00',
    Termination: 'normal',
  })
  expect(game.last.clockMs).toBe(303_000)
  expect(game.last.comments).toEqual(['Black wins: White resigned'])
})

it('writes an unfinished game on another board', () => {
  const pgn = makeGamePgn(playMoves(begin({ variant: minichess }), 'a2a3'))
  const game = unwrap([...parsePgn(pgn)][0]!)
  expect(game.variant).toBe(minichess)
  expect(game.result).toBe('*')
})
