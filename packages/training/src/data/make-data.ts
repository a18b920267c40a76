import { makeNetworkFile, type Network } from '@rookery/engine'
import { readCore } from '@rookery/engine/core/node'
import { ok, type Result } from '@rookery/rules'
import { nameContent } from '../name-content.ts'
import type { Counts } from './counts.ts'
import { type DataFault, DataFile } from './data-file.ts'
import type { DataPaths } from './data-paths.ts'
import { type GameWishes, playGames } from './pool.ts'
import type { DataSettings } from './settings.ts'
import type { Starts } from './starts.ts'

export interface MakeOptions {
  readonly settings: DataSettings
  /** The one that plays; without it the hand-written evaluation does. */
  readonly network?: Network
  /** What the games begin from, instead of the usual start; the settings name them. */
  readonly starts?: Starts
  readonly folder: string
  readonly threads: number
  /** Plays the games elsewhere than on threads of this process. */
  readonly play?: (wishes: GameWishes) => Promise<void>
  /** How many games, or positions, the file is to hold in the end; without either it goes on until the signal. */
  readonly games?: number
  readonly positions?: number
  readonly signal: AbortSignal
  /** Hears what there is at the start, and then after each game. */
  onProgress(counts: Readonly<Counts>): void
  /** Hears what had been lost and was made anew or set aside, a sentence each. */
  onRepair?(repair: string): void
}

export interface MadeData {
  readonly paths: DataPaths
  readonly counts: Readonly<Counts>
  readonly isComplete: boolean
}

/** How often the files are made safe against a loss of power. */
const SAVE_EVERY_MS = 10_000

/** Makes games of Raven against itself until there are enough, going on where the files of these settings end. */
export async function makeData(options: MakeOptions): Promise<Result<MadeData, DataFault>> {
  const { settings, network, starts, folder, threads, signal, onProgress } = options
  const bytes = readCore(true)
  const opened = DataFile.open(folder, settings, nameCore(bytes, network))
  if (!opened.ok) return opened
  const file = opened.value
  const { games = Number.POSITIVE_INFINITY, positions = Number.POSITIVE_INFINITY } = options
  const isComplete = () => file.counts.games >= games || file.counts.positions >= positions
  try {
    for (const repair of file.repairs) options.onRepair?.(repair)
    onProgress(file.counts)
    let savedMs = performance.now()
    const wishes: GameWishes = {
      firstGame: file.counts.games,
      signal,
      hear(game) {
        file.add(game)
        if (performance.now() - savedMs > SAVE_EVERY_MS) {
          file.save()
          savedMs = performance.now()
        }
        onProgress(file.counts)
        return !isComplete()
      },
    }
    if (!isComplete()) {
      if (options.play) await options.play(wishes)
      else {
        const module = await WebAssembly.compile(bytes)
        await playGames({ module, settings, network, starts }, { ...wishes, threads })
      }
    }
    return ok({ paths: file.paths, counts: file.counts, isComplete: isComplete() })
  } finally {
    file.close()
  }
}

/** By what decides its games: the core's file, and that of its network. */
function nameCore(core: Uint8Array, network: Network | undefined): string {
  return network ? `${nameContent(core)}+${nameContent(makeNetworkFile(network))}` : nameContent(core)
}
