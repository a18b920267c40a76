import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findCutTexts } from '../testing/find-cut-texts.ts'
import { findViolations } from '../testing/find-violations.ts'
import { setUpStudio, still } from '../testing/studio-fixture.ts'
import { phone, type StudioPage } from '../testing/studio-page.ts'

const { open } = setUpStudio()

const game = '#seed=7&white=you&black=owl&black.depth=1'

const boxOf = async (page: StudioPage, selector: string) =>
  (await page.page.locator(selector).first().boundingBox())!

it('on a phone all rooms are reached from the bar at the bottom', async () => {
  const studio = await open(game, still(phone))
  const { page } = studio
  const rooms = page.getByRole('navigation', { name: 'Rooms' })
  for (const room of ['Games', 'Practice', 'Analyse', 'Play']) {
    await rooms.getByRole('link', { name: room }).tap()
    await page.waitForFunction((title) => document.title === title, `${room} · Rookery`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), room).toBe(390)
    if (room === 'Analyse') expect(await findViolations(page), room).toEqual([])
  }
  for (const room of ['Compare', 'Editor', 'Arena', 'Learn', 'Minds', 'Embed']) {
    expect(await rooms.getByRole('link').count()).toBe(4)
    await studio.button('More').tap()
    await rooms.getByRole('link', { name: room }).tap()
    await page.waitForFunction((title) => document.title === title, `${room} · Rookery`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await findCutTexts(page), room).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), room).toBe(390)
    // Learn, Arena and Embed are looked at by their own tests.
    if (['Compare', 'Editor', 'Minds'].includes(room)) expect(await findViolations(page), room).toEqual([])
  }
  const more = studio.button('More')
  await more.tap()
  await rooms.getByRole('button', { name: 'Settings' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await more.getAttribute('aria-expanded')).toBe('false')
  const { y, height } = await boxOf(studio, 'header')
  expect(y + height).toBe(844)
})

it('on a phone the board shrinks to what the panel leaves, and a film’s moves stand right below what plays them', async () => {
  const studio = await open(game, still(phone))
  const { page } = studio
  await studio.press('e2')
  await studio.press('e4')
  await studio.waitForMoves(2)
  const closed = await boxOf(studio, 'rookery-board')
  expect(closed.width).toBeGreaterThan(380)
  for (const tab of ['Mind', 'Games', 'Moves']) {
    await page.getByRole('tab', { name: tab }).tap()
    const board = await boxOf(studio, 'rookery-board')
    const panel = await boxOf(studio, 'aside')
    const bar = await boxOf(studio, 'header')
    expect(board.width, tab).toBeGreaterThan(200)
    expect(board.y, tab).toBeGreaterThanOrEqual(0)
    expect(board.y + board.height, tab).toBeLessThanOrEqual(panel.y)
    expect(panel.y + panel.height, tab).toBeLessThanOrEqual(bar.y)
    expect(await findViolations(page), tab).toEqual([])
  }
  // The line of moves under the board is another landmark.
  expect(await page.getByRole('region', { name: 'Moves', exact: true }).count()).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844)

  await page.getByRole('tab', { name: 'Mind' }).tap()
  await page.getByRole('button', { name: 'Play the search as a film' }).tap()
  const moves = page.getByRole('region', { name: 'What was looked at so far' })
  const speed = await page.getByText('Speed').last().boundingBox()
  const { y } = (await moves.boundingBox())!
  expect(y - speed!.y).toBeLessThan(180)
})

it.each([
  { name: 'a phone on its side', device: { ...phone, viewport: { width: 844, height: 390 } } },
  { name: 'a desktop at twice the size', device: { viewport: { width: 720, height: 450 } } },
])('$name loses no control', async ({ device }) => {
  const studio = await open(game, still(device))
  const { page } = studio
  const { width, height } = device.viewport
  const board = await boxOf(studio, 'rookery-board')
  expect(board.y).toBeGreaterThanOrEqual(0)
  expect(board.y + board.height).toBeLessThanOrEqual(height)
  expect(board.x + board.width).toBeLessThanOrEqual((await boxOf(studio, 'aside')).x)
  // Trial clicks scroll as a person does, and fail where something lies over the button.
  for (const name of ['Take back', 'Hint', 'Offer draw', 'Resign', 'Flip', 'New game', 'Rules', 'Keys'])
    await studio.button(name).click({ trial: true, force: await studio.button(name).isDisabled() })
  await page.getByText('Share', { exact: true }).click({ trial: true })
  await studio.button('More').click()
  for (const room of ['Compare', 'Editor', 'Arena', 'Learn', 'Minds', 'Embed']) {
    const box = (await page.getByRole('link', { name: room }).boundingBox())!
    expect(box.x + box.width, room).toBeLessThanOrEqual(width)
    expect(box.y + box.height, room).toBeLessThanOrEqual(height)
  }
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Editor' }).click()
  const head = page.locator('main header')
  await head.getByText(/Drag a piece off the board/).waitFor()
  expect(await head.evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0)
  expect(await findCutTexts(page)).toEqual([])
  await page.evaluate(() => location.assign('#/minds?mind=raven'))
  const last = page.locator('main nav').getByRole('link', { name: /^Raven/ })
  await last.scrollIntoViewIfNeeded()
  const { y, height: ownHeight } = (await last.boundingBox())!
  expect(y + ownHeight).toBeLessThanOrEqual(height)
})

