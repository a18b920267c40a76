import { roster } from '@rookery/players'
import { expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.ts'
import { setUpStudio } from '../../testing/studio-fixture.ts'

// Minds think here, and other tests may run beside them.

const { open, url } = setUpStudio()

const tryWords = '[aria-label="Try it"] [role=status]'

it('explains each mind, and says who it is that it does not have', async () => {
  const { page } = await open('#/editor')
  await page.goto(`${url()}#/minds?mind=dodo`)
  await page.getByRole('alert').getByText('No mind is called “dodo”. Here is Magpie instead.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Magpie' }).waitFor()
  for (const { id, name } of roster) {
    await page.goto(`${url()}#/minds?mind=${id}`)
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await page.locator(tryWords, { hasText: new RegExp(`^${name} (plays|repeats|tries)`) }).waitFor()
    expect(await page.locator('article > div p').count()).toBeGreaterThan(2)
  }
  // The last of them.
  await page.getByRole('heading', { name: 'How strong it is' }).waitFor()
  await page.getByRole('row', { name: /^level 1 \d+ \d+ \d+$/ }).waitFor()
  await page
    .getByText(/^Raven was measured at \d+ ± \d+ in \d+ games/)
    .first()
    .waitFor()
})

it('lets a mind answer when its knob is turned', async () => {
  const { page } = await open('#/editor')
  await page.goto(`${url()}#/minds?mind=heron`)
  const words = page.locator(tryWords)
  const knob = page.getByRole('slider', { name: 'Bishop' })
  await words.filter({ hasText: 'Heron plays' }).waitFor()
  await knob.fill('0')
  await words.filter({ hasText: 'Bxc6' }).waitFor()
  await knob.press('End')
  await page.waitForFunction(
    (words) => !document.querySelector(words)?.textContent?.includes('Bxc6'),
    tryWords,
  )
  expect(await findViolations(page)).toEqual([])
})
