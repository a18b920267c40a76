import { describe, expect, it } from 'vitest'
import { findCutTexts } from '../testing/find-cut-texts.ts'
import { findViolations } from '../testing/find-violations.ts'
import { setUpStudio, still } from '../testing/studio-fixture.ts'
import { desktop, phone } from '../testing/studio-page.ts'

const studio = setUpStudio()

describe.each([
  { size: 'a desktop', device: { ...still(desktop), locale: 'de-DE' } },
  { size: 'a phone', device: { ...still(phone), locale: 'de-DE' } },
])('in German on $size', ({ device }) => {
  it('a game, its panel and the ways to a new one are told in German, and nothing is cut', async () => {
    const { page } = await studio.openOwn('#opponent=owl&moves=e2e4+e7e5&seed=7', device)
    const actions = page.getByRole('group', { name: 'Partie', exact: true }).getByRole('button')
    expect(await actions.allInnerTexts()).toEqual([
      'Zug zurück',
      'Tipp',
      'Remis anbieten',
      'Aufgeben',
      'Drehen',
      'Neue Partie',
    ])
    expect(await findCutTexts(page)).toEqual([])
    expect(await findViolations(page)).toEqual([])

    await page.getByRole('grid', { name: 'Schachbrett, Weiß unten' }).waitFor()
    await page
      .locator('rookery-board')
      .first()
      .evaluate((board) => (board as HTMLElement).focus())
    await page.keyboard.press('t')
    await page.getByRole('status').getByText('Weiß ist am Zug.').waitFor()
    await page.getByRole('gridcell', { name: 'e4, weißer Bauer', exact: true }).waitFor()

    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Tasten und Befehle' }).getByText('das Brett drehen').waitFor()
    await page.keyboard.press('Escape')

    await actions.last().click()
    await page.getByRole('heading', { name: 'Neue Partie' }).waitFor()
    await page.getByRole('button', { name: 'Einstellungen von Owl' }).click()
    await page.getByRole('button', { name: 'Gegen Owl spielen' }).waitFor()
    await page.getByText('Owl hat über diese Stellung nachgedacht').waitFor()
    expect(await findCutTexts(page)).toEqual([])
    expect(await findViolations(page)).toEqual([])

    await page.getByRole('radio', { name: /^Minichess/ }).check()
    await page.getByRole('button', { name: 'Regeln' }).click()
    const rules = page.getByRole('dialog', { name: 'Die Regeln: Minichess' }).getByRole('listitem')
    await rules.first().waitFor()
    expect((await rules.allInnerTexts()).slice(0, 2)).toEqual([
      'Das Brett hat 5 Linien und 6 Reihen.',
      'Du gewinnst, indem du den König schlägst. Es gibt kein Schach: Nichts hindert daran, einen König in Reichweite stehen zu lassen.',
    ])
  })

  it('the Minds room tells of a mind in German, and nothing is cut', async () => {
    const { page } = await studio.openOwn('#seed=7', device)
    await page.goto(`${studio.url()}#/minds?mind=owl`)
    await page.getByRole('heading', { name: 'Was wir daraus gemacht haben' }).waitFor()
    await page.getByRole('list', { name: 'Die besten Züge' }).waitFor()
    expect(await findCutTexts(page)).toEqual([])
    expect(await findViolations(page)).toEqual([])
  })
})
