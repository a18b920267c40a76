import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { launchBrowser, openSite } from '@rookery/testkit'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const frameworks = ['react', 'vue', 'svelte']

let folder
let browser
let site

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-board-'))
  const isElement = (tag) => tag === 'rookery-board'
  await build({
    root: here,
    base: './',
    configFile: false,
    logLevel: 'silent',
    plugins: [
      vue({ template: { compilerOptions: { isCustomElement: isElement } } }),
      svelte({ configFile: false }),
    ],
    build: {
      outDir: folder,
      rollupOptions: { input: frameworks.map((name) => join(here, name, 'index.html')) },
    },
  })
  mkdirSync(join(folder, 'html'))
  copyFileSync(join(here, 'html/index.html'), join(folder, 'html/index.html'))
  const whole = new URL('../../packages/board/dist/rookery-board.js', import.meta.url)
  copyFileSync(whole, join(folder, 'html/rookery-board.js'))
  ;[browser, site] = await Promise.all([launchBrowser(), openSite(pathToFileURL(`${folder}/`), '', false)])
}, 120_000)

afterAll(async () => {
  await browser?.close()
  site?.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each(['html', ...frameworks])('the page in %s shows a board, takes moves and turns it', async (name) => {
  const page = await browser.newPage()
  const complaints = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto(`${site.address}${name}/index.html`)
  const square = (place) => page.locator(`[data-square="${place}"]`)
  await square('e2').click()
  await square('e4').click()
  await square('g8').dragTo(square('f6'), { steps: 5 })
  await page.locator('#moves', { hasText: 'e4 Nf6' }).waitFor()
  expect(await square('f6').getAttribute('aria-label')).toBe('f6, black knight')
  await page.getByRole('button', { name: 'Flip' }).click()
  await page.getByRole('grid', { name: 'Chessboard, black at the bottom' }).waitFor()
  expect(complaints).toEqual([])
  await page.close()
})
