import { readFile } from 'node:fs/promises'
import { moveClasses } from '@rookery/analysis'
import { roster } from '@rookery/players'
import { injectionCorpus } from '@rookery/testkit'
import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { findViolations } from '../testing/find-violations.ts'
import { setUpStudio, still } from '../testing/studio-fixture.ts'
import { desktop, phone, type StudioPage } from '../testing/studio-page.ts'

// Eight minds think here, and other tests may run beside them.
vi.setConfig({ testTimeout: 120_000 })

const studio = setUpStudio()

async function open(fragment: string, device = still(desktop)): Promise<StudioPage> {
  const page = await studio.open(fragment, device)
  page.page.setDefaultTimeout(60_000)
  return page
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

async function paste(page: Page, text: string): Promise<void> {
  await page.locator('#open-text').fill(text)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

/** Raven's lines may name the same move. */
const moveInTree = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Moves and variations' }).getByRole('button', { name, exact: true })

const pieceOn = (studioPage: StudioPage, square: string) => studioPage.cell(square).getAttribute('aria-label')

const link = (room: string, query: Record<string, string>) => `#/${room}?${new URLSearchParams(query)}`

const ravenAnalysis = '[aria-label="Raven’s analysis"]'
const ravenLines = `${ravenAnalysis} li`
const tryWords = '[aria-label="Try it"] [role=status]'

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

/** Few pieces, so that every mind answers at once. */
const operaGame =
  '1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 ' +
  '11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0'
const quiet = '4k3/pppb1ppp/2n5/1B6/8/5N2/PPPP1PPP/4K3 w - - 0 1'

describe('the Analyse room', () => {
  it('names what is wrong with a FEN and a PGN, and keeps what can be read', async () => {
    const studioPage = await open('#/analyse')
    const { page } = studioPage
    await page.getByRole('button', { name: 'Stop' }).click()
    await tab(page, 'Open').click()
    await paste(page, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1')
    await page.getByText('the side to move is w or b, not "x" (at character 45)').waitFor()
    await paste(page, '[White "A"]\n\n1. e4 e5 2. Ke3 Nc6 *')
    await page
      .getByRole('alert')
      .getByText(/Line 3, column 13: .*Ke3/)
      .waitFor()
    await page.getByRole('button', { name: 'Last position (End)' }).click()
    expect(await pieceOn(studioPage, 'e5')).toBe('e5, black pawn')
    await tab(page, 'Open').click()
    expect(await page.locator('#open-text').inputValue()).toContain('Ke3 Nc6')
    expect(await findViolations(page)).toEqual([])
  })

  it('opens one game of many, walks its variations, and analyses with several lines', async () => {
    const studioPage = await open('#/analyse')
    const { page } = studioPage
    await tab(page, 'Open').click()
    await paste(
      page,
      '[White "One"]\n\n1. d4 *\n\n[White "Two"]\n[Black "Three"]\n\n1. e4 {good} e5 (1... c5 2. Nf3 (2. c3)) 2. Nc3 *',
    )
    await page.getByRole('button', { name: /Two – Three/ }).click()
    await page.getByRole('heading', { name: 'Two – Three' }).waitFor()
    await moveInTree(page, 'c3').click()
    expect(await pieceOn(studioPage, 'c3')).toBe('c3, white pawn')
    await page.keyboard.press('ArrowLeft')
    expect(await pieceOn(studioPage, 'c5')).toBe('c5, black pawn')
    const lines = page.locator(ravenLines)
    await page.getByLabel('Lines').selectOption('2')
    await lines.nth(1).waitFor()
    await expect.poll(() => page.locator('.drawing-arrow').count()).toBe(2)
    await page.getByRole('button', { name: 'Stop' }).click()
    const said = await lines.first().textContent()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForFunction(
      ({ before, analysis }) =>
        document.querySelector(`${analysis} li`)?.textContent !== before ||
        document.querySelector(`${analysis} header p`)?.textContent !== '',
      { before: said, analysis: ravenAnalysis },
    )
    await page.getByRole('button', { name: 'Stop' }).click()
    const first = lines.first().getByRole('button').first()
    const san = await first.textContent()
    await first.click()
    await page.locator('[aria-label="Moves and variations"] [aria-current]', { hasText: san! }).waitFor()
    await page.getByRole('button', { name: 'Analyse', exact: true }).click()
    await studioPage.press('g8')
    await studioPage.press('f6')
    await page.locator('[aria-label="Moves and variations"] [aria-current]', { hasText: 'Nf6' }).waitFor()
    await lines.nth(1).waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    expect(await findViolations(page)).toEqual([])
    await page.waitForFunction(() => sessionStorage.getItem('rookery.analysis')?.includes('Nf6'))
    await page.reload()
    await moveInTree(page, 'c3').waitFor()
  })

  it('tells in a review how strong both sides have played', async () => {
    const { page } = await open('#/editor')
    await page.evaluate(() => sessionStorage.setItem('rookery.review-nodes', '20000'))
    await page.goto(`${studio.url()}${link('analyse', { pgn: operaGame, review: 'yes' })}`)
    for (const color of ['white', 'black']) {
      const side = page.getByRole('region', { name: new RegExp(`, ${color}$`) })
      await side.getByText(/^played like \d+[05]0/).waitFor()
      expect(await side.textContent()).toMatch(/\d+[05]0 to \d+[05]0/)
    }
    await page.getByText('What the words mean').click()
    await page.getByText(/of fewer than 15 moves it says nothing/).waitFor()
  })

  it('reviews a finished game by one button, keeps the review, and lets one find the better move', async () => {
    const studioPage = await open('#white=you&black=you')
    const { page } = studioPage
    for (const san of ['f3', 'e5', 'g4', 'Qh4#']) await studioPage.typeMove(san)
    // As if it had been chosen before.
    await page.evaluate(() => sessionStorage.setItem('rookery.review-nodes', '20000'))
    await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Review' }).click()
    const blunder = page.getByRole('button', { name: /2\. g4 blunder/ })
    await blunder.waitFor()
    expect(await blunder.textContent()).toContain('g4 allows mate in 1, by Qh4#.')
    const white = page.getByRole('region', { name: /, white$/ })
    expect(await white.textContent()).toMatch(/accuracy.*blunder1/)
    await white.getByText('too few moves to tell a strength').waitFor()
    await blunder.click()
    const graph = page.getByRole('slider', { name: 'Evaluation over the game' })
    expect(await graph.getAttribute('aria-valuetext')).toMatch(/^2\. g4, White’s chances 0 %$/)
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
    await tab(page, 'Moves').click()
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
    expect(await pieceOn(studioPage, 'h4')).toBe('h4, black queen')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(await pieceOn(studioPage, 'h4')).toBe('h4, empty')
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
    await tab(page, 'Open').click()
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
    await tab(page, 'Open').click()
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
    await tab(page, 'Review').click()
    await blunder.waitFor()
  })

  it('works on one thread where the page is not isolated', async () => {
    const { page } = await studio.openOwn('#/editor')
    await page.context().route('**/*', async (route) => {
      const response = await route.fetch()
      const {
        'cross-origin-opener-policy': _,
        'cross-origin-embedder-policy': __,
        ...headers
      } = response.headers()
      await route.fulfill({ response, headers })
    })
    await page.goto(`${studio.url()}?again#/analyse`)
    await page.locator(ravenLines).nth(2).waitFor()
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false)
    await page.context().unrouteAll({ behavior: 'wait' })
  })
})

describe('hostile text', () => {
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

  it('in tags, comments and names creates no element, whatever it is', async () => {
    expect(new Set(injectionCorpus).size).toBe(50)
    const { page } = await open('#/analyse')
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.evaluate(() => {
      Object.assign(globalThis, { pwned: () => Object.assign(globalThis, { wasPwned: true }) })
    })
    const openAll = async (texts: readonly string[], sign: string, games: number) => {
      await tab(page, 'Open').click()
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
    const { page } = await open(link('analyse', { pgn: gameWith('<img src=x onerror=pwned()>') }))
    await tab(page, 'Review').click()
    await page.getByRole('radio', { name: /Quick/ }).check()
    await page.getByRole('button', { name: 'Review the game' }).click()
    await page.getByRole('region', { name: '<img src=x onerror=pwned()>, white' }).waitFor()
    for (const room of ['analyse', 'compare', 'editor', 'minds']) {
      await page.goto(
        `${studio.url()}${link(room, { fen: script!, variant: script!, mind: script!, pgn: script! })}`,
      )
      await page.locator('h1').first().waitFor()
    }
    expect(await page.locator('#root script, #root img[src="x"]').count()).toBe(0)
  })
})

describe('the Compare room', () => {
  it('shows what every mind would play, and why', async () => {
    const { page } = await open(link('compare', { fen: quiet }))
    const cards = page.locator('[data-state]')
    await page.locator('ul[aria-busy=false]').waitFor()
    expect(await cards.count()).toBe(roster.length)
    expect(await page.locator('[data-state=given]').count()).toBe(roster.length)
    expect(await page.locator('p[role=status]').textContent()).toMatch(new RegExp(`${roster.length}`))
    const heron = cards.filter({ hasText: 'Heron' }).first()
    expect(await heron.textContent()).toMatch(/Plays \S+: \S/)
    expect(await page.locator('.drawing-arrow').count()).toBeGreaterThan(0)
    await heron.hover()
    expect(await page.locator('.drawing-arrow').count()).toBe(1)
    expect(await findViolations(page)).toEqual([])
  })

  it('can be stopped, goes on, and leaves out who does not play the board', async () => {
    const { page } = await open('#/compare')
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText('Was not asked.').first().waitFor()
    await page.getByRole('button', { name: 'Ask them' }).click()
    await page.getByText('Thinks…').first().waitFor()
    await page.goto(`${studio.url()}#/compare?variant=minichess`)
    await page.locator('[data-state=absent]', { hasText: 'Owl' }).waitFor()
  })

  it('steps through a game with all of them and counts who agrees', async () => {
    const studioPage = await open('#/compare')
    const { page } = studioPage
    await tab(page, 'Game').click()
    await paste(page, '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 Kd7 *')
    await page.getByText('move 0 of 2').waitFor()
    await page.getByRole('button', { name: 'Through the whole game' }).click()
    await page.getByText('move 2 of 2').waitFor()
    await page.locator('ul[aria-busy=false]').waitFor()
    expect(await page.locator('[data-state] h2 > span').allTextContents()).toEqual(
      roster.map(() => expect.stringMatching(/^[0-2] of 2 as in the game$/)),
    )
    await page.keyboard.press('Home')
    await page.getByText('move 0 of 2').waitFor()
    expect(await page.locator('[data-state=given]').count()).toBe(roster.length)
  })
})

describe('the board editor', () => {
  it('sets a position up by pointer and keyboard, and names what is missing', async () => {
    const studioPage = await open('#/editor')
    const { page } = studioPage
    const fen = page.locator('#editor-fen')
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByText('White has no king.', { exact: true }).waitFor()
    expect(await fen.inputValue()).toBe('8/8/8/8/8/8/8/8 w - - 0 1')
    await page.getByRole('radio', { name: 'White king' }).check()
    await studioPage.cell('e1').click()
    await studioPage.cell('a8').focus()
    await page.keyboard.press('k')
    await page.keyboard.press('End')
    await page.keyboard.press('R')
    await page.locator('#editor-faults').getByText('Black is in check on a8, but it is white').waitFor()
    await page.keyboard.press('Delete')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('P')
    expect(await fen.inputValue()).toBe('k7/7P/8/8/8/8/8/4K3 w - - 0 1')
    await studioPage.cell('h7').dragTo(studioPage.cell('b6'))
    await studioPage.cell('e1').dragTo(studioPage.cell('c7'), { steps: 6 })
    expect(await fen.inputValue()).toBe('k7/2K5/1P6/8/8/8/8/8 w - - 0 1')
    await page.getByRole('button', { name: 'Mirror' }).click()
    expect(await fen.inputValue()).toBe('7k/5K2/6P1/8/8/8/8/8 w - - 0 1')
    expect(await findViolations(page)).toEqual([])
    await page
      .getByRole('navigation', { name: 'With this position' })
      .getByRole('link', { name: 'Analyse' })
      .click()
    await page.locator(ravenLines, { hasText: '#' }).first().waitFor()
  })

  it('reads a typed FEN of any board, with its faults named as one types', async () => {
    const studioPage = await open('#/editor')
    const { page } = studioPage
    const fen = page.locator('#editor-fen')
    await fen.fill('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP/RNBQKBNR w KQkq - 0 1')
    await page.locator('#editor-faults').getByText('at character').waitFor()
    await fen.fill('kqbnr/ppppp/5/5/PPPPP/RNBQK b - - 0 1')
    await studioPage.cell('e6').waitFor()
    expect(await studioPage.cell('f1').count()).toBe(0)
    expect(await page.getByLabel('Variant').inputValue()).toBe('minichess')
    await fen.fill('r3k2r/8/8/8/3pP3/8/8/R3K2R b Kq e3 0 1')
    expect(await page.getByLabel('White, rook on h1').isChecked()).toBe(true)
    expect(await page.getByLabel('White, rook on a1').isChecked()).toBe(false)
    expect(await page.getByLabel('En passant').inputValue()).toBe('e3')
    await page.getByLabel('White, rook on a1').check()
    expect(await fen.inputValue()).toBe('r3k2r/8/8/8/3pP3/8/8/R3K2R b KQq e3 0 1')
    await page.getByRole('link', { name: 'Play from here' }).click()
    await studioPage.cell('d4').waitFor()
    expect(await pieceOn(studioPage, 'd4')).toBe('d4, black pawn')
  })
})

describe('the Minds room', () => {
  it('says that there is no such mind, and shows another', async () => {
    const { page } = await open('#/editor')
    await page.goto(`${studio.url()}#/minds?mind=dodo`)
    await page.getByRole('alert').getByText('No mind is called “dodo”. Here is Magpie instead.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Magpie' }).waitFor()
  })

  it('explains each mind, and answers when its knob is turned', async () => {
    const { page } = await open('#/editor')
    for (const { id, name } of roster) {
      await page.goto(`${studio.url()}#/minds?mind=${id}`)
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      await page.locator(tryWords, { hasText: new RegExp(`^${name} (plays|repeats|tries)`) }).waitFor()
      expect(await page.locator('article > div p').count()).toBeGreaterThan(2)
    }
    await page.goto(`${studio.url()}#/minds?mind=raven`)
    await page.getByRole('heading', { name: 'How strong it is' }).waitFor()
    await page.getByRole('row', { name: /^level 1 \d+ \d+ \d+$/ }).waitFor()
    await page
      .getByText(/^Raven was measured at \d+ ± \d+ in \d+ games/)
      .first()
      .waitFor()
    await page.goto(`${studio.url()}#/minds?mind=heron`)
    const words = page.locator(tryWords)
    const knob = page.getByRole('slider', { name: 'Bishop' })
    await words.filter({ hasText: 'Heron plays' }).waitFor()
    await knob.fill('0')
    await words.filter({ hasText: 'Bxc6' }).waitFor()
    await knob.press('End')
    await page.waitForFunction(
      (words) => !document.querySelector(words)?.textContent?.includes('Bxc6'),
      tryWords,
    )
    expect(await findViolations(page)).toEqual([])
  })
})

describe('on a phone', () => {
  it('every room fits, and keeps nobody out', async () => {
    const { page } = await open('#/editor', still(phone))
    for (const room of ['editor', 'minds', 'compare', 'analyse']) {
      await page.goto(`${studio.url()}#/${room}`)
      await page.locator(`nav a[aria-current][href="#/${room}"]`).waitFor({ state: 'attached' })
      await page.locator('h1').first().waitFor()
      if (room === 'compare') await page.getByRole('button', { name: 'Stop' }).click()
      if (room === 'analyse') {
        await tab(page, 'Moves').click()
        await page.getByRole('button', { name: 'Stop' }).click()
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, room).toBeLessThanOrEqual(0)
      expect(await findViolations(page), room).toEqual([])
    }
  })
})
