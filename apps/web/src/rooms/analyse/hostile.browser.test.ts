import { injectionCorpus } from '@rookery/testkit'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setUpStudio } from '../../testing/studio-fixture.ts'
import { makeRoute } from '../../ui/route.ts'

const { open, url } = setUpStudio()

/** How many elements of each kind the panel has. */
const inventory = (page: Page) =>
  page.getByRole('complementary').evaluate((panel) => {
    const counts: Record<string, number> = {}
    for (const { tagName } of panel.querySelectorAll('*')) counts[tagName] = (counts[tagName] ?? 0) + 1
    return counts
  })

/** Picks each game of the list in turn, and counts the elements that each of them makes. */
const countEachGame = (page: Page, games: number) =>
  page.evaluate(async (games) => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    const counts: number[] = []
    for (let game = 0; game < games; game++) {
      document.querySelector<HTMLElement>('#tab-open')!.click()
      await drawn()
      document.querySelectorAll<HTMLElement>('[aria-label="Games in this text"] li > button')[game]!.click()
      await drawn()
      counts.push(document.querySelectorAll('*').length)
    }
    return counts
  }, games)

const gameWith = (text: string) => {
  const tag = text.replace(/[\\"]/g, '\\$&')
  const comment = text.replaceAll('}', ')')
  return `[Event "${tag}"]\n[White "${tag}"]\n[Black "${tag}"]\n\n{${comment}} 1. e4 {${comment}} e5 ({${comment}} 1... c5) *\n`
}

describe('hostile text', () => {
  it('in tags, comments and names creates no element, whatever it is', async () => {
    expect(new Set(injectionCorpus).size).toBe(50)
    const studioPage = await open('#/analyse')
    const { page } = studioPage
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.evaluate(() => {
      Object.assign(globalThis, { pwned: () => Object.assign(globalThis, { wasPwned: true }) })
    })
    const openAll = async (texts: readonly string[], sign: string, games: number) => {
      await studioPage.tab('Open').click()
      const buffer = Buffer.from(texts.map(gameWith).join('\n'))
      const file = page.locator('input[type=file]')
      await file.setInputFiles({ name: 'games.pgn', mimeType: 'text/plain', buffer })
      await page.locator('[aria-label="Games in this text"] li > button', { hasText: sign }).nth(49).waitFor()
      return { list: await inventory(page), games: await countEachGame(page, games) }
    }
    const plain = await openAll(
      injectionCorpus.map((_, index) => `plain ${index}`),
      'plain',
      2,
    )
    expect(plain.games[1]).toBe(plain.games[0])
    const hostile = await openAll(injectionCorpus, 'pwned', 50)
    expect(hostile).toEqual({ list: plain.list, games: injectionCorpus.map(() => plain.games[0]) })
    expect(await page.locator('h1').first().textContent()).toContain(injectionCorpus[49]!.slice(1, 20))
    expect(await page.evaluate(() => 'wasPwned' in globalThis)).toBe(false)
  })

  it('in a reviewed player’s name and in the address creates none either', async () => {
    const [script] = injectionCorpus
    const studioPage = await open(makeRoute('analyse', { pgn: gameWith('<img src=x onerror=pwned()>') }))
    const { page } = studioPage
    await studioPage.tab('Review').click()
    await page.getByRole('radio', { name: /Quick/ }).check()
    await page.getByRole('button', { name: 'Review the game' }).click()
    await page.getByRole('region', { name: '<img src=x onerror=pwned()>, white' }).waitFor()
    for (const room of ['analyse', 'compare', 'editor', 'minds']) {
      await page.goto(
        `${url()}${makeRoute(room, { fen: script!, variant: script!, mind: script!, pgn: script! })}`,
      )
      await page.locator('h1').first().waitFor()
    }
    expect(await page.locator('#root script, #root img[src="x"]').count()).toBe(0)
  })
})
