import { type Color, makeUci, type Position, parsePosition, startPosition } from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import { createPicker, type PickerStep, pressKey } from './move-picker.ts'

function press(position: Position, from: Color, keys: string): PickerStep {
  let step: PickerStep = { kind: 'picking', picker: createPicker(position) }
  for (const key of keys.split(' ')) {
    if (step.kind !== 'picking') throw new Error(`${key} comes after the end`)
    step = pressKey(step.picker, key, position, from)
  }
  return step
}

function pickedBy(position: Position, from: Color, keys: string): string[] {
  const step = press(position, from, keys)
  return step.kind === 'picked' ? step.moves.map((move) => makeUci(move, position)) : [step.kind]
}

function positionOf(fen: string): Position {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(fen)
  return position.value
}

describe('picking a move with the arrow keys', () => {
  const start = startPosition()

  test('begins on the king, takes a piece and puts it down', () => {
    expect(pickedBy(start, 'white', 'up return up up return')).toEqual(['e2e4'])
  })

  test('goes by what is seen when the board is turned', () => {
    expect(pickedBy(start, 'black', 'down return down down return')).toEqual(['e2e4'])
  })

  test('castles by the square the king goes to', () => {
    const castling = positionOf('4k3/8/8/8/8/8/8/4K2R w K - 0 1')
    expect(pickedBy(castling, 'white', 'return right right return')).toEqual(['e1g1'])
  })

  test('offers every piece a pawn can become', () => {
    const promotion = positionOf('8/4P3/8/8/8/8/k7/4K3 w - - 0 1')
    expect(pickedBy(promotion, 'white', 'up up up up up up return up return')).toEqual([
      'e7e8q',
      'e7e8r',
      'e7e8b',
      'e7e8n',
    ])
  })

  test('takes another piece in place of the first', () => {
    expect(pickedBy(start, 'white', 'up return left return up return')).toEqual(['d2d3'])
  })

  test.each([
    ['return', 'no piece of yours can move from there'],
    ['up return down return', 'it cannot go there'],
    ['up return escape', 'arrows move, Enter takes the piece, Esc goes back to typing'],
    ['up return return', 'arrows move, Enter takes the piece, Esc goes back to typing'],
  ])('after %s says "%s"', (keys, hint) => {
    expect(press(start, 'white', keys)).toMatchObject({ kind: 'picking', picker: { hint } })
  })

  test('stays on the board, and ignores other keys', () => {
    const keys = `${'right '.repeat(9)}${'down '.repeat(9)}x`
    expect(press(start, 'white', keys)).toMatchObject({ picker: { cursor: 7 } })
  })

  test('is given up with Escape', () => {
    expect(press(start, 'white', 'escape')).toEqual({ kind: 'cancelled' })
  })
})
