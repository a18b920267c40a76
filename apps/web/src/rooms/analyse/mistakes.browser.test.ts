import { readFile } from 'node:fs/promises'
import { moveClasses } from '@rookery/analysis'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.ts'
import { setUpStudio } from '../../testing/studio-fixture.ts'
import { makeRoute } from '../../ui/route.ts'

// Minds think here, and other tests may run beside them.

const { open, openOwn, url } = setUpStudio()

/** What stands before each kind of move in the two sides' accounts, and the ground it stands on. */
const verdictSigns = (page: Page) =>
  page.locator('[role=tabpanel] li[data-class] > [data-class]').evaluateAll((signs) =>
    signs.map((sign) => ({
      verdict: sign.getAttribute('data-class'),
      color: getComputedStyle(sign).backgroundColor,
      ground: getComputedStyle(sign.closest('section')!).backgroundColor,
    })),
  )

/** The lines and marks of the evaluation's graph, each with both grounds that it may lie on, or with its own rim. */
const graphColors = (page: Page) =>
  page.locator('div:has(> [aria-label="Evaluation over the game"])').evaluate((graph) => {
    const style = (selector: string) => getComputedStyle(graph.querySelector(selector)!)
    const grounds = [getComputedStyle(graph).backgroundColor, style('polygon').fill]
    const lines = ['polyline', 'line:first-of-type', 'line:last-of-type'].map((name) => style(name).stroke)
    const marks = [...graph.querySelectorAll('[data-class]')].map((mark) => getComputedStyle(mark))
    return [
      ...lines.flatMap((color) => grounds.map((ground) => ({ color, ground }))),
      ...marks.flatMap((mark) => [
        { color: mark.backgroundColor, ground: mark.borderTopColor },
        { color: mark.borderTopColor, ground: grounds[0]! },
        { color: mark.outlineColor, ground: grounds[1]! },
      ]),
    ]
  })

/** The rims around the words of the classes in the list of mistakes. */
const pillColors = (page: Page) =>
  page.locator('[aria-label="Mistakes"] li [data-class] > span [data-class]').evaluateAll((pills) =>
    pills.map((pill) => ({
      color: getComputedStyle(pill).borderTopColor,
      ground: getComputedStyle(pill.closest('button')!).backgroundColor,
    })),
  )

