import { piecesOn } from '../board.ts'
import { type Move, moveFrom, moveTo } from '../move.ts'
import { type Color, type Piece, roles } from '../piece.ts'
import { type PieceSet, type PieceSetName, pieceSets } from '../pieces/index.ts'
import type { Position } from '../position.ts'
import { describeValue } from '../result.ts'
import type { Setup } from '../setup.ts'
import { fileOf, makeFile, makeSquare, rankOf, type Square } from '../square.ts'
import { findVariantFault } from '../variants/variant.ts'
import { escapeXml, makeTag, type Place } from './markup.ts'
import { makeArrow, makeCircle } from './shapes.ts'

export interface SvgArrow {
  readonly from: Square
  readonly to: Square
  readonly color?: string
}

export interface SvgCircle {
  readonly square: Square
  readonly color?: string
}

export interface SvgColors {
  readonly light: string
  readonly dark: string
  readonly lastMove: string
  readonly check: string
  /** Arrows and circles that have no colour of their own. */
  readonly marks: string
  readonly white: PieceColors
  readonly black: PieceColors
}

export interface PieceColors {
  readonly body: string
  readonly trim: string
  readonly outline: string
  readonly detail: string
}

export interface SvgOptions {
  /** Who sits at the bottom: White, unless told. */
  readonly orientation?: Color
  readonly lastMove?: Move
  /** The king to mark: that of the side to move where it is in check, unless told; `false` marks none. */
  readonly check?: Square | false
  readonly arrows?: readonly SvgArrow[]
  readonly circles?: readonly SvgCircle[]
  /** Letters and digits at the edges: yes, unless told. */
  readonly coordinates?: boolean
  /** One of our sets, or drawings of your own. */
  readonly pieces?: PieceSetName | PieceSet
  /** Of a square in pixels: 45, unless told. Vectors scale, so it matters only where nothing else says how large. */
  readonly squareSize?: number
  readonly colors?: Partial<SvgColors>
  /** What a screen reader says: the side to move and the pieces, unless told. */
  readonly title?: string
}

const usualColors: SvgColors = {
  light: '#edd9b7',
  dark: '#b6885c',
  lastMove: '#e8c84a',
  check: '#d9352b',
  marks: '#2f7d4f',
  white: { body: '#fffdf7', trim: '#f3e7d0', outline: '#2a2420', detail: '#2a2420' },
  black: { body: '#3b3632', trim: '#55504a', outline: '#12100e', detail: '#d8cdbc' },
}

/** A diagram as the text of an SVG file, of a position or of any setup. It needs no style sheet and no font of its own. */
export function makeSvg(
  setup: Pick<Setup, 'board' | 'variant'> | Position,
  options: SvgOptions = {},
): string {
  checkArguments(setup, options)
  const { variant } = setup
  const { files, ranks } = variant
  const isTurned = options.orientation === 'black'
  const colors = { ...usualColors, ...options.colors }
  const size = options.squareSize ?? 45
  if (!(size > 0 && size <= 10_000)) throw new RangeError(`a square of ${size} pixels cannot be drawn`)
  const set = typeof options.pieces === 'object' ? options.pieces : pieceSets[options.pieces ?? 'carved']
  const place: Place = (square) => ({
    x: 100 * (isTurned ? files - 1 - fileOf(square) : fileOf(square)),
    y: 100 * (isTurned ? rankOf(square) : ranks - 1 - rankOf(square)),
  })
  const onBoard = (square: Square) => variant.squares.has(square)
  const squares = [...variant.squares]
  const marked = options.lastMove === undefined ? [] : [moveFrom(options.lastMove), moveTo(options.lastMove)]
  const check = options.check ?? checkedKing(setup)
  const box = { width: files * 100, height: ranks * 100 }
  const rect = (square: Square, fill: string, opacity?: number) =>
    makeTag('rect', {
      ...place(square),
      width: 100,
      height: 100,
      fill,
      ...(opacity ? { 'fill-opacity': opacity } : {}),
    })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" width="${files * size}" height="${ranks * size}" role="img">`,
    `<title>${escapeXml(options.title ?? describe(setup))}</title>`,
    ...squares.map((square) => rect(square, isLight(square) ? colors.light : colors.dark)),
    ...marked.filter(onBoard).map((square) => rect(square, colors.lastMove, 0.5)),
    ...(check === false || check === undefined || !onBoard(check) ? [] : [rect(check, colors.check, 0.6)]),
    ...(options.coordinates === false ? [] : makeCoordinates(files, ranks, isTurned, colors)),
    ...piecesOn(setup.board).map(({ square, piece }) => makePiece(piece, set, colors, place(square))),
    ...(options.circles ?? [])
      .filter(({ square }) => onBoard(square))
      .map(({ square, color }) => makeCircle(place(square), color ?? colors.marks)),
    ...(options.arrows ?? [])
      .filter(({ from, to }) => onBoard(from) && onBoard(to) && from !== to)
      .map(({ from, to, color }) => makeArrow(place(from), place(to), color ?? colors.marks)),
    '</svg>',
    '',
  ].join('\n')
}

