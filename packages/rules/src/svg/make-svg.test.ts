import { type Browser, launchBrowser, type Page } from '@rookery/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseFen, parsePosition, startPosition } from '../fen.ts'
import { unwrap } from '../result.ts'
import { parseSan } from '../san.ts'
import { parseSquare } from '../square.ts'
import { minichess, variants } from '../variants/index.ts'
import { makeSvg } from './make-svg.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage()
})
afterAll(() => browser?.close())

const square = (name: string) => parseSquare(name)!

/** What a browser's strict reader of XML finds in a picture: its title, how often each element stands there, or its error. */
const inspect = (svg: string) =>
  page.evaluate((text) => {
    const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml')
    const counts: Record<string, number> = {}
    for (const { tagName } of documentElement.querySelectorAll('*'))
      counts[tagName] = (counts[tagName] ?? 0) + 1
    const fillsAt = (x: number, y: number) =>
      [...documentElement.querySelectorAll(`rect[x="${x}"][y="${y}"]`)].map((rect) =>
        rect.getAttribute('fill'),
      )
    return {
      root: documentElement.tagName,
      title: documentElement.querySelector('title')?.textContent,
      viewBox: documentElement.getAttribute('viewBox'),
      first: documentElement.querySelector('g')?.getAttribute('transform'),
      letters: [...documentElement.querySelectorAll('text')].map(({ textContent }) => textContent).join(''),
      bottomLeft: fillsAt(0, 700),
      kingSquare: fillsAt(400, 700),
      counts,
    }
  }, svg)

describe('a diagram', () => {
  it.each(variants)('has every square and piece of $name', async (variant) => {
    const position = startPosition(variant)
    const { root, viewBox, counts } = await inspect(makeSvg(position))
    expect([root, viewBox]).toEqual(['svg', `0 0 ${variant.files * 100} ${variant.ranks * 100}`])
    expect(counts).toMatchObject({
      rect: variant.files * variant.ranks,
      g: position.pieces().length,
      text: variant.files + variant.ranks,
    })
  })

  it('is turned round for Black', async () => {
    const [white, black] = [
      await inspect(makeSvg(startPosition())),
      await inspect(makeSvg(startPosition(), { orientation: 'black' })),
    ]
    expect([white.first, black.first]).toEqual(['translate(0 700)', 'translate(700 0)'])
    expect([white.letters, black.letters]).toEqual(['abcdefgh87654321', 'hgfedcba12345678'])
    // Both players have a dark square at their left hand.
    expect(white.bottomLeft).toEqual(black.bottomLeft)
  })

  it('marks the last move, the king in check, arrows and circles', async () => {
    const before = unwrap(parsePosition('4k3/8/8/8/7r/8/8/4K3 b - - 0 1'))
    const lastMove = unwrap(parseSan(before, 'Re4+'))
    const position = before.play(lastMove)
    const plain = (await inspect(makeSvg(position, { check: false }))).counts
    const marked = await inspect(
      makeSvg(position, {
        lastMove,
        arrows: [{ from: square('e4'), to: square('e1') }],
        circles: [{ square: square('a1'), color: 'blue' }],
      }),
    )
    expect(marked.counts).toEqual({ ...plain, rect: 64 + 3, circle: 1, path: plain.path! + 1 })
    expect(marked.kingSquare).toHaveLength(2)
  })

  it('has no letters at the edges when asked', async () => {
    expect((await inspect(makeSvg(startPosition(), { coordinates: false }))).letters).toBe('')
  })

  it('says what it shows', async () => {
    const { title } = await inspect(makeSvg(unwrap(parsePosition('4k3/8/8/8/8/8/8/4K2R b - - 0 1'))))
    expect(title).toBe('Standard, black to move. White: king e1, rook h1. Black: king e8.')
  })

  it('draws a setup that is no position', async () => {
    expect((await inspect(makeSvg(unwrap(parseFen('KKK5/8/8/8/8/8/8/8 w - - 0 1'))))).counts.g).toBe(3)
  })

  it('lets no text or colour become markup, and nothing that XML cannot hold', async () => {
    const hostile = `"><script>alert(1)</script>&\u0000\u0007\ud800'`
    const svg = makeSvg(startPosition(), {
      title: hostile,
      colors: { light: hostile },
      arrows: [{ from: 0, to: 9, color: hostile }],
    })
    const { root, title, counts } = await inspect(svg)
    expect([root, title]).toEqual(['svg', `"><script>alert(1)</script>&'`])
    expect(counts.script).toBeUndefined()
  })

  it('leaves out marks beside the board and arrows to nowhere', async () => {
    const arrows = [
      { from: 0, to: 63 },
      { from: 3, to: 3 },
      { from: -1, to: Number.NaN },
    ]
    const options = { arrows, circles: [{ square: 63 }], check: 63 }
    expect(makeSvg(startPosition(minichess), options)).toBe(makeSvg(startPosition(minichess)))
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('throws at squares of %f pixels', (squareSize) => {
    expect(() => makeSvg(startPosition(), { squareSize })).toThrow('cannot be drawn')
  })
})

it.each([
  [
    [startPosition().variant.startFen],
    'a diagram is drawn of a position: parsePosition or parseFen reads a FEN',
  ],
  [[undefined], 'a diagram is drawn of a position or a setup, not nothing'],
  [[{}], 'a diagram is drawn of a position or a setup, not a value of type object'],
  [[startPosition(), null], 'the options of a diagram are an object, not null'],
  [
    [startPosition(), { pieces: 'plastic' }],
    'pieces are carved, letters, slim, blocks, or drawings of every role',
  ],
  [[startPosition(), { pieces: { pawn: [] } }], 'or drawings of every role'],
  [[startPosition(), { arrows: 'e2e4' }], 'arrows are a list of objects'],
  [[startPosition(), { circles: [null] }], 'circles are a list of objects'],
  [[startPosition(), { title: 5 }], 'a title is a text, not a value of type number'],
])('a diagram that cannot be drawn says why: %#', (given, message) => {
  expect(() => makeSvg(...(given as unknown as Parameters<typeof makeSvg>))).toThrow(message)
})
