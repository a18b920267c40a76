import type { EngineFiles } from '@rookery/engine'
import { describeFaults } from '@rookery/rules'
import { startWorker, startWorkerAt } from '#start-worker'
import type { Surroundings } from '../mind.ts'
import { splitMindSpec } from '../mind-spec.ts'
import type { Player } from '../player.ts'
import { PlayerError } from '../player-error.ts'
import { isOfTheHouse, requirePlayer } from '../roster.ts'
import type { RosterEntry } from '../roster-entry.ts'
import { parseSettings, type Settings } from '../settings.ts'
import { checkOptions, showValue } from './check-options.ts'
import { HostedPlayer } from './hosted-player.ts'
import { createLocalRunner, WorkerRunner } from './runner.ts'

/** What a player is given besides its settings. Addresses of files are for tools that do not find them by themselves. */
export interface PlayerOptions
  extends Pick<Surroundings, 'store'>,
    Pick<EngineFiles, 'wasmUrl' | 'networkUrl'> {
  /** `dist/browser/worker.js` of `@rookery/players`. */
  readonly workerUrl?: string | URL | undefined
  /** `dist/browser/worker.js` of `@rookery/engine`, which Raven starts. */
  readonly engineWorkerUrl?: string | URL | undefined
}

/**
 * Wakes a player of the roster in a worker of its own: `kestrel`, or `kestrel:depth=3`. Settings that are not named have their
 * defaults. With the same seed, and limits that name no time, it gives the same answers; without a seed, one is drawn.
 */
export async function createPlayer(
  name: string,
  settings: Partial<Settings> = {},
  seed: number = drawSeed(),
  options: PlayerOptions = {},
): Promise<Player> {
  checkOptions('createPlayer', options)
  const { entry, checked } = readPlayer(name, settings, seed)
  const { module } = entry
  if (module === undefined && !isOfTheHouse(entry)) return createLocalPlayer(name, settings, seed, options)
  const { workerUrl } = options
  const start = workerUrl === undefined ? startWorker : startWorkerAt(workerUrl)
  const occupant = {
    id: entry.id,
    settings: checked,
    seed,
    surroundings: surroundingsOf(options),
    ...(module !== undefined && { module }),
  }
  const runner = new WorkerRunner(occupant, start)
  try {
    await runner.ready()
  } catch (error) {
    await runner.dispose()
    throw error
  }
  return new HostedPlayer(entry, checked, runner)
}

/** The same in this thread, for programs that are themselves off the main one. */
export async function createLocalPlayer(
  name: string,
  settings: Partial<Settings> = {},
  seed: number = drawSeed(),
  options: PlayerOptions = {},
): Promise<Player> {
  checkOptions('createLocalPlayer', options)
  const { entry, checked } = readPlayer(name, settings, seed)
  const { createMind } = await entry.load()
  const mind = await createMind(checked, surroundingsOf(options))
  return new HostedPlayer(entry, checked, createLocalRunner(mind, seed))
}

function readPlayer(
  name: unknown,
  settings: unknown,
  seed: unknown,
): { entry: RosterEntry; checked: Settings } {
  if (typeof name !== 'string')
    throw new PlayerError(
      'unknown-player',
      `a player is named by a text such as "kestrel:depth=3", not ${typeof name}`,
    )
  const spec = splitMindSpec(name)
  const entry = requirePlayer(spec.id)
  const own = checkSettings(entry, settings)
  const isNamed = Object.keys(spec.settings).length > 0
  const checked = isNamed ? checkSettings(entry, { ...spec.settings, ...(settings as object) }) : own
  if (!Number.isFinite(seed))
    throw new PlayerError('bad-settings', `${entry.name}: the seed must be a number, not ${showValue(seed)}`)
  return { entry, checked }
}

function checkSettings(entry: RosterEntry, settings: unknown): Settings {
  const parsed = parseSettings(entry.settings, settings)
  if (parsed.ok) return parsed.value
  throw new PlayerError('bad-settings', `${entry.name}: ${describeFaults(parsed.faults)}`)
}

const drawSeed = () => Math.floor(Math.random() * 2 ** 31)

/** A worker would take addresses from its own; and a URL cannot be sent to it. */
function surroundingsOf({ store, engineWorkerUrl, wasmUrl, networkUrl }: PlayerOptions): Surroundings {
  const base = globalThis.location?.href
  const absolute = (file: string | URL) => (base ? new URL(file, base).href : String(file))
  const engine = {
    ...(engineWorkerUrl !== undefined && { workerUrl: absolute(engineWorkerUrl) }),
    ...(wasmUrl !== undefined && { wasmUrl: absolute(wasmUrl) }),
    ...(networkUrl !== undefined && { networkUrl: absolute(networkUrl) }),
  }
  return { store, engine }
}
