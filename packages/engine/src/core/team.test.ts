import { Line, parsePosition, unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { benchFens } from '../bench.ts'
import { packLine, unpackMoves } from './packed.ts'
import { searchInTurns } from './turns.fixture.ts'

const DEPTH = 10
const lines = benchFens.map((fen) => Line.from(unwrap(parsePosition(fen))))

describe('two threads', () => {
  it('reach a depth with fewer nodes each than one thread needs', () => {
    const ratios = lines.map((line) => {
      const packed = packLine(line)
      return searchInTurns(packed, DEPTH, 2).nodes / searchInTurns(packed, DEPTH, 1).nodes
    })
    const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length)
    expect(mean).toBeLessThan(0.9)
  })

  it('report a legal line of the depth that was asked for, whichever thread found it', () => {
    for (const line of lines) {
      const { reports } = searchInTurns(packLine(line), DEPTH, 2)
      const last = reports.at(-1)!
      expect(last.depth).toBe(DEPTH)
      const moves = unpackMoves(line.position, last.moves)
      expect(moves.length).toBeGreaterThan(0)
      expect(moves).toHaveLength(last.moves.length)
    }
  })

  it('report depths in ascending order, each once', () => {
    const depths = searchInTurns(packLine(lines[1]!), DEPTH, 2).reports.map(({ depth }) => depth)
    expect(depths).toEqual([...new Set(depths)].sort((a, b) => a - b))
  })
})
