import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findCutTexts } from '../../testing/find-cut-texts.ts'
import { findViolations } from '../../testing/find-violations.ts'
import { setUpStudio, still } from '../../testing/studio-fixture.ts'
import { phone, type StudioPage } from '../../testing/studio-page.ts'

// Raven refutes and reviews here, and other tests may run beside it.

const studio = setUpStudio()

const rated = { variant: 'standard', rating: 1500, deviation: 80, themes: ['fork', 'short'] }
/** White forks king and queen, and takes the queen. */
const fork = {
  ...rated,
  id: 'fork',
  fen: '6k1/8/4q3/8/5N2/8/8/6K1 b - - 0 1',
  moves: ['e6e7', 'f4d5', 'g8f7', 'd5e7'],
}
/** White mates; whoever takes a pawn instead loses the queen. */
const mate = {
  ...rated,
  id: 'mate',
  fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 5 4',
  moves: ['d7d6', 'h5f7'],
  themes: ['mate', 'mateIn1'],
}

/** Opens the room with a puzzle that this tab was left with. */
async function openPuzzle({ page }: StudioPage, puzzle: object, mode = 'open'): Promise<void> {
  const run = { mode, ownRating: 1500, begunMs: Date.now(), solved: 0, failed: 0, isOver: false }
  const session = JSON.stringify({ run, puzzle, actions: [], isNoted: false })
  // From a picture of the same origin, where no room keeps a puzzle of its own.
  await page.goto(`${studio.url()}favicon.svg`)
  await page.evaluate((text) => sessionStorage.setItem('rookery.practice-puzzle', text), session)
  await page.goto(`${studio.url()}#/practice`)
  await page.getByRole('grid').waitFor()
}

const told = (page: Page) => page.getByRole('tabpanel').getByRole('status').first()
const says = (page: Page, words: RegExp) => told(page).filter({ hasText: words }).waitFor()
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const pieceOn = (page: StudioPage, square: string) => page.cell(square).getAttribute('aria-label')
const hasMoved = (page: StudioPage, square: string, piece: string) =>
  page.page.locator(`[data-square="${square}"][aria-label="${square}, ${piece}"]`).waitFor()

it('a puzzle is solved by click, a reload in its middle; a wrong move by keyboard is refuted with the reason', async () => {
  const table = await studio.open('#/practice')
  const { page } = table
  await openPuzzle(table, fork)
  await page.getByText('Your rating 1500 ± 700').waitFor()
  await hasMoved(table, 'e7', 'black queen')
  await table.press('f4')
  await table.press('d5')
  await hasMoved(table, 'f7', 'black king')
  await says(page, /^Right\. And now, White\?/)
  await page.reload()
  await says(page, /^Right\. And now, White\?/)
  await table.press('d5')
  await table.press('e7')
  await says(page, /^Solved\./)
  await page.getByText('fork, two moves').waitFor()
  await expect.poll(() => page.getByText(/^Your rating/).textContent()).toMatch(/^Your rating 16\d\d/)

  await openPuzzle(table, mate)
  await hasMoved(table, 'd6', 'black pawn')
  await page.getByRole('button', { name: 'Hint' }).click()
  await says(page, /ringed piece/)
  await expect.poll(() => page.locator('.drawing-circle').count()).toBe(1)
  await table.square('h5').focus()
  await page.keyboard.press('Enter')
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key)
  await says(page, /^Qxe5\+ is not it: after Qxe5\+, (dxe5|Nxe5) takes the queen on e5/)
  await page.locator('[data-square=e5][aria-label^="e5, black"]').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.reload()
  await says(page, /^Qxe5\+ is not it/)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click()
  expect(await pieceOn(table, 'h5')).toBe('h5, white queen')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Show me' }).click()
  await says(page, /^The solution: Qxf7#/)
  await tab(page, 'History').click()
  const rows = page.getByRole('region', { name: 'The last puzzles' }).locator('tbody tr')
  await expect
    .poll(() => rows.allTextContents())
    .toEqual([expect.stringMatching(/^mate1500failed/), expect.stringMatching(/^fork1500solved/)])
  // From the rating before the first, with room for what is not known of it.
  const chart = page.getByRole('img', { name: /^Your rating over 2 puzzles: from 1500 to/ })
  await chart.getByText(/^1000$/).waitFor()
  expect(await findViolations(page)).toEqual([])
})

