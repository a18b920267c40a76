import { type Game, makePgn, type PgnResult, streamPgn } from '@rookery/rules'
import type { ReviewQueue } from '../../../game/storage/review-queue.ts'

export interface NameCount {
  readonly name: string
  readonly games: number
}

export interface GamesRead {
  /** Of the whole file. */
  readonly games: number
  /** Of the player. */
  readonly own: number
}

const mostNames = 200
/** However many people a file names, no more are counted: the player is among the first games of a file of their own. */
const mostCounted = 100_000
const reportEvery = 100
/** What Raven spends on each position: a game takes some seconds. */
const nodes = 20_000

export const ownGames = 'rookery.own-games'

/** Who plays in a file, the most frequent first. */
export async function countNames(
  file: Blob,
  signal: AbortSignal,
  report: (read: GamesRead) => void,
): Promise<readonly NameCount[]> {
  const counts = new Map<string, number>()
  let games = 0
  for await (const result of readGames(file)) {
    if (signal.aborted) break
    games++
    const { tags } = gameOf(result)
    for (const name of new Set([tags.get('White'), tags.get('Black')]))
      if (isName(name) && (counts.has(name) || counts.size < mostCounted))
        counts.set(name, (counts.get(name) ?? 0) + 1)
    if (games % reportEvery === 0) report({ games, own: 0 })
  }
  return [...counts]
    .map(([name, count]) => ({ name, games: count }))
    .sort((one, other) => other.games - one.games)
    .slice(0, mostNames)
}

/** Puts the games of a player aside, to be reviewed one after the other. */
export async function queueGames(
  queue: ReviewQueue,
  file: File,
  name: string,
  signal: AbortSignal,
  report: (read: GamesRead) => void,
): Promise<GamesRead> {
  let read: GamesRead = { games: 0, own: 0 }
  await queue.begin({ file: file.name, name, nodes })
  let batch: string[] = []
  const keep = async () => {
    await queue.add(batch)
    batch = []
    report(read)
  }
  for await (const result of readGames(file)) {
    if (signal.aborted) break
    const game = gameOf(result)
    const isOwn = game.tags.get('White') === name || game.tags.get('Black') === name
    read = { games: read.games + 1, own: read.own + Number(isOwn) }
    if (isOwn && game.root.children.length > 0) batch.push(makePgn(game))
    if (read.games % reportEvery === 0) await keep()
  }
  await keep()
  return read
}

const readGames = (file: Blob) => streamPgn(file.stream().pipeThrough(new TextDecoderStream()))

/** What could be read of a game with faults is reviewed as well. */
const gameOf = (result: PgnResult): Game => (result.ok ? result.value : result.partial)

const isName = (name: string | undefined): name is string => name !== undefined && !/^[?*.\s]*$/.test(name)
