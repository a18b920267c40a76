import { readFileSync } from 'node:fs'
import {
  createRandom,
  type Line,
  makeFen,
  makeUci,
  minichess,
  type Position,
  positionOutcome,
  unwrap,
} from '@rookery/rules'
import { randomEnding } from '@rookery/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { parseTableFile, TableMaker, tablesFile, unpackTable } from '../tables/index.ts'
import { type ShippedTable, shippedTables } from '../tables/shipped-tables.ts'
import { openFeatureCore } from './features.fixture.ts'
import { unpackMove } from './packed.ts'
import { type LaidEnding, layEnding, useEndings } from './use-endings.ts'

const isThorough = process.env.ROOKERY_THOROUGH === '1'
const program = new Uint8Array(readFileSync(tablesFile))
const { core, memory, reports, setFen, setLine, search, without } = openFeatureCore()

function layShipped(names: readonly ShippedTable[]): LaidEnding[] {
  return names.map((name) => {
    const table = unwrap(
      parseTableFile(new Uint8Array(readFileSync(new URL(`../../tables/${name}.ending`, import.meta.url)))),
    )
    return layEnding(memory, { ...table, codes: unpackTable(program, table) })!
  })
}

const maker = new TableMaker(program, true)

function layMinichess(name: string): LaidEnding {
  const { codes, size } = maker.make(name)
  return layEnding(memory, { name, blackMoves: true, codes: codes.slice(size) })!
}

const small = layShipped(['KQK', 'KRK', 'KBK', 'KNK', 'KPK'])
/** More than any evaluation, and told by tables or by a mate. */
const SETTLED = 28_000

beforeEach(() => useEndings(core, small))

const kindOf = (code: number) => (code === 0 ? 'drawn' : code % 2 === 0 ? 'won' : 'lost')

function tell(position: Position): string {
  const outcome = positionOutcome(position)
  if (outcome) return outcome.winner ? 'lost' : 'drawn'
  setFen(makeFen(position), position.variant)
  return kindOf(core.tellEnding())
}

/** What the rules' moves make of what the tables say about where they lead. */
function weigh(position: Position): string {
  const after = position.legalMoves().map((move) => tell(position.play(move)))
  return after.includes('lost') ? 'won' : after.includes('drawn') ? 'drawn' : 'lost'
}

function playOut(fen: string): Line {
  let line = setFen(fen)
  while (!line.outcome() && line.moves.length < 100) {
    setLine(line)
    line = line.play(unpackMove(line.position, search({ nodes: 300 }).moves[0]!)!)
  }
  return line
}

describe('the tables of endings that are shipped', () => {
  const checked = shippedTables.filter((name) => !['KBK', 'KNK'].includes(name))
  it.each(isThorough ? checked : (['KQK', 'KPK', 'KRRK'] as const))(
    'say of %s what the moves of the rules come to',
    (name) => {
      if (isThorough) useEndings(core, layShipped(shippedTables))
      else if (name === 'KRRK') useEndings(core, [...small, ...layShipped([name])])
      const random = createRandom(3)
      for (let count = 0; count < 100; count++) {
        const position = randomEnding(name, random)
        if (positionOutcome(position)) continue
        const fen = makeFen(position)
        expect({ fen, kind: tell(position) }).toEqual({ fen, kind: weigh(position) })
      }
    },
  )

  it('settle the root: only moves that keep a win are searched, and without the tables it is but an advantage', () => {
    setFen('8/8/8/4k3/8/8/3KP3/8 w - - 0 1')
    const { score, moves } = search({ depth: 3, lines: 1 })
    expect(score).toBeGreaterThan(SETTLED)
    core.make(moves[0]!)
    expect(kindOf(core.tellEnding())).toBe('lost')
    core.unmake(moves[0]!)
    expect(without(['tables of endings'], () => search({ depth: 3 }).score)).toBeLessThan(SETTLED)
  })

  it('end lines inside a search, where a capture leads to them', () => {
    setFen('8/8/8/8/3p4/8/k7/2QK4 w - - 0 1')
    expect(search({ depth: 6 }).score).toBeGreaterThan(SETTLED)
    expect(without(['tables of endings'], () => search({ depth: 2 }).score)).toBeLessThan(SETTLED)
  })

  it('show a draw whatever the men are worth', () => {
    setFen('8/8/8/8/8/2k5/8/K2R4 b - - 0 1')
    expect(Math.abs(search({ depth: 4 }).score)).toBeGreaterThan(SETTLED)
    setFen('8/8/8/8/4k3/8/4p3/4K3 w - - 0 1')
    expect(search({ depth: 4 }).score).toBe(0)
  })

  it('keep as many lines as are asked for, those that win first', () => {
    setFen('7k/8/5KQ1/8/8/8/8/8 w - - 0 1')
    search({ depth: 4, lines: 30 })
    const scores = reports.filter(({ depth }) => depth === 4).map(({ score }) => score)
    const wins = scores.findIndex((score) => score < SETTLED)
    expect(wins).toBeGreaterThan(0)
    expect(scores.slice(wins).every((score) => score === 0)).toBe(true)
  })

  it('say nothing where fifty moves may be over first', () => {
    setFen('8/8/8/8/3k4/8/8/KR6 w - - 90 80')
    expect(search({ depth: 2 }).score).toBeLessThan(SETTLED)
    setFen('8/8/8/8/3k4/8/8/KR6 w - - 0 80')
    expect(search({ depth: 2 }).score).toBeGreaterThan(SETTLED)
  })

  it('lead to mate with hardly any search', () => {
    const line = playOut('8/8/8/3k4/8/8/8/K6R w - - 0 1')
    expect(line.outcome()).toMatchObject({ winner: 'white' })
    expect(line.moves.length).toBeLessThan(60)
  })
})

describe('the tables of minichess', () => {
  it('give mates in plies, and only where the last ply comes later', () => {
    useEndings(core, ['KPK', 'KQK'].map(layMinichess))
    const early = setFen('5/2K2/2P2/5/k4/5 w - - 0 5', minichess)
    const standing = maker.tell(early.position)!
    expect(standing.kind).toBe('won')
    const told = 32_000 - (standing.kind === 'won' ? standing.plies : 0)
    expect(search({ depth: 1 }).score).toBe(told)
    setFen('5/2K2/2P2/5/k4/5 w - - 0 25', minichess)
    expect(search({ depth: 1 }).score).not.toBe(told)
  })

  it('do not keep a king from being taken', () => {
    useEndings(core, ['KRK', 'KQK'].map(layMinichess))
    const { position } = setFen('k4/5/5/5/5/R3K w - - 0 1', minichess)
    const { moves } = search({ depth: 1 })
    expect(makeUci(unpackMove(position, moves[0]!)!, position)).toBe('a1a6')
  })
})
