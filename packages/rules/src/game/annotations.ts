import { makeSquare, parseSquare, type Square } from '../square.ts'
import { trimSpaces } from './comment.ts'

/** From White's side. `mateIn` counts moves, negative where Black mates. */
export type Evaluation =
  | { readonly kind: 'score'; readonly scoreCp: number; readonly depth?: number }
  | { readonly kind: 'mate'; readonly mateIn: number; readonly depth?: number }

export const shapeColors = ['green', 'red', 'yellow', 'blue'] as const
export type ShapeColor = (typeof shapeColors)[number]

export interface Highlight {
  readonly color: ShapeColor
  readonly square: Square
}

export interface Arrow {
  readonly color: ShapeColor
  readonly from: Square
  readonly to: Square
}

/** What commands like `[%clk 0:01:30]` inside a comment say about a position. */
export interface Annotations {
  /** Left on the clock of the side that has just moved. */
  clockMs: number | undefined
  /** Spent on the move. */
  elapsedMs: number | undefined
  evaluation: Evaluation | undefined
  highlights: readonly Highlight[]
  arrows: readonly Arrow[]
}

/**
 * Moves the commands of a clean comment into `target` and returns the rest of the text. What is unknown or
 * unreadable stays in the text, and so does a command that has been given already: nothing is lost.
 */
export function takeCommands(text: string, target: Annotations): string {
  let open = text.indexOf('[%')
  if (open < 0) return text
  const rest: string[] = []
  let kept = 0
  while (open >= 0) {
    const close = text.indexOf(']', open)
    if (close < 0) break
    // A bracket inside is no command; skipping it whole keeps the text from becoming one when its inner part goes.
    const inner = text.slice(open + 2, close)
    if (!inner.includes('[') && takeCommand(inner, target)) {
      rest.push(text.slice(kept, open))
      kept = close + 1
    }
    open = text.indexOf('[%', close)
  }
  rest.push(text.slice(kept))
  return rest
    .map(trimSpaces)
    .filter((part) => part !== '')
    .join(' ')
}

/** False where the text has to keep the command. */
function takeCommand(inner: string, target: Annotations): boolean {
  const space = inner.indexOf(' ')
  const value = trimSpaces(inner.slice(space + 1))
  switch (inner.slice(0, space)) {
    case 'clk':
      if (target.clockMs !== undefined) return false
      target.clockMs = parseClock(value)
      return target.clockMs !== undefined
    case 'emt':
      if (target.elapsedMs !== undefined) return false
      target.elapsedMs = parseClock(value)
      return target.elapsedMs !== undefined
    case 'eval':
      if (target.evaluation !== undefined) return false
      target.evaluation = parseEvaluation(value)
      return target.evaluation !== undefined
    case 'csl':
      if (target.highlights.length > 0) return false
      target.highlights = parseList(value, parseHighlight)
      return target.highlights.length > 0
    case 'cal':
      if (target.arrows.length > 0) return false
      target.arrows = parseList(value, parseArrow)
      return target.arrows.length > 0
    default:
      return false
  }
}

/** The commands that say what the annotations hold, each unbreakable. */
export function makeCommands({ evaluation, clockMs, elapsedMs, highlights, arrows }: Annotations): string[] {
  const commands: string[] = []
  if (evaluation) commands.push(`[%eval ${makeEvaluation(evaluation)}]`)
  if (clockMs !== undefined) commands.push(`[%clk ${makeClock(clockMs)}]`)
  if (elapsedMs !== undefined) commands.push(`[%emt ${makeClock(elapsedMs)}]`)
  if (highlights.length > 0) commands.push(`[%csl ${highlights.map(makeHighlight).join(',')}]`)
  if (arrows.length > 0) commands.push(`[%cal ${arrows.map(makeArrow).join(',')}]`)
  return commands
}

/** Hours may be missing, and seconds may have a fraction. */
function parseClock(text: string): number | undefined {
  const match = /^(?:(\d{1,6}):)?(\d{1,6}):(\d{1,6})(?:\.(\d{1,3}))?$/.exec(text)
  if (!match) return undefined
  const [, hours = '0', minutes, seconds, fraction = ''] = match
  return (
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
  )
}

function makeClock(ms: number): string {
  const whole = Math.max(0, Math.round(ms))
  const seconds = Math.floor(whole / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const fraction = whole % 1000 === 0 ? '' : `.${String(whole % 1000).padStart(3, '0')}`.replace(/0+$/, '')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${fraction}`
}

function parseEvaluation(text: string): Evaluation | undefined {
  const match = /^(?:#([+-]?\d{1,5})|([+-]?\d{0,7}(?:\.\d{1,2})?))(?:,(\d{1,5}))?$/.exec(text)
  if (!match) return undefined
  const [, mate, pawns, depthText] = match
  const depth = depthText === undefined ? {} : { depth: Number(depthText) }
  // `|| 0` turns the minus zero of "-0.00" into zero.
  if (mate !== undefined) return { kind: 'mate', mateIn: Number(mate) || 0, ...depth }
  if (!pawns || !/\d/.test(pawns)) return undefined
  return { kind: 'score', scoreCp: Math.round(Number(pawns) * 100) || 0, ...depth }
}

function makeEvaluation(evaluation: Evaluation): string {
  const depth = evaluation.depth === undefined ? '' : `,${evaluation.depth}`
  return evaluation.kind === 'mate'
    ? `#${evaluation.mateIn}${depth}`
    : `${(evaluation.scoreCp / 100).toFixed(2)}${depth}`
}

/** Empty where an item cannot be read. */
function parseList<T>(text: string, parse: (item: string) => T | undefined): T[] {
  const items: T[] = []
  for (const part of text.split(',')) {
    const item = parse(trimSpaces(part))
    if (item === undefined) return []
    items.push(item)
  }
  return items
}

const parseColor = (letter: string): ShapeColor | undefined =>
  shapeColors.find((color) => makeColor(color) === letter)

const makeColor = (color: ShapeColor): string => color.charAt(0).toUpperCase()

function parseHighlight(text: string): Highlight | undefined {
  const color = parseColor(text.charAt(0))
  const square = parseSquare(text.slice(1))
  return color && square !== undefined ? { color, square } : undefined
}

const makeHighlight = ({ color, square }: Highlight): string => makeColor(color) + makeSquare(square)

function parseArrow(text: string): Arrow | undefined {
  const color = parseColor(text.charAt(0))
  const from = parseSquare(text.slice(1, 3))
  const to = parseSquare(text.slice(3))
  return color && from !== undefined && to !== undefined ? { color, from, to } : undefined
}

const makeArrow = ({ color, from, to }: Arrow): string => makeColor(color) + makeSquare(from) + makeSquare(to)
