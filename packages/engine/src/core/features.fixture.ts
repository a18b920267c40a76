import { type CoreExports, type OpenCore, openCore } from './core.fixture.ts'
import { raiseFlags } from './flags.ts'

/** The features of assembly/search/features.ts, by their numbers. */
const features = [
  'aspiration windows',
  'null windows (principal variation search)',
  'table cut-offs',
  'table ageing',
  'quiescence',
  'SEE in the order of captures',
  'SEE pruning',
  'check extension',
  'singular extensions',
  'null move',
  'late move reduction',
  'late move pruning',
  'history pruning',
  'futility',
  'reverse futility',
  'razoring',
  'probcut',
  'internal iterative reduction',
  'killers',
  'history of quiet moves',
  'capture history',
  'continuation history',
  'pawn history',
  'correction history',
  'mate distance',
  'tables of endings',
  'mate in two at the root',
] as const

export type Feature = (typeof features)[number]

/** What assembly/testing.ts adds to the core's exports. */
interface TestingExports extends CoreExports {
  switchOff(features: bigint): void
  lastFault(): number
  tellEnding(): number
  nodeCount(): bigint
  prepareSearch(): void
  searchNode(alpha: number, beta: number, depth: number, ply: number, isPv: boolean): number
  quiesceNode(alpha: number, beta: number): number
  orderMoves(tableMove: number, killer: number): number
  orderAddress(): number
  enterMove(move: number): void
  leaveMove(move: number): void
  learnQuiet(move: number, bonus: number): void
  learnCapture(move: number, bonus: number): void
  correction(): number
  evaluateByNetwork(): number
  forgetNeurons(): void
  updateCorrection(difference: number, depth: number): void
  setGeneration(generation: number): void
  remember(
    key: bigint,
    ply: number,
    move: number,
    score: number,
    evaluation: number,
    depth: number,
    bound: number,
    isPv: boolean,
  ): void
  probe(key: bigint): bigint
  tableMove(data: bigint): number
  tableScore(data: bigint, ply: number): number
  tableDepth(data: bigint): number
  tableBound(data: bigint): number
}

const maskOf = (off: readonly Feature[]) =>
  off.reduce((mask, feature) => mask | (1n << BigInt(features.indexOf(feature))), 0n)

/** What only speeds the search up; without all of it the search is plain alpha-beta. */
export const selective = features.filter(
  (feature) => feature !== 'quiescence' && feature !== 'null windows (principal variation search)',
)

export interface FeatureCore extends OpenCore {
  readonly core: TestingExports
  /** Forgets all that was learned. */
  forget(): void
  /** Acts with some features switched off. */
  without<T>(off: readonly Feature[], act: () => T): T
  /** Searches one node below the root: its score, and how many nodes it took. */
  searchNode(node: { alpha: number; beta: number; depth: number; ply?: number; isPv?: boolean }): {
    score: number
    nodes: number
  }
  /** The moves in the order in which the search would try them. */
  order(hints?: { tableMove?: number; killer?: number }): number[]
}

export function openFeatureCore(): FeatureCore {
  const open = openCore()
  const core = open.core as TestingExports
  const prepare = () => {
    raiseFlags(open.memory, false)
    core.prepareSearch()
  }
  return {
    ...open,
    core,
    forget() {
      core.clearTable()
      core.forget()
      prepare()
    },
    without(off, act) {
      core.switchOff(maskOf(off))
      try {
        return act()
      } finally {
        core.switchOff(0n)
      }
    },
    searchNode({ alpha, beta, depth, ply = 1, isPv = false }) {
      prepare()
      const score = core.searchNode(alpha, beta, depth, ply, isPv)
      return { score, nodes: Number(core.nodeCount()) }
    },
    order({ tableMove = 0, killer = 0 } = {}) {
      const count = core.orderMoves(tableMove, killer)
      return [...new Int32Array(open.memory.buffer, core.orderAddress(), count)]
    },
  }
}
