import type { CoreExports } from './exports.ts'
import { layout } from './layout.ts'

/** What the core reports about one of its lines. */
export interface LineReport {
  /** 0 is the best line. */
  readonly line: number
  readonly depth: number
  readonly selectiveDepth: number
  /** From the side to move; mates lie within 1000 of 32000. */
  readonly score: number
  readonly bound: 'exact' | 'lower' | 'upper'
  readonly nodes: number
  readonly timeMs: number
  readonly hashPermille: number
  readonly moves: readonly number[]
}

const bounds = [undefined, 'upper', 'lower', 'exact'] as const

export function readReport(core: CoreExports, memory: WebAssembly.Memory, line: number): LineReport {
  const view = new DataView(memory.buffer)
  const at = core.reportAddress()
  const moves = view.getUint32(at + layout.reportLine, true)
  const length = view.getUint16(moves, true)
  return {
    line,
    depth: view.getInt32(at + layout.reportDepth, true),
    selectiveDepth: view.getInt32(at + layout.reportSelectiveDepth, true),
    score: view.getInt32(at + layout.reportScore, true),
    bound: bounds[view.getInt32(at + layout.reportBound, true)] ?? 'exact',
    nodes: Number(view.getBigUint64(at + layout.reportNodes, true)),
    timeMs: view.getFloat64(at + layout.reportTimeMs, true),
    hashPermille: view.getInt32(at + layout.reportHashPermille, true),
    moves: Array.from({ length }, (_, index) => view.getUint16(moves + 2 + index * 2, true)),
  }
}

/** The legal moves, as the core's codes. */
export function readMoves(core: CoreExports, memory: WebAssembly.Memory): number[] {
  const count = core.listMoves()
  const view = new DataView(memory.buffer, core.moveListAddress())
  return Array.from({ length: count }, (_, index) => view.getInt32(index * layout.moveEntrySize, true))
}

const termNames = [
  'material',
  'squares',
  'pawns',
  'knights',
  'bishops',
  'rooks',
  'queens',
  'mobility',
  'king',
  'threats',
  'passed',
  'space',
] as const

export interface Worth {
  readonly middlegame: number
  readonly endgame: number
}

export interface Term {
  readonly name: (typeof termNames)[number]
  readonly white: Worth
  readonly black: Worth
}

const unpackWorth = (packed: number): Worth => ({
  middlegame: (packed << 16) >> 16,
  endgame: (packed + 0x8000) >> 16,
})

/** The evaluation's terms for the position, each side's from its own view. */
export function readTerms(core: CoreExports, memory: WebAssembly.Memory): Term[] {
  core.listTerms()
  const view = new DataView(memory.buffer, core.termsAddress())
  return termNames.map((name, index) => ({
    name,
    white: unpackWorth(view.getInt32(index * 8, true)),
    black: unpackWorth(view.getInt32(index * 8 + 4, true)),
  }))
}
