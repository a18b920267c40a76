import {
  defaultStore,
  type Experience,
  exportExperience,
  importExperience,
  openExperience,
  readBlob,
} from '@rookery/experience'
import { askMind, loadParrot, type ParrotThought } from '@rookery/players'
import { describeFaults, Line, parsePosition, variantById } from '@rookery/rules'
import { learnFromSelfPlay } from '@rookery/training'
import type { Answers, Order, Reply, Request } from './table-protocol.ts'

const post = (reply: Reply) => self.postMessage(reply)

let table: Promise<Experience> | undefined
let stop = new AbortController()

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

self.onmessage = async ({ data: { id, order } }: MessageEvent<Request>) => {
  try {
    post({ kind: 'answer', id, answer: await obey(order) })
  } catch (error) {
    post({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) })
  }
}

async function obey(order: Order): Promise<Answers[Order['kind']]> {
  const experience = await openTable()
  switch (order.kind) {
    case 'count':
      return experience.count(order.variant)
    case 'recall':
      return recall(order, experience)
    case 'learn':
      stop = new AbortController()
      // This thread plays, learns and examines by itself: it is the one that must not be the page's.
      return learnFromSelfPlay(order.plan, {
        workers: 0,
        store: defaultStore(),
        experience,
        exam: order.exam,
        signal: stop.signal,
        onEvent: (event) => post({ kind: 'event', event }),
      })
    case 'stop':
      stop.abort()
      return undefined
    case 'export': {
      const pieces: string[] = []
      for await (const piece of exportExperience(experience, order.variant)) pieces.push(piece)
      return pieces
    }
    case 'import': {
      const report = await importExperience(experience, () => readBlob(order.file))
      if (!report.ok) throw new Error(describeFaults(report.faults))
      return report.value
    }
    case 'forget':
      await experience.forget(order.variant)
      return undefined
  }
}

async function recall(
  { variant, fen, seed }: Order & { kind: 'recall' },
  experience: Experience,
): Promise<ParrotThought | undefined> {
  const position = parsePosition(fen, variantById(variant))
  if (!position.ok) throw new Error(describeFaults(position.faults))
  if (position.value.legalMoves().length === 0) return undefined
  const { createParrot } = await loadParrot()
  const mind = createParrot({ exploration: 0, fallback: 'fledgling' }, experience)
  const never = new AbortController().signal
  const thought = await askMind(mind, seed, Line.from(position.value), {}, () => {}, never)
  await mind.dispose?.()
  return thought?.kind === 'parrot' && thought.seen > 0 ? thought : undefined
}
