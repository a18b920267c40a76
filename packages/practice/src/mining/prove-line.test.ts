import type { SoloCore } from '@rookery/engine/core'
import { makeSans, parsePosition, unwrap } from '@rookery/rules'
import { beforeAll, expect, it } from 'vitest'
import { openRaven } from './open-raven.ts'
import { proveLine } from './prove-line.ts'

const nodes = { first: 1000, second: 5000 }
let core: SoloCore

beforeAll(async () => {
  core = await openRaven('standard', 1)
})

function proven(fen: string): string[] | undefined {
  const position = unwrap(parsePosition(fen))
  const line = proveLine(core, position, nodes)
  return line && makeSans(position, [...line.moves])
}

it('finds a fork, up to the capture', () => {
  const [fork, , capture, ...rest] = proven('3q3k/7p/8/4N3/8/8/6PP/6K1 w - - 0 1')!
  expect([fork, capture, rest]).toEqual(['Nf7+', 'Nxd8', []])
})

it('finds a mate that one needs', () => {
  expect(proven('6k1/5ppp/8/8/8/1q6/5PPP/R5K1 w - - 0 1')).toEqual(['Ra8+', 'Qb8', 'Rxb8#'])
})

it.each([
  ['nothing is won', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
  ['many moves win', '7k/8/8/8/8/8/QR6/6K1 w - - 0 1'],
  ['there is one move at all', '7k/8/8/8/8/8/6q1/7K w - - 0 1'],
])('finds no line where %s', (_, fen) => {
  expect(proven(fen)).toBeUndefined()
})

it('proves the same line whatever was searched before', () => {
  const fen = 'r1b1k2r/1pp2pRp/p3p3/4P3/2PQ1B2/5q2/P4P1P/R3K3 b Qkq - 0 18'
  const position = unwrap(parsePosition(fen)).play(unwrap(parsePosition(fen)).legalMoves()[0]!)
  const first = proveLine(core, position, nodes)
  proven('3q3k/7p/8/4N3/8/8/6PP/6K1 w - - 0 1')
  expect(proveLine(core, position, nodes)).toEqual(first)
})
