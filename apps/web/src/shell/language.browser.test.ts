import { describe, expect, it } from 'vitest'
import { findCutTexts } from '../testing/find-cut-texts.ts'
import { findViolations } from '../testing/find-violations.ts'
import { setUpStudio, still } from '../testing/studio-fixture.ts'
import { desktop, phone, type StudioPage } from '../testing/studio-page.ts'

const studio = setUpStudio()

const german = { ...still(desktop), locale: 'de-AT' }

const languageOf = ({ page }: StudioPage) => page.locator('html').getAttribute('lang')
it('the page speaks the language of the browser', async () => {
  const page = await studio.openOwn('#seed=7', german)
  expect(await languageOf(page)).toBe('de')
  const rooms = page.page.getByRole('navigation', { name: 'Räume' }).getByRole('link')
  expect(await rooms.allInnerTexts()).toEqual(
    expect.arrayContaining([
      'Spielen',
      'Partien',
      'Vergleich',
      'Analyse',
      'Editor',
      'Arena',
      'Lernen',
      'Denker',
      'Einbau',
    ]),
  )
  expect(await page.page.title()).toBe('Spielen · Rookery')
})

it('a move that cannot be played is refused in the language of the page', async () => {
  const { page } = await studio.openOwn('#seed=7', german)
  await page.getByRole('textbox', { name: 'Tippe einen Zug oder einen Befehl' }).fill('Ke4')
  await page.getByRole('button', { name: 'Ziehen' }).click()
  await page.getByText('Ke4 ist hier nicht erlaubt.').waitFor()
})

it('another language is chosen in the settings, shows at once, lasts, and the game goes on', async () => {
  const page = await studio.openOwn('#seed=7', german)
  await page.press('e2')
  await page.press('e4')
  await page.button('Optionen').click()
  const dialog = page.page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'English' }).check()
  await page.page.getByRole('dialog', { name: 'Settings' }).waitFor()
  expect(await languageOf(page)).toBe('en')
  expect(await dialog.getByRole('radio', { name: 'English' }).isChecked()).toBe(true)
  await page.page.reload()
  await page.page.getByRole('grid').waitFor()
  expect(await languageOf(page)).toBe('en')
  expect((await page.moves())[0]).toBe('e4')
  await page.button('Settings').click()
  await dialog.getByRole('radio', { name: 'As the browser' }).check()
  await page.page.getByRole('dialog', { name: 'Optionen' }).waitFor()
  expect(await languageOf(page)).toBe('de')
})

describe.each([
  { size: 'a desktop', device: desktop },
  { size: 'a phone', device: phone },
])('in German on $size', ({ device }) => {
  it('the rail and the settings fit, and anybody can use them', async () => {
    const page = await studio.openOwn('#seed=7', { ...still(device), locale: 'de-DE' })
    await page.page.goto(`${studio.url()}#/nowhere`)
    await page.page.getByRole('heading', { name: 'Einen Raum namens „nowhere“ gibt es nicht' }).waitFor()
    if (device === phone) await page.button('Mehr').tap()
    await page.button('Optionen').click()
    await page.page.getByRole('dialog', { name: 'Optionen' }).waitFor()
    expect(await findViolations(page.page)).toEqual([])
    expect(await findCutTexts(page.page)).toEqual([])
  })
})
