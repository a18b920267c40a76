import type { Locator, Page } from 'playwright-core'

/** The answer of a mind that was asked about another move than its own. */
export const whyAnswer = (page: Page): Locator => page.locator('[data-answer=answered]')

/** Asks the mind whose thought is shown about another move, and gives its answer. */
export async function askWhyNot(page: Page): Promise<string> {
  const list = page.getByLabel(/^Ask \w+ about/)
  // Any but the mind's own, which cannot be asked about.
  const other = await list.locator('option:not([disabled])').first().getAttribute('value')
  await list.selectOption(other)
  await whyAnswer(page).waitFor()
  return (await whyAnswer(page).textContent()) ?? ''
}
