import { minichess, parseSquare, standard } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { addStroke, arrowPath, middleOf, noDrawings, toneOf } from './drawings.ts'
import { squareUnder } from './geometry.ts'

const at = (name: string) => parseSquare(name)!
const keys = { shiftKey: false, ctrlKey: false, altKey: false }

describe('the middle of a square', () => {
  it.each([
    { board: standard, orientation: 'white', square: 'a1', x: 0.5, y: 7.5 },
    { board: standard, orientation: 'black', square: 'a1', x: 7.5, y: 0.5 },
    { board: minichess, orientation: 'white', square: 'e6', x: 4.5, y: 0.5 },
    { board: minichess, orientation: 'black', square: 'e6', x: 0.5, y: 5.5 },
  ] as const)('$square with $orientation below is at $x, $y', ({ board, orientation, square, x, y }) => {
    expect(middleOf(board, orientation, at(square))).toEqual({ x, y })
  })

  it('lies in the square it belongs to', () => {
    for (const board of [standard, minichess]) {
      for (const orientation of ['white', 'black'] as const) {
        const { x, y } = middleOf(board, orientation, at('b3'))
        expect(squareUnder(board, orientation, x / board.files, y / board.ranks)).toBe(at('b3'))
      }
    }
  })

  it('is none of the squares beside the board', () => {
    expect(squareUnder(minichess, 'white', 1.01, 0.5)).toBeUndefined()
    expect(squareUnder(minichess, 'white', 0.5, -0.01)).toBeUndefined()
  })
})

describe('an arrow', () => {
  const points = (path: string) =>
    path
      .slice(1, -1)
      .split('L')
      .map((pair) => pair.split(' ').map(Number))

  it('points from the first square into the second', () => {
    const tip = points(arrowPath({ x: 0.5, y: 0.5 }, { x: 3.5, y: 0.5 }))[3]!
    expect(tip[0]).toBeGreaterThan(3)
    expect(tip[0]).toBeLessThan(3.5)
    expect(tip[1]).toBe(0.5)
  })

  it('is thicker the more it weighs', () => {
    const width = (weight: number) => {
      const path = points(arrowPath({ x: 0.5, y: 0.5 }, { x: 3.5, y: 0.5 }, weight))
      return Math.abs(path[0]![1]! - path.at(-1)![1]!)
    }
    expect(width(1)).toBeGreaterThan(width(0))
  })
})

describe("the person's drawings", () => {
  const arrow = { from: at('e2'), to: at('e4'), tone: 'green' } as const
  const circle = { from: at('d5'), to: at('d5'), tone: 'green' } as const

  it('are an arrow between squares and a circle on one', () => {
    const drawn = addStroke(addStroke(noDrawings, arrow), circle)
    expect(drawn).toEqual({ arrows: [arrow], circles: [{ at: at('d5'), tone: 'green' }] })
  })

  it.each([arrow, circle])('go when drawn again, and change colour when drawn in another', (stroke) => {
    const once = addStroke(noDrawings, stroke)
    expect(addStroke(once, stroke)).toEqual(noDrawings)
    const { arrows, circles } = addStroke(once, { ...stroke, tone: 'red' })
    expect([...arrows, ...circles].map(({ tone }) => tone)).toEqual(['red'])
  })

  it('keep arrows of both directions apart', () => {
    const back = { from: arrow.to, to: arrow.from, tone: 'green' } as const
    expect(addStroke(addStroke(noDrawings, arrow), back).arrows).toHaveLength(2)
  })

  it('have four colours by modifier keys', () => {
    expect(toneOf(keys)).toBe('green')
    expect(toneOf({ ...keys, shiftKey: true })).toBe('red')
    expect(toneOf({ ...keys, ctrlKey: true })).toBe('red')
    expect(toneOf({ ...keys, altKey: true })).toBe('blue')
    expect(toneOf({ ...keys, shiftKey: true, altKey: true })).toBe('amber')
  })
})
