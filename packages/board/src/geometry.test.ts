import { makeSquare, minichess, parseSquare, standard } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { isLightSquare, placeOnView, squareAfterKey, squareRows } from './geometry.ts'

const at = (name: string) => parseSquare(name)!

describe('the layout of a board', () => {
  it('starts at the far left corner of the side below', () => {
    const corner = (orientation: 'white' | 'black') => makeSquare(squareRows(standard, orientation)[0]![0]!)
    expect([corner('white'), corner('black')]).toEqual(['a8', 'h1'])
  })

  it('has the rows and columns of a small board', () => {
    const rows = squareRows(minichess, 'black').map((row) => row.map(makeSquare))
    expect(rows).toHaveLength(6)
    expect(rows[0]).toEqual(['e1', 'd1', 'c1', 'b1', 'a1'])
  })

  it('places a square where its row lists it', () => {
    for (const orientation of ['white', 'black'] as const) {
      squareRows(minichess, orientation).forEach((squares, row) => {
        squares.forEach((square, column) => {
          expect(placeOnView(minichess, orientation, square)).toEqual({ column, row })
        })
      })
    }
  })

  it('keeps a1 dark on every board', () => {
    expect(isLightSquare(at('a1'))).toBe(false)
    expect(isLightSquare(at('h1'))).toBe(true)
    expect(isLightSquare(at('e1'))).toBe(false)
  })
})

describe('the keys of the board', () => {
  it.each([
    ['white', 'e4', 'ArrowUp', 'e5'],
    ['white', 'e4', 'ArrowLeft', 'd4'],
    ['black', 'e4', 'ArrowUp', 'e3'],
    ['black', 'e4', 'ArrowLeft', 'f4'],
    ['white', 'e4', 'Home', 'a4'],
    ['black', 'e4', 'Home', 'h4'],
    ['white', 'h8', 'ArrowRight', 'h8'],
  ] as const)('with %s below, on %s, %s leads to %s', (orientation, from, key, to) => {
    expect(squareAfterKey(standard, orientation, at(from), key)).toBe(at(to))
  })

  it('stop at the edges of a small board', () => {
    expect(squareAfterKey(minichess, 'white', at('e6'), 'ArrowUp')).toBe(at('e6'))
    expect(squareAfterKey(minichess, 'white', at('e6'), 'ArrowRight')).toBe(at('e6'))
    expect(squareAfterKey(minichess, 'white', at('a3'), 'End')).toBe(at('e3'))
  })

  it('leave other keys alone', () => {
    expect(squareAfterKey(standard, 'white', at('e4'), 'Enter')).toBeUndefined()
  })
})
