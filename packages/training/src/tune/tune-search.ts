import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseNetworkFile } from '@rookery/engine'
import { createRandom, err, type Fault, ok, type Result, unwrap } from '@rookery/rules'
import { Port } from '@rookery/workers'
import { startThread } from '@rookery/workers/node'
import * as v from 'valibot'
import { count } from '../schemas.ts'
import type { DuelCalls, DuelSetup } from './duel-calls.ts'
import type { EngineSources } from './engine-sources.ts'
import { type Margin, readMargins } from './margins.ts'
import { Spsa } from './spsa.ts'
import { findOtherSettings, readState, type StateFault, writeState } from './state-file.ts'

export interface SearchTuning {
  readonly sources: EngineSources
  /** Pairs of games in all, earlier runs included. */
  readonly pairs: number
  /** Searched for a position that would be kept, a quarter of it for the others. */
  readonly nodes: number
  readonly gain: number
  readonly seed: number
  readonly threads: number
  /** The file in which the margins are kept meanwhile. */
  readonly state: string
  /** Ends it after the games in play. */
  readonly signal: AbortSignal
  onProgress(done: number): void
}

interface TunedMargin extends Margin {
  readonly tuned: number
}

export interface TunedSearch {
  readonly margins: readonly TunedMargin[]
  readonly isComplete: boolean
}

/** A step of a margin is so large a part of it. */
const STEP_PART = 6
/** How often what is learned is written down, in pairs. */
const SAVE_EVERY = 10

const stateSchema = v.object({
  pairs: count,
  nodes: count,
  gain: v.pipe(v.number(), v.finite()),
  seed: count,
  margins: v.record(v.string(), v.pipe(v.number(), v.finite())),
})
type State = v.InferOutput<typeof stateSchema>

export type TuneFault = StateFault | Fault<'core-unbuilt'>

const startWorker = startThread(new URL('./duel-worker.js', import.meta.url))

/** What an earlier tuning has kept, for the margins that the sources have now. */
export function readTunedMargins(
  file: string,
  sources: EngineSources,
): Result<State | undefined, StateFault> {
  const kept = readState(file, stateSchema)
  if (!kept.ok || kept.value === undefined) return kept
  const { margins } = kept.value
  const missing = readMargins(readFileSync(sources.margins, 'utf8')).find(
    ({ name }) => margins[name] === undefined,
  )
  if (missing === undefined) return kept
  return err({
    code: 'state-foreign',
    message: `${file} does not hold the margin ${missing.name} of the search`,
  })
}

/** Tunes the margins of the search by games of Raven against itself, going on where the state's file ends. */
export async function tuneSearch(tuning: SearchTuning): Promise<Result<TunedSearch, TuneFault>> {
  const { sources, pairs, nodes, gain, seed, state, signal } = tuning
  const read = readTunedMargins(state, sources)
  if (!read.ok) return read
  const kept = read.value
  const other =
    kept &&
    findOtherSettings(state, { nodes: kept.nodes, gain: kept.gain, seed: kept.seed }, { nodes, gain, seed })
  if (other) return err(other)
  const shipped = readMargins(readFileSync(sources.margins, 'utf8'))
  const search = new Spsa(
    shipped.map(({ name, value }) => kept?.margins[name] ?? value),
    shipped.map(({ value }) => Math.max(2, value / STEP_PART)),
    { pairs, gain, done: kept?.pairs ?? 0 },
  )
  const save = () => {
    const margins = Object.fromEntries(shipped.map(({ name }, i) => [name, search.values[i]!]))
    writeState(state, { pairs: search.done, nodes, gain, seed, margins } satisfies State)
  }
  if (search.done < pairs && !signal.aborted) {
    const built = await buildCore(sources)
    // Ctrl-C at a terminal ends the compiler too.
    if (!built.ok && !signal.aborted) return built
    if (built.ok) {
      const setup = {
        module: built.value,
        network: unwrap(parseNetworkFile(readFileSync(join(sources.folder, 'networks', 'standard.network')))),
        settings: { variant: 'standard', seed, nodes, generation: 0 } as const,
        names: shipped.map(({ name }) => name),
      }
      await playPairs(setup, search, tuning, save)
      save()
    }
  }
  const margins = shipped.map((margin, i) => ({ ...margin, tuned: search.values[i]! }))
  return ok({ margins, isComplete: search.done >= pairs })
}

async function playPairs(
  setup: DuelSetup,
  search: Spsa,
  { pairs, seed, threads, signal, onProgress }: SearchTuning,
  save: () => void,
): Promise<void> {
  // A run that goes on draws other numbers than the one before it.
  const random = createRandom(seed + search.done)
  let given = search.done
  onProgress(search.done)
  const ports = Array.from({ length: threads }, () => new Port<DuelCalls, DuelSetup>(startWorker, { setup }))
  const play = async (port: Port<DuelCalls, DuelSetup>) => {
    while (given < pairs && !signal.aborted) {
      const { signs, plus, minus } = search.perturb(random)
      search.learn(signs, await port.call('duel', { pair: given++, plus, minus }))
      if (search.done % SAVE_EVERY === 0) save()
      onProgress(search.done)
    }
  }
  try {
    await Promise.all(ports.map(play))
  } finally {
    await Promise.all(ports.map((port) => port.dispose()))
  }
}

/** Compiles the core whose margins can be set, unless that was done since the sources have changed. */
async function buildCore({ folder, root }: EngineSources): Promise<Result<WebAssembly.Module, TuneFault>> {
  const file = join(root, '.cache', 'core-tuning.wasm')
  const assembly = join(folder, 'assembly')
  const changedMs = readdirSync(assembly, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join(assembly, name)).mtimeMs,
  )
  const builtMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  try {
    if (builtMs <= Math.max(...changedMs))
      await promisify(execFile)(process.execPath, [join(folder, 'build.mjs'), 'tuning'])
  } catch (error) {
    const reason = String((error as { stderr?: string }).stderr)
      .trim()
      .split('\n')
      .at(-1)
    return err({ code: 'core-unbuilt', message: `the core for tuning could not be built: ${reason}` })
  }
  return ok(await WebAssembly.compile(readFileSync(file)))
}
