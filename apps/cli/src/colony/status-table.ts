import type { ColonyStatus, KnownWorker, PlanStatus } from '@rookery/colony'
import { sayReason } from '@rookery/play/fault-words'
import { say } from '@rookery/words/cli/colony'
import { makeFixed } from '../console/numbers.ts'
import { makeDuration } from '../console/status-line.ts'

/** Enough letters of a plan's hash to tell it from others. */
export const PLAN_LETTERS = 12

/** The last ones; `--json` has more. */
const MOST_DROPPED = 5

export function makeStatusTable({ now, plans, workers, dropped }: ColonyStatus): string {
  const ago = (at: number | undefined) =>
    at === undefined ? '-' : say('status.ago', { time: makeDuration(Math.max(0, now - at) / 1000) })
  const planRow = (plan: PlanStatus) => [
    plan.hash.slice(0, PLAN_LETTERS),
    plan.title,
    plan.total === undefined ? String(plan.done) : `${plan.done}/${plan.total}`,
    plan.isCoordinated ? makeFixed(plan.perSecond, 1) : '-',
    plan.leftSeconds === undefined ? '-' : makeDuration(plan.leftSeconds),
    ...[plan.waiting, plan.running, plan.failed].map(String),
    plan.isCoordinated ? say('status.here') : say('status.away', { time: ago(plan.seenAt) }),
  ]
  const workerRow = (worker: KnownWorker) => {
    const speed = worker.speeds?.at(-1)
    return [
      worker.name,
      `${worker.busy}/${worker.threads}`,
      String(worker.jobs),
      speed ? speed.plan.slice(0, PLAN_LETTERS) : '-',
      speed ? makeFixed(speed.perSecond, 1) : '-',
      ago(worker.lastResultAt),
      worker.version,
    ]
  }
  return [
    plans.length === 0
      ? say('status.noPlans')
      : makeRows([say('status.planHeads').split('|'), ...plans.map(planRow)]),
    workers.length === 0
      ? say('status.noWorkers')
      : makeRows([say('status.workerHeads').split('|'), ...workers.map(workerRow)]),
    ...workers.flatMap(({ name, refuses = [] }) =>
      refuses.map(({ plan, reason }) =>
        say('status.refuses', { worker: name, plan: plan.slice(0, PLAN_LETTERS), reason: sayReason(reason) }),
      ),
    ),
    ...plans
      .filter(({ hash, isCoordinated }) => isCoordinated && isLeftAlone(hash, workers))
      .map(({ hash }) => say('status.nobody', { plan: hash.slice(0, PLAN_LETTERS) })),
    ...dropped.slice(0, MOST_DROPPED).map(({ name: worker, droppedAt, reason }) => {
      const time = ago(droppedAt)
      return reason === undefined
        ? say('status.dropped', { worker, time })
        : say('status.liar', { worker, time, reason: sayReason(reason) })
    }),
    '',
  ].join('\n')
}

/** Whether there are workers, and none of them does jobs of the plan. */
const isLeftAlone = (hash: string, workers: readonly KnownWorker[]): boolean =>
  workers.length > 0 && workers.every(({ refuses = [] }) => refuses.some(({ plan }) => plan === hash))

/** Columns as wide as what stands in them. */
function makeRows(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd()
  return `${rows.map(line).join('\n')}\n`
}
