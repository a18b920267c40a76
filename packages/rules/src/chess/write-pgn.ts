import type { Color } from './names.ts'

interface WrittenPly {
  readonly san: string
  readonly color: Color
  readonly moveNumber: number
  readonly comment: string | undefined
}

interface PgnParts {
  readonly headers: Readonly<Record<string, string>>
  readonly startComment: string | undefined
  readonly plies: readonly WrittenPly[]
  readonly newline: string
  readonly maxWidth: number
}

/** The PGN as chess.js lays it out. */
export function writePgn({ headers, startComment, plies, newline, maxWidth }: PgnParts): string {
  const tags = Object.entries(headers)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `[${name} "${value.replace(/[\\"]/g, '\\$&')}"]${newline}`)
  const head = tags.join('') + (plies.length > 0 ? newline : '')
  const units = [...moveUnits(startComment, plies), headers.Result || '*']
  return head + (maxWidth === 0 ? units.join(' ') : wrap(units, newline, maxWidth))
}

const braced = (comment: string | undefined): string[] => (comment === undefined ? [] : [`{${comment}}`])

/** A unit is a move number with what follows up to the next, and in the end the result. */
function moveUnits(startComment: string | undefined, plies: readonly WrittenPly[]): string[] {
  if (plies.length === 0) return [braced(startComment).join('')]
  const units: string[] = []
  let unit = braced(startComment)
  plies.forEach(({ san, color, moveNumber, comment }, index) => {
    if (color === 'w') {
      if (unit.length > 0) units.push(unit.join(' '))
      unit = [`${moveNumber}.`]
    } else if (index === 0) unit.push(`${moveNumber}. ...`)
    unit.push(san, ...braced(comment))
  })
  units.push(unit.join(' '))
  return units
}

/** A unit stays in one line, unless it has a comment: that is broken between words. */
function wrap(units: readonly string[], newline: string, maxWidth: number): string {
  let text = ''
  let width = 0
  const add = (part: string, isFirst: boolean) => {
    const breaks = !isFirst && width + part.length > maxWidth
    text += (isFirst ? '' : breaks ? newline : ' ') + part
    width = breaks || isFirst ? part.length : width + 1 + part.length
  }
  units.forEach((unit, index) => {
    if (width + unit.length > maxWidth && unit.includes('{'))
      unit.split(' ').forEach((word, place) => {
        if (word !== '') add(word, index === 0 && place === 0)
      })
    else add(unit, index === 0)
  })
  return text
}
