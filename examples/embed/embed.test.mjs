import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { launchBrowser, openSite } from '@rookery/testkit'
import { build } from 'vite'
import { expect, it } from 'vitest'

const here = fileURLToPath(new URL('./react/', import.meta.url))

it('the page in React plays, hears moves and faults, and takes another mind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-embed-'))
  await build({
    root: here,
    base: './',
    configFile: false,
    logLevel: 'silent',
    worker: { format: 'es' },
    build: { outDir: folder, rollupOptions: { input: join(here, 'index.html') } },
  })
  const [browser, site] = await Promise.all([
    launchBrowser(),
    openSite(pathToFileURL(`${folder}/`), '', false),
  ])
  const page = await browser.newPage()
  const complaints = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  const line = (text) => page.locator('#protocol li').filter({ hasText: text })
  await page.goto(`${site.address}index.html`)
  await page.locator('[data-square="e2"]').click()
  await page.locator('[data-square="e4"]').click()
  await line('person plays e4').waitFor()
  await line('mind plays').waitFor()
  expect(await page.locator('[part=words]').textContent()).toContain('Owl plays')
  await page.getByRole('button', { name: 'Again' }).click()
  await expect.poll(() => page.locator('#protocol li').count()).toBe(0)
  await page.getByLabel('Mind').fill('nobody')
  await line('mind: there is no mind "nobody"').first().waitFor()
  await page.getByLabel('Mind').fill('raven:timeMs=100')
  await page.locator('[data-square="d2"]').click()
  await page.locator('[data-square="d4"]').click()
  await line('mind plays').waitFor()
  expect(complaints).toEqual([])
  await browser.close()
  site.close()
  rmSync(folder, { recursive: true, force: true })
})
