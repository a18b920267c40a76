import { makeNetworkFile, type Network } from '@rookery/engine'
import {
  type DataSettings,
  type FinishedGame,
  type GameWishes,
  makeStarts,
  type Starts,
} from '@rookery/training/data'
import { hashOf } from '../content/content-hash.ts'
import { type DataPlan, makeSentGame, parseSentGame } from '../data/data-plan.ts'
import type { Link } from '../redis/link.ts'
import { LiarError } from './colony-error.ts'
import { Coordinator, type CoordinatorOptions } from './coordinator.ts'

/** Shorter than others: a result holds all positions of its games. */
const JOB_MS = 30_000

export interface DataColonyOptions
  extends Pick<
    CoordinatorOptions<number, unknown>,
    'listen' | 'jobMs' | 'beatMs' | 'auditShare' | 'onNotice'
  > {
  readonly link: Link
  readonly settings: DataSettings
  readonly network?: Network
  readonly starts?: Starts
  /** How many games there will be, as far as that is known now. */
  readonly total?: () => number | undefined
  /** Hears of a worker that lied, and from which game on its games were heard of; they are to be taken out. */
  onLiar?(error: LiarError, firstGame: number | undefined): void
}

interface WorkedGame extends FinishedGame {
  readonly number: number
  readonly worker: string
}

/** Has games of Raven against itself played by the workers of a colony, until `hear` has enough of them or the signal is given. */
export async function playDataGames(
  { link, settings, network, starts, total, onLiar, ...options }: DataColonyOptions,
  { firstGame, signal, hear }: GameWishes,
): Promise<void> {
  const networkFile = network && makeNetworkFile(network)
  const startsFile = starts && new TextEncoder().encode(makeStarts(starts.fens))
  const plan: DataPlan = {
    settings,
    ...(networkFile ? { network: hashOf(networkFile) } : {}),
    ...(startsFile ? { starts: hashOf(startsFile) } : {}),
  }
  const files = { ...(networkFile ? { networkFile } : {}), ...(startsFile ? { startsFile } : {}) }
  const waiting = new Map<number, WorkedGame>()
  /** The first game of each worker that was heard of. */
  const firsts = new Map<string, number>()
  let next = firstGame
  let isEnough = false
  const coordinator = await Coordinator.open<number, WorkedGame>({
    jobMs: JOB_MS,
    ...options,
    link,
    kind: 'data',
    title: makeTitle(settings),
    plan,
    contents: Object.values(files),
    ownPlan: { ...plan, ...files },
    progress: () => ({ done: next, total: total?.() }),
    parseDone: (number, value, worker) => {
      const game = parseSentGame(value, number, settings)
      return game.ok ? { ok: true, value: { ...game.value, number, worker } } : game
    },
    fingerprint: (game) => JSON.stringify(makeSentGame(game)),
  })
  const stop = () => coordinator.stop()
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    await coordinator.play(numbersFrom(firstGame), (games) => {
      for (const game of games) waiting.set(game.number, game)
      for (let game = waiting.get(next); game && !isEnough; game = waiting.get(next)) {
        waiting.delete(next)
        if (!firsts.has(game.worker)) firsts.set(game.worker, next)
        next++
        isEnough = !hear(game)
      }
      if (isEnough) stop()
    })
  } catch (error) {
    if (error instanceof LiarError) onLiar?.(error, firsts.get(error.worker))
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
    await coordinator.close(isEnough)
  }
}

function* numbersFrom(first: number): Generator<number> {
  for (let number = first; ; number++) yield number
}

const makeTitle = ({ variant, seed, nodes, generation }: DataSettings): string =>
  `data ${variant} g${generation} n${nodes} s${seed}`
