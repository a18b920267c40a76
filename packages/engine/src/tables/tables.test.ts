import { readFileSync } from 'node:fs'
import {
  createRandom,
  makeFen,
  minichess,
  type Position,
  parsePosition,
  positionOutcome,
  standard,
  unwrap,
  type Variant,
} from '@rookery/rules'
import { randomEnding } from '@rookery/testkit'
import { describe, expect, it } from 'vitest'
import { endingsOf } from './material.ts'
import { makeTableFile } from './table-file.ts'
import { type Standing, TableMaker, tablesFile } from './table-maker.ts'

const program = new Uint8Array(readFileSync(tablesFile))
const chess = new TableMaker(program)
const small = new TableMaker(program, true)
const isThorough = process.env.ROOKERY_THOROUGH === '1'

const movesToMate = (codes: Uint8Array): number =>
  codes.reduce((most, code) => (code !== 255 && code % 2 === 0 ? Math.max(most, code) : most), 0) / 2

/** What the rules' moves make of what the tables say about where they lead. */
function weigh(position: Position, tables: TableMaker): Standing {
  const outcome = positionOutcome(position)
  if (outcome) return outcome.winner ? { kind: 'lost', plies: 0 } : { kind: 'drawn' }
  const after = position.legalMoves().map((move) => {
    const next = position.play(move)
    const end = positionOutcome(next)
    if (end) return end.winner ? { kind: 'lost' as const, plies: 0 } : { kind: 'drawn' as const }
    return tables.tell(next) ?? weigh(next, tables)
  })
  const plies = (kind: 'won' | 'lost') =>
    after.flatMap((each) => (each.kind === kind ? [each.plies + 1] : []))
  if (plies('lost').length > 0) return { kind: 'won', plies: Math.min(...plies('lost')) }
  if (after.some(({ kind }) => kind === 'drawn')) return { kind: 'drawn' }
  return { kind: 'lost', plies: Math.max(...plies('won')) }
}

describe('a table of an ending', () => {
  it.each([
    ['KQK', 10],
    ['KRK', 16],
    ['KPK', 28],
    ['KBK', 0],
    ...(isThorough
      ? ([
          ['KBBK', 19],
          ['KBNK', 33],
          ['KQKR', 35],
          ['KRKN', 40],
          ['KRKB', 29],
          ['KQKQ', 13],
          ['KRKR', 19],
          ['KPKP', 33],
        ] as const)
      : []),
  ] as const)('has %s mate in %i moves at the latest, as is published', (name, moves) => {
    expect(movesToMate(chess.make(name).codes)).toBe(moves)
  })

  const endings: [string, Variant, TableMaker][] = [
    ...['KQK', 'KRK', 'KPK', ...(isThorough ? ['KPKP', 'KQKR', 'KRPK'] : [])].map(
      (name): [string, Variant, TableMaker] => [name, standard, chess],
    ),
    ...['KPK', 'KPKP', ...(isThorough ? ['KQKR', 'KRPK'] : [])].map((name): [string, Variant, TableMaker] => [
      name,
      minichess,
      small,
    ]),
  ]
  it.each(endings)('says of %s what the moves of the rules come to', (name, variant, tables) => {
    const random = createRandom(7)
    for (let count = 0; count < 300; count++) {
      const position = randomEnding(name, random, variant)
      expect({ fen: makeFen(position), ...tables.tell(position) }).toEqual({
        fen: makeFen(position),
        ...weigh(position, tables),
      })
    }
  })

  it('says nothing of castling, of taking in passing, and of more men than it is asked for', () => {
    for (const fen of ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', '4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1'])
      expect(chess.tell(unwrap(parsePosition(fen)))).toBeUndefined()
    expect(chess.tell(unwrap(parsePosition('4k3/8/8/8/8/8/8/3QK3 w - - 0 1')), 2)).toBeUndefined()
  })

  it('is packed as it is shipped', () => {
    const maker = new TableMaker(program, false, true)
    const shipped = readFileSync(new URL('../../tables/KQK.ending', import.meta.url))
    expect(makeTableFile(maker.pack(maker.make('KQK')))).toEqual(new Uint8Array(shipped))
  })

  it('refuses a name that is none', () => {
    expect(() => chess.make('QKR')).toThrow('"QKR" is no ending: its men are named as in KQKR')
  })
})

describe('the endings with a few men', () => {
  it('are named by the stronger side first, each once', () => {
    expect(endingsOf(3)).toEqual(['KK', 'KQK', 'KRK', 'KBK', 'KNK', 'KPK'])
    expect(endingsOf(4)).toHaveLength(6 + 30)
    expect(endingsOf(4)).toContain('KQKR')
    expect(endingsOf(4)).not.toContain('KRKQ')
  })
})
