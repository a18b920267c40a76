import type { UnwindableExports } from './exports.ts'
import { raiseFlags } from './flags.ts'
import { layout } from './layout.ts'
import { type PackedLine, setLine } from './line.ts'
import { createMemory, startCore } from './load.ts'
import { readCore } from './node.ts'
import { type LineReport, readReport } from './reading.ts'

const HASH_MB = 8
const STACK_SIZE = 0x80000

const module = new WebAssembly.Module(readCore(false))

export interface Outcome {
  /** Nodes of the first thread. */
  readonly nodes: number
  readonly reports: readonly LineReport[]
}

/**
 * Searches with several threads that take turns on the test's own one, some tens of nodes each: they are unwound and
 * taken up again, as on pages without shared memory. The outcome is the same every time.
 */
export function searchInTurns(line: PackedLine, depth: number, threads: number): Outcome {
  const memory = createMemory(threads, HASH_MB, false)
  const reports: LineReport[] = []
  let clockMs = 0
  const turns = Array.from({ length: threads }, (_, thread) => {
    const turn = { state: 'running', isDone: false, step: () => {} }
    const core = startCore(module, memory, thread, threads, HASH_MB, {
      // A millisecond between two looks keeps the core at its shortest interval.
      now: () => clockMs++,
      report: (index) => reports.push(readReport(core, memory, index)),
      pause() {
        if (turn.state === 'rewinding') {
          core.asyncify_stop_rewind()
          turn.state = 'running'
        } else {
          turn.state = 'unwinding'
          const view = new DataView(memory.buffer)
          view.setUint32(stack, stack + 8, true)
          view.setUint32(stack + 4, stack + STACK_SIZE, true)
          core.asyncify_start_unwind(stack)
        }
      },
    }) as UnwindableExports
    const stack = core.threadsEnd(thread + 1) - STACK_SIZE
    const think = () => core.think(thread === 0 ? depth : 0, 0, 0, 0, 0n, 1, 0, 1 + (thread & 1))
    turn.step = () => {
      if (turn.state === 'unwinding') {
        turn.state = 'rewinding'
        core.asyncify_start_rewind(stack)
      }
      think()
      if (turn.state === 'unwinding') core.asyncify_stop_unwind()
      else turn.isDone = true
    }
    if (thread === 0) core.prepareVariant(line.isMinichess)
    core.forget()
    setLine(core, memory, line)
    core.allowAllRootMoves()
    return turn
  })
  raiseFlags(memory, false)
  while (turns.some((turn) => !turn.isDone)) for (const turn of turns) if (!turn.isDone) turn.step()
  const counters = new BigUint64Array(
    memory.buffer,
    layout.nodeCounters,
    (layout.nodeCounterSize / 8) * threads,
  )
  return { nodes: Number(counters[0]), reports }
}
