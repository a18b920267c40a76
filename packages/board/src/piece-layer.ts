import { type Color, fileOf, type Piece, rankOf, type Square } from '@rookery/rules'
import type { PieceSet } from '@rookery/rules/pieces'
import { make, makeSvg } from './dom.ts'
import { placeOnView } from './geometry.ts'
import { isSamePiece } from './placement.ts'
import type { BoardState } from './state.ts'

/** A piece as a picture of its own. */
export function drawPiece(set: PieceSet, { color, role }: Piece): SVGElement {
  const paths = set[role].map(({ part, path }) => makeSvg('path', { class: `piece-${part}`, d: path }))
  return makeSvg(
    'svg',
    { class: `piece piece-${color}`, viewBox: '0 0 100 100', part: `piece ${color} ${role}` },
    ...paths,
  )
}

interface Standing {
  readonly element: HTMLElement
  piece: Piece
}

interface Look {
  readonly set: PieceSet
  readonly orientation: Color
  readonly variantId: string
}

/** The pieces on the board, each an element that stays the same while the piece moves. */
export class PieceLayer {
  readonly element = make('div', { class: 'pieces', 'aria-hidden': 'true' })
  #standing = new Map<Square, Standing>()
  #look: Look | undefined
  /** Where a piece was let go: it lies there already and does not slide. */
  landedOn: Square | undefined

  draw({ placement, wishes, drag }: BoardState): void {
    const look: Look = {
      set: wishes.pieces,
      orientation: wishes.orientation,
      variantId: placement.variant.id,
    }
    const isSameLook =
      this.#look?.set === look.set &&
      this.#look.orientation === look.orientation &&
      this.#look.variantId === look.variantId
    if (!isSameLook) {
      this.#standing = new Map()
      this.element.replaceChildren()
    }
    const isFirst = this.#look === undefined || !isSameLook
    this.#look = look
    const isAnimated =
      !isFirst && wishes.animation > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches
    const place = (square: Square) => {
      const { column, row } = placeOnView(placement.variant, wishes.orientation, square)
      return `translate(${100 * column}%, ${100 * row}%)`
    }

    const { gone, come } = this.#compare(placement.pieces)
    for (const [square, piece] of come) {
      const source = closestSource(gone, square, piece)
      const moved = source === undefined ? undefined : gone.get(source)
      if (source !== undefined) gone.delete(source)
      const standing = moved ?? { element: make('div', { class: 'piece-place' }), piece }
      if (!moved || !isSamePiece(moved.piece, piece))
        standing.element.replaceChildren(drawPiece(wishes.pieces, piece))
      standing.piece = piece
      this.#standing.set(square, standing)
      const { element } = standing
      const from = moved && isAnimated && square !== this.landedOn ? getComputedStyle(element).transform : ''
      element.style.transform = place(square)
      if (!moved) this.element.append(element)
      else if (from) slide(element, from, wishes.animation)
    }
    for (const { element } of gone.values()) {
      if (isAnimated && this.landedOn === undefined) fade(element, wishes.animation)
      else element.remove()
    }
    for (const [square, { element }] of this.#standing)
      element.classList.toggle('held', drag?.from === square)
    this.landedOn = undefined
  }

  /** What stands no more where it stood, and what is to stand where nothing like it does. */
  #compare(wanted: ReadonlyMap<Square, Piece>) {
    const gone = new Map<Square, Standing>()
    for (const [square, standing] of this.#standing)
      if (!isSamePiece(standing.piece, wanted.get(square))) gone.set(square, standing)
    for (const square of gone.keys()) this.#standing.delete(square)
    return { gone, come: [...wanted].filter(([square]) => !this.#standing.has(square)) }
  }
}

/** The nearest piece of the same kind that is to go, or a pawn that has become another. */
function closestSource(gone: ReadonlyMap<Square, Standing>, to: Square, piece: Piece): Square | undefined {
  const distance = (from: Square) => Math.hypot(fileOf(from) - fileOf(to), rankOf(from) - rankOf(to))
  const nearest = (isLike: (other: Piece) => boolean) =>
    [...gone]
      .filter(([, standing]) => isLike(standing.piece))
      .map(([square]) => square)
      .sort((a, b) => distance(a) - distance(b))[0]
  const isPromoted = (other: Piece) => other.color === piece.color && other.role === 'pawn'
  const pawn = () => {
    const square = nearest(isPromoted)
    return square !== undefined && distance(square) < 2 ? square : undefined
  }
  return nearest((other) => isSamePiece(other, piece)) ?? pawn()
}

/** From wherever it is on its way just now. */
function slide(element: HTMLElement, from: string, duration: number): void {
  element.classList.add('moving')
  const way = element.animate([{ transform: from }, { transform: element.style.transform }], {
    duration,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
  })
  way.onfinish = () => element.classList.remove('moving')
}

function fade(element: HTMLElement, duration: number): void {
  element.animate([{ opacity: 1 }, { opacity: 0 }], { duration }).onfinish = () => element.remove()
}
