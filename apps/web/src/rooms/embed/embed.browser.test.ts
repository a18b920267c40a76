import { expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.ts'
import { setUpStudio, still } from '../../testing/studio-fixture.ts'
import { desktop, phone } from '../../testing/studio-page.ts'

const studio = setUpStudio()

it('the Embed room shows boards and games that can be played, with their code to copy', async () => {
  const { page } = await studio.openOwn('', still(desktop))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Embed' }).click()
  const owl = page.getByRole('region', { name: 'Play Owl' })
  const square = (name: string) => owl.locator(`[data-square="${name}"]`)
  await square('e2').click()
  await square('e4').click()
  await owl
    .locator('[part=words]')
    .getByText(/^Owl plays/)
    .waitFor()
  await page.getByRole('region', { name: 'Minichess against Kestrel' }).getByText('Your move.').waitFor()
  expect(await page.locator('rookery-game').count()).toBe(2)
  await expect.poll(() => page.getByRole('grid').count()).toBe(5)
  await owl.getByRole('button', { name: 'Copy: Code of Play Owl' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('<rookery-game mind="owl"></rookery-game>')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Minds' }).click()
  await page.getByRole('heading', { name: 'The idea' }).waitFor()
  await expect.poll(() => page.workers().length).toBe(0)
})

it('the Embed room fits a phone', async () => {
  const { page } = await studio.openOwn('', still(phone))
  await page.evaluate(() => {
    window.location.hash = '#/embed'
  })
  await page.getByRole('heading', { name: 'Elements for your page' }).waitFor()
  const main = page.getByRole('main')
  expect(await main.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
})
