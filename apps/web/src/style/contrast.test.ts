import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = sheet.split(':root[data-theme="dark"]')

const tokensOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  )

const themes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  light: tokensOf(light),
  dark: { ...tokensOf(light), ...tokensOf(dark) },
}

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const marks = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'].map((name) => `--mark-${name}`)
const graphMarks = ['inaccuracy', 'mistake', 'blunder'].map((name) => `--graph-mark-${name}`)
const graphLines = ['--graph-line', '--graph-even', '--graph-cursor']

/** What must be seen, and on what. */
const pairs = [
  ...marks.flatMap((mark) => ['--surface', '--paper'].map((ground) => [mark, ground] as const)),
  ...graphLines.flatMap((line) =>
    ['--graph-white', '--graph-black'].map((ground) => [line, ground] as const),
  ),
  ...graphMarks.map((mark) => [mark, '--white-side'] as const),
  ['--bad', '--surface'] as const,
  ['--accent', '--surface'] as const,
]

describe.each(Object.entries(themes))('in the %s theme', (_, tokens) => {
  it.each(pairs)('%s stands out from %s by three to one', (mark, ground) => {
    expect(contrast(tokens[mark]!, tokens[ground]!)).toBeGreaterThanOrEqual(3)
  })
})