/** What cannot be drawn is a mistake in the caller's program, and is told as one. */
function checkArguments(setup: unknown, options: unknown): void {
  const { variant, board } = Object(setup) as Partial<Setup>
  if (findVariantFault(variant) !== undefined || !Array.isArray(board))
    throw new TypeError(
      typeof setup === 'string'
        ? 'a diagram is drawn of a position: parsePosition or parseFen reads a FEN'
        : `a diagram is drawn of a position or a setup, not ${describeValue(setup)}`,
    )
  if (typeof options !== 'object' || options === null)
    throw new TypeError(`the options of a diagram are an object, not ${describeValue(options)}`)
  const { pieces = 'carved', arrows = [], circles = [], title = '' } = options as Record<string, unknown>
  if (typeof pieces === 'object' ? !isPieceSet(pieces) : !Object.hasOwn(pieceSets, String(pieces)))
    throw new TypeError(`pieces are ${Object.keys(pieceSets).join(', ')}, or drawings of every role`)
  for (const [name, list] of Object.entries({ arrows, circles }))
    if (!Array.isArray(list) || !list.every((mark) => typeof mark === 'object' && mark !== null))
      throw new TypeError(`${name} are a list of objects`)
  if (typeof title !== 'string') throw new TypeError(`a title is a text, not ${describeValue(title)}`)
}

const isPieceSet = (set: object | null): boolean =>
  roles.every((role) => Array.isArray((set as Partial<PieceSet> | null)?.[role]))

const isLight = (square: Square): boolean => (fileOf(square) + rankOf(square)) % 2 === 1

const checkedKing = (setup: Pick<Setup, 'board' | 'variant'> | Position): Square | undefined =>
  'isCheck' in setup && setup.isCheck() ? setup.kingOf(setup.turn) : undefined

function describe(setup: Pick<Setup, 'board' | 'variant'> | Position): string {
  const pieces = piecesOn(setup.board)
  const side = (color: Color) =>
    pieces
      .filter(({ piece }) => piece.color === color)
      .map(({ square, piece }) => `${piece.role} ${makeSquare(square)}`)
      .join(', ')
  const turn = 'turn' in setup ? `, ${setup.turn} to move` : ''
  return `${setup.variant.name}${turn}. White: ${side('white')}. Black: ${side('black')}.`
}

function makeCoordinates(files: number, ranks: number, isTurned: boolean, colors: SvgColors): string[] {
  const text = (content: string, x: number, y: number, anchor: 'start' | 'end', isOnLight: boolean) =>
    makeTag(
      'text',
      {
        x,
        y,
        'text-anchor': anchor,
        'font-family': 'sans-serif',
        'font-size': 20,
        'font-weight': 600,
        fill: isOnLight ? colors.dark : colors.light,
      },
      content,
    )
  const letters = Array.from({ length: files }, (_, column) => {
    const file = isTurned ? files - 1 - column : column
    return text(
      makeFile(file),
      column * 100 + 94,
      ranks * 100 - 7,
      'end',
      isLight(file + 8 * (isTurned ? ranks - 1 : 0)),
    )
  })
  const digits = Array.from({ length: ranks }, (_, row) => {
    const rank = isTurned ? row : ranks - 1 - row
    return text(String(rank + 1), 6, row * 100 + 22, 'start', isLight(8 * rank + (isTurned ? files - 1 : 0)))
  })
  return [...letters, ...digits]
}

function makePiece(
  { color, role }: Piece,
  set: PieceSet,
  colors: SvgColors,
  { x, y }: { readonly x: number; readonly y: number },
): string {
  const { body, trim, outline, detail } = colors[color]
  const paint = {
    body: { fill: body, stroke: outline },
    trim: { fill: trim, stroke: outline },
    line: { fill: 'none', stroke: detail, 'stroke-width': 2.6 },
    eye: { fill: detail, stroke: 'none' },
    rim: { fill: 'none', stroke: trim, 'stroke-width': 2 },
    letter: { fill: 'none', stroke: detail, 'stroke-width': 7 },
  }
  const paths = set[role].map(({ part, path }) => makeTag('path', { ...paint[part], d: path }))
  const group = {
    transform: `translate(${x} ${y})`,
    'stroke-width': 3,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
  return makeTag('g', group, undefined, paths.join(''))
}
