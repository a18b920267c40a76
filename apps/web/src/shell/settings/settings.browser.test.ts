import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.ts'
import { setUpStudio, still } from '../../testing/studio-fixture.ts'
import { desktop, phone, type StudioPage } from '../../testing/studio-page.ts'

const studio = setUpStudio()

const open = (device = still(desktop)): Promise<StudioPage> => studio.openOwn('#seed=7', device)

const shownTheme = (page: StudioPage) => page.page.evaluate(() => document.documentElement.dataset.theme)
const paper = (page: StudioPage) =>
  page.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

it.each([
  { device: desktop, size: 'a desktop' },
  { device: phone, size: 'a phone' },
])('the settings on $size show at once, last, and let the keyboard back where it was', async ({ device }) => {
  const page = await open({ ...device, colorScheme: 'light' })
  const { keyboard } = page.page
  if (device === phone) await page.button('More').tap()
  await page.button('Settings').focus()
  await keyboard.press('Enter')
  const dialog = page.page.getByRole('dialog', { name: 'Settings' })
  await dialog.waitFor()
  const squares = dialog.locator('[data-board="wood"] > span')
  const woods = await squares.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  expect(new Set(woods)).toEqual(new Set(['rgb(237, 217, 183)', 'rgb(182, 136, 92)']))
  expect(await findViolations(page.page)).toEqual([])

  await dialog.getByRole('radio', { name: 'Dark' }).check()
  expect(await paper(page)).toBe('rgb(22, 24, 27)')
  await dialog.getByRole('radio', { name: 'Cool slate' }).check()
  await dialog.getByRole('radio', { name: 'Letters' }).check()
  await dialog.getByRole('checkbox', { name: 'Coordinates' }).uncheck()
  await dialog.getByRole('checkbox', { name: /^Dots/ }).uncheck()
  expect(await findViolations(page.page)).toEqual([])
  await keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.button('Settings').evaluate((button) => button === document.activeElement)).toBe(true)

  await page.page.reload()
  await page.page.getByRole('grid').waitFor()
  expect(await paper(page)).toBe('rgb(22, 24, 27)')
  expect(await page.page.locator('html').getAttribute('data-board')).toBe('slate')
  expect(await page.page.locator('.board .piece-letter').count()).toBe(32)
  expect(await page.page.locator('.coordinate').count()).toBe(0)
  await page.press('e2')
  const face = page.square('e4')
  expect(await face.evaluate((element) => getComputedStyle(element).backgroundImage)).not.toContain('radial')
})

it("a chosen theme is there before the page's script, and overrides the system's both ways", async () => {
  for (const [system, wish] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    const page = await open({ ...still(desktop), colorScheme: system })
    expect(await shownTheme(page)).toBe(system)
    await page.page.evaluate(
      (theme) => localStorage.setItem('rookery.preferences', JSON.stringify({ theme })),
      wish,
    )
    await page.page.route('**/assets/index-*.js', (route) => route.abort())
    await page.page.reload()
    expect(await shownTheme(page)).toBe(wish)
    page.complaints.splice(0)
    await page.page.evaluate(() => localStorage.setItem('rookery.preferences', '{"theme":'))
    await page.page.reload()
    expect(await shownTheme(page)).toBe(system)
    page.complaints.splice(0)
  }
})

it('follows the system while the person has no wish', async () => {
  const page = await open({ ...desktop, colorScheme: 'light' })
  await page.page.emulateMedia({ colorScheme: 'dark' })
  await page.page.locator('html[data-theme=dark]').waitFor()
  expect(await page.page.locator('meta[name=theme-color]').first().getAttribute('content')).toBe('#16181b')
})

it('a move can be heard after the first gesture, and nothing once sounds are off', async () => {
  const page = await open()
  await page.page.addInitScript(() => {
    const heard: number[] = []
    Object.assign(globalThis, { heard })
    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function (...when) {
      heard.push(this.buffer?.duration ?? 0)
      start.apply(this, when)
    }
  })
  await page.page.reload()
  const heard = () => page.page.evaluate(() => (globalThis as unknown as { heard: number[] }).heard.length)
  await page.press('e2')
  await page.press('e4')
  await page.waitForMoves(2)
  await page.page.waitForFunction(() => (globalThis as unknown as { heard: number[] }).heard.length === 2)

  await page.button('Settings').click()
  await page.page.getByRole('checkbox', { name: 'Sounds' }).uncheck()
  expect(await page.page.getByRole('slider', { name: 'Volume' }).isDisabled()).toBe(true)
  await page.page.keyboard.press('Escape')
  const before = await heard()
  await page.press('d2')
  await page.press('d4')
  await page.waitForMoves(4)
  expect(await heard()).toBe(before)
})

it('settings that cannot be read are set aside, told of until that is dismissed, and can be downloaded', async () => {
  const damaged = '{"theme":"dark","boa'
  const { page } = await open()
  await page.evaluate((text) => localStorage.setItem('rookery.preferences', text), damaged)
  await page.reload()
  await page.getByRole('button', { name: 'Settings' }).click()
  const told = page.getByRole('dialog').getByRole('alert')
  await told.getByText('What was saved of your settings is damaged').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('radio', { name: 'Cool slate' }).check()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    told.getByRole('button', { name: 'download what was saved' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toBe(damaged)
  await told.getByRole('button', { name: 'Dismiss' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Cool slate' }).waitFor()
  expect(await page.getByRole('radio', { name: 'Cool slate' }).isChecked()).toBe(true)
  expect(await told.count()).toBe(0)
})
