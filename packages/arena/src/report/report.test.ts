import { setLanguage } from '@rookery/words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ratePool } from '../ratings/ratings.ts'
import { bracketOf } from '../schedule/knockout.ts'
import { eloOfScore } from '../statistics/elo.ts'
import { Standings } from '../tournament/standings.ts'
import { makeBracket } from './make-bracket.ts'
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

it('standings name points, results and pairs, the best first, and a dash where games are too few', () => {
  const lines = makeStandings(standings).split('\n')
  expect(lines[0]).toMatch(/points +games .* score +Elo +± +LOS/)
  expect(lines[1]).toMatch(/^1\. Heron & Co +2½ +4 +2 +1 +1 +62\.5 % +- +- +- /)
  expect(lines[2]).toMatch(/^2\. Owl +2 +4 +1 +2 +1 +50\.0 % +- +- +- /)
  expect(makeStandings(standings)).toMatch(/^1\. Heron & Co .*\[0, 0, 1, 1, 0\]$/m)
})

it('standings name failures where there are any, beside the score', () => {
  const failed = standingsOf([0, 1, 1])
  failed.add({ number: 2, pair: 0, white: 1, black: 0, points: 0, ending: 'time forfeit' })
  expect(makeStandings(failed)).toMatch(/ score +failed +Elo .*\n1\. Owl .* 100\.0 % +0 +- /)
  expect(makeStandings(standings)).not.toContain('failed')
})

it.each([
  ['level', [0.5, 0.5], '50.0 %'],
  ['won', [1, 0], '100.0 %'],
])('one pair that is %s shows its score and claims nothing else', (_, [first, second], score) => {
  const [, line = ''] = makeStandings(standingsOf([0, 1, first!], [1, 0, second!])).split('\n')
  expect(line).toMatch(new RegExp(`  ${score}( +-){5} `))
})

it('the score is points by games while a pair is open, and Elo is that score', () => {
  const games = Array.from({ length: 25 }, (_, index): [number, number, number] =>
    index % 2 === 0 ? [0, 1, [1, 0.5, 0][index % 3]!] : [1, 0, [0, 1, 0.5][(index % 5) % 3]!],
  )
  const { tally, score, estimate } = standingsOf(...games).row(0)
  expect(score).toBe((tally.wins + tally.draws / 2) / 25)
  expect(estimate).toMatchObject({ score, elo: eloOfScore(score!) })
})

it('standings before the first game have no estimates', () => {
  expect(makeStandings(standingsOf())).toMatch(/1\. Owl +0 +0 +0 +0 +0 +- +- /)
})

describe('tables fit 80 columns', () => {
  const names = Array.from({ length: 24 }, (_, index) => `A mind of a rather long name, number ${index + 1}`)
  const many = new Standings(names, 2)
  let pair = 0
  for (const white of names.keys())
    for (const black of names.keys())
      for (let turn = 0; white !== black && turn < 60; turn++) {
        const points = ((white * 7 + black * 3 + turn) % 3) / 2
        many.add({ number: pair, pair: Math.floor(pair++ / 2), white, black, points, ending: 'time forfeit' })
      }
  const list = ratePool(many.meetings())
  if (!list.ok) throw new Error()

  it.each([
    ['standings', makeStandings(many)],
    ['the cross table', makeCrossTable(many)],
    ['ratings', makeRatings(list.value)],
    ['the plot', makeTextPlot(list.value)],
  ])('%s', (_, text) => {
    for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
    for (const [index] of names.entries())
      expect(text).toMatch(new RegExp(`^(${index + 1}\\. )?A mind of`, 'm'))
    expect(text).not.toContain('undefined')
  })

  it('nothing being left out', () => {
    for (const word of ['points', 'Buchholz', 'S-B', 'byes', 'LOS', 'nElo', 'draws', 'pairs', 'failed'])
      expect(makeStandings(many)).toContain(word)
    const cells = makeCrossTable(many).match(/\d½?\/120/g)
    expect(cells).toHaveLength(24 * 23)
  })
})

it('a cross table has the points of each against each', () => {
  const rows = makeCrossTable(standings).split('\n')
  expect(rows[1]!.split(/ {2,}/)).toEqual(['1. Heron & Co', 'x', '1½/2', '1/2', '2½'])
  expect(rows[2]!.split(/ {2,}/)).toEqual(['2. Owl', '½/2', 'x', '1½/2', '2'])
  expect(rows[3]!.split(/ {2,}/)).toEqual(['3. Wren', '1/2', '½/2', 'x', '1½'])
})

it('a bracket names each match, who goes on, and the winner', () => {
  const results = new Map([1, 1, 1, 0.5, 0.5, 0].map((points, index) => [index + 1, points]))
  const text = makeBracket(bracketOf(3, 1, 2, results), [
    'Owl',
    'Wren',
    'A mind of a rather long name, number 3',
  ])
  expect(text.split('\n').map((line) => line.replaceAll(/ +/g, ' ').trimEnd())).toEqual([
    'Semi-finals',
    ' > Owl (bye)',
    ' > A mind of a rather l… 2½ - 1½ Wren 1 tie-break',
    'Final',
    ' > Owl 1½ - ½ A mind of a rather l…',
    'Winner: Owl',
    '',
  ])
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
})

it('a sequential test is told with its bounds', () => {
  expect(makeSprtLine({ llr: 3, lower: -2.944, upper: 2.944, verdict: 'H1' })).toBe(
    'LLR +3.00 (-2.94, +2.94), elo1 accepted\n',
  )
})

it('ratings and their plots show every player with its interval', () => {
  const list = ratePool(standings.meetings(), { anchors: [{ name: 'Owl', elo: 1000 }] })
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

describe('in German', () => {
  beforeAll(() => setLanguage('de'))
  afterAll(() => setLanguage('en'))

  it('tables and verdicts have German words and numbers', () => {
    const [header, first] = makeStandings(standings).split('\n')
    expect(header).toMatch(/Punkte +Partien .* Quote +Elo +± +LOS/)
    expect(first).toMatch(/^1\. Heron & Co +2½ +4 +2 +1 +1 +62,5 % +- /)
    expect(makeCrossTable(standings)).toMatch(/^ +1 +2 +3 +Punkte\n/)
    const sprt = { llr: 1.5, lower: -2.94, upper: 2.94, verdict: undefined }
    expect(makeSprtLine(sprt)).toBe('LLR +1,50 (-2,94, +2,94), unentschieden\n')
    expect(makeSprtLine({ ...sprt, verdict: 'H1' })).toContain('elo1 angenommen')
  })
})
