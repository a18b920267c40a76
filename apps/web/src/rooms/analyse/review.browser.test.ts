import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setUpStudio } from '../../testing/studio-fixture.ts'

const studio = setUpStudio()

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

async function openText(page: Page, text: string): Promise<void> {
  await tab(page, 'Open').click()
  await page.locator('#open-text').fill(text)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

/** A game that is opened is shown by its moves. */
async function openGame(page: Page, pgn: string): Promise<void> {
  await openText(page, pgn)
  await page.getByRole('tab', { name: 'Moves', selected: true }).waitFor()
}

const begin = (page: Page) => page.getByRole('button', { name: 'Review the game' })
const card = (page: Page) => page.getByRole('region', { name: /, white$/ })

/** What the review tells of White, as soon as there is one. */
async function review(page: Page, effort: string): Promise<string> {
  await tab(page, 'Review').click()
  await page.getByRole('radio', { name: effort }).check()
  await begin(page).click()
  await card(page).waitFor()
  return (await card(page).textContent())!
}

/** A game without a review offers one, and shows nothing of another's. */
async function expectNoReview(page: Page): Promise<void> {
  await tab(page, 'Review').click()
  await begin(page).waitFor()
  expect(await card(page).count()).toBe(0)
  expect(await page.getByRole('slider', { name: 'Evaluation over the game' }).count()).toBe(0)
  await tab(page, 'Moves').click()
}

async function walk(page: Page, moves: number): Promise<void> {
  const analysis = page.getByRole('region', { name: 'Raven’s analysis' })
  for (let move = 0; move <= moves; move++) {
    if (move > 0) await page.keyboard.press('ArrowRight')
    await analysis
      .getByRole('listitem')
      .first()
      .or(analysis.getByText(/ wins by /))
      .waitFor()
    expect(await analysis.getByText('The review:').count()).toBe(0)
  }
}

describe('a review', () => {
  it('belongs to one game, whichever was open before it', async () => {
    const { page } = await studio.open('#/analyse')
    const quiet = '1. e4 e5 2. Nf3 d6 3. d4 exd4 *'
    // After three half-moves it is another game, where moves of the first are not possible.
    const other = '1. e4 e5 2. Qg4 d6 3. Qxc8 Qxc8 *'
    await openGame(page, quiet)
    const told = await review(page, 'Quick')

    await openGame(page, other)
    await expectNoReview(page)
    await walk(page, 6)

    await openText(page, `[White "Ann"]\n\n${quiet}\n\n[White "Ben"]\n\n${other}\n`)
    await page.getByRole('button', { name: /^Ann/ }).click()
    await tab(page, 'Review').click()
    await card(page).waitFor()
    expect((await card(page).textContent())!.replace('Ann', 'White')).toBe(told)
    await tab(page, 'Open').click()
    await page.getByRole('button', { name: /^Ben/ }).click()
    await expectNoReview(page)

    // One that is still under way ends with its game.
    await tab(page, 'Review').click()
    await page.getByRole('radio', { name: 'Deep' }).check()
    await begin(page).click()
    await page.getByRole('progressbar', { name: 'Review' }).waitFor()
    await openGame(page, '1. a3 a6 *')
    await expectNoReview(page)
    await openGame(page, other)
    await expectNoReview(page)
  })

  it('of many games is made of several at once where there are cores', async () => {
    const { page } = await studio.openOwn('#/editor')
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }))
    await page.reload()
    await page.evaluate(() => sessionStorage.setItem('rookery.review-nodes', '20000'))
    await page.goto(`${studio.url()}#/analyse`)
    await page.getByRole('button', { name: 'Stop' }).click()
    // Eleven positions, three times.
    const game = '[White "Ann"]\n\n1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 *\n'
    await openText(page, [game, game, game].join('\n'))
    await page.getByRole('button', { name: 'Review all 3 games' }).click()
    await page.getByText(/^Now: \d+ of 33 positions\.$/).waitFor()
    await page.getByRole('tabpanel').getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('button', { name: 'Go on' }).waitFor()
  })
})