/** By WCAG 2; a colour that is not opaque has none. */
function contrast(one: string, other: string): number {
  const luminance = (color: string): number => {
    const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)
    if (!channels) return Number.NaN
    const [r, g, b] = channels.slice(1).map((channel) => {
      const share = Number(channel) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

const operaGame =
  '1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 ' +
  '11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0'

it('tells in a review how strong both sides have played', async () => {
  const { page } = await open('#/editor')
  await page.evaluate(() => sessionStorage.setItem('rookery.review-nodes', '20000'))
  await page.goto(`${url()}${makeRoute('analyse', { pgn: operaGame, review: 'yes' })}`)
  for (const color of ['white', 'black']) {
    const side = page.getByRole('region', { name: new RegExp(`, ${color}$`) })
    await side.getByText(/^played like \d+[05]0/).waitFor()
    expect(await side.textContent()).toMatch(/\d+[05]0 to \d+[05]0/)
  }
  await page.getByText('What the words mean').click()
  await page.getByText(/of fewer than 15 moves it says nothing/).waitFor()
})

it('asks a person who played a mind for that person’s mistakes, and for those of both sides on demand', async () => {
  const { page } = await open('#/editor')
  await page.evaluate(() => sessionStorage.setItem('rookery.review-nodes', '20000'))
  const pgn =
    '[White "Fledgling (seed 7)"]\n[Black "Person"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 a6 3. a3 Qh4# 0-1'
  await page.goto(`${url()}${makeRoute('analyse', { pgn, review: 'yes' })}`)
  await page.getByRole('button', { name: 'Find the better moves' }).click()
  const trial = page.getByRole('tabpanel').getByRole('region', { name: 'Find the better move' })
  await trial.getByRole('heading', { name: 'Mistake 1 of 1' }).waitFor()
  await trial.getByText('2... a6', { exact: true }).waitFor()
  expect(await trial.getByRole('button', { name: 'Next mistake' }).count()).toBe(0)
  await trial.getByRole('button', { name: 'Back to the review' }).click()
  await page.getByRole('button', { name: 'Find those of both sides' }).click()
  await trial.getByRole('heading', { name: /^Mistake 1 of [2-9]$/ }).waitFor()
  expect(await findViolations(page)).toEqual([])
})

it('reviews a finished game by one button, keeps the review, and lets one find the better move', async () => {
  const studioPage = await openOwn('#white=you&black=you')
  const { page } = studioPage
  for (const san of ['f3', 'e5', 'g4', 'Qh4#']) await studioPage.typeMove(san)
  // As if it had been chosen before.
  await page.evaluate(() => sessionStorage.setItem('rookery.review-nodes', '20000'))
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Review' }).click()
  const blunder = page.getByRole('button', { name: /2\. g4 blunder/ })
  await blunder.waitFor()
  expect(await blunder.textContent()).toContain('g4 allows mate in 1, by Qh4#.')
  // With a longer move, the loss still stands in its button.
  await page.setViewportSize({ width: 1280, height: 800 })
  const overhang = await blunder.evaluate((finding) => {
    const move = finding.querySelector('strong')!
    const [loss, said] = [move.parentElement!.lastElementChild!, move.textContent]
    move.textContent = '24... Nbxd7+ or so'
    const beyond = loss.getBoundingClientRect().right - finding.getBoundingClientRect().right
    move.textContent = said
    return beyond
  })
  expect(overhang).toBeLessThan(0)
  const white = page.getByRole('region', { name: /, white$/ })
  expect(await white.textContent()).toMatch(/accuracy.*blunder1/)
  await white.getByText('too few moves to tell a strength').waitFor()
  await blunder.click()
  const graph = page.getByRole('slider', { name: 'Evaluation over the game' })
  expect(await graph.getAttribute('aria-valuetext')).toMatch(/^2\. g4, White’s chances 0%$/)
  await graph.press('ArrowRight')
  expect(await graph.getAttribute('aria-valuetext')).toMatch(/^2… Qh4#/)
  expect(await findViolations(page)).toEqual([])
  for (const theme of ['dark', 'light']) {
    await page.evaluate((shown) => Object.assign(document.documentElement.dataset, { theme: shown }), theme)
    const signs = await verdictSigns(page)
    expect(signs.map(({ verdict }) => verdict)).toEqual([...moveClasses, ...moveClasses])
    expect(new Set(signs.map(({ color }) => color)).size).toBe(moveClasses.length)
    for (const { color, ground } of [...signs, ...(await graphColors(page)), ...(await pillColors(page))])
      expect(contrast(color, ground)).toBeGreaterThanOrEqual(3)
  }
  const blunderColor = (await verdictSigns(page)).find(({ verdict }) => verdict === 'blunder')!.color
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const pgn = await readFile(await (await saving).path(), 'utf8')
  expect(pgn.replace(/\s+/g, ' ')).toContain('2. g4 $4 {[%eval #-1')
  await studioPage.tab('Moves').click()
  const played = page.locator('[aria-label="Moves and variations"] [data-class=blunder]', {
    hasText: 'g4??',
  })
  expect(await played.evaluate((move) => getComputedStyle(move).textDecorationColor)).toBe(blunderColor)
  await played.click()
  await page.getByText('The review: #−1 Qh4#').waitFor()

  // What a new review would show first.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('progress')) document.documentElement.dataset.seen = 'progress'
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Find better than 2. g4' }).click()
  expect(await page.locator('html').getAttribute('data-seen')).toBe(null)
  const words = page.getByRole('tabpanel').getByRole('status')
  await studioPage.press('g2')
  await studioPage.press('g4')
  await words.getByText(/g4 is not it\. .*Raven goes on: Qh4#/).waitFor()
  expect(await studioPage.pieceOn('h4')).toBe('h4, black queen')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(await studioPage.pieceOn('h4')).toBe('h4, empty')
  await studioPage.press('e2')
  await studioPage.press('e4')
  await words.getByText(/^e4 is (right|good as well)/).waitFor()
  await page.getByRole('button', { name: 'Back to the review' }).click()
  await blunder.waitFor()

  await page.goto(new URL('#/games', page.url()).href)
  await page.getByRole('button', { name: 'Review all' }).click()
  await page.getByText('1 of 1 games reviewed. 1 had a review already.').waitFor()
  await page.getByRole('button', { name: /^Review .* – / }).click()
  await blunder.waitFor()

  // A game that is reviewed already, and one that takes a while.
  await page.evaluate(() => sessionStorage.setItem('rookery.review-nodes', '500000'))
  await page.goto(new URL('#/analyse', page.url()).href)
  await studioPage.tab('Open').click()
  const buffer = Buffer.from(`[White "Ann"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n[White "Ben"]\n\n${operaGame}\n`)
  await page.locator('input[type=file]').setInputFiles({ name: 'some.pgn', mimeType: 'text/plain', buffer })
  await page.getByLabel('Whose mistakes become drills?').selectOption('Ann')
  await page.getByRole('button', { name: 'Review all 2 games' }).click()
  await page.getByText('some.pgn: 1 of 2 games reviewed. 1 had a review already.').waitFor()
  await page.reload()
  const waiting = page.getByText(/^some\.pgn: 1 of 2 games reviewed\. .* 1 game is left\.$/)
  await waiting.waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Go on' }).click()
  await waiting.waitFor({ state: 'detached' })
  await studioPage.tab('Open').click()
  const progress = page.getByRole('progressbar', { name: 'Games reviewed' })
  // A game that is half done counts as half.
  await page.getByText(/^Now: [1-9]\d* of \d+ positions\.$/).waitFor()
  expect(await progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(1)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Stop' }).click()
  await waiting.waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Put away' }).click()
  await waiting.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Ann/ }).click()
  await studioPage.tab('Review').click()
  await blunder.waitFor()
})
