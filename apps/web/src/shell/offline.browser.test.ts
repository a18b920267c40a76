import { launchBrowser, serveStudio } from '@rookery/testkit'
import { expect, it } from 'vitest'
import { desktop, StudioPage } from '../testing/studio-page.ts'

it('takes away its own old files and nothing that others keep on the same origin, and works without its server', async () => {
  const browser = await launchBrowser()
  const studio = await serveStudio()
  const studioPage = await StudioPage.open(
    browser,
    studio.url,
    { ...desktop, serviceWorkers: 'allow' },
    '#seed=7',
  )
  const { page } = studioPage
  const foreign = ['notes of another program', 'rookery-studio elsewhere', 'rookery-0123456789ab']
  const own = [`rookery-studio ${studio.url} old`, 'rookery-ba9876543210']
  await page.evaluate(
    async ([others, ours]) => {
      const registration = await navigator.serviceWorker.ready
      for (const name of others) await (await caches.open(name)).put('/elsewhere/', new Response('theirs'))
      for (const name of ours) await (await caches.open(name)).put('./', new Response('old'))
      await registration.unregister()
    },
    [foreign, own] as const,
  )
  await page.reload()
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
  const names = await page.evaluate(() => caches.keys())
  expect(names.filter((name) => foreign.includes(name)).sort()).toEqual([...foreign].sort())
  const rest = names.filter((name) => !foreign.includes(name))
  expect(rest).toEqual([expect.stringMatching(/^rookery-studio http:\S+ [0-9a-f]{12}$/)])
  expect(await page.evaluate(async () => (await fetch('/elsewhere/')).status)).toBe(404)

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
