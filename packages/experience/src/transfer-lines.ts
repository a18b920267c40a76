import { err, ok, type Result, type VariantId, variantById } from '@rookery/rules'
import * as v from 'valibot'
import type { ExperienceCounts, KnownPosition } from './experience.ts'
import { boardSchema, isGameId, moveRowSchema } from './limits.ts'
import type { TransferFault } from './transfer.ts'

/** Far more than a line of ours ever has; whoever sends longer ones sends something else. */
const MAX_LINE = 4_000_000

const FORMAT = 'rookery-experience'
const VERSION = 1

export type TransferLine =
  | {
      readonly kind: 'header'
      readonly variant: VariantId
      readonly id: string
      readonly counts: ExperienceCounts
    }
  | { readonly kind: 'games'; readonly ids: readonly string[] }
  | ({ readonly kind: 'position' } & KnownPosition)
  | { readonly kind: 'end' }

export function makeLine(line: TransferLine): string {
  switch (line.kind) {
    case 'header': {
      const { variant, id, counts } = line
      return `${JSON.stringify({ format: FORMAT, version: VERSION, variant, export: id, ...counts })}\n`
    }
    case 'games':
      return `${JSON.stringify({ games: line.ids })}\n`
    case 'position': {
      const rows = line.rows.map((row) => [row.move, row.defensiveSum, row.offensiveSum, row.counter])
      return `${JSON.stringify({ board: line.board, rows })}\n`
    }
    case 'end':
      return '{"end":true}\n'
  }
}

const fault = (number: number, reason: string): Result<never, TransferFault> =>
  err({ code: 'transfer-format', message: `Line ${number} of the export ${reason}.` })

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const gamesLine = v.object({ games: v.array(v.unknown()) })
const gameIds = v.array(v.custom<string>(isGameId))
const formatLine = v.object({ format: v.literal(FORMAT), version: v.number() })
const exportId = v.object({ export: v.custom<string>(isGameId) })
const countsLine = v.object({ games: count, positions: count, moves: count, plies: count })
const positionLine = v.object({
  board: boardSchema,
  rows: v.pipe(
    v.array(
      v.pipe(
        v.strictTuple([v.unknown(), v.unknown(), v.unknown(), v.unknown()]),
        v.transform(([move, defensiveSum, offensiveSum, counter]) => ({
          move,
          defensiveSum,
          offensiveSum,
          counter,
        })),
        moveRowSchema,
      ),
    ),
    v.minLength(1),
  ),
})

export function parseLine(text: string, number: number): Result<TransferLine, TransferFault> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return fault(number, 'is no JSON')
  }
  if (typeof value !== 'object' || value === null) return fault(number, 'is no JSON object')
  if (number === 1) return parseHeader(value)
  if (v.is(v.object({ end: v.literal(true) }), value)) return ok({ kind: 'end' })
  if (v.is(gamesLine, value))
    return v.is(gameIds, value.games)
      ? ok({ kind: 'games', ids: value.games })
      : fault(number, 'names a game by something that is no id')
  const position = v.safeParse(positionLine, value)
  return position.success
    ? ok({ kind: 'position', ...position.output })
    : fault(number, 'is neither games nor a position with its rows')
}

function parseHeader(fields: object): Result<TransferLine, TransferFault> {
  if (!v.is(formatLine, fields)) return fault(1, "does not say that this is an export of Parrot's table")
  const { version } = fields
  if (version > VERSION)
    return err({
      code: 'transfer-newer',
      message: `The export was made by a newer Rookery (its format is ${version}, this program knows up to ${VERSION}): update Rookery.`,
    })
  const named = (fields as { variant?: unknown }).variant
  const variant = variantById(String(named))
  if (!variant) return fault(1, `names the variant ${JSON.stringify(named)}, which is not known`)
  if (!v.is(exportId, fields)) return fault(1, 'has no id of the export')
  const counts = v.safeParse(countsLine, fields)
  if (!counts.success) return fault(1, 'lacks a count of games, positions, moves or plies')
  return ok({ kind: 'header', variant: variant.id, id: fields.export, counts: counts.output })
}

/** Cuts text that comes in pieces of any size into lines. */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()!
    yield* lines
    // Not a line of ours; handed on as it is, it is refused.
    if (rest.length > MAX_LINE) break
  }
  if (rest !== '') yield rest
}
