import type { PgnResult } from '@rookery/rules'
import { say } from '@rookery/words/cli/main'
import { makeInputName } from './read-text.ts'

/** The faults of a game, a line each: FILE:LINE:COLUMN: game NUMBER: MESSAGE [CODE]. */
export const makePgnFaults = (file: string, { number, faults }: PgnResult & { ok: false }): string =>
  faults
    .map(
      ({ line, column, message, code }) =>
        `${makeInputName(file)}:${line}:${column}: ${say('gameFault', { number: String(number), message })} [${code}]\n`,
    )
    .join('')
