import { packLine } from '@rookery/engine/core'
import { Line, makeUci, parseUci, startPosition, unwrap } from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import { readMove } from '../testing/mynah-reference.ts'
import { lineFrom, randomLines } from '../testing/random-lines.ts'
import { mynahModule } from '../testing/small-mynah.ts'
import { MynahCore } from './core.ts'

const core = new MynahCore(mynahModule)

const groups = { loss: 0, hangsItself: 4, capture: 7, check: 8, repeat: 10, evasion: 18, intent: 19 } as const

const playUci = (line: Line, ...moves: string[]): Line =>
  moves.reduce((played, uci) => played.play(unwrap(parseUci(played.position, uci))), line)

function see(line: Line): Uint8Array {
  core.setUp(packLine(line))
  core.look()
  return core.record(0, 255)
}

/** A group of a move's features, by the move's UCI. */
function featureOf(line: Line, uci: string, group: keyof typeof groups): number {
  const record = see(line)
  const { position } = line
  const turned = position.turn === 'white' ? 0 : 56
  for (let index = 0; index < record[8]!; index++) {
    const move = readMove(record, index)
    const [from, to] = [move.from ^ turned, move.to ^ turned]
    const found = position.findMove(from, to) ?? position.findMove(from, to, 'queen')
    if (found !== undefined && makeUci(found, position) === uci) return move.groups[groups[group]]!
  }
  throw new Error(`${uci} is not seen`)
}

describe('what Mynah sees', () => {
  test('is what its network was trained with', () => {
    let hash = 0x811c9dc5
    for (const line of randomLines(60, 11))
      for (const byte of see(line)) hash = Math.imul(hash ^ byte, 0x01000193)
    // Where this changes, the network knows other features than it is shown: raise FEATURES_VERSION and train it anew.
    expect(hash >>> 0).toBe(3850808148)
  })

  test('a queen that hangs, and what it costs to leave it', () => {
    const line = lineFrom('4k3/8/2p5/3Q4/8/8/4P3/4K3 w - - 0 1')
    expect(featureOf(line, 'e2e3', 'loss')).toBeGreaterThanOrEqual(8)
    expect(featureOf(line, 'd5c6', 'loss')).toBe(1)
    const square = 35
    expect((see(line)[24 + (square >> 3)]! >> (square & 7)) & 1).toBe(1)
  })

  test('a piece put where a pawn takes it', () => {
    const line = lineFrom('4k3/8/2p5/8/8/2N5/8/4K3 w - - 0 1')
    expect(featureOf(line, 'c3d5', 'hangsItself')).toBeGreaterThan(0)
    expect(featureOf(line, 'c3e4', 'hangsItself')).toBe(0)
  })

  test('a mate, and a move that allows one', () => {
    const mate = lineFrom('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1')
    expect(featureOf(mate, 'a1a8', 'check')).toBe(5)
    const foolish = playUci(Line.from(startPosition()), 'f2f3', 'e7e5')
    expect(featureOf(foolish, 'g2g4', 'loss')).toBe(11)
    expect(featureOf(foolish, 'g2g3', 'loss')).toBeLessThan(11)
  })

  test('that a move would take or mate next', () => {
    const line = lineFrom('4k3/8/8/3q4/8/8/4P3/R3K3 w - - 0 1')
    expect(featureOf(line, 'a1d1', 'intent')).toBeGreaterThanOrEqual(6)
    const mating = lineFrom('6k1/5ppp/8/8/8/8/1R6/4K3 w - - 0 1')
    expect(featureOf(mating, 'e1e2', 'intent')).toBe(8)
  })

  test('a recapture, a way out of check, and a move back', () => {
    const after = playUci(lineFrom('3rk3/8/8/3p4/4P3/8/8/3QK3 w - - 0 1'), 'e4d5')
    expect(featureOf(after, 'd8d6', 'capture')).toBe(0)
    expect(featureOf(after, 'd8d5', 'capture')).toBe(6)
    const checked = lineFrom('4k3/8/8/8/4r3/8/3B4/4K3 w - - 0 1')
    expect(featureOf(checked, 'd2e3', 'evasion')).toBe(3)
    expect(featureOf(checked, 'e1f1', 'evasion')).toBe(1)
    const there = playUci(lineFrom('4k3/8/8/8/8/8/8/3RK3 w - - 0 1'), 'e1e2', 'e8e7')
    expect(featureOf(there, 'e2e1', 'repeat')).toBe(2)
  })
})
