import { createHash } from 'node:crypto'
import { Line, makeFen, parsePgn, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { makeGameId, makePlayedId, makeSelfPlayId } from './game-id.ts'

const idOf = (pgn: string) => {
  const [result] = parsePgn(pgn)
  if (!result?.ok) throw new Error(pgn)
  return makeGameId(result.value)
}

describe('the id of a game', () => {
  const id = idOf('[White "A"]\n[Black "B"]\n\n1. e4 e5 1-0\n')

  it('is the same whenever the game is read, and whatever is remarked on it', () => {
    expect(idOf('[White "A"]\n[Black "B"]\n\n1. e4 e5 1-0\n')).toBe(id)
    expect(idOf('[Black "B"]\n[White "A"]\n\n1. e4! {best} (1. d4) e5 1-0\n')).toBe(id)
  })

  it.each([
    ['players', '[White "A"]\n[Black "C"]\n\n1. e4 e5 1-0\n'],
    ['tags', '[White "A"]\n[Black "B"]\n[Round "2"]\n\n1. e4 e5 1-0\n'],
    ['moves', '[White "A"]\n[Black "B"]\n\n1. e4 c5 1-0\n'],
    ['length', '[White "A"]\n[Black "B"]\n\n1. e4 1-0\n'],
    ['result', '[White "A"]\n[Black "B"]\n\n1. e4 e5 0-1\n'],
    ['start', '[White "A"]\n[Black "B"]\n[FEN "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 e5 1-0\n'],
  ])('differs where the %s differ', (_, pgn) => {
    expect(idOf(pgn)).not.toBe(id)
  })

  it('fits any column of a table', () => {
    expect(id).toMatch(/^pgn:[0-9a-f]{32}$/)
  })

  it('of a game played here turns on when it began and how it went', () => {
    const line = Line.from(startPosition())
    const [first, second] = line.position.legalMoves().map((move) => line.play(move))
    const id = makePlayedId('2026-11-15T12:00:00.000Z', first!)
    expect(makePlayedId('2026-11-15T12:00:00.000Z', first!)).toBe(id)
    expect(makePlayedId('2026-11-15T12:00:00.001Z', first!)).not.toBe(id)
    expect(makePlayedId('2026-11-15T12:00:00.000Z', second!)).not.toBe(id)
  })

  it('tells the games of a run and the runs of a seed apart', () => {
    const ids = [
      makeSelfPlayId('a', 1, 2),
      makeSelfPlayId('a', 1, 3),
      makeSelfPlayId('a', 2, 2),
      makeSelfPlayId('b', 1, 2),
    ]
    expect(new Set(ids).size).toBe(4)
  })
})

it('is the beginning of a SHA-256, so that tables that are kept know their games again', () => {
  const started = '2026-11-15T12:00:00.000Z'
  const text = `${started}\nstandard\n${makeFen(startPosition())}\n`
  const expected = createHash('sha256').update(text).digest('hex').slice(0, 32)
  expect(makePlayedId(started, Line.from(startPosition()))).toBe(`played:${expected}`)
})
