import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { askWhyNot } from '../testing/ask-why-not.ts'
import { findViolations } from '../testing/find-violations.ts'
import { setUpStudio, still } from '../testing/studio-fixture.ts'
import { desktop, phone, type StudioPage } from '../testing/studio-page.ts'

const { open, openOwn } = setUpStudio()

/** White's pawn on d5 can be taken, and Black's queen can be chased then. */
const taken = 'rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2'

async function openStory(mind: string, settings = '', device = still(desktop)): Promise<StudioPage> {
  const page = await open(
    `#white=you&black=${mind}&seed=7${settings}&fen=${encodeURIComponent(taken)}`,
    device,
  )
  // As long as it thinks, its line changes.
  await page.waitForMoves(1)
  await page.page.getByRole('tab', { name: 'Mind' }).click()
  const story = page.page.getByRole('region', { name: 'The story' })
  await story.waitFor()
  // The boards of the line come one a frame.
  const moves = story.getByRole('list').first().getByRole('listitem')
  await expect
    .poll(() => moves.evaluateAll((all) => all.every((move) => move.querySelector('button') !== null)))
    .toBe(true)
  return page
}

describe('the story of a thought', () => {
  it.each([
    ['Owl', 'depth=3'],
    ['Heron', 'depth=3'],
    ['Kestrel', 'depth=3'],
    ['Wren', 'depth=2'],
    ['Raven', 'level=5'],
    // In a tenth of that, a busy machine finds no line to tell.
    ['Raven', 'timeMs=1000'],
  ])(
    'of %s with %s has a board for each move of its line, the branches that decided, and an answer for another move',
    async (name, setting) => {
      const { page } = await openStory(name.toLowerCase(), `&black.${setting}`)
      const headline = await page.locator('[role=tabpanel] article h2').first().textContent()
      expect(headline).toMatch(new RegExp(`^${name} plays \\S+: `))
      const story = page.getByRole('region', { name: 'The story' })
      const steps = story.getByRole('button', { name: /^Show the board after/ })
      expect(await steps.count()).toBeGreaterThanOrEqual(2)
      expect(await story.getByRole('img', { name: /^The board after/ }).count()).toBe(await steps.count())
      expect(await steps.first().textContent()).toMatch(/^2… \S+$/)
      const branches = story.getByRole('list', { name: 'What decided it' }).getByRole('listitem')
      await branches.first().waitFor()
      expect(await branches.count()).toBeLessThanOrEqual(3)
      for (const text of await branches.allTextContents())
        expect(text).toMatch(/^(If \S+( after \d+(\.|…) \S+)?, then \S+|Instead of \S+: \S+).+\.$/)
      expect(await story.textContent()).not.toMatch(/alpha|beta|α|β|half-move/i)
      expect(await askWhyNot(page)).toMatch(new RegExp(`^${name} (gives|looked at) `))
      expect(await findViolations(page)).toEqual([])
    },
  )

  it('shows each step on the board while it is focused, and leads into the whole tree, which is loaded then', async () => {
    const studio = await openStory('owl', '&black.depth=3')
    const { page } = studio
    const steps = studio.page.getByRole('button', { name: /^Show the board after/ })
    const before = await studio.page.locator('main [data-square]').allTextContents()
    const second = (await steps.nth(1).textContent())!
    const goal = /([a-h][1-8])[+#]?$/.exec(second)![1]!
    await steps.nth(1).focus()
    await expect.poll(() => studio.cell(goal).getAttribute('aria-label')).toContain('white')
    await studio.page.getByRole('tab', { name: 'Mind' }).focus()
    await expect.poll(() => studio.page.locator('main [data-square]').allTextContents()).toEqual(before)

    expect(await page.getByRole('tree').count()).toBe(0)
    const way = page.getByRole('button', { name: 'Whole tree' })
    expect(await way.getAttribute('aria-expanded')).toBe('false')
    await way.click()
    await page.getByRole('tree', { name: 'Search tree' }).waitFor()
    const items = await page
      .getByRole('treeitem')
      .evaluateAll((all) => all.map((item) => item.ariaLabel ?? ''))
    // A method's words stand with its numbers alone.
    expect(items.join()).not.toMatch(/alpha|beta/)
    const alpha = page.getByText('Alpha and beta are what each side')
    expect(await alpha.isVisible()).toBe(false)
    await page.getByText('Numbers of the search').click()
    expect(await alpha.isVisible()).toBe(true)
    expect(await findViolations(page)).toEqual([])
  })
})

it.each([
  ['desktop', still(desktop)],
  ['phone', still(phone)],
])('on a %s a line that is longer than its row ends with part of a board', async (_, device) => {
  const { page } = await openStory('owl', '&black.depth=5', device)
  const steps = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: /^The board after/ }) })
  await expect.poll(() => steps.count()).toBeGreaterThanOrEqual(4)
  const cut = await steps.evaluateAll((all) => {
    const edge = all[0]!.parentElement!.getBoundingClientRect().right
    return all.some((step) => {
      const { left, right } = step.getBoundingClientRect()
      return left + (right - left) / 4 < edge && edge < right - (right - left) / 4
    })
  })
  expect(cut).toBe(true)
})

describe('a branch off a later step of the line', () => {
  it('is shown on the board where it leaves the line', async () => {
    const fen = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
    const studio = await open(
      `#white=owl&black=you&seed=7&white.depth=3&fen=${encodeURIComponent(fen)}`,
      still(desktop),
    )
    const { page } = studio
    await studio.waitForMoves(1)
    await page.getByRole('tab', { name: 'Mind' }).click()
    const later = page.getByRole('button', { name: /^Show If bxc3 after 2\. Bxa6, then Bxc3/ })
    await later.focus()
    await expect.poll(() => studio.cell('a6').getAttribute('aria-label')).toContain('white bishop')
    await page.getByRole('tab', { name: 'Mind' }).focus()
    await expect.poll(() => studio.cell('a6').getAttribute('aria-label')).toContain('black bishop')
  })
})

