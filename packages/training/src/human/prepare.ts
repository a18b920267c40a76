import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { basename } from 'node:path'
import { FEATURES_VERSION } from '@rookery/players/mynah'
import { Port } from '@rookery/workers'
import { startThread } from '@rookery/workers/node'
import { PositionFile, type PositionSource } from './position-file.ts'
import type { DescribedGames, PrepareCalls } from './prepare-worker.ts'
import { type GameTrouble, type RatedGame, readRatedGames } from './rated-games.ts'

export interface PrepareOptions {
  readonly files: readonly string[]
  /** The file to write: what Mynah sees of every position. */
  readonly out: string
  readonly threads: number
  readonly signal: AbortSignal
  readonly onTrouble: (trouble: GameTrouble) => void
  readonly report: (games: number, positions: number) => void
}

const GAMES_AT_ONCE = 50
const startWorker = startThread(new URL('./prepare-worker.js', import.meta.url))

/**
 * Describes every position of the games and keeps it, so that every epoch of a training needs it only once. Resolves to the
 * file, or to nothing where the signal was given before the end. The games stand in their order, whatever the threads.
 */
export async function preparePositions(options: PrepareOptions): Promise<PositionFile | undefined> {
  const { files, out, threads, signal } = options
  const sources: PositionSource[] = files.map((file) => ({
    file: basename(file),
    bytes: statSync(file).size,
  }))
  const known = PositionFile.open(out)
  if (known.ok && known.value.isOf(sources)) return known.value
  if (known.ok) known.value.close()
  const fresh = `${out}.tmp`
  const descriptor = openSync(fresh, 'w')
  const ports = Array.from({ length: threads }, () => new Port<PrepareCalls>(startWorker))
  try {
    writeSync(descriptor, PositionFile.makeHead({ features: FEATURES_VERSION, sources }))
    let asked = 0
    let games = 0
    let positions = 0
    const waiting: Promise<DescribedGames>[] = []
    const settle = async () => {
      const described = await waiting.shift()!
      writeSync(descriptor, described.bytes)
      games += described.games
      positions += described.positions
      options.report(games, positions)
    }
    for await (const batch of inBatches(files, options.onTrouble)) {
      if (signal.aborted) return undefined
      const answer = ports[asked++ % threads]!.call('describe', batch)
      // Whoever waits for it is told; until then nobody may.
      answer.catch(() => {})
      waiting.push(answer)
      if (waiting.length > 2 * threads) await settle()
    }
    while (waiting.length > 0) await settle()
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
    await Promise.all(ports.map((port) => port.dispose()))
    if (signal.aborted) rmSync(fresh, { force: true })
  }
  renameSync(fresh, out)
  const opened = PositionFile.open(out)
  if (!opened.ok) throw new Error(opened.faults[0]!.message)
  return opened.value
}

async function* inBatches(
  files: readonly string[],
  onTrouble: (trouble: GameTrouble) => void,
): AsyncGenerator<readonly RatedGame[]> {
  let batch: RatedGame[] = []
  for (const file of files)
    for await (const game of readRatedGames(file, onTrouble)) {
      batch.push(game)
      if (batch.length < GAMES_AT_ONCE) continue
      yield batch
      batch = []
    }
  if (batch.length > 0) yield batch
}