it('a mistake of a reviewed game is a drill, comes again when it is due, and is told at the front door', async () => {
  const table = await studio.openOwn('#/practice?view=drills')
  const { page } = table
  await page
    .getByRole('tabpanel')
    .getByText(/^No drills yet/)
    .waitFor()
  await page.evaluate(() => sessionStorage.setItem('rookery.review-nodes', '20000'))
  const pgn = '[White "Ann"]\n[Black "Owl"]\n\n1. f3 e5 2. g4 Qh4# 0-1'
  await page.goto(`${studio.url()}#/analyse?${new URLSearchParams({ pgn, review: 'yes' })}`)
  await page.getByRole('button', { name: /2\. g4 blunder/ }).waitFor()
  await page.getByRole('link', { name: 'Practice', exact: true }).last().click()
  const panel = page.getByRole('tabpanel')
  await panel.getByText('Ann – Owl').waitFor()
  const before = await panel.getByText(/drills? (is|are) due/).textContent()
  await says(page, /^Find better than/)
  // The dearest mistake comes first.
  await says(page, /2\. g4/)
  await table.press('g2')
  await table.press('g4')
  await says(page, /^g4 is not it.*It comes again in a minute\./)
  await page.reload()
  await says(page, /^Find better than 2\. g4/)
  await table.press('e2')
  await table.press('e4')
  await says(page, /^e4 is (right|good as well)/)
  await panel.getByRole('button', { name: /Next drill|Done/ }).click()
  await expect.poll(() => panel.getByText(/is due|are due/).textContent()).not.toBe(before)

  await page.clock.setSystemTime(Date.now() + 3 * 86_400_000)
  await page.goto(`${studio.url()}favicon.svg`)
  await page.goto(studio.url())
  const room = page.getByRole('navigation').getByRole('link', { name: 'Practice', exact: true })
  const due = page.getByRole('link', { name: /of your drills (is|are) due/ })
  const told = await due.textContent()
  await expect.poll(() => room.getAttribute('title')).toBe(told)
  await due.click()
  await says(page, /^Find better than/)
  await expect.poll(() => panel.getByText(/are due/).textContent()).toBe(before)
  await panel.getByRole('button', { name: 'Hint' }).click()
  await panel.getByRole('button', { name: 'Where to?' }).click()
  await panel.getByRole('button', { name: 'Never ask this again' }).click()
  expect(await findViolations(page)).toEqual([])
})

/** A mistake of White's, of a game that began so. */
const mistake = (name: string, board: string, lossChance: number) => ({
  ...{ id: name, kind: 'mistake', variant: 'standard', madeMs: 0, reviews: [], dueMs: 0, lossChance },
  fen: `${board} w KQkq - 0 2`,
  better: { chance: 0.5, score: { kind: 'cp', cp: 0 }, depth: 9, moves: ['e2e4'] },
  played: 'g2g4',
  refutation: { chance: 1, score: { kind: 'mate', moves: 1 }, depth: 9, moves: ['d8h4'] },
  game: { white: name, black: 'Owl', date: '' },
})
const practice = {
  ...{ format: 'rookery.practice', version: 1, attempts: [], runs: [] },
  drills: [
    mistake('Ann', 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR', 0.9),
    mistake('Bea', 'rnbqkbnr/pppp1ppp/4p3/8/8/5P2/PPPPP1PP/RNBQKBNR', 0.8),
  ],
}

/** How often each drill was tried, as the store has it. */
const storedReviews = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Record<string, number>>((resolve, reject) => {
        const opening = indexedDB.open('rookery.practice')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drills').objectStore('drills').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            const tried = reading.result.filter(({ reviews }) => reviews.length > 0)
            resolve(Object.fromEntries(tried.map(({ id, name, reviews }) => [name ?? id, reviews.length])))
          }
          reading.onerror = () => reject(reading.error)
        }
      }),
  )

