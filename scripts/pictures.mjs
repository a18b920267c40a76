import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { launchBrowser } from '@rookery/testkit'
import { root } from './lib/run.mjs'

// Makes the pictures of docs/pictures from the built studio: the same game in light and in dark.

const folder = join(root, 'docs/pictures')
const game = ['e2 e4', 'g1 f3', 'f1 c4', 'd2 d4', 'e1 g1', 'b1 c3', 'd4 e5', 'c1 f4']

async function serveStudio() {
  const server = spawn(process.execPath, [join(root, 'apps/cli/bin/rookery.js'), 'serve', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(server.stdout)) {
    const address = /http:\/\/\S+/.exec(line)
    if (address) return { url: address[0], server }
  }
  throw new Error('the studio could not be served: is it built? (npm run build)')
}

/** Plays the game's moves where they are legal against this opponent, picks up a bishop for the dots, and looks into the mind. */
async function playOpening(page) {
  const moves = page.locator('.moves-table .move')
  for (const move of game) {
    const [from, to] = move.split(' ')
    const played = await moves.count()
    await page.locator(`[data-square="${from}"]`).click()
    if ((await page.locator(`[data-cell="${to}"][aria-label$="can go here"]`).count()) === 0) continue
    await page.locator(`[data-square="${to}"]`).click()
    await moves.nth(played + 1).waitFor()
  }
  await page.locator('[data-square="c4"]').click()
  await page.getByRole('tab', { name: 'Mind' }).click()
  await page.mouse.move(0, 0)
}

async function takePicture(browser, url, colorScheme) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${url}#seed=7`)
  await playOpening(page)
  const path = join(folder, `play-${colorScheme}.png`)
  await page.screenshot({ path, animations: 'disabled' })
  await context.close()
  console.log(`docs/pictures/play-${colorScheme}.png (${Math.round(statSync(path).size / 1024)} KB)`)
}

mkdirSync(folder, { recursive: true })
const { url, server } = await serveStudio()
const browser = await launchBrowser()
try {
  for (const colorScheme of ['light', 'dark']) await takePicture(browser, url, colorScheme)
} finally {
  await browser.close()
  server.kill()
  await once(server, 'exit')
}
