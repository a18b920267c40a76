import { Line, makePgn, minichess, parsePgn, startPosition, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { freshClock } from './clock.ts'
import { makeGame } from './game-pgn.ts'
import type { GameRecord } from './game-record.ts'
import { parseMindSeat, personAs } from './seat.ts'

const record = (line: Line): GameRecord => ({
  id: 'first',
  begunMs: new Date(2026, 0, 1, 12).getTime(),
  line,
  sides: personAs('white', unwrap(parseMindSeat('kestrel', { depth: 3 }))),
  seed: 1,
  thoughts: new Map(),
  shownAs: {},
})
const play = (line: Line) => line.play(line.position.legalMoves()[0]!)
const reread = (game: GameRecord, opening?: Parameters<typeof makeGame>[1]) =>
  unwrap([...parsePgn(makePgn(makeGame(game, opening)))][0]!)

test('a game can be read again, with its players, its clocks and its end', () => {
  const clock = { ...freshClock({ initialMs: 300_000, incrementMs: 3000 }), leftMs: [303_000.4] }
  const line = play(Line.from(startPosition()))
  const game = reread(
    { ...record(line), clock, ended: { winner: 'black', reason: 'resignation' } },
    { eco: 'B00', name: 'King’s Pawn Game' },
  )
  expect(Object.fromEntries(game.tags)).toMatchObject({
    Event: 'Casual game',
    Site: 'Rookery',
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

test('an unfinished game on another board stands there as unfinished, and one without a day has none', () => {
  const line = play(Line.from(startPosition(minichess)))
  const game = reread({ ...record(line), begunMs: 0 })
  expect([game.variant, game.result, game.tags.get('Date')]).toEqual([minichess, '*', '????.??.??'])
})

test('a strict game says so, and no other does', () => {
  const line = play(Line.from(startPosition()))
  const strict = reread({ ...record(line), coach: { kind: 'strict' } })
  expect(strict.tags.get('Strict')).toBe('no take back, no hint, no coach')
  expect(reread({ ...record(line), coach: { kind: 'warn' } }).tags.has('Strict')).toBe(false)
})
