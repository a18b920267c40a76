import { judge, lengthen, tellRefutation } from '@rookery/analysis'
import { createEngine } from '@rookery/engine'
import { lineOnBoard, type Solving } from '@rookery/practice'

/** A quarter of a second or so: what is wrong by much shows at once. */
const NODES = 150_000
const HASH_MB = 16

/** Why a wrong move is wrong, as a clause; nothing where the signal came first. */
export async function refute(solving: Solving, signal: AbortSignal): Promise<string | undefined> {
  const line = lineOnBoard(solving)
  const engine = await createEngine({ variant: line.variant, hashMb: HASH_MB })
  try {
    const first = await judge(engine, line, { nodes: NODES }, signal)
    const after = first && (await lengthen(engine, line, first, { nodes: NODES / 4 }, signal))
    if (!after || signal.aborted) return undefined
    return tellRefutation(line.positions[line.moves.length - 1]!, solving.tried!, after)
  } finally {
    await engine.dispose()
  }
}