it('a drill or an ending is graded when it was tried, and the next is not; the tables see what slips', async () => {
  const table = await studio.open('#/practice?view=files')
  const { page } = table
  const panel = page.getByRole('tabpanel')
  const due = () => panel.getByText(/(is|are) due/).textContent()
  await page
    .getByRole('region', { name: 'Your practice as a file' })
    .locator('input[type=file]')
    .setInputFiles({
      ...{ name: 'practice.json', mimeType: 'application/json' },
      buffer: Buffer.from(JSON.stringify(practice)),
    })
  await page.getByText('Added: 2 drills and 0 puzzles.').waitFor()
  await tab(page, 'Drills').click()
  await panel.getByText('Ann – Owl').waitFor()
  await table.press('g2')
  await table.press('g4')
  await says(page, /^g4 is not it/)
  await panel.getByRole('button', { name: 'Next drill' }).click()
  await panel.getByText('Bea – Owl').waitFor()
  await says(page, /^Find better than/)
  await expect
    .poll(async () => [await due(), await storedReviews(page)])
    .toEqual([expect.stringMatching(/^1 drill is due/), { Ann: 1 }])

  await page.getByRole('button', { name: 'Add the endings to know' }).click()
  await panel.getByRole('button', { name: 'Show me' }).click()
  await panel.getByRole('button', { name: 'Next drill' }).click()
  await page.getByRole('heading', { name: 'Queen against king' }).waitFor()
  await says(page, /^Win with White\./)
  await table.press('b1')
  await table.press('b3')
  await says(page, /^Win with White\./)
  // It comes back to the tab that was chosen, whatever the address was.
  await page.reload()
  await page.locator('[data-square=b3][aria-label="b3, white queen"]').waitFor()
  await panel.getByRole('button', { name: 'From the start' }).click()
  await table.press('b1')
  await table.press('e4')
  await says(page, /^Qe4\+ lets it slip: now it is a draw at best\.It comes again in a minute\./)
  await panel.getByRole('button', { name: 'Next drill' }).click()
  await page.getByRole('heading', { name: /against king$/ }).waitFor()
  await expect.poll(() => storedReviews(page)).toEqual({ Ann: 1, Bea: 1, queen: 1 })
})

const lichess = [
  'PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags',
  '00sHx,q3k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b k - 0 17,e8d7 a2e6 d7d8 f7f8,1760,80,83,72,mate mateIn2,,',
  'broken,nonsense',
  '00sJ9,r3r1k1/p4ppp/2p2n2/1p6/3P1qb1/2NQR3/PPB2PP1/R1B3K1 w - - 5 18,e3g3 e8e1 g1h2 e1c1 a1c1 f4h6 h2g1 h6c1,2671,105,87,325,advantage fork,,',
  '',
].join('\n')
const ownGames = [
  '[White "Ann"]\n[Black "Ben"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n',
  '[White "Cid"]\n[Black "Ann"]\n\n1. e4 f6 2. d4 g5 3. Qh5# 1-0\n',
].join('\n')

