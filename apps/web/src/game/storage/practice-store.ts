import {
  type Attempt,
  attemptKey,
  attemptSchema,
  type Drill,
  drillSchema,
  type FinishedRun,
  finishedRunSchema,
  mergeDrills,
  type PracticeRecord,
} from '@rookery/practice'
import type { DBSchema } from 'idb'
import * as v from 'valibot'
import { keepDueTimes, mostDue } from './due-drills.ts'
import { openOnce } from './open-once.ts'

interface PracticeSchema extends DBSchema {
  attempts: { key: string; value: Attempt }
  runs: { key: string; value: FinishedRun }
  drills: { key: string; value: Drill; indexes: { dueMs: number } }
}

const openPractice = openOnce<PracticeSchema>('rookery.practice', (fresh) => {
  fresh.createObjectStore('attempts')
  fresh.createObjectStore('runs')
  fresh.createObjectStore('drills', { keyPath: 'id' }).createIndex('dueMs', 'dueMs')
})

export interface KeptPractice {
  readonly record: PracticeRecord
  /** So many things cannot be read. They stay where they are. */
  readonly broken: number
}

/** All that was practised in this browser. */
export async function readPractice(): Promise<KeptPractice> {
  const database = await openPractice()
  const [attempts, runs, drills] = await Promise.all([
    database.getAll('attempts'),
    database.getAll('runs'),
    database.getAll('drills'),
  ])
  const record = {
    attempts: attempts
      .filter((each) => v.is(attemptSchema, each))
      .sort((one, other) => one.atMs - other.atMs),
    runs: runs.filter((each) => v.is(finishedRunSchema, each)).sort((one, other) => one.atMs - other.atMs),
    drills: drills.filter((each) => v.is(drillSchema, each)),
  }
  const all = attempts.length + runs.length + drills.length
  return { record, broken: all - record.attempts.length - record.runs.length - record.drills.length }
}

export async function keepAttempt(attempt: Attempt): Promise<void> {
  await (await openPractice()).put('attempts', attempt, attemptKey(attempt))
}

export async function keepRun(run: FinishedRun): Promise<void> {
  await (await openPractice()).put('runs', run, runKey(run))
}

const runKey = ({ atMs, mode }: FinishedRun): string => `${atMs} ${mode}`

/** Adds to what is there, in one transaction: reviews of another tab are not lost. Gives how many drills are new. */
export async function keepPractice({ attempts, runs, drills }: PracticeRecord): Promise<number> {
  const transaction = (await openPractice()).transaction(['attempts', 'runs', 'drills'], 'readwrite')
  for (const attempt of attempts) void transaction.objectStore('attempts').put(attempt, attemptKey(attempt))
  for (const run of runs) void transaction.objectStore('runs').put(run, runKey(run))
  const store = transaction.objectStore('drills')
  let fresh = 0
  for (const drill of drills) {
    const before: unknown = await store.get(drill.id)
    const isThere = v.is(drillSchema, before)
    if (!isThere) fresh++
    await store.put(isThere ? mergeDrills(before, drill) : drill)
  }
  await transaction.done
  await tellDue(fresh)
  return fresh
}

export const keepDrills = (drills: readonly Drill[]): Promise<number> =>
  keepPractice({ attempts: [], runs: [], drills })

/** Lets the front door know. */
async function tellDue(fresh: number): Promise<void> {
  const database = await openPractice()
  const times: number[] = []
  const { store } = database.transaction('drills')
  for (
    let next = await store.index('dueMs').openCursor();
    next && times.length < mostDue;
    next = await next.continue()
  )
    if (next.value.retiredMs === undefined) times.push(next.value.dueMs)
  keepDueTimes(times, fresh)
}
