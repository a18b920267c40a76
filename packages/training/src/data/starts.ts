import { createHash } from 'node:crypto'
import { type OpeningFault, parseOpenings } from '@rookery/arena'
import { err, type Fault, makeFen, ok, type Result, variantById } from '@rookery/rules'
import type { DataSettings } from './settings.ts'

/** Positions that games begin from, instead of the usual start. */
export interface Starts {
  /** By what is in it: the same positions in the same order have the same name. */
  readonly name: string
  readonly fens: readonly string[]
}

export type StartsFault = OpeningFault | Fault<'too-many-starts'>

/** Each worker keeps them all. */
const MOST_STARTS = 500_000

const NAME_DIGITS = 12

/** The positions of a text, a FEN or EPD each line. Unlike an arena's openings, every one of them must be right: they name the data. */
export function parseStarts(text: string, variant: DataSettings['variant']): Result<Starts, StartsFault> {
  const read = parseOpenings(text, { format: 'epd', variant: variantById(variant)! })
  if (!read.ok) return read
  const { openings, faults } = read.value
  if (faults.length > 0) return err(...faults)
  if (openings.length > MOST_STARTS)
    return err({
      code: 'too-many-starts',
      message: `there are ${openings.length} positions in it, and games begin from ${MOST_STARTS} at most`,
    })
  const fens = openings.map(({ start }) => makeFen(start))
  return ok({ name: createHash('sha256').update(makeStarts(fens)).digest('hex').slice(0, NAME_DIGITS), fens })
}

export const makeStarts = (fens: readonly string[]): string => `${fens.join('\n')}\n`
