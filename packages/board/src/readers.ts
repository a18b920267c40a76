import { type Color, colors, ok, roles, type Square } from '@rookery/rules'
import { type PieceSet, pieceSets } from '@rookery/rules/pieces'
import { english } from './labels.ts'
import { readArrows, readCircles, readHighlights } from './read-drawings.ts'
import { readMoves } from './read-moves.ts'
import {
  askPage,
  fault,
  isAbsent,
  isRecordOf,
  noneOf,
  oneOf,
  type Reader,
  readList,
  readSquare,
  show,
} from './reading.ts'
import type { AskedLabels, Clocks, Wishes } from './state.ts'
import { themes } from './themes.ts'

const offWords: readonly unknown[] = [false, 'false', 'none', 'off']
const onWords: readonly unknown[] = [true, 'true', '']

/** As in HTML an attribute is on by its bare name or with it as its value. Unlike there a word for off is off, and any other is told. */
const flag =
  (name: keyof Wishes, otherwise: boolean): Reader<boolean> =>
  (value) => {
    if (isAbsent(value)) return ok(otherwise)
    const isOn = [...onWords, name].includes(value)
    return isOn || offWords.includes(value) ? ok(isOn) : noneOf(value, ['true', 'false', 'none'])
  }

/** Frameworks give an attribute without a value as true or as an empty text. */
const withOnAndOff =
  <T>(on: string, read: Reader<T>): Reader<T> =>
  (value, variant) =>
    read(onWords.includes(value) ? on : offWords.includes(value) ? 'none' : value, variant)

/** `none`, a move like e2e4, or a list of squares; undefined where nothing was said. */
const squares: Reader<readonly Square[] | undefined> = (value, variant) => {
  if (isAbsent(value)) return ok(undefined)
  if (value === 'none') return ok([])
  const items = typeof value === 'string' ? (value.match(/[^\s,]{1,2}/g) ?? []) : value
  return readList(items, (item) => {
    const square = readSquare(item, variant)
    return square === undefined ? fault(`${show(item)} is no square of this board`) : ok(square)
  })
}

const animation: Reader<number> = (value) => {
  if (isAbsent(value) || value === '') return ok(160)
  const ms = offWords.includes(value) ? 0 : Number(value)
  return ms >= 0 && ms <= 10_000 ? ok(ms) : fault(`${show(value)} is no number of milliseconds`)
}

const pieces: Reader<PieceSet> = (value) => {
  if (isAbsent(value)) return ok(pieceSets.carved)
  if (typeof value === 'object') return readSet(value as Partial<PieceSet>)
  const set = Object.entries(pieceSets).find(([name]) => name === value)?.[1]
  return set ? ok(set) : noneOf(value, Object.keys(pieceSets))
}

function readSet(set: Partial<PieceSet>) {
  const isDrawing = (drawing: unknown) =>
    Array.isArray(drawing) &&
    drawing.every((piece) => typeof piece?.part === 'string' && typeof piece.path === 'string')
  const bad = roles.find((role) => !isDrawing(set[role]))
  return bad === undefined ? ok(set as PieceSet) : fault(`the ${bad} has no list of { part, path }`)
}

const interactive: Reader<readonly Color[]> = (value, variant) => {
  const one = oneOf([...colors, 'both', 'none'], 'none')(value, variant)
  return one.ok ? ok(colors.filter((color) => one.value === 'both' || color === one.value)) : one
}

const clocks: Reader<Wishes['clocks']> = (value) => {
  if (typeof value === 'function') return ok(value as () => Clocks)
  const given = value ?? {}
  const isTime = (ms: unknown) => isAbsent(ms) || typeof ms === 'number'
  return isRecordOf(given, colors) && Object.values(given).every(isTime)
    ? ok(given)
    : fault(`${show(value)} is neither { white, black } in milliseconds nor a function`)
}

const labels: Reader<AskedLabels> = (value) => {
  const given = value ?? {}
  const names = Object.keys(english)
  if (!isRecordOf(given, names)) return fault(`${show(value)} has other labels than ${names.join(', ')}`)
  const told = new Set<string>()
  const asked = Object.entries(given).map(([name, label]) => {
    if (typeof label !== 'function') throw new TypeError(`the label ${name} is no function`)
    return [name, (facts: unknown) => askPage(() => label(facts), told)]
  })
  return ok(Object.fromEntries(asked))
}

/** How each wish is read; whatever cannot be read is told in a sentence. */
export const readers: { readonly [K in keyof Wishes]: Reader<Wishes[K]> } = {
  orientation: oneOf(colors, 'white'),
  interactive: withOnAndOff('both', interactive),
  moves: readMoves,
  premoves: withOnAndOff('play', oneOf(['none', 'play', 'show'], 'none')),
  lastMove: squares,
  check: squares,
  arrows: readArrows,
  circles: readCircles,
  highlights: readHighlights,
  theme: oneOf(Object.keys(themes) as (keyof typeof themes)[], 'wood'),
  coordinates: flag('coordinates', true),
  dots: flag('dots', true),
  drawable: flag('drawable', true),
  announce: flag('announce', true),
  still: flag('still', false),
  pieces,
  animation,
  clocks,
  labels,
  label: (value) => ok(typeof value === 'string' && value !== '' ? value : undefined),
}
