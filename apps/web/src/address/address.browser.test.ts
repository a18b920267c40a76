import { expect, it } from 'vitest'
import { findViolations } from '../testing/find-violations.ts'
import { setUpStudio, still } from '../testing/studio-fixture.ts'
import { phone } from '../testing/studio-page.ts'

const studio = setUpStudio()

it.each([
  ['learn', 'variant=xyz', 'variant is “xyz”, but must be standard,'],
  ['practice', 'view=xyz', 'view is “xyz”, but must be puzzles, drills, history, or files.'],
  ['analyse', 'review=maybe', 'review is “maybe”, but must be yes.'],
  ['play', 'foo=1', 'a link has no “foo”; it knows variant, fen,'],
  ['learn', 'foo=1', 'It knows variant.'],
  ['minds', 'foo=1', 'It knows mind.'],
  ['analyse', 'foo=1', 'It knows fen, variant, pgn, and review.'],
  ['compare', 'foo=1', 'It knows fen, variant, and pgn.'],
  ['editor', 'foo=1', 'It knows fen and variant.'],
  ['games', 'foo=1', 'This room does not know “foo” in its address. It knows id.'],
  ['arena', 'foo=1', 'It knows id and colony.'],
  ['embed', 'foo=1', 'It cannot be asked for anything there.'],
])('the room at #/%s?%s says that nobody can do that', async (room, query, told) => {
  const { page } = await studio.open('#seed=7')
  await page.evaluate((hash) => location.assign(hash), `#/${room}?${query}`)
  const notice = page.getByRole('alert').getByText(told)
  await notice.waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await notice.waitFor({ state: 'detached' })
})

it.each(['#foo=1', '#foo', '#%%%', '#__proto__=1'])(
  'the front door says that nobody knows what %s asks for',
  async (fragment) => {
    const { page } = await studio.open(fragment)
    await page.getByRole('alert').getByText('a link has no “').waitFor()
    await page.getByRole('region', { name: 'Opponent' }).waitFor()
  },
)

it.each(['learn?variant=minichess', 'practice?view=files', 'minds?mind=owl', 'analyse?review=yes'])(
  'a good address, #/%s, has nothing said about it',
  async (address) => {
    const { page } = await studio.open('#seed=7')
    await page.evaluate((hash) => location.assign(hash), `#/${address}`)
    await page.getByRole('heading').first().waitFor()
    expect(await page.getByRole('button', { name: 'Dismiss' }).count()).toBe(0)
  },
)

it('what is wrong with an address is told anew for another one, and can be read on a phone', async () => {
  const { page } = await studio.open('#seed=7', still(phone))
  await page.evaluate(() => location.assign('#/practice?view=xyz'))
  await page.getByRole('button', { name: 'Dismiss' }).tap()
  await page.evaluate((name) => location.assign(`#/practice?${name}=1`), 'x'.repeat(200))
  const told = page.getByRole('alert').getByText('It knows view.')
  await told.waitFor()
  expect((await told.boundingBox())!.width).toBeLessThanOrEqual(phone.viewport!.width)
  expect(await findViolations(page)).toEqual([])
  await page.evaluate(() => location.assign('#/practice?view=drills'))
  await told.waitFor({ state: 'detached' })
})
