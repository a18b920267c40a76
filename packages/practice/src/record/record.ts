import { err, type Fault, ok, type Result } from '@rookery/rules'
import * as v from 'valibot'
import { type Drill, drillSchema, dueAfter, momentMs } from '../drills/index.ts'
import { type Attempt, attemptKey, attemptSchema } from './attempts.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const finishedRunSchema = v.object({
  mode: v.picklist(['streak', 'timed']),
  atMs: momentMs,
  solved: count,
  failed: count,
})
/** A streak or a timed run that is over. */
export type FinishedRun = Readonly<v.InferOutput<typeof finishedRunSchema>>

const recordSchema = v.object({
  format: v.literal('rookery.practice'),
  version: v.literal(1),
  attempts: v.array(attemptSchema),
  runs: v.array(finishedRunSchema),
  drills: v.array(drillSchema),
})

/** All that somebody has practised. Ratings follow from the attempts, and a drill's date from its reviews. */
export interface PracticeRecord {
  /** By time. */
  readonly attempts: readonly Attempt[]
  readonly runs: readonly FinishedRun[]
  readonly drills: readonly Drill[]
}

export const emptyRecord: PracticeRecord = { attempts: [], runs: [], drills: [] }

export type RecordFault = Fault<'practice-json' | 'practice-format' | 'practice-form'>

/** The file that page and terminal share: a line for each attempt, run and drill. */
export function makePracticeRecord({ attempts, runs, drills }: PracticeRecord): string {
  const list = (items: readonly unknown[]) =>
    items.length === 0 ? '[]' : `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`
  return `{"format":"rookery.practice","version":1,
"attempts":${list(attempts)},
"runs":${list(runs)},
"drills":${list(drills)}}
`
}

/** Says what is wrong with a file, and where; nothing of a wrong one is taken. */
export function parsePracticeRecord(text: string): Result<PracticeRecord, RecordFault> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return fault('practice-json', 'the file is no JSON')
  }
  const head = v.safeParse(v.object({ format: v.literal('rookery.practice'), version: v.unknown() }), json)
  if (!head.success) return fault('practice-format', 'the file is no practice file of Rookery')
  if (head.output.version !== 1)
    return fault('practice-format', 'the practice file was written by a later version of Rookery')
  const record = v.safeParse(recordSchema, json, { abortEarly: true })
  if (!record.success) {
    const [issue] = record.issues
    return fault('practice-form', `the practice file is damaged at ${makePlace(issue)}`)
  }
  const { attempts, runs, drills } = record.output
  // In order, and without what stands there twice.
  return ok(mergeRecords(emptyRecord, { attempts, runs, drills }))
}

const fault = (code: RecordFault['code'], message: string) => err({ code, message })

/** "drills 3, fen": people count from one. */
const makePlace = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? [])
    .map(({ key }) => (typeof key === 'number' ? ` ${key + 1}` : `, ${key}`))
    .join('')
    .replace(/^, /, '')

/** All that either has: nobody's attempt, run, drill or review is lost, and none counts twice. */
export function mergeRecords(one: PracticeRecord, other: PracticeRecord): PracticeRecord {
  return {
    attempts: mergeBy([...one.attempts, ...other.attempts], attemptKey).sort(byTime),
    runs: mergeBy([...one.runs, ...other.runs], ({ atMs, mode }) => `${atMs} ${mode}`).sort(byTime),
    drills: mergeBy([...one.drills, ...other.drills], ({ id }) => id, mergeDrills),
  }
}

const byTime = (one: { readonly atMs: number }, other: { readonly atMs: number }): number =>
  one.atMs - other.atMs

function mergeBy<T>(items: readonly T[], keyOf: (item: T) => string, merge = (first: T, _: T) => first): T[] {
  const merged = new Map<string, T>()
  for (const item of items) {
    const key = keyOf(item)
    const before = merged.get(key)
    merged.set(key, before === undefined ? item : merge(before, item))
  }
  return [...merged.values()]
}

/** One position, drilled in two places: as if all of it had happened in one. */
export function mergeDrills(one: Drill, other: Drill): Drill {
  const first = one.madeMs <= other.madeMs ? one : other
  const reviews = mergeBy([...one.reviews, ...other.reviews], ({ atMs }) => String(atMs)).sort(byTime)
  const retiredMs = one.retiredMs ?? other.retiredMs
  return {
    ...first,
    reviews,
    // Counted anew only where there is more to count: a record has thousands of drills.
    dueMs: reviews.length === first.reviews.length ? first.dueMs : dueAfter(first.madeMs, reviews),
    ...(retiredMs !== undefined && { retiredMs }),
  }
}
