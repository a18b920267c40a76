import { minichess, parseSquare, startPosition } from '@rookery/rules'
import { expect, test } from 'vitest'
import { drawBoard } from './draw-board.ts'

test('a plain board has letters, seen from either side', () => {
  const position = startPosition(minichess)
  expect(drawBoard(position, 'white', 'plain')).toEqual([
    '6  k  q  b  n  r',
    '5  p  p  p  p  p',
    '4  .  .  .  .  .',
    '3  .  .  .  .  .',
    '2  P  P  P  P  P',
    '1  R  N  B  Q  K',
    '   a  b  c  d  e',
  ])
  expect(drawBoard(position, 'black', 'plain').at(0)).toBe('1  K  Q  B  N  R')
  expect(drawBoard(position, 'black', 'plain').at(-1)).toBe('   e  d  c  b  a')
})

test('marks show in a plain board too', () => {
  const rows = drawBoard(startPosition(), 'white', 'plain', {
    cursor: parseSquare('e4')!,
    selected: parseSquare('e2'),
    goals: [parseSquare('e3')!],
  })
  expect(rows[4]).toBe('4  .  .  .  . [.] .  .  .')
  expect(rows[5]).toBe('3  .  .  .  . *.* .  .  .')
  expect(rows[6]).toBe('2  P  P  P  P (P) P  P  P')
})

test('a rich board has figures, and a colour for the corner a1 that differs from its neighbour', () => {
  const rows = drawBoard(startPosition(), 'white', 'rich')
  const [, a1, b1] = rows[7]!.split('\u001b[48;5;')
  expect(a1).toContain('\u265c')
  expect(b1).toContain('\u265e')
  expect(Number.parseInt(a1!, 10)).not.toBe(Number.parseInt(b1!, 10))
})

/** Of a colour of the 6x6x6 cube, 16 to 231. */
function luminance(code: number): number {
  const steps = [0, 95, 135, 175, 215, 255]
  const [red, green, blue] = [36, 6, 1].map((weight) => {
    const channel = steps[Math.floor((code - 16) / weight) % 6]! / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('both colours of figures stand out on every square, marked or not', () => {
  const marks = { last: [16, 17], goals: [18], selected: 19, cursor: 20 }
  const text = drawBoard(startPosition(), 'white', 'rich', marks).join('')
  const backgrounds = new Set([...text.matchAll(/48;5;(\d+)/g)].map(([, code]) => Number(code)))
  const figures = new Set([...text.matchAll(/38;5;(\d+)/g)].map(([, code]) => Number(code)))
  expect(backgrounds.size).toBe(6)
  expect(figures.size).toBe(2)
  for (const background of backgrounds)
    for (const figure of figures) {
      const [darker, lighter] = [luminance(background), luminance(figure)].sort((a, b) => a - b)
      expect((lighter! + 0.05) / (darker! + 0.05)).toBeGreaterThan(3)
    }
})
