import { ok } from '@rookery/rules'
import {
  type BoardArrow,
  type BoardCircle,
  type BoardHighlight,
  type OwnDrawings,
  tones,
} from './drawings.ts'
import { fault, isRecordOf, noneOf, type Reader, readList, readSquare, show } from './reading.ts'

/** A drawing as an object, or as squares with a tone after a colon: `e2e4:red`, `d5`. */
const drawings =
  <T>(keys: readonly string[]): Reader<readonly T[]> =>
  (value, variant) =>
    readList(value, (item) => {
      const [text = '', tone] = typeof item === 'string' ? item.split(':') : []
      const given = (
        typeof item === 'string' ? readKeys(keys, text, tone) : { ...(item as object) }
      ) as Record<string, unknown>
      const read: Record<string, unknown> = { ...given }
      for (const key of keys) {
        read[key] = readSquare(given[key], variant)
        if (read[key] === undefined)
          return fault(`${typeof item === 'string' ? show(item) : 'a drawing'} names no square of this board`)
      }
      const { weight = 0 } = given
      if (given.tone !== undefined && !tones.some((known) => known === given.tone))
        return noneOf(given.tone, tones)
      if (!(typeof weight === 'number' && weight >= 0 && weight <= 1))
        return fault(`${show(weight)} is no weight from 0 to 1`)
      for (const key of ['color', 'label'])
        if (!['string', 'number', 'undefined'].includes(typeof given[key]))
          return fault(`the ${key} of a drawing is ${show(given[key])}`)
      return ok(read as T)
    })

function readKeys(keys: readonly string[], text: string, tone: string | undefined): Record<string, unknown> {
  const named = keys.map((key, index) => [key, text.slice(2 * index, 2 * index + 2)])
  const isWhole = text.length === 2 * keys.length
  return { ...Object.fromEntries(isWhole ? named : []), ...(tone === undefined ? {} : { tone }) }
}

export const readArrows = drawings<BoardArrow>(['from', 'to'])
export const readCircles = drawings<BoardCircle>(['at'])
export const readHighlights = drawings<BoardHighlight>(['at'])

export const readShapes: Reader<OwnDrawings> = (value, variant) => {
  const given = value ?? {}
  if (!isRecordOf(given, ['arrows', 'circles'])) return fault(`${show(value)} is no { arrows, circles }`)
  const { arrows: a, circles: c } = given
  const [arrows, circles] = [readArrows(a, variant), readCircles(c, variant)]
  if (!arrows.ok) return arrows
  return circles.ok ? ok({ arrows: arrows.value, circles: circles.value }) : circles
}
