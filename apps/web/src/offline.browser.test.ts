import { launchBrowser, serveStudio } from '@rookery/testkit'
import { expect, it } from 'vitest'
import { desktop, StudioPage } from './testing/studio-page.ts'

it('works without its server after the first visit', async () => {
  const browser = await launchBrowser()
  const studio = await serveStudio()
  const studioPage = await StudioPage.open(browser, studio.url, { ...desktop, serviceWorkers: 'allow' })
  const { page } = studioPage
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await studio.close()

  await page.reload()
  await page.getByRole('grid').waitFor()
  expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true)
  await studioPage.press('e2')
  await studioPage.press('e4')
  await expect.poll(async () => (await studioPage.moves()).length).toBe(2)
  await page.goto(`${studio.url}#/minds`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await browser.close()
})
