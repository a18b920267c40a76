import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setUpStudio } from '../../testing/studio-fixture.ts'

const studio = setUpStudio()

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

async function openText(page: Page, text: string): Promise<void> {
  await tab(page, 'Open').click()
  await page.locator('#open-text').fill(text)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

/** A game that is opened is shown by its moves. */
async function openGame(page: Page, pgn: string): Promise<void> {
  await openText(page, pgn)
  await page.getByRole('tab', { name: 'Moves', selected: true }).waitFor()
}

const begin = (page: Page) => page.getByRole('button', { name: 'Review the game' })
const card = (page: Page) => page.getByRole('region', { name: /, white$/ })

/** What a review of a short game tells of White, once it is all there. */
async function tellWhite(page: Page): Promise<string> {
  await card(page).getByText('too few moves to tell a strength').waitFor()
  return (await card(page).textContent())!
}

async function review(page: Page, effort: string): Promise<string> {
  await tab(page, 'Review').click()
  await page.getByRole('radio', { name: effort }).check()
  await begin(page).click()
  return tellWhite(page)
}

/** A game without a review offers one, and shows nothing of another's. */
async function expectNoReview(page: Page): Promise<void> {
  await tab(page, 'Review').click()
  await begin(page).waitFor()
  expect(await card(page).count()).toBe(0)
  expect(await page.getByRole('slider', { name: 'Evaluation over the game' }).count()).toBe(0)
  await tab(page, 'Moves').click()
}

async function walk(page: Page, moves: number): Promise<void> {
  const analysis = page.getByRole('region', { name: 'Raven’s analysis' })
  for (let move = 0; move <= moves; move++) {
    if (move > 0) await page.keyboard.press('ArrowRight')
    await analysis
      .getByRole('listitem')
      .first()
      .or(analysis.getByText(/ wins by /))
      .waitFor()
    expect(await analysis.getByText('The review:').count()).toBe(0)
  }
}

declare global {
  /** What stood beside the board and in the review's graph while they contradicted each other. */
  var contradictions: string[]
}

/** Compares the bar with the graph in every picture; one picture may show the one before the other has followed. */
function watchContradictions(): void {
  globalThis.contradictions = []
  const chance = (text: string | null | undefined) => Number(/(\d+)%$/.exec(text ?? '')?.[1] ?? Number.NaN)
  let before = ''
  const look = () => {
    const bar = document.querySelector('[role=img][aria-label*="chances"]')?.getAttribute('aria-label')
    const graph = document.querySelector('input[type=range][aria-valuetext]')?.getAttribute('aria-valuetext')
    const seen = `${graph}; the bar: ${bar}`
    // An inaccuracy and what is rounded.
    const isContrary = Math.abs(chance(bar) - chance(graph)) > 8
    if (isContrary && seen === before) globalThis.contradictions.push(seen)
    before = isContrary ? seen : ''
    requestAnimationFrame(look)
  }
  look()
}

/** Whether the review was kept already, which is after it is shown. */
async function deepenKept(): Promise<boolean> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await settle(indexedDB.open('rookery.reviews'))
  const store = database.transaction('reviews', 'readwrite').objectStore('reviews')
  const [[key], [kept]] = [await settle(store.getAllKeys()), await settle(store.getAll())]
  if (!kept) {
    database.close()
    return false
  }
  const review = JSON.parse(kept.text)
  for (const verdict of review.verdicts) if (verdict) verdict.depth = 90
  Object.assign(review.verdicts[0], { chance: 0.9, score: { kind: 'cp', cp: 300 } })
  await settle(store.put({ ...kept, text: JSON.stringify(review) }, key!))
  database.close()
  return true
}

describe('a review', () => {
  it('belongs to one game, whichever was open before it', async () => {
    const { page } = await studio.open('#/analyse')
    const quiet = '1. e4 e5 2. Nf3 d6 3. d4 exd4 *'
    // After three half-moves it is another game, where moves of the first are not possible.
    const other = '1. e4 e5 2. Qg4 d6 3. Qxc8 Qxc8 *'
    await openGame(page, quiet)
    const told = await review(page, 'Quick')

    await openGame(page, other)
    await expectNoReview(page)
    await walk(page, 6)

    await openText(page, `[White "Ann"]\n\n${quiet}\n\n[White "Ben"]\n\n${other}\n`)
    await page.getByRole('button', { name: /^Ann.* · reviewed$/ }).waitFor()
    expect(await page.getByRole('button', { name: /^Ben/ }).textContent()).not.toContain('reviewed')
    await page.getByRole('button', { name: /^Ann/ }).click()
    await tab(page, 'Review').click()
    expect((await tellWhite(page)).replace('Ann', 'White')).toBe(told)
    await tab(page, 'Open').click()
    await page.getByRole('button', { name: /^Ben/ }).click()
    await expectNoReview(page)

    // One that is still under way ends with its game.
    await tab(page, 'Review').click()
    await page.getByRole('radio', { name: 'Deep' }).check()
    await begin(page).click()
    await page.getByRole('progressbar', { name: 'Review' }).waitFor()
    await openGame(page, '1. a3 a6 *')
    await expectNoReview(page)
    await openGame(page, other)
    await expectNoReview(page)
  })

  it('is not contradicted by analysis of the same positions, which says what it has from the review', async () => {
    const { page } = await studio.open('#/analyse')
    // A blunder that pays at a glance: it takes the queen.
    const legal = 'rn1qkbnr/ppp2p1p/3p2p1/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5'
    await openGame(page, `[FEN "${legal}"]\n\n5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0`)
    await review(page, 'Quick')
    await page.getByRole('button', { name: /^5\.\.\. Bxd1 blunder/ }).waitFor()
    await page.evaluate(watchContradictions)
    await page.keyboard.press('Home')
    for (let move = 1; move <= 5; move++) {
      await page.keyboard.press('ArrowRight')
      await page.getByRole('img', { name: /^White’s chances/ }).waitFor()
    }
    expect(await page.evaluate(() => globalThis.contradictions)).toEqual([])

    // As if the review had looked deeper than analysis ever will, and liked the start better.
    await expect.poll(() => page.evaluate(deepenKept)).toBe(true)
    await page.reload()
    await page.getByRole('grid').waitFor()
    await page.keyboard.press('Home')
    const first = page.getByRole('region', { name: 'Raven’s analysis' }).getByRole('listitem').first()
    await first.getByText('from the review', { exact: true }).waitFor()
    expect(await first.textContent()).toMatch(/^\+3\.00from the review/)
  })

  it('of many games is made of several at once where there are cores', async () => {
    const { page } = await studio.openOwn('#/editor')
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }))
    await page.reload()
    await page.evaluate(() => sessionStorage.setItem('rookery.review-nodes', '200000'))
    await page.goto(`${studio.url()}#/analyse`)
    await page.getByRole('button', { name: 'Stop' }).click()
    // Eleven positions, three times.
    const game = '[White "Ann"]\n\n1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 *\n'
    await openText(page, [game, game, game].join('\n'))
    await page.getByRole('button', { name: 'Review all 3 games' }).click()
    await page.getByText(/^Now: \d+ of 33 positions\.$/).waitFor()
    await page.getByRole('tabpanel').getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('button', { name: 'Go on' }).waitFor()
  })
})
