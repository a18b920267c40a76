import { mkdirSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { launchBrowser, serveStudio } from '@rookery/testkit'
import { root } from './lib/run.mjs'

// Makes the pictures of docs/pictures from the built studio: those that the docs show. With a folder, it makes
// those of every room in three sizes and both themes there, for somebody to look at.

const [everyPictureIn] = process.argv.slice(2)
const folder = everyPictureIn === undefined ? join(root, 'docs/pictures') : resolve(everyPictureIn)
const game = ['e2 e4', 'g1 f3', 'f1 c4', 'd2 d3', 'e1 g1']

/** Plays the game's moves against this opponent, and looks into its mind: the sentence, the moves it weighed, its tree. */
async function playOpening(page) {
  const moves = page.locator('[role=tabpanel] [aria-label=Moves] button')
  for (const move of game) {
    const [from, to] = move.split(' ')
    const played = await moves.count()
    await page.locator(`[data-square="${from}"]`).click()
    await page.locator(`[data-square="${to}"][aria-label$="can go here"]`).click()
    await moves.nth(played + 1).waitFor({ state: 'attached' })
  }
  await page.getByRole('tab', { name: 'Mind' }).click()
  await page.getByRole('heading', { name: /^Owl plays/ }).waitFor()
  await page.mouse.move(0, 0)
}

/** A few moves into the game, where there is more to see than the start. */
async function goForward(page) {
  for (let ply = 0; ply < 19; ply++) await page.keyboard.press('ArrowRight')
}

const middlegame = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
const miniature =
  '[White "Morphy"][Black "Duke of Brunswick and Count Isouard"] 1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0'

/** How long minds may think before a picture is taken: nothing on the page says that all is as it should be. */
const THINKING_MS = 9000

/** The address of each room's picture, and what a person does there first. */
const rooms = {
  door: { address: '', waitMs: 4000 },
  play: { address: '#opponent=owl&opponent.depth=3&seed=7', prepare: playOpening },
  games: { address: '#/games' },
  practice: { address: '#/practice', waitMs: 4000 },
  compare: { address: `#/compare?${new URLSearchParams({ fen: middlegame })}`, waitMs: THINKING_MS },
  analyse: {
    address: `#/analyse?${new URLSearchParams({ pgn: miniature })}`,
    prepare: goForward,
    waitMs: THINKING_MS,
  },
  editor: { address: `#/editor?${new URLSearchParams({ fen: middlegame })}` },
  arena: { address: '#/arena' },
  learn: { address: '#/learn' },
  minds: { address: '#/minds?mind=magpie', waitMs: 2000 },
  embed: { address: '#/embed', waitMs: 3000 },
}

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 820, height: 1180 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** Who sees which rooms; the rooms of one visit share a browser, so that its game is in the list of games. */
const documented = [
  {
    device: 'desktop',
    colorScheme: 'light',
    shows: ['door', 'play', 'practice', 'compare', 'editor', 'arena', 'learn', 'minds', 'embed'],
  },
  { device: 'desktop', colorScheme: 'dark', passes: 'play', shows: ['games', 'analyse'] },
  { device: 'tablet', colorScheme: 'light', shows: ['analyse'] },
  { device: 'phone', colorScheme: 'light', shows: ['door'] },
  { device: 'phone', colorScheme: 'dark', shows: ['play'] },
]

const everything = Object.keys(devices).flatMap((device) =>
  ['light', 'dark'].map((colorScheme) => ({ device, colorScheme, shows: Object.keys(rooms) })),
)

async function takePictures(browser, url, { device, colorScheme, shows, passes = '' }) {
  const context = await browser.newContext({ ...devices[device], colorScheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (const room of passes ? [passes, ...shows] : shows) {
    const { address, prepare, waitMs = 500 } = rooms[room]
    await page.goto(url + address)
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
    await prepare?.(page)
    await page.waitForTimeout(waitMs)
    if (room === passes) continue
    const path = join(folder, `${room}-${device}-${colorScheme}.png`)
    await page.screenshot({ path, animations: 'disabled' })
    console.log(`${relative('', path)} (${Math.round(statSync(path).size / 1024)} KB)`)
  }
  await context.close()
}

mkdirSync(folder, { recursive: true })
const studio = await serveStudio()
const browser = await launchBrowser()
try {
  for (const visit of everyPictureIn === undefined ? documented : everything)
    await takePictures(browser, studio.url, visit)
} finally {
  await browser.close()
  await studio.close()
}
