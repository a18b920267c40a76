import { makeLinePlot, makePath, wholeMarks } from '../line-plot.ts'
import type { EpochLosses } from './progress.ts'

const ROWS = 5
const lines = [
  { name: 'training', other: 'validation', hue: '#b45309' },
  { name: 'validation', other: 'training', hue: '#0f766e' },
] as const

/** The errors by epoch as an SVG document. */
export function makeLossPlot(title: string, history: readonly EpochLosses[], epochs: number): string {
  const losses = history.flatMap(({ training, validation }) => [training, validation])
  const low = Math.min(...losses) * 0.98
  const high = Math.max(...losses) * 1.02
  const marks = Array.from({ length: ROWS }, (_, row) => {
    const at = low + ((high - low) * row) / (ROWS - 1)
    return { at, label: at.toFixed(4) }
  })
  const across = { low: 0, high: epochs, marks: wholeMarks(epochs, 8), name: 'epochs' }
  return makeLinePlot({ title, across, up: { low, high, marks } }, ({ x, y }) =>
    lines
      .map(({ name, other, hue }) => {
        const points = history.map((losses) => ({ x: x(losses.epoch), y: y(losses[name]) }))
        const last = points.at(-1)!
        // The two lines end close together, so the upper one's name stands above it and the other's below.
        const labelShift = history.at(-1)![name] > history.at(-1)![other] ? -6 : 16
        return (
          `<path d="${makePath(points)}" fill="none" stroke="${hue}" stroke-width="2" />` +
          `<text x="${last.x + 8}" y="${last.y + labelShift}" fill="${hue}">${name}</text>`
        )
      })
      .join('\n'),
  )
}

const BARS = '▁▂▃▄▅▆▇█'

/** Numbers as a row of small bars, the latest last. */
export function makeSparkline(values: readonly number[], width = 40): string {
  const shown = values.slice(-width)
  const low = Math.min(...shown)
  const range = Math.max(...shown) - low || 1
  return shown.map((value) => BARS[Math.round(((value - low) / range) * (BARS.length - 1))]).join('')
}
