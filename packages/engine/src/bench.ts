import { describeValue, Line, parsePosition, unwrap } from '@rookery/rules'
import type { Engine } from './engine.ts'

/** Openings, middlegames and endings, some tactical and some quiet. */
export const benchFens = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 10',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 11',
  'r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1',
  'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8',
  'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
  'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4',
  'rnbqkb1r/pp3ppp/2p1pn2/3p4/2PP4/2N2N2/PP2PPPP/R1BQKB1R w KQkq - 0 5',
  '2r3k1/pp3ppp/4p3/3pP3/3P1n2/1P3N2/P4PPP/2R3K1 w - - 0 24',
  '8/5pk1/4p1p1/3pP2p/1p1P3P/1P3PP1/5K2/8 w - - 0 40',
  '6k1/3q1pp1/2p4p/p2p4/P2P1P2/1P2PQP1/5K1P/8 b - - 0 33',
  '8/8/1p1r1k2/p1pPN1p1/P3KnP1/1P6/8/3R4 b - - 0 1',
  '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',
  '3r2k1/1p3ppp/2pq4/p1n5/P6P/1P6/1PB2QP1/1K2R3 w - - 0 1',
]

export const BENCH_DEPTH = 12

export interface BenchResult {
  /** With one thread the same for the same core: its signature. */
  readonly nodes: number
  readonly timeMs: number
  readonly nodesPerSecond: number
}

/** Searches a fixed set of positions to a fixed depth, each with a memory as empty as a new game's and without tables of endings. */
export async function bench(engine: Engine, depth = BENCH_DEPTH): Promise<BenchResult> {
  if (typeof engine?.search !== 'function')
    throw new TypeError(`bench takes an Engine, as createEngine gives it, not ${describeValue(engine)}`)
  let nodes = 0
  let timeMs = 0
  for (const fen of benchFens) {
    await engine.newGame()
    const startMs = performance.now()
    let last = 0
    const line = Line.from(unwrap(parsePosition(fen)))
    for await (const info of engine.search(line, { depth }, { tables: 'none' })) last = info.nodes
    nodes += last
    timeMs += performance.now() - startMs
  }
  return { nodes, timeMs: Math.round(timeMs), nodesPerSecond: Math.round((nodes * 1000) / timeMs) }
}
