import { expect, it } from 'vitest'
import { ratePool } from '../ratings/ratings.ts'
import { Standings } from '../tournament/standings.ts'
import { makeRatings } from './make-ratings.ts'
import { makeCrossTable, makeSprtLine, makeStandings } from './make-standings.ts'
import { makeRatingPlot, makeTextPlot } from './rating-plot.ts'

function standingsOf(...games: [white: number, black: number, points: number][]) {
  const standings = new Standings(['Owl', 'Wren', 'Heron & Co'])
  games.forEach(([white, black, points], index) => {
    standings.add({
      number: index + 1,
      pair: Math.floor(index / 2),
      white,
      black,
      points,
      ending: 'checkmate',
    })
  })
  return standings
}

const standings = standingsOf([0, 1, 1], [1, 0, 0.5], [0, 2, 0], [2, 0, 0.5], [1, 2, 1], [2, 1, 1])

it('standings name points, results, Elo and pairs, the best first', () => {
  const lines = makeStandings(standings).split('\n')
  expect(lines[0]).toMatch(/points +games .* Elo +± +nElo +± +LOS +draws/)
  expect(lines[1]).toMatch(/^1\. Heron & Co +2½ +4 +2 +1 +1 +62\.5 % +\+88\.7 .*\[0, 0, 1, 1, 0\] +0$/)
  expect(lines[2]).toMatch(/^2\. Owl +2 +4 +1 +2 +1 +50\.0 % +0\.0 .*\[0, 1, 0, 1, 0\]/)
})

it('standings before the first game have no estimates', () => {
  expect(makeStandings(standingsOf())).toMatch(/1\. Owl +0 +0 +0 +0 +0 +-/)
})

it('a cross table has the points of each against each', () => {
  const rows = makeCrossTable(standings).split('\n')
  expect(rows[1]!.split(/ {2,}/)).toEqual(['1. Heron & Co', 'x', '1½/2', '1/2', '2½'])
  expect(rows[2]!.split(/ {2,}/)).toEqual(['2. Owl', '½/2', 'x', '1½/2', '2'])
  expect(rows[3]!.split(/ {2,}/)).toEqual(['3. Wren', '1/2', '½/2', 'x', '1½'])
})

it('a sequential test is told with its bounds', () => {
  expect(makeSprtLine({ llr: 3, lower: -2.944, upper: 2.944, verdict: 'H1' })).toBe(
    'LLR +3.00 (-2.94, +2.94), elo1 accepted\n',
  )
})

it('ratings and their plots show every player with its interval', () => {
  const list = ratePool(standings.meetings(), { anchor: { name: 'Owl', elo: 1000 } })
  if (!list.ok) throw new Error()
  expect(makeRatings(list.value)).toMatch(/Owl +1000 +0 +4/)
  const svg = makeRatingPlot(list.value, { title: 'The <ladder>', hues: { Owl: '#123456' } })
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(svg).toContain('The &#60;ladder&#62;')
  expect(svg).toContain('Heron &#38; Co')
  expect(svg.match(/<circle/g)).toHaveLength(3)
  expect(svg).not.toContain('NaN')
  const plot = makeTextPlot(list.value, 60).split('\n')
  expect(plot).toHaveLength(4)
  for (const line of plot.slice(0, 3)) expect(line).toMatch(/^\S.* -*o-* .* ± \d+$/)
})
