/** Columns as wide as their widest cell, the first to the left and the others to the right. */
export function makeTextTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('')
}

export function makeSigned(value: number, digits = 1): string {
  if (value === Infinity) return '+inf'
  if (value === -Infinity) return '-inf'
  if (Number.isNaN(value)) return '-'
  const text = value.toFixed(digits)
  return Number(text) > 0 ? `+${text}` : text.replace(/^-(0(?:\.0*)?)$/, '$1')
}

export const makeNumber = (value: number, digits = 1): string =>
  Number.isFinite(value) ? value.toFixed(digits) : Number.isNaN(value) ? '-' : 'inf'

export const makePercent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)} %`
