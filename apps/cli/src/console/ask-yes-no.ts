import { say } from '@rookery/words/cli/main'
import type { Prompter } from './prompter.ts'

/** Yes and no in the language of the time and, whatever it is, in English; the first letter is enough. */
export function parseYesNo(text: string): boolean | undefined {
  const typed = text.trim().toLowerCase()
  const isOneOf = (words: readonly string[]) => words.some((word) => typed === word || typed === word[0])
  if (isOneOf([say('yesNo.yes'), 'yes'])) return true
  return isOneOf([say('yesNo.no'), 'no']) ? false : undefined
}

/** Asks until it is answered; an empty line is a no. `undefined` where the person left instead. */
export async function askYesNo(
  prompter: Prompter,
  question: string,
  tell: (text: string) => void,
): Promise<boolean | undefined> {
  for (;;) {
    const answer = await prompter.ask(`${question} ${say('yesNo.choice')} `)
    if (answer.kind !== 'line') return undefined
    const isYes = answer.text.trim() === '' ? false : parseYesNo(answer.text)
    if (isYes !== undefined) return isYes
    tell(say('yesNo.wrong'))
  }
}