it('files come in and go out: puzzles of Lichess, one’s own games, and the practice itself', async () => {
  const table = await studio.open('#/practice?view=files')
  const { page } = table
  const bring = (section: string, name: string, text: string | Buffer) =>
    page
      .getByRole('region', { name: section })
      .locator('input[type=file]')
      .setInputFiles({
        name,
        mimeType: 'text/plain',
        buffer: typeof text === 'string' ? Buffer.from(text) : text,
      })
  await bring('Puzzles of Lichess', 'puzzles.csv', lichess)
  const here = page.getByText('puzzles.csv: 2 puzzles are here. 1 row was no puzzle.')
  await here.waitFor()
  await bring('Puzzles of Lichess', 'cut.csv.gz', gzipSync(lichess).subarray(0, 200))
  await page.getByRole('alert').filter({ hasText: 'the packed bytes are damaged' }).waitFor()
  await bring('Puzzles of Lichess', 'other.csv', 'name,age\n')
  await page.getByRole('alert').filter({ hasText: 'other.csv has no puzzle in it' }).waitFor()
  await page.reload()
  await here.waitFor()
  await bring('Drills from your games', 'mine.pgn', ownGames)
  expect(await page.getByLabel('Whose mistakes?').inputValue()).toBe('Ann')
  await page.getByRole('button', { name: 'Review these games' }).click()
  await page.getByText(/^Ann: [01] of 2 games reviewed/).waitFor()
  // In the middle: what is left goes on by itself.
  await page.reload()
  await page.getByText(/^Ann: 2 of 2 games reviewed\. \d new drills\./).waitFor()
  expect(await findViolations(page)).toEqual([])

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const record = await readFile(await (await saving).path(), 'utf8')
  expect(JSON.parse(record)).toMatchObject({ format: 'rookery.practice', version: 1 })
  await bring('Your practice as a file', 'practice.json', record)
  await page.getByText('Added: 0 drills and 0 puzzles.').waitFor()
  await bring('Your practice as a file', 'practice.json', record.replace('"reviews":[]', '"reviews":[7]'))
  await page.getByText(/^practice\.json was not taken: the practice file is damaged at drills/).waitFor()
  await tab(page, 'Drills').click()
  await says(page, /^Find better than/)

  await page.reload()
  await tab(page, 'Puzzles').click()
  await page.getByRole('radio', { name: 'From your file' }).check()
  await page.getByLabel('Theme').selectOption('mateIn2')
  await page.getByRole('button', { name: 'Another puzzle' }).click()
  await hasMoved(table, 'd7', 'black king')
  await table.press('a2')
  await table.press('e6')
  await hasMoved(table, 'd8', 'black king')
  await page.reload()
  await tab(page, 'Puzzles').click()
  await hasMoved(table, 'd8', 'black king')
  await table.press('f7')
  await table.press('f8')
  await says(page, /^Solved\./)
})

it('on a phone, in German, a streak ends with a mistake, and a broken store costs a sentence and nothing else', async () => {
  const table = await studio.openOwn('#/practice', { ...still(phone), locale: 'de-DE' })
  const { page } = table
  await openPuzzle(table, mate, 'streak')
  await hasMoved(table, 'd6', 'schwarzer Bauer')
  await table.press('h5')
  await table.press('e5')
  const strip = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Qxe5\+ ist es nicht – / })
  await strip.waitFor()
  await page.getByRole('main').getByText('gelöst in Folge').waitFor()
  const board = (await page.locator('rookery-board').boundingBox())!
  const words = (await strip.boundingBox())!
  const panel = (await page.getByRole('complementary').boundingBox())!
  expect(words.y).toBeGreaterThanOrEqual(board.y + board.height)
  expect(words.y + words.height).toBeLessThan(panel.y)
  expect(await findViolations(page)).toEqual([])
  for (const name of ['Übungen', 'Verlauf', 'Dateien', 'Aufgaben']) {
    await tab(page, name).tap()
    expect(await findCutTexts(page), name).toEqual([])
    // The open panel says it too, and hides what stands below the board.
    if (name === 'Übungen')
      await page
        .locator('main [role=status]', { hasText: /^Noch keine Übungen/ })
        .waitFor({ state: 'attached' })
  }
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('rookery.practice')
        opening.onsuccess = () => {
          const writing = opening.result.transaction('drills', 'readwrite')
          writing.objectStore('drills').put({ id: 'broken' })
          writing.oncomplete = () => resolve()
          writing.onerror = () => reject(writing.error)
        }
      }),
  )
  await page.reload()
  await page.getByText('1 Eintrag deiner Übungen lässt sich nicht lesen').waitFor()
  await tab(page, 'Verlauf').tap()
  await page.getByRole('row', { name: /^mate 1500 nicht gelöst/ }).waitFor()
})
