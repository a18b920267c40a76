import { createEngine } from '@rookery/engine'
import { Line, parsePosition, unwrap } from '@rookery/rules'

export interface Gain {
  readonly fen: string
  readonly oneMs: number
  readonly twoMs: number
}

/** The time to a depth with one thread and with two, in turns; each is the mean of the rounds. */
export async function raceThreads(fens: readonly string[], depth: number, rounds: number): Promise<Gain[]> {
  const [one, two] = [await createEngine({ threads: 1 }), await createEngine({ threads: 2 })]
  const timeMs = async (engine: typeof one, fen: string): Promise<number> => {
    await engine.newGame()
    const line = Line.from(unwrap(parsePosition(fen)))
    const startMs = performance.now()
    await engine.search(line, { depth }).best
    return performance.now() - startMs
  }
  try {
    // Compiled code comes with use.
    for (const engine of [one, two])
      for (const fen of fens) await engine.search(Line.from(unwrap(parsePosition(fen))), { timeMs: 200 }).best
    const gains: Gain[] = []
    for (const fen of fens) {
      let oneMs = 0
      let twoMs = 0
      for (let round = 0; round < rounds; round++) {
        oneMs += (await timeMs(one, fen)) / rounds
        twoMs += (await timeMs(two, fen)) / rounds
      }
      gains.push({ fen, oneMs, twoMs })
    }
    return gains
  } finally {
    await one.dispose()
    await two.dispose()
  }
}

export const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
