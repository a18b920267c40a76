import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, keepComplaints, launchBrowser, openSite, type Page, type Site } from '@rookery/testkit'
import type { AxeResults } from 'axe-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { RookeryBoard } from './index.ts'

const dist = new URL('../dist/', import.meta.url)
const eventNames = ['move', 'select', 'premove', 'draw-shapes', 'press', 'remove', 'fault']

const html = `<!doctype html><html lang="en"><title>A board</title><link rel="icon" href="data:,"><style>body{margin:0}main{width:480px}</style>
<main><h1 style="position:absolute;left:600px">A board</h1></main><script type="module" src="/rookery-board.js"></script></html>`

/** What a board's page complained of; a test that expects complaints takes them out. */
export const complaints: string[] = []

let browser: Browser
let site: Site
export let page: Page

/** Gives the tests of a file a page in a browser; it must be quiet after each of them. */
export function prepareBoardPage(): void {
  beforeAll(async () => {
    ;[browser, site] = await Promise.all([launchBrowser(), openSite(dist, html, false)])
    page = await openPage({ viewport: { width: 900, height: 700 }, reducedMotion: 'reduce' })
  })

  afterAll(async () => {
    await browser?.close()
    site?.close()
  })

  afterEach(() => expect(complaints.splice(0)).toEqual([]))
}

async function openPage(device: Parameters<Browser['newPage']>[0]): Promise<Page> {
  const opened = await browser.newPage(device)
  keepComplaints(opened, complaints)
  return opened
}

/** Runs with another page in place of the usual one. */
export async function onDevice(
  device: Parameters<Browser['newPage']>[0],
  work: () => Promise<void>,
): Promise<void> {
  const usual = page
  page = await openPage(device)
  await work()
  await page.close()
  page = usual
}

/** A page with one board, which remembers every event in `heard`. */
export async function open(attributes: string): Promise<void> {
  await page.goto(site.address)
  await page.evaluate(
    ([markup, names]) => {
      const heard: unknown[] = []
      Object.assign(globalThis, { heard })
      const main = document.querySelector('main')!
      for (const name of names) {
        main.addEventListener(name, (event) => {
          heard.push([name, JSON.parse(JSON.stringify((event as CustomEvent).detail ?? null))])
        })
      }
      main.insertAdjacentHTML('beforeend', markup)
    },
    [`<rookery-board ${attributes}></rookery-board>`, eventNames] as const,
  )
  await page.locator('rookery-board .square').first().waitFor()
}

export const square = (name: string) => page.locator(`[data-square="${name}"]`)
export const onBoard = <T>(work: (board: RookeryBoard) => T): Promise<T> =>
  page.locator('rookery-board').evaluate(work as never)
export const fen = () => onBoard((board) => board.fen)
export const heard = (name: string): Promise<Record<string, unknown>[]> =>
  page.evaluate(
    (wanted) =>
      (globalThis as unknown as { heard: [string, Record<string, unknown>][] }).heard
        .filter(([type]) => type === wanted)
        .map(([, detail]) => detail),
    name,
  )
export const status = () => page.getByRole('status').textContent()
export const targets = () =>
  page
    .locator('[data-square][aria-label$="can go here"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-square')).sort())

export async function middle(name: string) {
  const { x, y, width, height } = (await square(name).boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

export async function drag(from: string, to: string, button: 'left' | 'right' = 'left'): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down({ button })
  await page.mouse.move(end.x, end.y, { steps: 5 })
  await page.mouse.up({ button })
}

export async function findViolations(): Promise<string[]> {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  )
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html: text }) => text.slice(0, 120)).join(' | ')}`,
  )
}
