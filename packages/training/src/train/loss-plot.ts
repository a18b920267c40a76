import type { EpochLosses } from './checkpoint.ts'

const WIDTH = 760
const HEIGHT = 380
const LEFT = 72
const RIGHT = 110
const TOP = 48
const BOTTOM = 52
const ROWS = 5

const round = (value: number): number => Math.round(value * 10) / 10

/** The errors by epoch as an SVG document, legible on light and dark paper. */
export function makeLossPlot(title: string, history: readonly EpochLosses[], epochs: number): string {
  const losses = history.flatMap(({ training, validation }) => [training, validation])
  const low = Math.min(...losses) * 0.98
  const high = Math.max(...losses) * 1.02
  const x = (epoch: number) => round(LEFT + ((epoch - 1) / Math.max(1, epochs - 1)) * (WIDTH - LEFT - RIGHT))
  const y = (loss: number) => round(HEIGHT - BOTTOM - ((loss - low) / (high - low)) * (HEIGHT - TOP - BOTTOM))
  const rows = Array.from({ length: ROWS }, (_, row) => low + ((high - low) * row) / (ROWS - 1))
  const line = (name: 'training' | 'validation', hue: string) => {
    const path = history.map(
      (losses, index) => `${index === 0 ? 'M' : 'L'}${x(losses.epoch)} ${y(losses[name])}`,
    )
    const last = history.at(-1)!
    // The two ends are close together, so one name stands above its line and the other below.
    const labelY = y(last[name]) + (name === 'validation' ? -6 : 16)
    return (
      `<path d="${path.join('')}" fill="none" stroke="${hue}" stroke-width="2" />` +
      `<text x="${x(last.epoch) + 8}" y="${labelY}" fill="${hue}">${name}</text>`
    )
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" role="img">`,
    `<title>${title}</title>`,
    `<text x="16" y="24" font-size="15" fill="#767676">${title}</text>`,
    ...rows.map(
      (loss) =>
        `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(loss)}" y2="${y(loss)}" stroke="#8886" />` +
        `<text x="${LEFT - 8}" y="${y(loss) + 4}" text-anchor="end" fill="#767676">${loss.toFixed(4)}</text>`,
    ),
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 14}" text-anchor="middle" fill="#767676">epoch 1 to ${epochs}</text>`,
    line('training', '#b45309'),
    line('validation', '#0f766e'),
    '</svg>\n',
  ].join('\n')
}

const BARS = '▁▂▃▄▅▆▇█'

/** Numbers as a row of small bars, the latest last. */
export function makeSparkline(values: readonly number[], width = 40): string {
  const shown = values.slice(-width)
  const low = Math.min(...shown)
  const range = Math.max(...shown) - low || 1
  return shown.map((value) => BARS[Math.round(((value - low) / range) * (BARS.length - 1))]).join('')
}
