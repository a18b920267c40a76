import { chess960, chess960Start, Line, minichess, parsePosition, startPosition } from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import { type GameRecord, makeSavedGame, parseSavedGame } from './saved-game.ts'

const record = (line: Line): GameRecord => ({
  line,
  white: 'person',
  black: 'magpie:boldness=5',
  isBare: false,
  seed: 7,
  started: '2026-11-15T12:00:00.000Z',
})

function play(line: Line, plies: number): Line {
  let played = line
  for (let ply = 0; ply < plies; ply++) played = played.play(played.position.legalMoves()[ply % 3]!)
  return played
}

const shuffled = parsePosition(chess960Start(17), chess960)
if (!shuffled.ok) throw new Error('no start')

describe('a saved game', () => {
  test.each([
    ['standard chess', play(Line.from(startPosition()), 9)],
    ['Chess960', play(Line.from(shuffled.value), 9)],
    ['minichess', play(Line.from(startPosition(minichess)), 5)],
    ['no move at all', Line.from(startPosition())],
  ])('is read as it was written: %s', (_, line) => {
    const read = parseSavedGame(makeSavedGame(record(line)))
    if (!read.ok) throw new Error(read.faults[0]?.message)
    expect(makeSavedGame(read.value)).toBe(makeSavedGame(record(line)))
    expect(read.value.line.moves).toEqual(line.moves)
  })

  const good = JSON.parse(makeSavedGame(record(play(Line.from(startPosition()), 4))))

  test.each([
    ['half a file', makeSavedGame(record(Line.from(startPosition()))).slice(0, 60), 'saved-game-syntax'],
    ['nothing', '', 'saved-game-syntax'],
    ['null', 'null', 'saved-game-content'],
    ['a list', '[]', 'saved-game-content'],
    ['another format', JSON.stringify({ ...good, format: 'rookery game 2' }), 'saved-game-content'],
    ['a seat that is no text', JSON.stringify({ ...good, white: 1 }), 'saved-game-content'],
    ['moves that are no texts', JSON.stringify({ ...good, moves: [1] }), 'saved-game-content'],
    ['a move that is illegal', JSON.stringify({ ...good, moves: ['e2e5'] }), 'saved-game-content'],
    ['a start that is no position', JSON.stringify({ ...good, start: '8/8 w' }), 'saved-game-content'],
    ['a variant that does not exist', JSON.stringify({ ...good, variant: 'draughts' }), 'saved-game-content'],
  ])('with %s is refused', (_, text, code) => {
    expect(parseSavedGame(text)).toMatchObject({ ok: false, faults: [{ code }] })
  })
})

describe('the clocks of a saved game', () => {
  const line = play(Line.from(startPosition()), 2)
  const clock = { control: { initialMs: 90_000, incrementMs: 2000 }, leftMs: [92_000, 88_123] }

  test('are read as they were written', () => {
    const read = parseSavedGame(makeSavedGame({ ...record(line), clock }))
    expect(read.ok && read.value.clock).toEqual(clock)
  })

  test.each([
    ['"1.5+2"', '"soon"'],
    ['92000', '-1'],
    ['92000', 'null'],
    ['92000,', ''],
  ])('are refused with %s written as %s', (right, wrong) => {
    const text = makeSavedGame({ ...record(line), clock })
    expect(text).toContain(right)
    const read = parseSavedGame(text.replace(right, wrong))
    expect(read.ok || read.faults[0]?.message).toBe('its clocks do not fit its moves')
  })
})
