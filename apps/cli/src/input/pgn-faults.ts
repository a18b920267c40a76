import type { PgnResult } from '@rookery/rules'
import { makeInputName } from './read-text.ts'

/** The faults of a game, a line each: FILE:LINE:COLUMN: game NUMBER: MESSAGE [CODE]. */
export const makePgnFaults = (file: string, { number, faults }: PgnResult & { ok: false }): string =>
  faults
    .map(
      ({ line, column, message, code }) =>
        `${makeInputName(file)}:${line}:${column}: game ${number}: ${message} [${code}]\n`,
    )
    .join('')