describe('a tree that does not fit', () => {
  it('is folded until it does, at a size that can be read, and unfolded on demand', async () => {
    const { page } = await openStory('kestrel', '&black.depth=4')
    await page.getByRole('button', { name: 'Whole tree' }).click()
    await page.getByRole('tree', { name: 'Search tree' }).waitFor()
    await page.getByRole('button', { name: 'Enlarge' }).click()
    const dialog = page.getByRole('dialog')
    const rows = () => dialog.getByRole('treeitem').evaluateAll((all) => all.map((item) => item.clientHeight))
    await dialog.getByLabel('Open the tree to a depth').selectOption({ label: 'everything' })
    for (let times = 0; times < 12; times++) await dialog.getByRole('button', { name: 'Zoom out' }).click()
    for (const height of await rows()) expect(height).toBeGreaterThanOrEqual(18)
    await dialog.getByRole('button', { name: 'Fold the tree until it fits' }).click()
    const box = (await dialog.locator('canvas').boundingBox())!
    await expect
      .poll(async () => {
        const places = await dialog
          .getByRole('treeitem')
          .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().bottom))
        return Math.max(...places) <= box.y + box.height
      })
      .toBe(true)
    // The last that is shown of the mind's own moves: one of the best before, and of all of them after.
    const last = dialog.locator('[role=treeitem][tabindex="0"]')
    const isLastOfAll = async () => {
      await last.press('End')
      return (await last.getAttribute('aria-posinset')) === (await last.getAttribute('aria-setsize'))
    }
    expect(await isLastOfAll()).toBe(false)
    await dialog.getByRole('button', { name: 'All moves' }).click()
    await expect.poll(isLastOfAll).toBe(true)
  })
})

/** What is wider than what it stands in; the columns themselves are walked sideways. */
const findWide = (film: Locator): Promise<string[]> =>
  film.evaluate((all) =>
    [...all.querySelectorAll('section section, section section *, section + div, section + div *')]
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map(({ tagName, textContent }) => `${tagName}: ${textContent}`),
  )

describe('the film of a search', () => {
  it('goes step by step in the order of the visits, and shows cuts as decisions', async () => {
    const { page } = await openStory('owl', '&black.depth=3')
    await page.getByRole('button', { name: 'Play the search as a film' }).click()
    const film = page.getByRole('dialog', { name: 'Owl’s search as a film' })
    const place = film.getByLabel('Place in the film')
    await place.waitFor()
    // Nothing moves by itself for somebody who wants no motion.
    await film.getByRole('button', { name: 'Play', exact: true }).waitFor()
    await film.getByText(/^Owl tries \S+\.$/).waitFor()
    await film.getByRole('button', { name: 'Step' }).click()
    expect(await place.inputValue()).toBe('1')
    await film.getByRole('button', { name: 'Back' }).click()
    expect(await place.inputValue()).toBe('0')
    const last = Number(await place.getAttribute('max'))
    const captions = new Set<string>()
    for (let at = 0; at < last && ![...captions].some((text) => text.includes('Cut: ')); at++) {
      await place.fill(String(at))
      captions.add((await film.locator('p[role=status]').textContent())!)
    }
    expect([...captions].some((text) => /Cut: .+ not looked at\.$/.test(text))).toBe(true)
    await film.getByText(/^✂ \d+ not looked at$/).waitFor()
    expect(await findViolations(page)).toEqual([])
    await place.fill(String(last))
    await film.getByText('Owl has seen enough').waitFor()
  })

  it('plays by itself at the speed that is chosen, and pauses', async () => {
    const { page } = await openStory('owl', '&black.depth=2', desktop)
    await page.getByRole('button', { name: 'Play the search as a film' }).click()
    const film = page.getByRole('dialog')
    await film.getByRole('radio', { name: 'Fast' }).check()
    const place = film.getByLabel('Place in the film')
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(3)
    await film.getByRole('button', { name: 'Pause' }).click()
    await film.getByRole('button', { name: 'Play', exact: true }).waitFor()
  })

  it.each([
    ['en', 'Mind', 'Play the search as a film'],
    ['de', 'Denker', 'Die Suche als Film abspielen'],
  ])('has nothing that is wider than its column on a screen of any size: %s', async (locale, mind, play) => {
    const game = '#moves=e2e4+e7e5+g1f3+b8c6+f1c4+g8f6+f3g5&white=you&black=kestrel'
    const { page } = await openOwn(game, { ...still(desktop), locale })
    await page.getByRole('tab', { name: mind }).click()
    const film = page.getByRole('dialog')
    for (const [width, height] of [
      [820, 1180],
      [1024, 768],
      [844, 390],
      [720, 450],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.getByRole('button', { name: play }).click()
      const place = film.getByRole('slider')
      const last = Number(await place.getAttribute('max'))
      for (let part = 0; part <= 8; part++) {
        await place.fill(String(Math.round((last * part) / 8)))
        expect(await findWide(film), `${width} x ${height}, ${part} of 8`).toEqual([])
      }
      await page.keyboard.press('Escape')
      await film.waitFor({ state: 'detached' })
    }
  })

  it('fits a phone', async () => {
    const { page } = await openStory('wren', '&black.depth=2', still(phone))
    await page.getByRole('button', { name: 'Play the search as a film' }).tap()
    const film = page.getByRole('dialog')
    await film.getByRole('button', { name: 'Step' }).tap()
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    expect(await findViolations(page)).toEqual([])
  })
})