it('a phone at twice the size loses no control of a game, nor who plays', async () => {
  const studio = await open(game, still({ ...phone, viewport: { width: 195, height: 422 } }))
  const { page } = studio
  await studio.press('e2')
  await studio.press('e4')
  await studio.waitForMoves(2)
  for (const tab of ['Mind', 'Games', 'Moves']) {
    await page.getByRole('tab', { name: tab }).tap()
    await page.getByRole('tabpanel', { name: tab }).waitFor()
    const board = await boxOf(studio, 'rookery-board')
    expect(board.y + board.height, tab).toBeLessThanOrEqual((await boxOf(studio, 'aside')).y)
  }
  for (const name of ['Take back', 'Hint', 'Offer draw', 'Resign', 'Flip', 'New game', 'Rules', 'Keys'])
    await studio.button(name).tap({ trial: true })
  for (const name of ['Owl', 'You'])
    expect(
      await page
        .locator('main strong', { hasText: name })
        .evaluate((own) => own.scrollWidth - own.clientWidth),
    ).toBe(0)
  const rooms = page.getByRole('navigation', { name: 'Rooms' }).getByRole('link')
  for (const room of await rooms.all())
    expect(await room.evaluate((own) => Number.parseFloat(getComputedStyle(own).fontSize))).toBeGreaterThan(9)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195)
  expect(await findViolations(page)).toEqual([])
})

it.each([
  { name: 'a desktop', device: { viewport: { width: 720, height: 450 } } },
  { name: 'a phone', device: { ...phone, viewport: { width: 195, height: 422 } } },
])('$name at twice the size cuts nothing of the editor in German', async ({ device }) => {
  const { page } = await open('#/editor', { ...still(device), locale: 'de' })
  await page.getByRole('link', { name: 'Vergleichen' }).waitFor()
  for (const part of ['main header', 'main nav', 'aside > div'])
    expect(await page.locator(part).evaluate((all) => all.scrollWidth - all.clientWidth), part).toBe(0)
  expect(await page.locator('main header').evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0)
  expect(await findCutTexts(page)).toEqual([])
})

it('a phone at twice the size has a board as wide as itself in every room with a desk', async () => {
  const studio = await open('#/analyse', still({ ...phone, viewport: { width: 195, height: 422 } }))
  for (const room of ['analyse', 'practice', 'learn', 'compare']) {
    await studio.goTo(`#/${room}`)
    // That of the room before may still be there.
    const board = studio.page.locator('main rookery-board').first()
    await expect.poll(async () => (await board.boundingBox())?.width, { message: room }).toBeGreaterThan(160)
    for (const tab of await studio.page.getByRole('tab').all()) await tab.tap({ trial: true })
  }
})

/** What can be pushed sideways, or is wider than the card or the field that it stands in. */
const findSideways = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, main, main *, aside, aside *')]
      .filter((each) => {
        const { overflowX } = getComputedStyle(each)
        const isBox =
          overflowX === 'auto' || overflowX === 'scroll' || each.matches('html, li, form, fieldset')
        return isBox && each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1
      })
      .map(({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent?.slice(0, 40)}`),
  )

it.each([195, 320])('on a screen of %i pixels no room is pushed sideways', async (width) => {
  const { page } = await open('', still({ ...phone, viewport: { width, height: 2 * width + 32 } }))
  const rooms = ['Games', 'Practice', 'Analyse', 'Compare', 'Editor', 'Arena', 'Learn', 'Minds', 'Embed']
  for (const room of ['Play', ...rooms]) {
    await page.evaluate((hash) => location.assign(hash), `#/${room.toLowerCase()}`)
    await page.waitForFunction((title) => document.title === title, `${room} · Rookery`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await findSideways(page), room).toEqual([])
  }
})

it('on a tablet a mind begins below the row of minds', async () => {
  const studio = await open(game, still({ ...phone, viewport: { width: 820, height: 1180 } }))
  await studio.page.evaluate(() => location.assign('#/minds?mind=magpie'))
  await studio.page.locator('main article rookery-board').waitFor()
  const list = await boxOf(studio, 'main nav')
  const head = await boxOf(studio, 'main article header')
  expect(head.y).toBeGreaterThanOrEqual(list.y + list.height)
})
