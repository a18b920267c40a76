import { makeStrength, parseMindSeat, strengthOf } from '@rookery/play'
import { roster } from '@rookery/players'
import { unwrap } from '@rookery/rules'
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.ts'
import { setUpStudio, still } from '../../testing/studio-fixture.ts'
import { phone, type StudioPage } from '../../testing/studio-page.ts'

const { open } = setUpStudio()

/** How far each mind's card reaches down, and how many rows they make. */
async function placeOfMinds({ minds, page }: StudioPage) {
  const boxes = await minds.getByRole('listitem').evaluateAll((cards) =>
    cards.map((card) => {
      const { top, bottom, left, right } = card.getBoundingClientRect()
      return { top, bottom, left, right }
    }),
  )
  const { width, height } = page.viewportSize()!
  return {
    count: boxes.length,
    rows: new Set(boxes.map(({ top }) => top)).size,
    areSeen: boxes.every(({ bottom, left, right }) => bottom <= height && left >= 0 && right <= width),
  }
}

it('a first visit shows the minds, one of them really thinking, and one click plays', async () => {
  const studio = await open()
  const { page } = studio
  await page.getByRole('heading', { name: 'Play a mind that shows you how it thinks' }).waitFor()
  expect(await placeOfMinds(studio)).toEqual({ count: roster.length, rows: 1, areSeen: true })
  for (const { name, trait } of roster)
    expect(await studio.mind(name).textContent()).toContain(`${name}${trait}`)

  const topOfChoices = async () => (await page.getByRole('radio', { name: 'Strict' }).boundingBox())!.y
  const top = await topOfChoices()
  const glimpse = page.getByRole('region', { name: 'A mind at work' })
  await glimpse.getByText('Owl has thought about this position').waitFor()
  await glimpse.getByText(/^Owl plays \S+ /).waitFor()
  // A click meets what it was meant for, whatever the mind has said meanwhile.
  expect(await topOfChoices()).toBe(top)
  // Also once its sentence takes two lines.
  const last = (await studio.button('Watch two minds').boundingBox())!
  expect(last.y + last.height).toBeLessThanOrEqual(900)
  await page.getByRole('img', { name: /black to move; Owl wants to play/ }).waitFor()
  await glimpse.getByRole('button', { name: 'Next mind' }).click()
  await glimpse.getByText('Heron has thought about this position').waitFor()
  await page.getByRole('img', { name: /white to move; Heron wants to play/ }).waitFor()
  expect(await findViolations(page)).toEqual([])

  // The one that is suggested can be beaten, and made stronger.
  const mynah = page.getByRole('region', { name: 'Mynah and its settings' })
  expect(await mynah.getByRole('slider', { name: 'Rating' }).inputValue()).toBe('700')
  await mynah.getByRole('slider', { name: 'Rating' }).press('ArrowRight')
  await studio.mind('Mynah').click()
  await page.getByRole('region', { name: 'Mynah, black' }).getByText('rating 750').waitFor()
  await studio.press('e2')
  expect(await studio.targets()).toEqual(['e3', 'e4'])
})

it('is passed by on later visits, is there for a new game, and counts what was won and lost', async () => {
  const studio = await open()
  const { page } = studio
  await studio.mind('Fledgling').click()
  await studio.typeMove('e4')
  await studio.waitForMoves(2)
  await page.reload()
  await studio.waitForMoves(2)
  await studio.resign()
  await page.getByText('Black wins: White resigned').first().waitFor()
  const record = studio.result.getByText('You against Fledgling: 0 won, 0 drawn, 1 lost.')
  await record.waitFor()
  await page.reload()
  await record.waitFor()

  await studio.button('New game').click()
  await page.getByRole('heading', { name: 'New game', level: 1 }).waitFor()
  await studio.minds.getByText('won 0, drawn 0, lost 1').waitFor({ state: 'attached' })
  expect(await studio.mind('Magpie').textContent()).not.toContain('lost')
  expect(await placeOfMinds(studio)).toEqual({ count: roster.length, rows: 1, areSeen: true })

  // Settings open where they can be seen.
  await studio.button('Settings of Raven').click()
  const level = page.getByRole('slider', { name: 'Level' })
  expect(await level.getAttribute('aria-valuetext')).toBe('Full strength')
  expect((await level.boundingBox())!.y).toBeLessThan(900)
  expect(await page.getByText('Full strength', { exact: true }).count()).toBe(1)
  // Nor do they push another way to play out of sight.
  await studio.button('Settings of Magpie').click()
  await page.getByLabel('Boldness').waitFor()
  const last = (await studio.button('Watch two minds').boundingBox())!
  expect(last.y + last.height).toBeLessThanOrEqual(900)
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Result' }).waitFor()
  expect(await studio.button('New game').evaluate((button) => button === document.activeElement)).toBe(true)
})

it.each(['Standard', 'Chess960', 'Minichess'])(
  'shows every way to play on %s without scrolling',
  async (board) => {
    const studio = await open()
    await studio.page.getByRole('radio', { name: board }).check()
    for (const name of ['Two people', 'Watch two minds']) {
      const way = (await studio.button(name).boundingBox())!
      expect(way.y + way.height, name).toBeLessThanOrEqual(900)
    }
  },
)

