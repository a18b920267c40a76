import type { Timing } from '../race.ts'
import type { UciProcess } from './uci-process.ts'

export interface Duellist {
  readonly name: string
  readonly engine: UciProcess
}

/** Nodes and the time they took. */
export interface Work {
  readonly nodes: number
  readonly ms: number
}

/** Engines work in turns, so that all of them meet the same machine; what counts is the best round, the least disturbed. */
export async function duel(
  duellists: readonly Duellist[],
  rounds: number,
  work: (engine: UciProcess) => Promise<Work>,
): Promise<Timing[]> {
  const best = duellists.map(() => 0)
  for (let round = 0; round < rounds; round++) {
    for (const [index, { engine }] of duellists.entries()) {
      const { nodes, ms } = await work(engine)
      best[index] = Math.max(best[index]!, (nodes * 1000) / ms)
    }
  }
  return duellists.map(({ name }, index) => ({ name, unitsPerSecond: best[index]! }))
}

export async function perft(engine: UciProcess, fen: string, depth: number): Promise<Work> {
  engine.say(`position fen ${fen}`)
  await engine.ask('isready', 'readyok')
  const startMs = engine.workedMs()
  const heard = await engine.ask(`go perft ${depth}`, 'Nodes searched')
  return { nodes: Number(heard.at(-1)!.split(':')[1]), ms: engine.workedMs() - startMs }
}

/** Every position for so many nodes, with a memory as empty as a new game's. */
export async function searchAll(
  engine: UciProcess,
  fens: readonly string[],
  nodeLimit: number,
): Promise<Work> {
  let nodes = 0
  let ms = 0
  for (const fen of fens) {
    engine.say('ucinewgame')
    engine.say(`position fen ${fen}`)
    await engine.ask('isready', 'readyok')
    const startMs = engine.workedMs()
    const heard = await engine.ask(`go nodes ${nodeLimit}`, 'bestmove')
    ms += engine.workedMs() - startMs
    const last = heard.filter((line) => / nodes \d+/.test(line)).at(-1)
    nodes += Number(/ nodes (\d+)/.exec(last ?? '')?.[1])
  }
  return { nodes, ms }
}
