import { describe, expect, it } from 'vitest'
import { findViolations } from '../testing/find-violations.ts'
import { setUpStudio, still } from '../testing/studio-fixture.ts'
import { desktop, phone, type StudioPage } from '../testing/studio-page.ts'

const { open, openOwn } = setUpStudio()

const answered = '[data-my-move=answered]'

async function openMind(page: StudioPage): Promise<void> {
  await page.page.getByRole('tab', { name: /^(Mind|Denker)$/ }).click()
}

describe('a question about my own move', () => {
  it('is picked on the board before it is played, and answered in three parts', async () => {
    const page = await open('#white=you&black=owl&black.depth=2&seed=7')
    const { page: tab } = page
    await openMind(page)
    await page.button('Pick a move on the board').click()
    await tab.getByText('It is not played.').waitFor()
    await page.press('f2')
    await page.press('f3')
    const answer = tab.locator(answered)
    await answer.waitFor()
    const titles = await answer.locator('dt').allTextContents()
    expect(titles).toEqual([
      'What Owl would answer to f3',
      expect.stringMatching(/^What Owl fears for itself after \S+$/),
      'What Owl would play in your place',
    ])
    const [reply, fear, prefer] = await answer.locator('dd').allTextContents()
    expect(reply).toMatch(/^\S+(: .+)?\.$/)
    expect(fear).toMatch(
      /^(In its own words: it fears that .+|After \S+, Owl sees nothing to fear for itself)\.$/,
    )
    expect(prefer).toMatch(/Owl gives f3 [+−]\d\.\d\d, .+ (worse|better) than \S+ with /)
    // Nothing was played.
    expect(await page.cell('f2').getAttribute('aria-label')).toContain('white pawn')
    expect(await findViolations(tab)).toEqual([])
    await page.button('Back to the game').click()
    await page.press('e2')
    await page.press('e4')
    await tab.getByRole('tab', { name: 'Moves' }).click()
    await page.waitForMoves(2)
  })

  it('is asked after it is played, too, of this move or of an earlier one', async () => {
    const page = await open('#white=you&black=heron&black.depth=2&seed=7&moves=g2g4')
    const { page: tab } = page
    await page.waitForMoves(2)
    await openMind(page)
    await page.button('About g4, which I played').click()
    await tab.locator(answered, { hasText: 'What Heron would answer to g4' }).waitFor()
    await tab.keyboard.press('ArrowLeft')
    await page.button('About g4, which I played').waitFor()
    await tab.keyboard.press('ArrowLeft')
    await page.button('Pick a move on the board').click()
    await page.press('a2')
    await page.press('a3')
    await tab.locator(answered, { hasText: 'What Heron would answer to a3' }).waitFor()
  })

  it('is over when the game goes on: its arrows leave the board, and its answer the panel', async () => {
    const moves = 'e2e4+e7e5+g1f3+b8c6+f1c4+f8c5'
    const page = await open(`#white=you&black=owl&black.depth=2&seed=7&moves=${moves}`)
    const { page: tab } = page
    const arrows = tab.locator('.board .drawing-arrow.tone-amber')
    await page.waitForMoves(6)
    await openMind(page)
    await page.button('Pick a move on the board').click()
    await page.press('f3')
    await page.press('g5')
    await tab.locator(answered, { hasText: 'What Owl would answer to Ng5' }).waitFor()
    await page.button('About Bc4, which I played').click()
    await tab.locator(answered, { hasText: 'What Owl would answer to Bc4' }).waitFor()
    await expect.poll(() => arrows.count()).toBe(1)
    await tab.keyboard.press('Escape')
    await tab.getByRole('tab', { name: 'Moves' }).click()
    await page.press('e1')
    await page.press('g1')
    await page.waitForMoves(8)
    await openMind(page)
    await page.button('About O-O, which I played').waitFor()
    await expect
      .poll(async () => [await arrows.count(), await tab.locator('[data-my-move]').count()])
      .toEqual([0, 0])
    await page.button('About O-O, which I played').click()
    await tab.locator(answered, { hasText: 'What Owl would answer to O-O' }).waitFor()
    await tab.keyboard.press('ArrowLeft')
    await tab.locator(answered).waitFor({ state: 'detached' })
    await arrows.waitFor({ state: 'detached' })
  })

  it('is answered by a mind without numbers, and on a phone', async () => {
    const page = await open('#white=you&black=fledgling&seed=7', still(phone))
    await openMind(page)
    await page.button('Pick a move on the board').tap()
    await page.press('e2')
    await page.press('e4')
    await page.page.locator(answered, { hasText: 'Fledgling had nothing against e4' }).waitFor()
    const [reply, fear] = await page.page.locator(`${answered} dd`).allTextContents()
    expect(reply).toMatch(/^\S+: it drew number \d+ of 20 legal moves\.$/)
    expect(fear).toBe('It draws lots, so it fears nothing.')
    expect(await findViolations(page.page)).toEqual([])
  })

  it('is answered by a mind that draws with what it likes best, not with what it drew', async () => {
    const page = await open('#white=you&black=mynah&seed=3')
    await openMind(page)
    await page.button('Pick a move on the board').click()
    await page.press('h2')
    await page.press('h4')
    const answer = page.page.locator(answered)
    await answer.waitFor()
    const prefer = await answer.locator('dd').last().textContent()
    // Nothing is said of a draw.
    expect(prefer).toMatch(/^(\S+): .*\. Mynah gives h4 \S+% at \d+; \1 has \S+%\.$/)
  })

  it('speaks German', async () => {
    const page = await openOwn('#white=you&black=owl&black.depth=2&seed=7', {
      ...still(desktop),
      locale: 'de-DE',
    })
    await openMind(page)
    await page.button('Einen Zug auf dem Brett wählen').click()
    await page.press('e2')
    await page.press('e4')
    await page.page.locator(answered, { hasText: 'Was Owl auf e4 antworten würde' }).waitFor()
  })
})
