import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readNetwork } from '@rookery/engine'
import { err, type Fault, ok, type Result, unwrap } from '@rookery/rules'
import * as v from 'valibot'
import { createGameRandom } from '../data/game-random.ts'
import { count } from '../schemas.ts'
import { DuelCrew } from './duel-crew.ts'
import type { Duel, DuelPlayer, DuelSetup } from './duels.ts'
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
  /** So many pairs are played with margins that know nothing of each other, so that the result is the same whoever plays them. */
  readonly round: number
  readonly threads: number
  /** Who plays instead of threads of this process. */
  readonly openPlayer?: (setup: DuelSetup) => DuelPlayer
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
/** How often what is known is written down, in pairs. */
const SAVE_EVERY = 10
/** Of states that were begun before rounds were. */
const USUAL_ROUND = 64
/** Keeps the signs of a pair apart from the lots that its opening is drawn by. */
const SIGN_SEED = 0x2545f491

const stateSchema = v.object({
  pairs: count,
  nodes: count,
  gain: v.pipe(v.number(), v.finite()),
  seed: count,
  round: v.optional(count, USUAL_ROUND),
  /** What is known of the round that was begun, by the pairs' places in it. */
  balances: v.optional(v.array(v.nullable(v.pipe(v.number(), v.safeInteger()))), []),
  margins: v.record(v.string(), v.pipe(v.number(), v.finite())),
})
type State = v.InferOutput<typeof stateSchema>

export type TuneFault = StateFault | Fault<'core-unbuilt'>

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
  const { sources, pairs, nodes, gain, seed, round, state, signal } = tuning
  const read = readTunedMargins(state, sources)
  if (!read.ok) return read
  const kept = read.value
  const other =
    kept &&
    findOtherSettings(
      state,
      { nodes: kept.nodes, gain: kept.gain, seed: kept.seed, round: kept.round },
      { nodes, gain, seed, round },
    )
  if (other) return err(other)
  const shipped = readMargins(readFileSync(sources.margins, 'utf8'))
  const search = new Spsa(
    shipped.map(({ name, value }) => kept?.margins[name] ?? value),
    shipped.map(({ value }) => Math.max(2, value / STEP_PART)),
    { pairs, gain, done: kept?.pairs ?? 0 },
  )
  const save = (balances: Balances) => {
    const margins = Object.fromEntries(shipped.map(({ name }, i) => [name, search.values[i]!]))
    const settings = { nodes, gain, seed, round }
    writeState(state, { pairs: search.done, ...settings, balances: [...balances], margins } satisfies State)
  }
  if (search.done < pairs && !signal.aborted) {
    const built = await buildCore(sources)
    // Ctrl-C at a terminal ends the compiler too.
    if (!built.ok && !signal.aborted) return built
    if (built.ok) {
      const setup = {
        core: built.value,
        network: unwrap(await readNetwork(join(sources.folder, 'networks', 'standard.network'), 'standard')),
        settings: { variant: 'standard', seed, nodes, generation: 0 } as const,
        names: shipped.map(({ name }) => name),
      }
      await playRounds(setup, search, kept?.balances ?? [], tuning, save)
    }
  }
  const margins = shipped.map((margin, i) => ({ ...margin, tuned: search.values[i]! }))
  return ok({ margins, isComplete: search.done >= pairs })
}

/** Of the pairs of a round, in their order; null for those that are not played yet. */
type Balances = readonly (number | null)[]

async function playRounds(
  setup: DuelSetup,
  search: Spsa,
  known: Balances,
  { pairs, seed, round, threads, openPlayer, signal, onProgress }: SearchTuning,
  save: (balances: Balances) => void,
): Promise<void> {
  const player = openPlayer?.(setup) ?? new DuelCrew(setup, threads)
  try {
    for (let before = known; search.done < pairs && !signal.aborted; before = []) {
      const first = search.done
      const size = Math.min(round, pairs - first)
      const sides = Array.from({ length: size }, (_, at) => {
        const random = createGameRandom(seed ^ SIGN_SEED, first + at)
        return search.perturb({ next: () => random.below(2) / 2 }, at)
      })
      const balances = sides.map((_, at) => before[at] ?? null)
      const count = () => balances.filter((balance) => balance !== null).length
      onProgress(first + count())
      const duels = sides.flatMap(({ plus, minus }, at): Duel[] =>
        balances[at] === null ? [{ pair: first + at, plus, minus }] : [],
      )
      await player.play(duels, signal, ({ pair, balance }) => {
        balances[pair - first] = balance
        if (count() % SAVE_EVERY === 0) save(balances)
        onProgress(first + count())
      })
      if (count() < size) return save(balances)
      for (const [at, { signs }] of sides.entries()) search.learn(signs, balances[at]!)
      save([])
    }
  } finally {
    await player.close()
  }
}

/** Compiles the core whose margins can be set, unless that was done since the sources have changed. */
async function buildCore({ folder, root }: EngineSources): Promise<Result<Uint8Array, TuneFault>> {
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
  return ok(readFileSync(file))
}
