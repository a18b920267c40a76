import { escapeXml, makeLinePlot, makePath, round, type Scales, wholeMarks } from '../line-plot.ts'

/** Scores against one opponent, by games learned. */
export interface ScoreSeries {
  readonly name: string
  readonly hue: string
  readonly points: readonly ScorePoint[]
}

export interface ScorePoint {
  readonly learned: number
  /** Points of a hundred, and half the width of its 95 % interval. */
  readonly score: number
  readonly error: number
}

/** How scores rise with the games that were learned, as an SVG document. */
export function makeScorePlot(title: string, series: readonly ScoreSeries[]): string {
  const most = Math.max(1, ...series.flatMap(({ points }) => points.map(({ learned }) => learned)))
  const across = { low: 0, high: most, marks: wholeMarks(most, 6), name: 'games learned' }
  const marks = [0, 25, 50, 75, 100].map((at) => ({ at, label: `${at} %` }))
  const plot = { title, across, up: { low: 0, high: 100, marks } }
  return makeLinePlot(plot, (scales) => series.map((one) => makeSeries(one, scales)).join('\n'))
}

function makeSeries({ name, hue, points }: ScoreSeries, { x, y }: Scales): string {
  const color = escapeXml(hue)
  const path = makePath(points.map(({ learned, score }) => ({ x: x(learned), y: y(score) })))
  const marks = points.map(
    ({ learned, score, error }) =>
      `<g><title>${escapeXml(name)}, ${learned} games: ${round(score)} ± ${round(error)} %</title>` +
      `<path d="M${x(learned)} ${y(score - error)}V${y(score + error)}" stroke="${color}" stroke-width="2" />` +
      `<circle cx="${x(learned)}" cy="${y(score)}" r="4" fill="${color}" /></g>`,
  )
  const last = points.at(-1)
  const label = last
    ? `<text x="${x(last.learned) + 12}" y="${y(last.score) + 4}" fill="${color}">${escapeXml(name)}</text>`
    : ''
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="2" />${marks.join('')}${label}`
}
