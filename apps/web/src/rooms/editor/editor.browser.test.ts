import { expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.ts'
import { setUpStudio } from '../../testing/studio-fixture.ts'

const { open } = setUpStudio()

it('sets a position up by pointer and keyboard, and names what is missing', async () => {
  const studioPage = await open('#/editor')
  const { page } = studioPage
  const fen = page.locator('#editor-fen')
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByText('White has no king.', { exact: true }).waitFor()
  expect(await fen.inputValue()).toBe('8/8/8/8/8/8/8/8 w - - 0 1')
  await page.getByRole('radio', { name: 'White king' }).check()
  await studioPage.cell('e1').click()
  await studioPage.cell('a8').focus()
  await page.keyboard.press('k')
  await page.keyboard.press('End')
  await page.keyboard.press('R')
  await page.locator('#editor-faults').getByText('Black is in check on a8, but it is white').waitFor()
  await page.keyboard.press('Delete')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('P')
  expect(await fen.inputValue()).toBe('k7/7P/8/8/8/8/8/4K3 w - - 0 1')
  await studioPage.cell('h7').dragTo(studioPage.cell('b6'))
  await studioPage.cell('e1').dragTo(studioPage.cell('c7'), { steps: 6 })
  expect(await fen.inputValue()).toBe('k7/2K5/1P6/8/8/8/8/8 w - - 0 1')
  await page.getByRole('button', { name: 'Mirror' }).click()
  expect(await fen.inputValue()).toBe('7k/5K2/6P1/8/8/8/8/8 w - - 0 1')
  expect(await findViolations(page)).toEqual([])
  await page
    .getByRole('navigation', { name: 'With this position' })
    .getByRole('link', { name: 'Analyse' })
    .click()
  await page.locator('[aria-label="Raven’s analysis"] li', { hasText: '#' }).first().waitFor()
})

it('reads a typed FEN of any board, with its faults named as one types', async () => {
  const studioPage = await open('#/editor')
  const { page } = studioPage
  const fen = page.locator('#editor-fen')
  await fen.fill('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP/RNBQKBNR w KQkq - 0 1')
  await page.locator('#editor-faults').getByText('at character').waitFor()
  await fen.fill('kqbnr/ppppp/5/5/PPPPP/RNBQK b - - 0 1')
  await studioPage.cell('e6').waitFor()
  expect(await studioPage.cell('f1').count()).toBe(0)
  expect(await page.getByLabel('Variant').inputValue()).toBe('minichess')
  await fen.fill('r3k2r/8/8/8/3pP3/8/8/R3K2R b Kq e3 0 1')
  expect(await page.getByLabel('White, rook on h1').isChecked()).toBe(true)
  expect(await page.getByLabel('White, rook on a1').isChecked()).toBe(false)
  expect(await page.getByLabel('En passant').inputValue()).toBe('e3')
  await page.getByLabel('White, rook on a1').check()
  expect(await fen.inputValue()).toBe('r3k2r/8/8/8/3pP3/8/8/R3K2R b KQq e3 0 1')
  await page.getByRole('link', { name: 'Play from here' }).click()
  await studioPage.cell('d4').waitFor()
  expect(await studioPage.pieceOn('d4')).toBe('d4, black pawn')
})
