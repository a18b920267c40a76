import { closeSync, fsyncSync, openSync, renameSync, truncateSync, writeSync } from 'node:fs'
import { FEATURES_VERSION } from '@rookery/players/mynah'
import { Port } from '@rookery/workers'
import { startThread } from '@rookery/workers/node'
import { isPlayed } from './describe-game.ts'
import { PositionFile, type PositionSource } from './position-file.ts'
import type { DescribedGames, PrepareCalls } from './prepare-worker.ts'
import { type GameTrouble, type RatedGame, readRatedGames } from './rated-games.ts'
import { readSource } from './read-source.ts'

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
 * file, or to nothing where the signal was given before the end: what is described by then is kept, and gone on with by the next call.
 * The games stand in their order, whatever the threads.
 */
export async function preparePositions(options: PrepareOptions): Promise<PositionFile | undefined> {
  const { files, out, threads, signal } = options
  const sources = await Promise.all(files.map(readSource))
  const known = PositionFile.open(out)
  if (known.ok && known.value.isOf(sources)) return known.value
  if (known.ok) known.value.close()
  const part = `${out}.part`
  const kept = keepPart(part, sources)
  const descriptor = openSync(part, kept ? 'a' : 'w')
  const ports = Array.from({ length: threads }, () => new Port<PrepareCalls>(startWorker))
  try {
    if (!kept) writeSync(descriptor, PositionFile.makeHead({ features: FEATURES_VERSION, sources }))
    let asked = 0
    let { games, positions } = kept ?? { games: 0, positions: 0 }
    const waiting: Promise<DescribedGames>[] = []
    const settle = async () => {
      const described = await waiting.shift()!
      writeSync(descriptor, described.bytes)
      games += described.games
      positions += described.positions
      options.report(games, positions)
    }
    for await (const batch of inBatches(files, games, options.onTrouble)) {
      if (signal.aborted) return undefined
      const answer = ports[asked++ % threads]!.call('describe', batch)
      // Whoever waits for it is told; until then nobody may.
      answer.catch(() => {})
      waiting.push(answer)
      if (waiting.length > 2 * threads) await settle()
    }
    while (waiting.length > 0) {
      if (signal.aborted) return undefined
      await settle()
    }
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
    await Promise.all(ports.map((port) => port.dispose()))
  }
  renameSync(part, out)
  const opened = PositionFile.open(out)
  if (!opened.ok) throw new Error(opened.faults[0]!.message)
  return opened.value
}

/**
 * What an earlier call has described of the same files. Its last game may be cut where the machine went off, and is described again.
 */
function keepPart(
  part: string,
  sources: readonly PositionSource[],
): { readonly games: number; readonly positions: number } | undefined {
  const opened = PositionFile.open(part)
  if (!opened.ok) return undefined
  const { games } = opened.value
  const last = games.at(-1)
  const isKept = last !== undefined && opened.value.isOf(sources)
  opened.value.close()
  if (!isKept) return undefined
  truncateSync(part, last.start)
  const whole = games.slice(0, -1)
  return { games: whole.length, positions: whole.reduce((sum, { positions }) => sum + positions, 0) }
}

/** The games behind the first `known` that can be played. */
async function* inBatches(
  files: readonly string[],
  known: number,
  onTrouble: (trouble: GameTrouble) => void,
): AsyncGenerator<readonly RatedGame[]> {
  let batch: RatedGame[] = []
  let skipped = 0
  for (const file of files)
    for await (const game of readRatedGames(file, onTrouble)) {
      if (skipped < known) {
        if (isPlayed(game)) skipped++
        continue
      }
      batch.push(game)
      if (batch.length < GAMES_AT_ONCE) continue
      yield batch
      batch = []
    }
  if (batch.length > 0) yield batch
}
