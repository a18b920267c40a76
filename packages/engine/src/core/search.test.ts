import { Line, makeUci, minichess, parsePosition, parseUci, unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { openCore } from './core.fixture.ts'
import { flagStop } from './flags.ts'
import { packMove, unpackMoves } from './packed.ts'

const { core, memory, reports, search, setFen, setLine } = openCore()
const MATE = 32_000

const mates: readonly [string, string, number, string][] = [
  ['back rank', '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', 1, 'd1d8'],
  ['smothered, in two', '6rk/6pp/3N4/8/8/8/8/K6R w - - 0 1', 1, 'd6f7'],
  ['in three, by a sacrifice', 'r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1', 3, 'f6a6'],
  ['two rooks', '7k/8/8/8/8/8/R7/1R5K w - - 0 1', 2, ''],
  ['queen and king', '8/8/8/8/8/2k5/3q4/K7 b - - 0 1', 1, ''],
]

function play(fen: string, ...moves: string[]): Line {
  const parsed = parsePosition(fen)
  if (!parsed.ok) throw new Error(fen)
  return moves.reduce((line, text) => {
    const move = parseUci(line.position, text)
    if (!move.ok) throw new Error(text)
    return line.play(move.value)
  }, Line.from(parsed.value))
}

describe('search', () => {
  it.each(mates)('finds the mate: %s', (_name, fen, inMoves, move) => {
    const { position } = setFen(fen)
    const report = search({ depth: 8 })
    expect(report.score).toBe(MATE - (inMoves * 2 - 1))
    const line = unpackMoves(position, report.moves)
    expect(line).toHaveLength(inMoves * 2 - 1)
    if (move) expect(makeUci(line[0]!, position)).toBe(move)
    expect(line.reduce((now, next) => now.play(next), position).hasLegalMove()).toBe(false)
  })

  it('sees that it will be mated, and how soon', () => {
    setFen('7k/8/8/8/8/8/R7/1R5K w - - 0 1')
    setLine(play('7k/8/8/8/8/8/R7/1R5K w - - 0 1', 'b1b7'))
    expect(search({ depth: 6 }).score).toBe(-(MATE - 2))
  })

  it('gives the same line and count of nodes every time on one thread', () => {
    setFen('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1')
    const first = search({ nodes: 20_000 })
    const again = search({ nodes: 20_000 })
    expect({ ...again, timeMs: 0 }).toEqual({ ...first, timeMs: 0 })
  })

  it('keeps the line that it expected where it ends above its window, and so without an answer', () => {
    const { position } = setFen('1q6/p1k5/1r2p2p/4P3/2PP2p1/6P1/P3pR2/K3Q3 b - - 4 38')
    // Each depth finds more, so that many limits fall between a window that was too narrow and a wider one.
    const found = Array.from({ length: 20 }, (_, step) => {
      search({ nodes: 2000 + 1400 * step })
      return reports.at(-1)!
    })
    expect(found.filter(({ bound }) => bound === 'lower').length).toBeGreaterThan(0)
    for (const { moves } of found) {
      expect(moves.length).toBeGreaterThan(4)
      expect(makeUci(unpackMoves(position, moves)[0]!, position)).toBe('b6b1')
    }
  })

  it('keeps to a limit of nodes', () => {
    setFen('r1bq1rk1/ppp1nppp/4n3/3p3Q/3P4/1BP1B3/PP1N2PP/R4RK1 w - - 1 16')
    search({ nodes: 5_000 })
    expect(reports.at(-1)!.nodes).toBeLessThanOrEqual(5_000)
  })

  it('looks at every move once, though it is stopped or out of time at once', () => {
    const { position } = setFen('4k3/8/8/8/3q4/8/8/3RK3 w - - 0 1')
    const take = packMove(unwrap(parseUci(position, 'd1d4')))
    expect(search({ timeMs: 0.001 }).moves[0]).toBe(take)
    reports.length = 0
    flagStop(memory)
    expect(core.think(0, 0, 0, 0, 0n, 1, 0, 1)).toBe(take)
    expect(reports[0]!.depth).toBe(1)
    expect(reports.at(-1)!.depth).toBeLessThan(100)
  })

  it('prefers a repetition to a lost game', () => {
    // Two rooks threaten mate; the queen checks for ever from g4 and d1.
    setFen('6k1/RR4pp/8/8/8/8/5PKP/3q4 b - - 0 1')
    expect(search({ depth: 6 }).score).toBe(0)
  })

  it('claims no win where the fifty moves are over', () => {
    setFen('7k/8/8/8/8/8/R7/1R5K b - - 99 80')
    expect(search({ depth: 6 }).score).toBe(0)
  })

  it('knows a position that stood before as a draw in the making', () => {
    const line = play(
      '7k/8/8/8/8/8/8/R6K w - - 0 1',
      'a1a2',
      'h8g8',
      'a2a1',
      'g8h8',
      'a1a2',
      'h8g8',
      'a2a1',
      'g8h8',
    )
    setLine(line)
    expect(core.isRepetition(0)).toBe(1)
    setLine(play('7k/8/8/8/8/8/8/R6K w - - 0 1', 'a1a2', 'h8g8', 'a2a1', 'g8h8'))
    expect(core.isRepetition(0)).toBe(0)
    expect(core.isRepetition(4)).toBe(1)
  })

  it('lists several lines, best first, each with another first move', () => {
    const { position } = setFen('r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3')
    search({ depth: 7, lines: 4 })
    const last = reports.filter((report) => report.depth === 7 && report.bound === 'exact').slice(-4)
    expect(last.map((report) => report.line)).toEqual([0, 1, 2, 3])
    const scores = last.map((report) => report.score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    const firsts = last.map((report) => report.moves[0])
    expect(new Set(firsts).size).toBe(4)
    for (const report of last) expect(unpackMoves(position, report.moves)).toHaveLength(report.moves.length)
  })

  describe('that is cut short', () => {
    const fens = [
      'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
      'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3',
      '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 11',
    ]
    const nodeLimits = Array.from({ length: 30 }, (_, index) => 1000 + 166 * index)

    it.each(fens)('ends with all its lines, best first, each with another move: %s', (fen) => {
      const { position } = setFen(fen)
      const wanted = Math.min(8, position.legalMoves().length)
      for (const nodes of nodeLimits) {
        search({ nodes, lines: wanted })
        const last = reports.slice(-wanted)
        expect(last.map(({ line }) => line)).toEqual(last.map((_, index) => index))
        expect(new Set(last.map(({ moves }) => moves[0])).size).toBe(wanted)
        const scores = last.map(({ score }) => score)
        expect(scores).toEqual([...scores].sort((a, b) => b - a))
      }
    })

    it.each(fens)('has no line that is older than the depth before: %s', (fen) => {
      const { position } = setFen(fen)
      const wanted = Math.min(8, position.legalMoves().length)
      for (const nodes of nodeLimits) {
        search({ nodes, lines: wanted })
        const depths = reports.slice(-wanted).map(({ depth }) => depth)
        expect(Math.max(...depths) - Math.min(...depths)).toBeLessThanOrEqual(1)
      }
    })

    it('says so where its best move has lost worth and nothing else was looked at', () => {
      const bounds = new Set<string>()
      for (const fen of fens) {
        setFen(fen)
        for (const nodes of nodeLimits) {
          search({ nodes })
          bounds.add(reports.at(-1)!.bound)
        }
      }
      expect(bounds).toContain('exact')
      expect(bounds).toContain('upper')
    })
  })

  it('considers only the root moves it is allowed', () => {
    const { position } = setFen('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1')
    const quiet = parseUci(position, 'h2h3')
    if (!quiet.ok) throw new Error('h2h3 is legal')
    core.allowRootMove(packMove(quiet.value))
    const report = search({ depth: 5 })
    core.allowAllRootMoves()
    expect(report.moves[0]).toBe(packMove(quiet.value))
  })

  it('takes the king in minichess, and counts the material at the fiftieth ply', () => {
    setFen('k4/5/5/5/Q4/4K w - - 0 1', minichess)
    expect(search({ depth: 2 }).score).toBe(MATE - 1)
    setFen('k4/5/5/5/5/Q3K w - - 0 25', minichess)
    expect(search({ depth: 4 }).score).toBeGreaterThan(MATE - 10)
    setFen('k3r/5/5/5/5/K4 w - - 0 25', minichess)
    expect(search({ depth: 4 }).score).toBe(-(MATE - 2))
  })

  it('plays on after a thousand moves without a capture', () => {
    const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8']
    const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    setFen(start)
    const codes = play(start, ...shuffle).moves.map(packMove)
    for (let i = 0; i < 500; i++) for (const code of codes) core.play(code)
    expect(core.freshKey()).toBe(core.key())
    expect(memory.buffer.byteLength).toBeGreaterThan(0)
    expect(search({ depth: 3 }).moves.length).toBeGreaterThan(0)
  })
})
