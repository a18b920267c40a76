import { err, ok, type Result, type VariantId, variantById } from '@rookery/rules'
import type { ExperienceCounts, KnownPosition } from './experience.ts'
import { isGameId, isKnownPosition } from './limits.ts'
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

export function parseLine(text: string, number: number): Result<TransferLine, TransferFault> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return fault(number, 'is no JSON')
  }
  if (typeof value !== 'object' || value === null) return fault(number, 'is no JSON object')
  const fields = value as Record<string, unknown>
  if (number === 1) return parseHeader(fields)
  if (fields.end === true) return ok({ kind: 'end' })
  if (Array.isArray(fields.games))
    return fields.games.every(isGameId)
      ? ok({ kind: 'games', ids: fields.games })
      : fault(number, 'names a game by something that is no id')
  const position = parsePosition(fields)
  return position && isKnownPosition(position)
    ? ok({ kind: 'position', ...position })
    : fault(number, 'is neither games nor a position with its rows')
}

function parseHeader(fields: Record<string, unknown>): Result<TransferLine, TransferFault> {
  const { format, version, export: id } = fields
  if (format !== FORMAT || typeof version !== 'number')
    return fault(1, "does not say that this is an export of Parrot's table")
  if (version > VERSION)
    return err({
      code: 'transfer-newer',
      message: `The export was made by a newer Rookery (its format is ${version}, this program knows up to ${VERSION}): update Rookery.`,
    })
  const variant = variantById(String(fields.variant))
  if (!variant) return fault(1, `names the variant ${JSON.stringify(fields.variant)}, which is not known`)
  if (!isGameId(id)) return fault(1, 'has no id of the export')
  const { games, positions, moves, plies } = fields
  const isCount = (count: unknown): count is number => Number.isSafeInteger(count) && Number(count) >= 0
  if (!isCount(games) || !isCount(positions) || !isCount(moves) || !isCount(plies))
    return fault(1, 'lacks a count of games, positions, moves or plies')
  return ok({ kind: 'header', variant: variant.id, id, counts: { games, positions, moves, plies } })
}

function parsePosition({ board, rows }: Record<string, unknown>): KnownPosition | undefined {
  if (typeof board !== 'string' || !Array.isArray(rows) || rows.length === 0) return undefined
  if (!rows.every((row) => Array.isArray(row) && row.length === 4)) return undefined
  return {
    board,
    rows: rows.map(([move, defensiveSum, offensiveSum, counter]) => ({
      move,
      defensiveSum,
      offensiveSum,
      counter,
    })),
  }
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
