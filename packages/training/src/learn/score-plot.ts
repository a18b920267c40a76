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

const WIDTH = 760
const HEIGHT = 380
const LEFT = 56
const RIGHT = 120
const TOP = 48
const BOTTOM = 52

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

const round = (value: number): number => Math.round(value * 10) / 10

/** Steps of 1, 2 or 5 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10)
}

/** How scores rise with the games that were learned, as an SVG document, legible on light and dark paper. */
export function makeScorePlot(title: string, series: readonly ScoreSeries[]): string {
  const most = Math.max(1, ...series.flatMap(({ points }) => points.map(({ learned }) => learned)))
  const x = (learned: number) => round(LEFT + (learned / most) * (WIDTH - LEFT - RIGHT))
  const y = (score: number) => round(HEIGHT - BOTTOM - (score / 100) * (HEIGHT - TOP - BOTTOM))
  const step = niceStep(most / 6)
  const columns = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<text x="16" y="24" font-size="15" fill="#767676">${escapeXml(title)}</text>`,
    ...[0, 25, 50, 75, 100].map(
      (score) =>
        `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(score)}" y2="${y(score)}" stroke="#8886" />` +
        `<text x="${LEFT - 8}" y="${y(score) + 4}" text-anchor="end" fill="#767676">${score} %</text>`,
    ),
    ...columns.map(
      (learned) =>
        `<line x1="${x(learned)}" x2="${x(learned)}" y1="${TOP}" y2="${HEIGHT - BOTTOM}" stroke="#8883" />` +
        `<text x="${x(learned)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle" fill="#767676">${learned}</text>`,
    ),
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 12}" text-anchor="middle" fill="#767676">games learned</text>`,
    ...series.map((one) => makeSeries(one, x, y)),
    '</svg>\n',
  ].join('\n')
}

function makeSeries(
  { name, hue, points }: ScoreSeries,
  x: (learned: number) => number,
  y: (score: number) => number,
): string {
  const color = escapeXml(hue)
  const path = points.map(
    ({ learned, score }, index) => `${index === 0 ? 'M' : 'L'}${x(learned)} ${y(score)}`,
  )
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
  return `<path d="${path.join('')}" fill="none" stroke="${color}" stroke-width="2" />${marks.join('')}${label}`
}
