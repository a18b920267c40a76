import { describe, expect, it } from 'vitest'
import { findViolations } from '../testing/find-violations.ts'
import { setUpStudio } from '../testing/studio-fixture.ts'
import type { StudioPage } from '../testing/studio-page.ts'

const { open } = setUpStudio()

/** Black has a queen for nothing. */
const blackWins = '3qk3/pppp4/8/8/8/8/PPPP4/4K3 b - - 0 1'
const counting = ['Owl', 'Heron', 'Kestrel', 'Wren', 'Raven']

async function chooseScores({ page }: StudioPage, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByRole('group', { name: 'Scores' }).getByRole('radio', { name: label }).check()
  await dialog.getByRole('button', { name: 'Close settings' }).click()
}

const cardOf = ({ page }: StudioPage, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

/** In Black's favour by some pawns or a mate, as the side on which scores are told sees it. */
async function signsOf(page: StudioPage): Promise<string[]> {
  const signs: string[] = []
  for (const name of counting) {
    const card = cardOf(page, name)
    await card.locator('[data-score]').waitFor()
    const text = (await card.locator('[data-score]').textContent())!
    signs.push(/^(−|mated)/.test(text) ? 'bad' : /^(\+|mate )/.test(text) ? 'good' : text)
  }
  return signs
}

describe('one scale', () => {
  it('tells all minds’ scores with one sign, for White or for the side that sits below, or that there are none', async () => {
    const page = await open(`#/compare?${new URLSearchParams({ fen: blackWins })}`)
    for (const name of ['Fledgling', 'Magpie', 'Mynah'])
      await cardOf(page, name).getByText('no score in pawns').waitFor()
    expect(await signsOf(page)).toEqual(counting.map(() => 'bad'))
    await page.page.getByText('for White: more is better for White').waitFor()
    await page.page.getByRole('button', { name: /turn the board|flip/i }).click()
    expect(await signsOf(page)).toEqual(counting.map(() => 'good'))
    await chooseScores(page, 'White’s view')
    expect(await signsOf(page)).toEqual(counting.map(() => 'bad'))
    expect(await findViolations(page.page)).toEqual([])
    // Its own count is a click away.
    const kestrel = cardOf(page, 'Kestrel')
    await kestrel.getByText('its own count').click()
    await kestrel.getByText(/hundredths of a pawn, more is better for (White|Black)/).waitFor()
  })

  it('is the person’s in a game, or White’s, in the sentence, the bar, the list and the heat map', async () => {
    const page = await open(
      `#white=owl&black=you&white.depth=2&seed=7&fen=${encodeURIComponent('3qk3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1')}`,
    )
    const { page: tab } = page
    await tab.getByRole('tab', { name: 'Mind' }).click()
    const article = tab.locator('[role=tabpanel] article')
    await article.getByText(/\+\d+\.\d\d for you/).waitFor()
    await article.getByText('Your winning chances').waitFor()
    await tab.getByRole('img', { name: /^Owl sees \+\d+\.\d\d for you$/ }).waitFor()
    const first = article.getByRole('list', { name: 'Moves, best first' }).getByRole('listitem').first()
    expect(await first.textContent()).toMatch(/\+\d+\.\d\d$/)
    await article.getByText('+ speaks for you').waitFor()
    await chooseScores(page, 'White’s view')
    await article.getByText(/−\d+\.\d\d for White/).waitFor()
    expect(await first.textContent()).toMatch(/−\d+\.\d\d$/)
    await article.getByText('+ speaks for White').waitFor()
    await article.getByText('Owl’s own count').click()
    await article.getByText(/−\d+ hundredths of a pawn/).waitFor()
    expect(await findViolations(tab)).toEqual([])
  })

  it('says of which position Raven’s map of the pieces is', async () => {
    const { page } = await open('#white=you&black=raven&black.level=3&seed=7&moves=e2e4')
    await page.getByRole('tab', { name: 'Mind' }).click()
    await page.getByText('In the position before its move 1, which it thought about, in pawns').waitFor()
    await page.getByText('+ speaks for you').waitFor()
  })

  it('has one zero line for all bars of a mind’s picture', async () => {
    const { page } = await open('#white=wren&black=you&white.depth=2&seed=7')
    await page.getByRole('tab', { name: 'Mind' }).click()
    const article = page.locator('[role=tabpanel] article')
    await article.getByRole('group', { name: 'Terms of the value' }).waitFor()
    const zeroes = await article.locator('[data-zero]').evaluateAll((tracks) =>
      tracks.map((track) => {
        const { left, width } = track.getBoundingClientRect()
        return Math.round(left + (width * Number.parseFloat(track.getAttribute('data-zero')!)) / 100)
      }),
    )
    expect(zeroes.length).toBeGreaterThan(10)
    expect(new Set(zeroes).size).toBe(1)
  })
})
