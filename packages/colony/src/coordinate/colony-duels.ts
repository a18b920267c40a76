import { makeNetworkFile } from '@rookery/engine'
import { ok } from '@rookery/rules'
import type { Duel, DuelPlayer, DuelSetup, PlayedDuel } from '@rookery/training/tune'
import { hashOf } from '../content/content-hash.ts'
import { type DuelsPlan, parseBalance } from '../duels/duels-plan.ts'
import type { Link } from '../redis/link.ts'
import { LiarError } from './colony-error.ts'
import { Coordinator, type CoordinatorOptions } from './coordinator.ts'

/** Shorter than others: at the end of a round, all wait for the last of them. */
const JOB_MS = 10_000

export interface DuelsColonyOptions
  extends Pick<CoordinatorOptions<Duel, PlayedDuel>, 'listen' | 'beatMs' | 'auditShare' | 'onNotice'> {
  readonly link: Link
  /** All else that decides which pairs are played: the same pair of another tuning is another pair. */
  readonly tuning: object
  /** Pairs of the whole tuning. */
  readonly pairs: number
}

/** Has pairs of games played by the workers of a colony. */
export function openColonyDuels(options: DuelsColonyOptions, setup: DuelSetup): DuelPlayer {
  const { tuning, pairs, ...rest } = options
  const network = makeNetworkFile(setup.network)
  const { core, settings, names } = setup
  const plan: DuelsPlan = { settings, names, core: hashOf(core), network: hashOf(network) }
  let open: Coordinator<Duel, WorkedDuel> | undefined
  let before = 0
  let round = 0
  const played = new Map<number, WorkedDuel>()
  const coordinate = () =>
    Coordinator.open<Duel, WorkedDuel>({
      jobMs: JOB_MS,
      ...rest,
      kind: 'duels',
      title: `tune search n${settings.nodes} s${settings.seed}`,
      plan: { ...plan, tuning },
      contents: [core, network],
      ownPlan: { ...plan, coreFile: core, networkFile: network },
      progress: () => ({ done: before + played.size, total: pairs }),
      part: () => ({ done: played.size, total: round }),
      parseDone: ({ pair }, value, worker) => {
        const balance = parseBalance(value, pair)
        return balance.ok ? ok({ pair, balance: balance.value, worker }) : balance
      },
      fingerprint: ({ balance }) => String(balance),
    })
  return {
    async play(duels, signal, hear) {
      played.clear()
      before = duels[0]?.pair ?? pairs
      round = duels.length
      while (played.size < duels.length && !signal.aborted) {
        open ??= await coordinate()
        const stop = () => open?.stop()
        signal.addEventListener('abort', stop)
        if (signal.aborted) stop()
        try {
          const missing = duels.filter(({ pair }) => !played.has(pair))
          await open.play(missing, (news) => {
            for (const duel of news) played.set(duel.pair, duel)
            for (const { pair, balance } of news) hear({ pair, balance })
          })
        } catch (error) {
          await open.close(true)
          open = undefined
          if (!(error instanceof LiarError)) throw error
          options.onNotice?.(error.message)
          // Others play them again, and what is heard then counts.
          for (const [pair, { worker }] of played) if (worker === error.worker) played.delete(pair)
        } finally {
          signal.removeEventListener('abort', stop)
        }
      }
    },
    async close() {
      await open?.close(before + played.size >= pairs)
    },
  }
}

interface WorkedDuel extends PlayedDuel {
  readonly worker: string
}
