const WIDTH = 760
const HEIGHT = 380
const LEFT = 72
const RIGHT = 120
const TOP = 48
const BOTTOM = 52
/** Legible on light and dark paper. */
const INK = '#767676'

export interface Axis {
  readonly low: number
  readonly high: number
  /** Where a thin line is drawn across, and what stands beside it. */
  readonly marks: readonly { readonly at: number; readonly label: string }[]
}

export interface LinePlot {
  readonly title: string
  readonly across: Axis & { readonly name: string }
  readonly up: Axis
}

/** From values to places on the paper. */
export interface Scales {
  x(value: number): number
  y(value: number): number
}

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

export const round = (value: number): number => Math.round(value * 10) / 10

/** A path through points. */
export const makePath = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** A framed plot as an SVG document; `draw` gives what is drawn in it. */
export function makeLinePlot({ title, across, up }: LinePlot, draw: (scales: Scales) => string): string {
  const part = ({ low, high }: Axis, value: number) => (value - low) / (high - low || 1)
  const x = (value: number) => round(LEFT + part(across, value) * (WIDTH - LEFT - RIGHT))
  const y = (value: number) => round(HEIGHT - BOTTOM - part(up, value) * (HEIGHT - TOP - BOTTOM))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<text x="16" y="24" font-size="15" fill="${INK}">${escapeXml(title)}</text>`,
    ...up.marks.map(
      ({ at, label }) =>
        `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(at)}" y2="${y(at)}" stroke="#8886" />` +
        `<text x="${LEFT - 8}" y="${y(at) + 4}" text-anchor="end" fill="${INK}">${label}</text>`,
    ),
    ...across.marks.map(
      ({ at, label }) =>
        `<line x1="${x(at)}" x2="${x(at)}" y1="${TOP}" y2="${HEIGHT - BOTTOM}" stroke="#8883" />` +
        `<text x="${x(at)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle" fill="${INK}">${label}</text>`,
    ),
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 12}" text-anchor="middle" fill="${INK}">${across.name}</text>`,
    draw({ x, y }),
    '</svg>\n',
  ].join('\n')
}

/** Marks at steps of 1, 2 or 5 times a power of ten, about so many. */
export function wholeMarks(most: number, count: number): Axis['marks'] {
  const rough = Math.max(1, most / count)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10)
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => ({
    at: index * step,
    label: String(index * step),
  }))
}
