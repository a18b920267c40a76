import { sayFault } from '@rookery/play/fault-words'
import type { PgnResult } from '@rookery/rules'
import { say } from '@rookery/words/cli/main'
import { makeInputName } from './read-text.ts'

/** The faults of a game, a line each: FILE:LINE:COLUMN: game NUMBER: MESSAGE [CODE]. */
export const makePgnFaults = (file: string, { number, faults }: PgnResult & { ok: false }): string =>
  faults
    .map((fault) => {
      const told = say('gameFault', { number: String(number), message: sayFault(fault) })
      return `${makeInputName(file)}:${fault.line}:${fault.column}: ${told} [${fault.code}]\n`
    })
    .join('')
