import { existsSync, rmSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Plan, TournamentStore } from '@rookery/arena'
import { SqliteStore, StoreError, type StoreFaultCode } from '@rookery/arena/node'
import { sayReason } from '@rookery/play/fault-words'
import { say } from '@rookery/words/cli/arena'
import { exitCodes, Failure } from '../exit.ts'
import { usage } from './parse-pairs.ts'
import { findRaiseFault } from './raise-rounds.ts'

/**
 * Opens a tournament file for as long as `act` takes. One that is missing, in use or of another kind ends the command. A file
 * that was made for a tournament goes again where `act` fails before it says that the tournament has begun.
 */
export async function withStore<T>(
  file: string,
  act: (store: SqliteStore, onBegin: () => void) => Promise<T>,
  plan?: Plan,
): Promise<T> {
  const isNew = !existsSync(file)
  const store = orFailure(() => (plan ? SqliteStore.openOrCreate(file, plan) : SqliteStore.open(file)))
  let hasBegun = false
  const onBegin = () => {
    hasBegun = true
  }
  let isUnbegun = false
  try {
    if (plan) adopt(store, plan, file)
    return await act(store, onBegin)
  } catch (error) {
    isUnbegun = isNew && !hasBegun && isEmpty(store)
    throw asFailure(error)
  } finally {
    store.close()
    if (isUnbegun) rmSync(file)
  }
}

/** To look at a tournament file, also while it is played. */
export async function readStore<T>(file: string, act: (store: SqliteStore) => T | Promise<T>): Promise<T> {
  const store = orFailure(() => SqliteStore.read(file))
  try {
    return await act(store)
  } catch (error) {
    throw asFailure(error)
  } finally {
    store.close()
  }
}

/** The plan of the file becomes the wanted one where no game contradicts that. */
function adopt(store: SqliteStore, plan: Plan, file: string): void {
  if (isDeepStrictEqual(store.plan, plan)) return
  const fault = findRaiseFault(store.plan, plan)
  if (fault !== undefined && !isEmpty(store)) throw usage(`${file}: ${fault}`)
  store.replacePlan(plan)
}

/** Gives a tournament that another process plays the rounds it is wanted to have. */
export async function raiseWhilePlayed(file: string, plan: Plan, refusal: InUse): Promise<void> {
  if (!existsSync(file)) throw refusal
  await readStore(file, (store) => {
    const fault = findRaiseFault(store.plan, plan)
    if (fault !== undefined) throw usage(say('inUseAnd', { refusal: refusal.reason, fault }))
    if (store.plan.schedule.rounds === plan.schedule.rounds) throw refusal
    store.replacePlan(plan)
  })
}

function isEmpty(store: TournamentStore): boolean {
  for (const _ of store.games()) return false
  return true
}

function orFailure<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw asFailure(error)
  }
}

/** Faults of a file that is there; whatever else is wrong with it is the choice of the file. */
const fileFaults: readonly StoreFaultCode[] = ['damaged', 'cannot-write', 'changed']

function asFailure(error: unknown): unknown {
  if (!(error instanceof StoreError)) return error
  if (error.code === 'in-use') return new InUse(sayReason(error))
  return new Failure(error.message, fileFaults.includes(error.code) ? exitCodes.faults : exitCodes.usage)
}

/** Another runner has the file. */
export class InUse extends Failure {
  /** Who has it. */
  readonly reason: string

  constructor(reason: string) {
    super(say('inUse', { refusal: reason }), exitCodes.faults)
    this.reason = reason
  }
}
