import type { Plugin } from 'vite'
import { expect, it } from 'vitest'
import { buildStudio } from '../testing/build-studio.ts'
import { findViolations } from '../testing/find-violations.ts'
import { setUpStudio } from '../testing/studio-fixture.ts'

/** The one line of the roster that a new mind needs, written into the test's own build of the studio and of its workers. */
const addLine = (): Plugin => ({
  name: 'one-line-of-the-roster',
  enforce: 'pre',
  transform(code, id) {
    if (!/players[\\/]dist[\\/]roster\.js$/.test(id)) return undefined
    // The only list of nothing but names, whatever they are called in the build.
    const changed = code.replace(/\[((?:\w+,\s*)+\w+)\s*\]/, '[$1, { ...jay, module: undefined }]')
    if (changed === code) throw new Error('the roster is not written as this test expects')
    return `import { jay } from '@rookery/testkit/jay'\n${changed}`
  },
})

const { open } = setUpStudio(buildStudio(addLine))

it('a mind that is one folder and one line plays in the page, is drawn, and answers for another move', async () => {
  const { page } = await open('#white=jay&black=you&seed=7')
  await page.locator('[aria-label=Moves] button').first().waitFor({ state: 'attached' })
  await page.getByRole('tab', { name: 'Mind' }).click()
  const headline = page.locator('[role=tabpanel] article h2').first()
  await headline.waitFor()
  expect(await headline.textContent()).toMatch(/^Jay plays \S+: it counted the answers to \d+ moves\.$/)
  const rows = page.getByRole('list', { name: 'Moves, best first' }).getByRole('listitem')
  expect(await rows.first().textContent()).toMatch(/−\d+ moves for the opponent/)
  await page.getByText('which cannot be converted to pawns').waitFor()
  await page.getByLabel('Ask Jay about').selectOption({ index: 1 })
  const sentence = page.locator('[data-answer=answered]')
  await sentence.waitFor()
  expect(await sentence.textContent()).toMatch(/^Jay gives \S+ −\d+ moves for the opponent against /)
  expect(await findViolations(page)).toEqual([])
})

it('is offered as an opponent, with its character', async () => {
  const { page } = await open()
  await page.getByRole('button', { name: 'About Jay' }).click()
  await page.getByText('Shuts every door it finds.').waitFor()
})

it('has its page and its example in the Minds room, and its card in Compare', async () => {
  const { page } = await open()
  await page.goto(new URL('#/minds?mind=jay', page.url()).href)
  await page.getByRole('heading', { name: 'Jay', level: 1 }).waitFor()
  await page.getByText('counts what the opponent could answer').waitFor()
  await page
    .locator('[aria-label="Try it"] [role=status]', {
      hasText: /^Jay plays Ra8#: it counted the answers to \d+ moves\.$/,
    })
    .waitFor()
  await page.getByRole('button', { name: 'Count again' }).waitFor()
  await page.goto(new URL('#/compare', page.url()).href)
  await page.locator('[data-state=given]', { hasText: 'Jay' }).waitFor()
})
