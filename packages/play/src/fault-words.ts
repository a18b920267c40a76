import { describeFaults, type Fault } from '@rookery/rules'
import { language, openWords } from '@rookery/words'

let sentences: typeof import('./fault-sentences.ts') | undefined

/**
 * What rules, players and engine refuse, they tell in English, for they know no catalogue. Whoever shows it to a person says it in that
 * person's language: the English sentence finds the one of the catalogue, as in gettext, and what stands in its gaps is filled in again. A
 * sentence that the catalogue does not have stays English. Until this has resolved, all of them do.
 */
export async function openFaultWords(): Promise<void> {
  sentences ??= await import('./fault-sentences.ts')
  await openWords('play')
}

/** `describeFaults` in the reader's language; what several of them say, as of signs that no FEN has, is said once. */
export const sayFaults = (faults: readonly Fault[]): string =>
  sayMessages(describeFaults([...new Map(faults.map((fault) => [fault.message, fault])).values()]))

/** What went wrong, in the reader's language. */
export const sayReason = (error: unknown): string =>
  sayMessages(error instanceof Error ? error.message : String(error))

/** One fault, whose place is told elsewhere. */
export const sayFault = ({ message }: Fault): string => sayMessages(message)

/** Longer ones quote what somebody else wrote. */
const LONGEST = 2000

function sayMessages(text: string): string {
  if (!sentences || language() === 'en' || text.length > LONGEST) return text
  const { sayMessage } = sentences
  const say = (message: string) => sayMessage(message, sayMessages)
  // Several faults are told in one line; but one sentence may have the same sign in it.
  const parts = text.split('; ')
  const said = parts.map(say)
  const isOne = said.includes(undefined)
  return (isOne && say(text)) || parts.map((part, index) => said[index] ?? part).join('; ')
}
