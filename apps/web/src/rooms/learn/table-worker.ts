import {
  defaultStore,
  type Experience,
  exportExperience,
  importExperience,
  openExperience,
  readBlob,
} from '@rookery/experience'
import { askMind, isParrotThought, loadParrot, type ParrotThought } from '@rookery/players'
import { describeFaults, Line, parsePosition, variantById } from '@rookery/rules'
import { learnFromSelfPlay } from '@rookery/training'
import { serve } from '@rookery/workers'
import type { TableCalls } from './table-protocol.ts'

let table: Promise<Experience> | undefined

function openTable(): Promise<Experience> {
  table ??= openExperience(defaultStore()).then((opened) => {
    if (opened.ok) return opened.value
    throw new Error(describeFaults(opened.faults))
  })
  table.catch(() => {
    table = undefined
  })
  return table
}

serve<TableCalls>(() => ({
  async count(variant) {
    const primer = await (await loadParrot()).openPrimer()
    return { ...(await (await openTable()).count(variant)), primer: primer?.count(variant).positions ?? 0 }
  },
  recall: async (asked) => recall(asked, await openTable()),
  // This thread plays, learns and examines by itself: it is the one that must not be the page's.
  learn: async ({ plan, exam }, { report, stop: { signal } }) =>
    learnFromSelfPlay(plan, {
      workers: 0,
      store: defaultStore(),
      experience: await openTable(),
      exam,
      signal,
      onEvent: report,
    }),
  async export(variant) {
    const pieces: string[] = []
    for await (const piece of exportExperience(await openTable(), variant)) pieces.push(piece)
    return pieces
  },
  async import(file) {
    const report = await importExperience(await openTable(), () => readBlob(file))
    if (!report.ok) throw new Error(describeFaults(report.faults))
    return report.value
  },
  async forget(variant) {
    await (await openTable()).forget(variant)
    return undefined
  },
}))

async function recall(
  { variant, fen, seed }: TableCalls['recall']['given'],
  experience: Experience,
): Promise<ParrotThought | undefined> {
  const position = parsePosition(fen, variantById(variant))
  if (!position.ok) throw new Error(describeFaults(position.faults))
  if (position.value.legalMoves().length === 0) return undefined
  const { createParrot, openPrimer, withPrimer } = await loadParrot()
  const primer = await openPrimer()
  const table = primer ? withPrimer(experience, primer) : experience
  const mind = createParrot({ exploration: 0, fallback: 'fledgling' }, table)
  const never = new AbortController().signal
  const thought = await askMind(mind, seed, Line.from(position.value), {}, () => {}, never)
  await mind.dispose?.()
  return thought && isParrotThought(thought) && thought.details.seen > 0 ? thought : undefined
}
