import { describe, expect, it } from 'vitest'
import { askWhyNot, whyAnswer } from '../testing/ask-why-not.ts'
import { findViolations } from '../testing/find-violations.ts'
import { setUpStudio, still } from '../testing/studio-fixture.ts'
import { desktop, phone, type StudioPage } from '../testing/studio-page.ts'

const { open } = setUpStudio()

/** A game in which the mind has made the first move, with its thought in the panel. */
async function openMind(mind: string, settings = '', device = still(desktop)): Promise<StudioPage> {
  const page = await open(`#white=${mind}&black=you&seed=7${settings}`, device)
  await page.page.getByRole('button', { name: 'Take back' }).waitFor()
  await page.page.locator('[aria-label=Moves] button').first().waitFor({ state: 'attached' })
  await page.page.getByRole('tab', { name: 'Mind' }).click()
  await page.page.locator('[role=tabpanel] article h2').first().waitFor()
  return page
}

/** From the story into the whole tree. */
async function openTree({ page }: StudioPage): Promise<void> {
  await page.getByRole('button', { name: 'Whole tree' }).click()
  await page.getByRole('tree', { name: 'Search tree' }).waitFor()
}

/** Those of the minds that search are with their stories. */
describe('the picture of a mind', () => {
  it.each([
    ['fledgling', '', /^Fledgling plays/, /had the same chance/],
    ['magpie', '', /^Magpie plays \S+: /, /^Magpie scores/],
    [
      'mynah',
      '&white.rating=1000',
      /^Mynah plays .+ of people rated 1000/,
      /^At 1000 Mynah prefers .+; it gives /,
    ],
    [
      'parrot',
      '',
      /^Parrot plays \S+: (?:.+; )?it has seen it (?:once|\d+ times)/,
      /^Parrot (knows|has never seen) /,
    ],
    [
      'parrot',
      '&white.primer=false',
      /^Parrot knows nothing here, so Fledgling/,
      /^Parrot knows nothing here/,
    ],
  ] as const)('of %s is drawn, and it answers for another move', async (mind, settings, headline, answer) => {
    const page = await openMind(mind, settings)
    expect(await page.page.locator('[role=tabpanel] article h2').first().textContent()).toMatch(headline)
    expect(await askWhyNot(page.page)).toMatch(answer)
    expect(await findViolations(page.page)).toEqual([])
  })

  it.each([
    ['kestrel', (score: string) => `together${score}`],
    // Its terms are in its own unit, of which 20 are a pawn.
    ['wren', (score: string) => `together+${20 * Number(score)}`],
  ])('of %s as Black has its score, list, tree and terms from one side', async (mind, sum) => {
    const fen = encodeURIComponent('r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3')
    const studio = await open(`#white=you&black=${mind}&black.depth=2&seed=7&fen=${fen}`)
    const { page } = studio
    // As long as it thinks, its score changes.
    await studio.waitForMoves(1)
    await page.getByRole('tab', { name: 'Mind' }).click()
    const article = page.locator('[role=tabpanel] article')
    const chosen = await article
      .getByRole('list', { name: 'Moves, best first' })
      .locator('[aria-current]')
      .textContent()
    const [score] = /[+−]?\d+\.\d\d/.exec(chosen!)!
    await article.getByText(`${score} for you`, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Whole tree' }).click()
    const node = page.locator('[role=treeitem][tabindex="0"]')
    expect(await node.getAttribute('aria-label')).toContain(`, ${score}, level 1`)
    const terms = article.getByRole('group', { name: 'Terms of the value' })
    expect(await terms.locator('label').last().textContent()).toMatch(sum(score))
  })

  it.each([
    ['parrot', '', /it is the fitness, the width of the slice\./],
    ['kestrel', '&white.depth=1', /^Hit count \(questions that its memory could answer\)$/],
  ])('of %s explains its numbers where they stand', async (mind, settings, words) => {
    const { page } = await openMind(mind, settings)
    await page.locator('[role=tabpanel] article').getByText(words).waitFor()
  })

  it('answers for a move that is picked on a board', async () => {
    const page = await openMind('heron', '&white.depth=2')
    const headline = await page.page.locator('[role=tabpanel] article h2').first().textContent()
    expect(headline).toMatch(/^Heron plays \S+: all 20 moves come to the same/)
    await page.button('Pick it on a board').click()
    const board = page.page.getByRole('tabpanel')
    await board.locator('[data-square="a2"]').click()
    await board.locator('[data-square="a3"]').click()
    await whyAnswer(page.page)
      .filter({ hasText: /^Heron (gives|has)/ })
      .waitFor()
    expect(await page.page.getByLabel('Ask Heron about').locator('option:checked').textContent()).toBe('a3')
  })

  it('of Mynah tells each move’s chances at all ratings, what it overlooks, and what spoke for its move', async () => {
    const fen = encodeURIComponent('r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4')
    const studio = await open(`#white=you&black=mynah&black.rating=800&seed=7&fen=${fen}`)
    const { page } = studio
    await studio.waitForMoves(1)
    await page.getByRole('tab', { name: 'Mind' }).click()
    await page.getByRole('heading', { name: 'What people rated 800 play' }).waitFor()
    const moves = page.getByRole('list', { name: 'Moves, likeliest first' }).getByRole('listitem')
    const d5 = moves.filter({ hasText: /^d5/ })
    const [, chance, people] = /^d5(\d+)%(\d+)%/.exec((await d5.textContent())!)!
    expect(Number(chance)).toBeLessThan(Number(people))
    const headline = page.locator('[role=tabpanel] article h2').first()
    expect(await headline.textContent()).toMatch(/with a chance of \S+%; of people rated 800, \S+% play it/)
    await page.getByText('Its temperature is 1.27: it plays unlikely moves more often').waitFor()
    const told = (await d5.getByRole('img').getAttribute('aria-label'))!
    const at = (rating: number) => Number(new RegExp(`([\\d.]+)% at ${rating}`).exec(told)![1])
    expect(at(2400)).toBeGreaterThan(at(600))
    await page.getByRole('heading', { name: 'What it overlooks' }).waitFor()
    const parts = page.getByRole('list', { name: /^What spoke for the move/ }).getByRole('listitem')
    expect(await parts.count()).toBeGreaterThan(3)
    expect(await parts.first().textContent()).toMatch(/[×÷] \d+\.\d\d$/)
    await d5.getByRole('button').focus()
    await page.locator('.board .drawing-arrow').first().waitFor()
    expect(await findViolations(page)).toEqual([])
  })

  it('of Magpie plays a chain of captures on the board', async () => {
    const fen = encodeURIComponent('k7/8/4p3/3r4/4P3/2N5/8/4K3 w - - 0 1')
    const page = await openMind('magpie', `&fen=${fen}`)
    const arrows = page.page.locator('.board .drawing-arrow')
    await page.page.getByRole('button', { name: 'Play exd5 on the board' }).focus()
    await arrows.nth(2).waitFor()
    expect(await arrows.count()).toBe(3)
    await page.page.getByRole('tab', { name: 'Mind' }).focus()
    await arrows.first().waitFor({ state: 'detached' })
  })
})

describe('what would people play here', () => {
  it.each(['compare', 'analyse'])('is told for three ratings in %s, for any position', async (room) => {
    const fen = 'r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4'
    const studio = await open(`#/${room}?${new URLSearchParams({ fen })}`)
    const { page } = studio
    // Whoever thinks here has nothing to say to this.
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('tab', { name: 'People' }).click()
    const people = page.getByRole('region', { name: 'People' })
    await people.getByRole('heading', { name: 'What would people play here?' }).waitFor()
    const d5 = people.getByRole('row', { name: /^d5/ })
    await d5.waitFor()
    const chances = async () => (await d5.getByRole('cell').allTextContents()).map(Number.parseFloat)
    const [low, middle, high] = await chances()
    expect(low).toBeLessThan(middle!)
    expect(middle).toBeLessThan(high!)
    await people.getByText(/without those that fewer than one in a hundred play at each/).waitFor()
    const rows = await people.locator('tbody tr').evaluateAll((all) => all.map((row) => row.textContent))
    expect(rows.filter((row) => !/[1-9]\d?\d?%|1\.0%/.test(row.replaceAll(/0\.\d%/g, '')))).toEqual([])
    const cell = d5.getByRole('cell').last()
    expect(await cell.evaluate((each) => getComputedStyle(each).backgroundImage)).toContain('to right')
    const select = (await people.getByLabel('Rating of column 3').boundingBox())!
    const box = (await cell.boundingBox())!
    expect(box.x + box.width - select.x - select.width).toBeLessThan(8)
    await people.getByLabel('Rating of column 1').selectOption('2000')
    await expectEventually(async () => (await chances())[0] === high)
    expect(await findViolations(page)).toEqual([])
    await d5.getByRole('button').click()
    await expectEventually(
      async () => (await studio.cell('d5').getAttribute('aria-label')) === 'd5, black pawn',
    )
    await people.getByRole('row', { name: /^exd5/ }).waitFor()
  })

  it('is not told of a board that nobody’s games were learned on', async () => {
    const { page } = await open('#/compare?variant=minichess')
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('tab', { name: 'People' }).click()
    await page.getByText('Nobody’s games on this board have been learned from.').waitFor()
  })
})

describe('the search tree', () => {
  it('is there again after a reload, is walked by keyboard, and the board follows', async () => {
    const page = await openMind('owl', '&white.depth=3')
    const headline = await page.page.locator('[role=tabpanel] article h2').first().textContent()
    await page.page.reload()
    await page.page.getByRole('tab', { name: 'Mind' }).click()
    await openTree(page)
    expect(await page.page.locator('[role=tabpanel] article h2').first().textContent()).toBe(headline)
    const tree = page.page.getByRole('tree', { name: 'Search tree' })
    const focused = tree.locator('[tabindex="0"]')
    const before = await page.cell('e2').getAttribute('aria-label')
    await focused.focus()
    await page.page.keyboard.press('Home')
    await expect.poll(() => focused.getAttribute('aria-label')).toMatch(/^The position, /)
    await page.page.keyboard.press('ArrowRight')
    await page.page.keyboard.press('ArrowDown')
    await expect.poll(() => focused.getAttribute('aria-level')).not.toBe('1')
    await page.page.keyboard.press('End')
    await expectEventually(async () => (await focused.getAttribute('aria-expanded')) === 'false')
    const last = await focused.getAttribute('aria-label')
    const [san = ''] = last!.split(',')
    const goal = /([a-h][1-8])/.exec(san)![1]!
    await expectEventually(async () => !(await page.cell(goal).getAttribute('aria-label'))!.includes('empty'))
    await page.page.keyboard.press('ArrowRight')
    await expectEventually(async () => (await focused.getAttribute('aria-expanded')) === 'true')
    await page.page.keyboard.press('Enter')
    await page.page.getByRole('heading', { name: `What the board after ${san} is worth` }).waitFor()
    await page.page.getByRole('tab', { name: 'Mind' }).focus()
    await expectEventually(async () => (await page.cell('e2').getAttribute('aria-label')) === before)
  })

  it('is opened whole, zoomed and enlarged over the page', async () => {
    const page = await openMind('kestrel', '&white.depth=4')
    const { page: tab } = page
    await openTree(page)
    await tab.getByLabel('Open the tree to a depth').selectOption({ label: 'everything' })
    await tab.getByRole('button', { name: 'Zoom in' }).click()
    await tab.getByRole('button', { name: 'Enlarge' }).click()
    const dialog = tab.getByRole('dialog', { name: 'Kestrel’s search tree' })
    await dialog.waitFor()
    expect(await findViolations(tab)).toEqual([])
    await dialog.getByRole('button', { name: 'Back to the expected line' }).click()
    const card = dialog.locator('p:has(+ dl)')
    const chosen = await card.textContent()
    await expectEventually(async () => {
      const place = (await tab.locator('[role=treeitem][tabindex="0"]').boundingBox())!
      await tab.mouse.move(place.x + place.width + 40, place.y + 10)
      return (await card.textContent())!.startsWith(`${chosen} `)
    })
    await tab.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it('fits a phone', async () => {
    const page = await openMind('wren', '&white.depth=3&variant=minichess', still(phone))
    await openTree(page)
    await page.page.getByRole('button', { name: 'Enlarge' }).tap()
    const dialog = page.page.getByRole('dialog', { name: 'Wren’s search tree' })
    await dialog.waitFor()
    expect(await findViolations(page.page)).toEqual([])
    const { scrollWidth, clientWidth } = await page.page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await dialog.waitFor({ state: 'detached' })
  })
})

async function expectEventually(isTrue: () => Promise<boolean>): Promise<void> {
  await expect.poll(isTrue).toBe(true)
}
