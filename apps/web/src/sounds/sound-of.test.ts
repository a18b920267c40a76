import {
  Line,
  minichess,
  type Position,
  parseMove,
  parsePosition,
  standard,
  startPosition,
  type Variant,
} from '@rookery/rules'
import { expect, it } from 'vitest'
import { soundOf } from './sound-of.ts'

function hear(fen: string, text: string, variant: Variant = standard): string {
  const position = parsePosition(fen, variant)
  if (!position.ok) throw new Error(position.faults[0]!.message)
  return hearAt(position.value, text)
}

function hearAt(position: Position, ...texts: readonly string[]): string {
  const line = texts.reduce((game, text) => {
    const move = parseMove(game.position, text)
    if (!move.ok) throw new Error(move.faults[0]!.message)
    return game.play(move.value)
  }, Line.from(position))
  return soundOf(line, texts.length)
}

it.each([
  ['e2e4', 'move', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
  ['exd5', 'capture', 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'],
  ['exd6', 'capture', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2'],
  ['O-O', 'castle', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'],
  ['e8=N', 'promotion', '8/4P3/8/8/8/k7/7P/4K3 w - - 0 1'],
  ['e8=Q', 'check', 'k7/4P3/8/8/8/8/8/4K3 w - - 0 1'],
  ['Ra8', 'end', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'],
  ['Kxe2', 'end', '7k/8/8/8/8/8/4p3/4K3 w - - 0 1'],
])('%s sounds like %s', (text, kind, fen) => {
  expect(hear(fen, text)).toBe(kind)
})

it('hears a taken king in minichess as the end', () => {
  expect(hear('k4/5/5/5/5/R3K w - - 0 1', 'a1a6', minichess)).toBe('end')
  expect(hearAt(startPosition(minichess), 'a2a3')).toBe('move')
})

it('hears the move that draws by repetition as the end, and not the one before it', () => {
  const dance = ['Nf3', 'Nf6', 'Ng1', 'Ng8']
  const dances = [...dance, ...dance, ...dance, ...dance]
  expect(hearAt(startPosition(), ...dances)).toBe('end')
  expect(hearAt(startPosition(), ...dances.slice(0, -1))).toBe('move')
})

it('hears the move that draws because nothing has happened for so long as the end', () => {
  expect(hear('4k3/8/8/8/8/8/8/R3K3 w - - 149 100', 'Ra2')).toBe('end')
  expect(hear('4k3/8/8/8/8/8/8/R3K3 w - - 148 100', 'Ra2')).toBe('move')
})