it('suggests a first opponent that plays the board, and shows its choices whole', async () => {
  const studio = await open('', still({ viewport: { width: 1280, height: 800 } }))
  const { page } = studio
  await page.getByText('A good first opponent').waitFor()
  const boards = page.getByRole('group', { name: 'Board' })
  const cut = () =>
    boards
      .locator('span')
      .evaluateAll((texts) => texts.filter((text) => text.scrollWidth > text.clientWidth).length)
  expect(await cut()).toBe(0)
  const choices = boards.locator('> div')
  expect(await choices.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await boards.getByRole('radio', { name: /^Minichess/ }).check()
  await page.getByRole('region', { name: 'Mynah and its settings' }).waitFor({ state: 'detached' })
  await page.getByText('A good first opponent').waitFor()
  // Nobody has asked for its settings, which would push the choices below the fold.
  const settings = page.getByRole('region', { name: / and its settings$/ }).locator('details')
  await settings.waitFor()
  expect(await settings.getAttribute('open')).toBe(null)
  // Its levels were not measured there.
  const raven = studio.minds.getByRole('listitem').filter({ hasText: 'Raven' })
  await raven.getByText(/^about \d+$/).waitFor()
  const sign = studio.minds.getByRole('listitem').filter({ hasText: 'start here' })
  expect(await sign.count()).toBe(1)
  expect(await sign.getByRole('button').first().isEnabled()).toBe(true)
  // Those at work think about that board.
  await page.getByRole('img', { name: /white to move; Wren wants to play/ }).waitFor()
  await boards.getByRole('radio', { name: /^Standard/ }).check()
  await page.getByRole('region', { name: 'Mynah and its settings' }).waitFor()
  await page.getByRole('img', { name: /black to move; Owl wants to play/ }).waitFor()
})

it('fits a phone: all minds in two rows, their settings below them, and the rules do not push the board over the panel', async () => {
  const studio = await open('', still(phone))
  const { page } = studio
  expect(await placeOfMinds(studio)).toEqual({ count: roster.length, rows: 2, areSeen: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const { trait } of roster) expect(await page.getByText(trait!, { exact: true }).isVisible()).toBe(true)
  expect(await studio.mind('Mynah').getByText('start here').isVisible()).toBe(true)
  const glimpse = (await page.getByRole('img', { name: /to move/ }).boundingBox())!
  expect(glimpse.y).toBeLessThan((844 / 4) * 3)
  const bar = (await page.locator('header').first().boundingBox())!
  // While it thinks, it may have more to say.
  await expect
    .poll(async () => {
      const said = (await page.getByText(/^Owl plays .+: .+/).boundingBox())!
      return said.y + said.height
    })
    .toBeLessThanOrEqual(bar.y)
  await studio.button('Settings of Kestrel').tap()
  const depth = page.getByLabel('Depth', { exact: true })
  await expect.poll(async () => (await depth.boundingBox())!.y).toBeLessThan(844)
  expect(await findViolations(page)).toEqual([])
  const top = async (locator: Locator) => (await locator.boundingBox())!.y
  const coach = await top(page.getByRole('group', { name: 'Coach' }))
  expect(coach).toBeLessThan(await top(studio.button('Two people')))
  await page.getByRole('radio', { name: /^Minichess/ }).check()
  await studio.button('Play Kestrel').tap()
  await page.getByRole('region', { name: 'Kestrel, black' }).waitFor()
  await page.getByRole('heading', { name: 'New to Minichess?' }).waitFor()
  const rules = page.getByRole('region', { name: 'The rules of Minichess' })
  expect(await rules.evaluate((card) => card.scrollHeight - card.clientHeight)).toBe(0)
  await page.getByRole('tab', { name: 'Mind' }).tap()
  const board = (await page.locator('rookery-board').boundingBox())!
  expect(board.y + board.height).toBeLessThanOrEqual(await top(page.getByRole('complementary')))
})

it('tells how strong a mind is with its settings, and at a click how that was measured', async () => {
  const studio = await open('', still(phone))
  const { page } = studio
  const strengthWith = (id: string, settings: object) =>
    strengthOf(unwrap(parseMindSeat(id, settings)), 'standard')!
  const told = (settings: object) => studio.button(makeStrength(strengthWith('raven', settings)))
  const how = page.getByRole('dialog', { name: 'How that was measured' }).filter({ visible: true })
  const owl = studio.minds.getByRole('listitem').filter({ hasText: /^Owl/ })
  await owl.getByRole('button', { name: strengthWith('owl', {}).short, exact: true }).tap()
  await how.getByText(/^Owl was measured at \d+ ± \d+ in \d+ games/).waitFor()
  await how.getByRole('button', { name: 'Close' }).tap()
  await page.getByText(/^Numbers are ratings, on the Lichess rapid scale\./).waitFor()

  await studio.button('Settings of Raven').tap()
  await told({}).waitFor()
  await page.getByRole('slider', { name: 'Level' }).fill('2')
  await told({ level: '3' }).waitFor()
  expect(await told({}).count()).toBe(0)
  expect(await findViolations(page)).toEqual([])
  await told({ level: '3' }).tap()
  await how.getByText(/^Raven \(level 3\) was measured at \d+ ± \d+ in \d+ games/).waitFor()
  await how.getByText(/^Mynah, which plays as people do/).waitFor()
  await how.getByRole('button', { name: 'Close' }).tap()
  await how.waitFor({ state: 'hidden' })

  // What was not measured has no number.
  await page.getByText('More settings').tap()
  await page.getByLabel('Time in ms', { exact: true }).fill('500')
  await told({ level: '3' }).waitFor({ state: 'detached' })
})

it('tells the rules of a board that is new to the person once, and on demand, and marks what is special', async () => {
  const studio = await open('#variant=minichess&white=you&black=you&seed=7')
  const { page } = studio
  const first = page.getByRole('region', { name: 'The rules of Minichess' })
  await first.getByText(/taking the king/).waitFor()
  await first.getByText(/one square at a time/).waitFor()
  await first.getByText(/After 25 moves each/).waitFor()
  expect(await findViolations(page)).toEqual([])
  await studio.button('Resign').click()
  await page.keyboard.press('Escape')
  await studio.button('Resign').waitFor()
  expect(await first.count()).toBe(1)
  await studio.press('b2')
  expect(await studio.targets()).toEqual(['b3'])
  await page.keyboard.press('Escape')
  expect(await studio.targets()).toEqual([])
  expect(await first.count()).toBe(1)
  await page.keyboard.press('Escape')
  await first.waitFor({ state: 'detached' })
  await page.reload()
  await studio.cell('a1').waitFor()
  await studio.button('Rules').click()
  const dialog = page.getByRole('dialog', { name: 'The rules of Minichess' })
  await dialog.getByText(/taking the king/).waitFor()
  await page.keyboard.press('Escape')
  expect(await first.count()).toBe(0)

  // A king that can be taken glows like a check.
  await studio.goTo(
    `#variant=minichess&white=you&black=you&fen=${encodeURIComponent('k4/5/5/5/5/R3K b - - 0 1')}`,
  )
  await page.locator('[data-square="a6"].check').waitFor()
  expect(await studio.cell('a6').getAttribute('aria-label')).toBe('a6, black king, can be taken')
  await studio.goTo(
    `#variant=minichess&white=you&black=you&fen=${encodeURIComponent('k4/5/5/5/5/R3K w - - 0 1')}`,
  )
  await page.locator('[data-square="a6"].check').waitFor()

  const fen = encodeURIComponent('4k3/8/8/8/8/8/1PPPPPPP/RK5R w AH - 0 1')
  await studio.goTo(`#variant=chess960&white=you&black=you&fen=${fen}`)
  const castling = page.getByRole('region', { name: 'The rules of Chess960' }).getByText(/castle/)
  await castling.first().waitFor()
  await studio.press('b1')
  const rooks = page.locator('.target-castle')
  expect(await rooks.evaluateAll((all) => all.map((rook) => rook.getAttribute('data-square')))).toEqual([
    'a1',
    'h1',
  ])
})

it('Escape closes only what is in front, and what was chosen is still there when the door opens again', async () => {
  const studio = await open('#opponent=owl&seed=7')
  const { page } = studio
  const heading = page.getByRole('heading', { name: 'New game' })
  const chosen = (name: RegExp) => page.getByRole('radio', { name }).isChecked()
  await studio.press('e2')
  await page.keyboard.press('n')
  await heading.waitFor()
  await page.getByRole('radio', { name: /^Minichess/ }).check()
  await page.getByRole('radio', { name: /^5\+0/ }).check()
  await page.getByRole('radio', { name: /^Black/ }).check()

  await studio.button('Rules').click()
  const rules = page.getByRole('dialog', { name: /rules|Minichess/i })
  await rules.waitFor()
  await page.keyboard.press('Escape')
  await rules.waitFor({ state: 'detached' })
  expect(await heading.isVisible()).toBe(true)

  const panel = page.getByRole('region', { name: /and its settings$/ })
  await panel.getByTitle('How that was measured').click()
  const note = panel.getByRole('dialog')
  await note.waitFor()
  await page.keyboard.press('Escape')
  await note.waitFor({ state: 'hidden' })
  expect(await heading.isVisible()).toBe(true)

  await page.keyboard.press('Escape')
  await studio.square('e2').waitFor()
  await page.keyboard.press('n')
  await heading.waitFor()
  expect(await chosen(/^Minichess/)).toBe(true)
  expect(await chosen(/^5\+0/)).toBe(true)
  expect(await chosen(/^Black/)).toBe(true)

  // Once it is played, the game itself says what is offered next.
  await page.getByRole('button', { name: 'Two people' }).click()
  await page.getByRole('gridcell').nth(29).waitFor()
  await page.keyboard.press('n')
  await heading.waitFor()
  expect(await chosen(/^Minichess/)).toBe(true)
  expect(await chosen(/^Black/)).toBe(false)
})
