import { makeNumber as writeNumber } from '@rookery/words'

/** Longer names are cut: what a table is about are its figures. */
export const MOST_NAME = 24

export interface TableOptions {
  readonly width?: number
  /** Only the columns that stand side by side, for a screen that is drawn again and again. */
  readonly isBrief?: boolean
}

/**
 * Columns as wide as their widest cell, the first to the left and the others to the right. Columns that do not fit beside the
 * others follow below, behind the first column again; an error stays with its figure.
 */
export function makeTextTable(
  rows: readonly (readonly string[])[],
  { width = 80, isBrief = false }: TableOptions = {},
): string {
  const cut = rows.map(([name = '', ...cells]) => [shorten(name, MOST_NAME), ...cells])
  const header = cut[0] ?? []
  const widths = header.map((_, column) => Math.max(...cut.map((row) => (row[column] ?? '').length)))
  const blocks = foldColumns(header, widths, width)
  return (isBrief ? blocks.slice(0, 1) : blocks)
    .map((columns) =>
      cut
        .map((row) => [row[0]!.padEnd(widths[0]!), ...columns.map((at) => row[at]!.padStart(widths[at]!))])
        .map((cells) => `${cells.join('  ').trimEnd()}\n`)
        .join(''),
    )
    .join('\n')
}

/** The columns after the first, in blocks that each fit the width. */
function foldColumns(header: readonly string[], widths: readonly number[], width: number): number[][] {
  const blocks: number[][] = [[]]
  let used = widths[0] ?? 0
  for (let column = 1; column < header.length; column++) {
    const together = header[column + 1] === '±' ? [column, ++column] : [column]
    const needed = together.reduce((sum, at) => sum + widths[at]! + 2, 0)
    if (used + needed > width && blocks.at(-1)!.length > 0) {
      blocks.push([])
      used = widths[0]!
    }
    blocks.at(-1)!.push(...together)
    used += needed
  }
  return blocks
}

export function shorten(text: string, length: number): string {
  const letters = [...text]
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`
}

export function makeSigned(value: number, digits = 1): string {
  if (value === Infinity) return '+inf'
  if (value === -Infinity) return '-inf'
  if (Number.isNaN(value)) return '-'
  return writeNumber(value, { ...places(digits), signDisplay: 'exceptZero' })
}

const places = (digits: number) => ({
  minimumFractionDigits: digits,
  maximumFractionDigits: digits,
  useGrouping: false,
})

export const makeNumber = (value: number, digits = 1): string =>
  Number.isFinite(value) ? writeNumber(value, places(digits)) : Number.isNaN(value) ? '-' : 'inf'

export const makePercent = (share: number, digits = 1): string =>
  `${writeNumber(share * 100, places(digits))} %`
