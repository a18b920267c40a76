import { expect, it } from 'vitest'
import { makeScorePlot } from './score-plot.ts'

const plot = makeScorePlot('Scores <of> a Parrot', [
  {
    name: 'A & B',
    hue: '#123456',
    points: [
      { learned: 0, score: 50, error: 3 },
      { learned: 6000, score: 75.25, error: 2.5 },
    ],
  },
])

it('draws each point higher the better its score, with its interval in words', () => {
  const heights = [...plot.matchAll(/cy="([\d.]+)"/g)].map(([, cy]) => Number(cy))
  expect(heights).toHaveLength(2)
  expect(heights[1]).toBeLessThan(heights[0]!)
  expect(plot).toContain('6000 games: 75.3 ± 2.5 %')
})

it('escapes what it is given', () => {
  expect(plot).toContain('Scores &#60;of&#62; a Parrot')
  expect(plot).toContain('A &#38; B')
  expect(plot).not.toMatch(/NaN|undefined|Infinity/)
})

it('draws a plot without points', () => {
  expect(makeScorePlot('empty', [])).not.toMatch(/NaN|undefined|Infinity/)
})
