import { roster } from '@rookery/players'
import { expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.ts'
import { setUpStudio } from '../../testing/studio-fixture.ts'
import { makeRoute } from '../../ui/route.ts'

// Minds think here, and other tests may run beside them.

const { open, url } = setUpStudio()

/** Few pieces, so that every mind answers at once. */
const quiet = '4k3/pppb1ppp/2n5/1B6/8/5N2/PPPP1PPP/4K3 w - - 0 1'

it('shows what every mind would play, and why', async () => {
  const { page } = await open(makeRoute('compare', { fen: quiet }))
  const cards = page.locator('[data-state]')
  await page.locator('ul[aria-busy=false]').waitFor()
  expect(await cards.count()).toBe(roster.length)
  expect(await page.locator('[data-state=given]').count()).toBe(roster.length)
  expect(await page.locator('p[role=status]').textContent()).toMatch(new RegExp(`${roster.length}`))
  const heron = cards.filter({ hasText: 'Heron' }).first()
  expect(await heron.textContent()).toMatch(/Plays \S+: \S/)
  await page.locator('.drawing-arrow').first().waitFor()
  await heron.hover()
  await expect.poll(() => page.locator('.drawing-arrow').count()).toBe(1)
  expect(await findViolations(page)).toEqual([])
})

it('can be stopped, goes on, and leaves out who does not play the board', async () => {
  const { page } = await open('#/compare')
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Was not asked.').first().waitFor()
  await page.getByRole('button', { name: 'Ask them' }).click()
  await page.getByText('Thinks…').first().waitFor()
  await page.goto(`${url()}#/compare?variant=minichess`)
  await page.locator('[data-state=absent]', { hasText: 'Owl' }).waitFor()
})

it('steps through a game with all of them and counts who agrees', async () => {
  const studioPage = await open('#/compare')
  const { page } = studioPage
  await studioPage.tab('Game').click()
  await studioPage.paste('[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 Kd7 *')
  await page.getByText('move 0 of 2').waitFor()
  await page.getByRole('button', { name: 'Through the whole game' }).click()
  await page.getByText('move 2 of 2').waitFor()
  await page.locator('ul[aria-busy=false]').waitFor()
  expect(await page.locator('[data-state] h2 > span').allTextContents()).toEqual(
    roster.map(() => expect.stringMatching(/^[0-2] of 2 as in the game$/)),
  )
  await page.keyboard.press('Home')
  await page.getByText('move 0 of 2').waitFor()
  await expect.poll(() => page.locator('[data-state=given]').count()).toBe(roster.length)
})
