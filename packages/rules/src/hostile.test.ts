import { fenCorpus, mutations, sanCorpus, uciCorpus } from '@rookery/testkit'
import { expect, it } from 'vitest'
import { makeFen, parseFen, parsePosition, startPosition } from './fen.ts'
import { unwrap } from './result.ts'
import { makeSan, parseMove, parseSan } from './san.ts'
import { makeUci, parseUci } from './uci.ts'
import { chess960, type Variant, variants } from './variants/index.ts'

const COUNT = 100_000

it('reads no hostile FEN with a throw, and gives back each one it accepts', () => {
  let accepted = 0
  let index = 0
  for (const text of mutations(11, fenCorpus, COUNT)) {
    const variant: Variant = variants[index++ % variants.length]!
    const setup = parseFen(text, variant)
    if (!setup.ok) {
      expect(setup.faults.length).toBeGreaterThan(0)
      continue
    }
    expect(parseFen(makeFen(setup.value), variant)).toEqual(setup)
    const position = parsePosition(text, variant)
    if (!position.ok) continue
    accepted++
    expect(parsePosition(makeFen(position.value), variant)).toEqual(position)
    position.value.legalMoves()
  }
  expect(accepted).toBeGreaterThan(COUNT / 100)
})

// Positions rich in captures, castling and promotions, so that mutated moves often hit a legal one.
const positions = [
  ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'],
  ['n1n5/PPPk4/8/8/8/8/4Kppp/5N1N w - - 0 1'],
  ['8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - g3 0 1'],
  ['bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9', chess960],
] as const
const boards = [startPosition(), ...positions.map(([fen, variant]) => unwrap(parsePosition(fen, variant)))]

it.each([
  ['SAN', sanCorpus, parseSan],
  ['UCI', uciCorpus, parseUci],
  ['move', [...sanCorpus, ...uciCorpus], parseMove],
] as const)('reads no hostile %s with a throw, and gives back each one it accepts', (_, corpus, parse) => {
  let accepted = 0
  let index = 0
  for (const text of mutations(12, corpus, COUNT)) {
    const position = boards[index++ % boards.length]!
    const move = parse(position, text)
    if (!move.ok) continue
    accepted++
    expect(position.legalMoves()).toContain(move.value)
    expect(parseSan(position, makeSan(position, move.value))).toEqual(move)
    expect(parseUci(position, makeUci(move.value, position))).toEqual(move)
  }
  expect(accepted).toBeGreaterThan(COUNT / 1000)
})
