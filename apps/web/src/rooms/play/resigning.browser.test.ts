import { expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.ts'
import { setUpStudio, still } from '../../testing/studio-fixture.ts'
import { desktop } from '../../testing/studio-page.ts'

const { open } = setUpStudio()

/** Black has a pawn against a queen and a rook, and the first ten moves are over. */
const lost = new URLSearchParams({
  fen: '7k/7p/7P/8/8/8/PPPPP3/RQ2K3 w - - 0 1',
  moves:
    'a2a3 h8g8 a3a4 g8h8 b2b3 h8g8 b3b4 g8h8 c2c3 h8g8 c3c4 g8h8 d2d3 h8g8 d3d4 g8h8 e2e3 h8g8 e3e4 g8h8',
  white: 'you',
  black: 'owl',
  'black.depth': '1',
  seed: '7',
})

it('a mind that is set to resign does so after three moves without hope, and says why', async () => {
  const page = await open(`#${lost}&resign=true`, still(desktop))
  for (const [index, [from, to]] of [
    ['e1', 'f1'],
    ['f1', 'g1'],
  ].entries()) {
    await page.press(from!)
    await page.press(to!)
    await page.waitForMoves(22 + 2 * index)
  }
  await page.press('g1')
  await page.press('f1')
  await page.result.getByText(/^Owl resigns: it has been \d+ pawns behind for three moves\.$/).waitFor()
  expect(await page.result.textContent()).toContain('White wins: Black resigned')
  expect(await page.moves()).toHaveLength(25)
  await page.page.reload()
  await page.result.getByText(/^Owl resigns: it has been \d+ pawns behind for three moves\.$/).waitFor()
  expect(await findViolations(page.page)).toEqual([])
})

it('whether minds resign is chosen at the door, and offered again', async () => {
  const studio = await open()
  const { page } = studio
  const choice = () => page.getByRole('checkbox', { name: 'A mind that is lost resigns' })
  expect(await choice().isChecked()).toBe(false)
  await choice().check()
  await studio.mind('Owl').click()
  await studio.button('New game').click()
  expect(await choice().isChecked()).toBe(true)
})
