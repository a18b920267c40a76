import { readdirSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { type Entrant, openTournament, type Plan, seatEntrantsWith, type Tournament } from '@rookery/arena'
import { SqliteStore, StoreError } from '@rookery/arena/node'
import { sayReason } from '@rookery/play/fault-words'
import { say } from '@rookery/words/cli/arena'
import { say as sayMain } from '@rookery/words/cli/main'
import { untilStopped } from '../interrupts.ts'
import { type Terminal, write } from '../terminal.ts'
import { InUse, raiseWhilePlayed, readStore, withStore } from './open-store.ts'
import { runArena } from './run-arena.ts'
import type { RunOptions } from './run-options.ts'

export interface Playing {
  readonly file: string
  readonly plan?: Plan
  readonly run: RunOptions
  /** Told once, when nothing hinders the tournament any more. */
  readonly sentence?: string
  /** Refuses what the user did not allow to be run, and gives who plays for an entrant on this machine. */
  readonly allow: (plan: Plan) => Promise<(entrant: Entrant) => Entrant>
}

/**
 * Plays what is left of a tournament file. With a plan the file is made where it is missing, and gets the plan's rounds
 * where it has fewer; `undefined` where another process, which has the file, plays them.
 */
export async function playTournament(
  { file, plan, run, sentence, allow }: Playing,
  terminal: Terminal,
): Promise<Tournament | undefined> {
  let hasRaised = false
  let isTold = sentence === undefined
  const onReady = async () => {
    if (!isTold) await write(terminal.output, `${sentence}\n`)
    isTold = true
  }
  for (let wanted = plan; ; ) {
    let rounds = 0
    const act = async (store: SqliteStore, onBegin: () => void) => {
      const { takenOver } = store
      if (takenOver !== undefined) {
        const holder = sayReason(takenOver)
        terminal.errors.write(`${sayMain('lockTakenOver', { file, holder })}\n`)
      }
      // What a colony plays is started by its workers, whose owners say what they may.
      const entrantAs = run.colony === undefined ? await allow(store.plan) : (entrant: Entrant) => entrant
      const played = await untilStopped((signal) =>
        runArena(store, file, { ...run, entrantAs, signal, onReady, onBegin }, terminal),
      )
      rounds = store.plan.schedule.rounds
      return played
    }
    let tournament: Tournament
    try {
      tournament = await withStore(file, act, wanted)
    } catch (error) {
      if (!(error instanceof InUse) || !wanted) throw error
      if (hasRaised) {
        await write(terminal.output, `${say('playedElsewhere', { file, rounds: wanted.schedule.rounds })}\n`)
        return undefined
      }
      // Whoever plays it may end before it can hear of that: then it is played here.
      await raiseWhilePlayed(file, wanted, error)
      hasRaised = true
      continue
    }
    // Somebody may have asked for more rounds after the last game, while the file was still ours.
    const isRaised = await readStore(file, (store) => store.plan.schedule.rounds > rounds)
    if (!tournament.isOver || !isRaised) return tournament
    wanted = undefined
  }
}

/** So many files of a folder are looked into, the newest first. */
const MOST_FILES = 100

const nameOf = (time: Date): string => `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}.arena`

/** The file of a tournament whose command names none: one that is unfinished, or a new one called after the time. */
export function findFile(plan: Plan): { readonly file: string; readonly isFound: boolean } {
  const names = readdirSync('.').filter((name) => /^\d{8}T\d{6}(-\d+)?\.arena$/.test(name))
  const found = names
    .sort()
    .reverse()
    .slice(0, MOST_FILES)
    .find((name) => isUnfinished(name, plan))
  if (found !== undefined) return { file: found, isFound: true }
  const name = nameOf(new Date())
  let file = name
  for (let number = 2; names.includes(file); number++) file = name.replace('.', `-${number}.`)
  return { file, isFound: false }
}

function isUnfinished(file: string, plan: Plan): boolean {
  let store: SqliteStore
  try {
    store = SqliteStore.read(file)
  } catch (error) {
    if (error instanceof StoreError) return false
    throw error
  }
  try {
    if (!isDeepStrictEqual(store.plan, plan)) return false
    return !openTournament({ store, seatEntrant: seatEntrantsWith() }).isOver
  } catch (error) {
    // Whoever goes on with it is told what is wrong with its games; beginning anew would hide that.
    if (error instanceof StoreError) return true
    throw error
  } finally {
    store.close()
  }
}
