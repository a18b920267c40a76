import { readFileSync } from 'node:fs'
import { Line, parsePosition, standard, type Variant } from '@rookery/rules'
import type { CoreExports } from './exports.ts'
import { raiseFlags } from './flags.ts'
import { setLine } from './line.ts'
import { coreFile, createMemory, startCore } from './load.ts'
import { readCore } from './node.ts'
import { packLine } from './packed.ts'
import { type LineReport, readReport } from './reading.ts'

export type { CoreExports }

/** A core on the test's own thread, with every report of its last search. */
export interface OpenCore {
  readonly core: CoreExports
  readonly memory: WebAssembly.Memory
  readonly reports: LineReport[]
  setFen(fen: string, variant?: Variant): Line
  setLine(line: Line): void
  search(limits: { depth?: number; nodes?: number; timeMs?: number; lines?: number }): LineReport
}

export const shippedCore = new WebAssembly.Module(readCore(false))
/** The build that checks every node. */
const checked = new WebAssembly.Module(readFileSync(new URL('core-testing.wasm', coreFile(false))))

export function openCore(hashMb = 8, module = checked): OpenCore {
  const memory = createMemory(1, hashMb, false)
  const reports: LineReport[] = []
  const core: CoreExports = startCore(module, memory, 0, 1, hashMb, {
    now: () => performance.now(),
    report: (line) => reports.push(readReport(core, memory, line)),
    pause() {},
  })
  const open: OpenCore = {
    core,
    memory,
    reports,
    setFen(fen, variant = standard) {
      const parsed = parsePosition(fen, variant)
      if (!parsed.ok) throw new Error(`${fen}: ${parsed.faults.map((fault) => fault.message).join('; ')}`)
      const line = Line.from(parsed.value)
      open.setLine(line)
      return line
    },
    setLine(line) {
      core.prepareVariant(line.variant.id === 'minichess')
      setLine(core, memory, packLine(line))
    },
    search({ depth = 0, nodes = 0, timeMs = 0, lines = 1 }) {
      reports.length = 0
      core.clearTable()
      core.forget()
      raiseFlags(memory, false)
      core.think(depth, 0, 0, timeMs, BigInt(nodes), lines, 0, 1)
      return reports.filter((report) => report.line === 0 && report.bound === 'exact').at(-1)!
    },
  }
  return open
}
