import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.ts'
import { isWhole } from '../../testing/is-whole.ts'
import { setUpStudio, still } from '../../testing/studio-fixture.ts'

const { open, openOwn, url } = setUpStudio()

/** Raven's lines may name the same move. */
const moveInTree = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Moves and variations' }).getByRole('button', { name, exact: true })

const ravenAnalysis = '[aria-label="Raven’s analysis"]'
const ravenLines = `${ravenAnalysis} li`

it('names what is wrong with a FEN and a PGN, and keeps what can be read', async () => {
  const studioPage = await open('#/analyse')
  const { page } = studioPage
  await page.getByRole('button', { name: 'Stop' }).click()
  await studioPage.tab('Open').click()
  await studioPage.paste('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1')
  await page.getByText('the side to move is w or b, not "x" (at character 45)').waitFor()
  await studioPage.paste('[White "A"]\n\n1. e4 e5 2. Ke3 Nc6 *')
  await page
    .getByRole('alert')
    .getByText(/Line 3, column 13: .*Ke3/)
    .waitFor()
  await page.getByRole('button', { name: 'Last position (End)' }).click()
  expect(await studioPage.pieceOn('e5')).toBe('e5, black pawn')
  await studioPage.tab('Open').click()
  expect(await page.locator('#open-text').inputValue()).toContain('Ke3 Nc6')
  expect(await findViolations(page)).toEqual([])
})

it('leaves the board as it is where no game could be read, and the fault of before is told no longer', async () => {
  const studioPage = await open('#/analyse')
  const { page } = studioPage
  await page.getByRole('button', { name: 'Stop' }).click()
  await studioPage.tab('Open').click()
  await studioPage.paste('[White "A"]\n\n1. e4 e5 2. Ke3 Nc6 *')
  const alert = page.getByRole('alert')
  await alert.getByText(/What could be read is on the board/).waitFor()
  await page.getByRole('button', { name: 'Last position (End)' }).click()
  await studioPage.tab('Open').click()
  await studioPage.paste('hello world')
  await page.getByText('No game could be read. Line 1, column 1: ').waitFor()
  expect(await studioPage.pieceOn('e5')).toBe('e5, black pawn')
  expect(await alert.count()).toBe(0)
  await studioPage.paste('1. x *\n\n[White "B"]\n\n1. y *')
  await page.getByText('2 games, 2 with faults').waitFor()
  expect(await page.getByRole('button', { name: /^Review all/ }).count()).toBe(0)
  await page.goto(`${url()}#/analyse?pgn=hello`)
  await page.reload()
  await alert.getByText('No game could be read.').waitFor()
})

it('opens one game of many, walks its variations, and analyses with several lines', async () => {
  const studioPage = await open('#/analyse')
  const { page } = studioPage
  await studioPage.tab('Open').click()
  await studioPage.paste(
    '[White "One"]\n\n1. d4 *\n\n[White "Two"]\n[Black "Three"]\n\n1. e4 {good} e5 (1... c5 2. Nf3 (2. c3)) 2. Nc3 *',
  )
  await page.getByRole('button', { name: /Two – Three/ }).click()
  await page.getByRole('heading', { name: 'Two – Three' }).waitFor()
  await moveInTree(page, 'c3').click()
  expect(await studioPage.pieceOn('c3')).toBe('c3, white pawn')
  await page.keyboard.press('ArrowLeft')
  expect(await studioPage.pieceOn('c5')).toBe('c5, black pawn')
  const lines = page.locator(ravenLines)
  await page.getByLabel('Lines').selectOption('2')
  await lines.nth(1).waitFor()
  await expect.poll(() => page.locator('.drawing-arrow').count()).toBe(2)
  await page.getByRole('button', { name: 'Stop' }).click()
  const said = await lines.first().textContent()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForFunction(
    ({ before, analysis }) =>
      document.querySelector(`${analysis} li`)?.textContent !== before ||
      document.querySelector(`${analysis} header p`)?.textContent !== '',
    { before: said, analysis: ravenAnalysis },
  )
  await page.getByRole('button', { name: 'Stop' }).click()
  // At once: what was found before the stop may still come.
  const san = await lines
    .first()
    .getByRole('button')
    .first()
    .evaluate((first: HTMLElement) => {
      first.click()
      return first.textContent
    })
  await page.locator('[aria-label="Moves and variations"] [aria-current]', { hasText: san! }).waitFor()
  await page.getByRole('button', { name: 'Analyse', exact: true }).click()
  await studioPage.press('g8')
  await studioPage.press('f6')
  await page.locator('[aria-label="Moves and variations"] [aria-current]', { hasText: 'Nf6' }).waitFor()
  await lines.nth(1).waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  expect(await findViolations(page)).toEqual([])
  await page.waitForFunction(() => sessionStorage.getItem('rookery.analysis')?.includes('Nf6'))
  await page.reload()
  await moveInTree(page, 'c3').waitFor()
})

it('on a page at twice the size, each move of a line comes whole into sight when it has the focus', async () => {
  const { page } = await open('#/analyse', still({ viewport: { width: 720, height: 450 } }))
  const moves = page.locator(`${ravenLines} > :last-child`).first()
  await moves.locator('button').nth(9).waitFor({ state: 'attached' })
  // By key: whoever has a pointer scrolls with it.
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  const last = moves.locator('button').last()
  // What was found before the stop may still come, and end with another move.
  const focusAnew = async () => {
    await last.blur()
    await last.focus()
  }
  await expect
    .poll(async () => {
      await focusAnew()
      return isWhole(last)
    })
    .toBe(true)
  // Nor is it where a line fades out.
  const roomBeside = () =>
    moves.evaluate((row) => {
      const end = row.lastElementChild!.getBoundingClientRect().right
      return row.getBoundingClientRect().right - end
    })
  await expect
    .poll(async () => {
      await focusAnew()
      return roomBeside()
    })
    .toBeGreaterThanOrEqual(23)
})

it('works on one thread where the page is not isolated', async () => {
  const { page } = await openOwn('#/editor')
  await page.context().route('**/*', async (route) => {
    const response = await route.fetch()
    const {
      'cross-origin-opener-policy': _,
      'cross-origin-embedder-policy': __,
      ...headers
    } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto(`${url()}?again#/analyse`)
  await page.locator(ravenLines).nth(2).waitFor()
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false)
  await page.context().unrouteAll({ behavior: 'wait' })
})
