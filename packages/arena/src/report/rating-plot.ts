import type { RatingList } from '../ratings/ratings.ts'
import { MOST_NAME, shorten } from './text-table.ts'

interface Scale {
  readonly low: number
  readonly high: number
  readonly step: number
}

/** Steps of 1, 2 or 5 times a power of ten, around all intervals. */
function scaleOf({ ratings }: RatingList): Scale {
  const least = Math.min(...ratings.map(({ elo, error }) => elo - error))
  const most = Math.max(...ratings.map(({ elo, error }) => elo + error))
  const rough = Math.max(most - least, 10) / 6
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10)
  const first = Math.floor(least / step)
  return { low: first * step, high: Math.max(first + 1, Math.ceil(most / step)) * step, step }
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

export interface PlotOptions {
  readonly title: string
  /** Colours by name; others are grey. */
  readonly hues?: Readonly<Record<string, string>>
}

const ROW = 34
const LEFT = 190
const WIDTH = 760

/** The ladder as an SVG document, legible on light and dark paper: a point and its 95 % interval for each player. */
export function makeRatingPlot(list: RatingList, { title, hues = {} }: PlotOptions): string {
  const { low, high, step } = scaleOf(list)
  const bottom = 56 + list.ratings.length * ROW
  const x = (elo: number) => Math.round((LEFT + ((elo - low) / (high - low)) * (WIDTH - LEFT - 40)) * 10) / 10
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step)
  const grid = ticks.map(
    (elo) =>
      `<line x1="${x(elo)}" x2="${x(elo)}" y1="44" y2="${bottom}" stroke="#8886" />` +
      `<text x="${x(elo)}" y="${bottom + 18}" text-anchor="middle" fill="#767676">${Math.round(elo)}</text>`,
  )
  const rows = list.ratings.map(({ name, elo, error }, index) => {
    const y = 64 + index * ROW
    const hue = escapeXml(hues[name] ?? '#767676')
    const [from, to] = [x(elo - error), x(elo + error)]
    const label = `${escapeXml(name)}: ${Math.round(elo)} ± ${Math.round(error)}`
    return (
      `<g><title>${label}</title>` +
      `<text x="${LEFT - 14}" y="${y + 4}" text-anchor="end" fill="#767676">${escapeXml(name)}</text>` +
      `<path d="M${from} ${y - 5}V${y + 5}M${from} ${y}H${to}M${to} ${y - 5}V${y + 5}" stroke="${hue}" fill="none" stroke-width="2" />` +
      `<circle cx="${x(elo)}" cy="${y}" r="5" fill="${hue}" />` +
      `<text x="${x(elo)}" y="${y - 9}" text-anchor="middle" font-size="11" fill="#767676">${Math.round(elo)}</text></g>`
    )
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + 36}" font-family="sans-serif" font-size="13" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<text x="16" y="24" font-size="15" fill="#767676">${escapeXml(title)}</text>`,
    ...grid,
    ...rows,
    '</svg>\n',
  ].join('\n')
}

/** The same in a terminal of the given width. */
export function makeTextPlot(list: RatingList, width = 80): string {
  const { low, high } = scaleOf(list)
  const labels = list.ratings.map(({ name }) => shorten(name, MOST_NAME))
  const names = Math.max(...labels.map((label) => label.length))
  const columns = Math.max(10, width - names - 16)
  const at = (elo: number) =>
    Math.max(0, Math.min(columns - 1, Math.round(((elo - low) / (high - low)) * (columns - 1))))
  return list.ratings
    .map(({ elo, error }, index) => {
      const cells = new Array<string>(columns).fill(' ')
      for (let cell = at(elo - error); cell <= at(elo + error); cell++) cells[cell] = '-'
      cells[at(elo)] = 'o'
      const figures = `${String(Math.round(elo)).padStart(5)} ± ${Math.round(error)}`
      return `${labels[index]!.padEnd(names)} ${cells.join('')} ${figures}`.trimEnd()
    })
    .map((line) => `${line}\n`)
    .join('')
}
