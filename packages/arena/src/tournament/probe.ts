import type { Fault } from '@rookery/rules'
import type { Notice } from '../match/notice.ts'
import { type SeatEntrant, variantOf } from './game-slot.ts'
import type { Entrant, Plan } from './plan.ts'

/** One failure may be an accident; who cannot play fails again. */
const ATTEMPTS = 2

export interface ProbeOptions {
  /** What an engine complains of does not keep it from playing. */
  readonly isTolerant?: boolean
  readonly onNotice?: (entrant: Entrant, notice: Notice) => void
}

/** `complaint`: it could play, but says that it did not do what it was told. */
export type EntrantFault = Fault<'cannot-play' | 'complaint'>

/** Seats each entrant once, so that one that can never play is told before the first game instead of losing them all. */
export async function findEntrantFaults(
  plan: Plan,
  seatEntrant: SeatEntrant,
  options: ProbeOptions = {},
): Promise<EntrantFault[]> {
  const faults: EntrantFault[] = []
  for (const entrant of plan.entrants) {
    let fault = await probe(entrant, plan, seatEntrant, options)
    for (let attempt = 1; attempt < ATTEMPTS && fault?.code === 'cannot-play'; attempt++)
      fault = await probe(entrant, plan, seatEntrant, options)
    if (fault) faults.push(fault)
  }
  return faults
}

async function probe(
  entrant: Entrant,
  plan: Plan,
  seatEntrant: SeatEntrant,
  { isTolerant = false, onNotice }: ProbeOptions,
): Promise<EntrantFault | undefined> {
  const complaints: string[] = []
  const failure = await trySeat(entrant, plan, (who) =>
    seatEntrant(who, (notice) => {
      onNotice?.(entrant, notice)
      if (notice.isComplaint) complaints.push(notice.text)
    }),
  )
  const [complaint] = complaints
  if (failure !== undefined) {
    const message = [entrant.name, failure, ...(complaint === undefined ? [] : [complaint])].join(': ')
    return { code: 'cannot-play', message }
  }
  return complaint === undefined || isTolerant
    ? undefined
    : { code: 'complaint', message: `${entrant.name}: ${complaint}` }
}

async function trySeat(entrant: Entrant, plan: Plan, seatEntrant: SeatEntrant): Promise<string | undefined> {
  const seated = seatEntrant(entrant)
  try {
    await withDeadline(seated.newGame(variantOf(plan), plan.seed), plan.stallMs)
    return undefined
  } catch (error) {
    return (error as Error).message
  } finally {
    await seated.dispose()
  }
}

function withDeadline(promise: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
