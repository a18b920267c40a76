import { readFileSync } from 'node:fs'
import { parsePgn } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.ts'
import { isWhole } from '../../testing/is-whole.ts'
import { setUpStudio, still } from '../../testing/studio-fixture.ts'
import { desktop, phone, type StudioPage } from '../../testing/studio-page.ts'

const { open, openOwn, url } = setUpStudio()

const text = (page: StudioPage, words: string | RegExp) => page.page.getByText(words)

async function playFirstMoves(page: StudioPage): Promise<string[]> {
  await page.typeMove('e4')
  await page.waitForMoves(2)
  return page.moves()
}

async function download(page: StudioPage, button: string): Promise<string> {
  const [file] = await Promise.all([page.page.waitForEvent('download'), page.button(button).click()])
  return readFileSync(await file.path(), 'utf8')
}

describe('a new game', () => {
  it('takes settings, a clock and a numbered start', async () => {
    const page = await open('#seed=7')
    await page.page.keyboard.press('n')
    await page.page.getByRole('radio', { name: /^Chess960/ }).check()
    await page.page.getByLabel('Start number').fill('518')
    await page.page.getByRole('radio', { name: '5+0' }).check()
    await page.page.getByRole('radio', { name: 'Black' }).check()
    await page.button('Settings of Kestrel').click()
    await page.page.getByLabel('Depth', { exact: true }).fill('99')
    await text(page, 'depth must be between 1 and 8, not 99').first().waitFor()
    expect(await page.mind('Kestrel').isDisabled()).toBe(true)
    await page.page.getByLabel('Depth', { exact: true }).fill('1')
    expect(await findViolations(page.page)).toEqual([])
    await page.button('Play Kestrel').click()
    await page.page.getByRole('region', { name: 'Kestrel, white' }).getByText('depth 1').waitFor()
    await page.page
      .getByRole('timer', { name: 'Black’s clock' })
      .getByText(/^[45]:/)
      .waitFor()
    await page.waitForMoves(1)
    expect(await page.cell('e8').getAttribute('aria-label')).toBe('e8, black king')
  })

  it('names what is wrong with a FEN, and starts from a good one', async () => {
    const page = await open('#seed=7', still(phone))
    await page.button('New game').click()
    await text(page, 'Start from a position').click()
    await page.page.getByLabel('FEN').fill('8/8/8/8/8/8/8/8 w - - 0 1')
    await page.page.getByRole('alert').getByText(/king/).waitFor()
    expect(await page.mind('Fledgling').isDisabled()).toBe(true)
    await page.page.getByLabel('FEN').fill('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')
    await page.mind('Fledgling').click()
    await page.press('e2')
    expect(await page.targets()).toEqual(['e3', 'e4'])
  })

  it('of two people is played from both sides, agreed drawn, and played again', async () => {
    const page = await open('#seed=7')
    await page.button('New game').click()
    await page.button('Two people').click()
    for (const san of ['e4', 'e5', 'Nf3']) await page.typeMove(san)
    expect(await page.moves()).toEqual(['e4', 'e5', 'Nf3'])
    await page.button('Take back').click()
    expect(await page.moves()).toEqual(['e4', 'e5'])
    await page.button('Agree draw').click()
    await page.result.getByText('Draw by agreement').waitFor()
    await page.button('Rematch').click()
    await page.result.waitFor({ state: 'detached' })
    expect(await page.moves()).toEqual([])
  })

  it('of two minds is watched to its end', async () => {
    const page = await open('#seed=7')
    await page.button('New game').click()
    await page.button('Watch two minds').click()
    // What a mind is has the room of its name and of its choice.
    const [hint, choice] = await Promise.all(
      ['div:has(> select) > div', 'div:has(> select) > select'].map((part) =>
        page.page.getByRole('region', { name: 'Two minds' }).locator(part).first().boundingBox(),
      ),
    )
    expect(hint!.width).toBeGreaterThan(choice!.width)
    await page.page.getByRole('radio', { name: /^Minichess/ }).check()
    await page.page.getByLabel('White', { exact: true }).selectOption('fledgling')
    await page.page.getByLabel('Black', { exact: true }).selectOption('magpie')
    await page.button('Watch them play').click()
    await page.result.waitFor()
  })

  it('of two minds can be held up and goes on, over a reload too', async () => {
    const page = await open('#seed=7&white=fledgling&black=kestrel&black.depth=6')
    await page.waitForMoves(1)
    await page.button('Pause').click()
    await text(page, 'Paused').waitFor()
    const held = await page.moves()
    await page.page.reload()
    await text(page, 'Paused').waitFor()
    await expect.poll(() => page.moves()).toEqual(held)
    await page.page.getByRole('radio', { name: 'Slow', exact: true }).check()
    await page.page.reload()
    expect(await page.page.getByRole('radio', { name: 'Slow', exact: true }).isChecked()).toBe(true)
    await page.button('Go on').click()
    await page.waitForMoves(held.length + 1)
    expect((await page.moves()).slice(0, held.length)).toEqual(held)
  })
})

describe('a clock', () => {
  it('goes on over a reload, and the game is lost when it has run out', async () => {
    const page = await open('#seed=7&white=you&black=you&clock=0.02+0')
    await page.typeMove('e4')
    await page.waitForMoves(1)
    await page.page.reload()
    await page.result.getByText('White wins: Black ran out of time').waitFor()
    expect(await page.page.getByRole('timer', { name: 'Black’s clock' }).textContent()).toBe('0:00.0')
  })
})

describe('beside the board', () => {
  it.each([
    ['on a desktop', desktop],
    ['on a phone', phone],
  ])('the last move of a game is in sight %s, when it is over and after a reload', async (_, device) => {
    const moves =
      'e2e4+e7e5+g1f3+d7d6+d2d4+c8g4+d4e5+g4f3+d1f3+d6e5+f1c4+g8f6+f3b3+d8e7+b1c3+c7c6+c1g5+b7b5+c3b5+c6b5+c4b5+b8d7+' +
      'e1c1+a8d8+d1d7+d8d7+h1d1+e7e6+b5d7+f6d7+b3b8+d7b8'
    const page = await open(`#white=you&black=you&moves=${moves}`, still(device))
    const last = page.page.getByRole('button', { name: 'Rd8#', exact: true })
    await page.press('d1')
    await page.press('d8')
    await page.result.waitFor()
    await expect.poll(() => isWhole(last)).toBe(true)
    await page.page.reload()
    await page.result.waitFor()
    await expect.poll(() => isWhole(last)).toBe(true)
    await page.page.setViewportSize({ width: device.viewport!.width, height: 700 })
    await expect.poll(() => isWhole(last)).toBe(true)
  })

  it('moves and commands can be typed, and a wrong one is named', async () => {
    const page = await open('#seed=7')
    const moves = await playFirstMoves(page)
    await page.typeMove('Qh9')
    await page.page.getByRole('alert').getByText(/Qh9/).waitFor()
    await page.typeMove('start')
    expect(await page.cell('e2').getAttribute('aria-label')).toBe('e2, white pawn')
    await page.typeMove('end')
    await page.typeMove('flip')
    await page.page.getByRole('grid', { name: /black at the bottom/ }).waitFor()
    expect(await page.moves()).toEqual(moves)
    await page.typeMove('help')
    const help = page.page.getByRole('dialog', { name: 'Keys and commands' })
    await help.getByText('turn the board').waitFor()
    expect(await findViolations(page.page)).toEqual([])
    await page.page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    await page.typeMove('takeback')
    expect(await page.moves()).toEqual([])
  })

  it('a typed command to resign asks as the button does, and gives the keyboard back to the field', async () => {
    const page = await open('#seed=7')
    const isTyping = () =>
      page.page.getByLabel('Type a move or a command').evaluate((input) => input === document.activeElement)
    await page.typeMove('resign')
    await page.button('Play on').waitFor()
    expect(await isTyping()).toBe(false)
    await page.page.keyboard.press('Escape')
    expect(await isTyping()).toBe(true)
    await page.typeMove('resign')
    await page.typeMove('resign')
    expect(await page.button('Play on').evaluate((button) => button === document.activeElement)).toBe(true)
    await page.confirmResigning()
    await page.result.getByText('Black wins: White resigned').waitFor()
  })

  it('a hint is an arrow and a sentence, and a draw is offered with the next move', async () => {
    const page = await open('#seed=7&opponent=kestrel&opponent.depth=1')
    await page.page.getByRole('grid').focus()
    await page.page.keyboard.press('h')
    await text(page, /^Raven would play /).waitFor()
    await page.page.locator('.board .drawings path').first().waitFor({ state: 'attached' })
    await page.button('Offer draw').click()
    await text(page, 'The draw is offered with your next move.').waitFor()
    await page.typeMove('a3')
    await text(page, 'Kestrel declines the draw.').waitFor()
  })

  it('a draw is declined by Raven after one move, and accepted by a mind that has long been worse', async () => {
    const page = await open('#seed=7&opponent=raven&opponent.level=1')
    await page.button('Offer draw').click()
    await page.typeMove('Nf3')
    await text(page, 'Raven declines the draw.').waitFor()
    const queenUp = encodeURIComponent('6k1/6pp/8/8/8/8/PPPP4/3QK3 w - - 0 30')
    await page.goTo(`#seed=7&white=you&black=kestrel&black.depth=1&fen=${queenUp}`)
    for (const [index, san] of ['a3', 'b3', 'c3', 'd3', 'a4'].entries()) {
      await page.typeMove(san)
      await page.waitForMoves(2 * index + 2)
    }
    await page.button('Offer draw').click()
    await page.typeMove('b4')
    await page.result.getByText('Draw by agreement').waitFor()
    await text(page, 'Kestrel accepts the draw.').waitFor()
  })

  it('a hint is Kestrel’s where Raven does not play', async () => {
    const page = await open('#seed=7&variant=gardner&opponent=heron&opponent.depth=1')
    await page.page.getByRole('grid').focus()
    await page.page.keyboard.press('h')
    await text(page, /^Kestrel would play /).waitFor()
  })

  it('the opening has its name, and a mind with a number an evaluation bar', async () => {
    const page = await open('#seed=7&opponent=owl&opponent.depth=1')
    await page.typeMove('b4')
    await text(page, 'Polish Opening').waitFor()
    await page.page.getByRole('img', { name: /^Owl sees [+−]?\d/ }).waitFor()
  })

  it('the game can be taken away as PGN, and its address opens it again', async () => {
    const page = await openOwn('#seed=7&white=kestrel&white.depth=1&black=you&clock=5+3')
    await page.waitForMoves(1)
    await page.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const share = page.page.getByText('Share', { exact: true })
    const copyLink = page.button('Copy link')
    await share.click()
    await copyLink.waitFor()
    await page.page.keyboard.press('Escape')
    await copyLink.waitFor({ state: 'hidden' })
    await share.click()
    const pgn = await download(page, 'Download PGN')
    const [game] = [...parsePgn(pgn)]
    expect(game?.ok && game.value.tags.get('White')).toBe('Kestrel (depth 1)')
    await page.button('Copy link').click()
    await text(page, 'Link copied.').waitFor()
    const link = new URL(await page.page.evaluate(() => navigator.clipboard.readText()))
    expect(link.origin).toBe(new URL(url()).origin)
    const other = await open(link.hash)
    await other.page.getByRole('region', { name: 'Kestrel, white' }).getByText('depth 1').waitFor()
    for (const cell of ['a2', 'd4', 'e4', 'e2', 'f3', 'c3']) {
      expect(await other.cell(cell).getAttribute('aria-label')).toBe(
        await page.cell(cell).getAttribute('aria-label'),
      )
    }
  })
})

describe('a game that is left', () => {
  it('goes on where it was when the page is reloaded in the middle of a thought', async () => {
    const page = await open('#seed=7&opponent=raven')
    await page.typeMove('e4')
    await text(page, 'Thinking').waitFor()
    await page.page.reload()
    await page.waitForMoves(2)
    const moves = await page.moves()
    await page.page.getByRole('tab', { name: 'Mind' }).click()
    await page.page
      .getByRole('tabpanel')
      .getByText(new RegExp(`Raven .*${moves[1]}`))
      .first()
      .waitFor()
    await page.page.reload()
    await page.page.getByRole('tab', { name: 'Mind' }).click()
    await page.page
      .getByRole('tabpanel')
      .getByText(new RegExp(`Raven .*${moves[1]}`))
      .first()
      .waitFor()
  })

  it('is not mixed up with the game of another tab', async () => {
    const first = await open('#white=you&black=you&seed=1')
    await first.typeMove('e4')
    await first.waitForMoves(1)
    const second = await first.openTab('#white=you&black=you&seed=2')
    await second.typeMove('d4')
    await second.waitForMoves(1)
    await first.typeMove('e5')
    await first.page.reload()
    await first.waitForMoves(2)
    await second.page.reload()
    await second.waitForMoves(1)
    expect(await first.moves()).toEqual(['e4', 'e5'])
    expect(await second.moves()).toEqual(['d4'])
  })

  it('is told of where the browser keeps nothing', async () => {
    const page = await openOwn('#seed=7')
    await page.page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.page.reload()
    await text(page, /^This browser keeps nothing for us/).waitFor()
  })
})

describe('the Games room', () => {
  it('lists, finds, replays, exports, deletes and brings back games', async () => {
    const page = await open('#seed=7')
    const moves = await playFirstMoves(page)
    await page.resign()
    await page.button('Rematch').click()
    await page.waitForMoves(1)

    await page.page.getByRole('link', { name: 'Games' }).click()
    const rows = page.page.getByRole('list', { name: 'Games' }).getByRole('listitem')
    await rows.nth(1).waitFor()
    expect(await findViolations(page.page)).toEqual([])
    await page.page.getByRole('searchbox').fill('you resigned')
    await rows.nth(1).waitFor({ state: 'detached' })
    expect(await rows.first().textContent()).toContain('Black wins: White resigned')
    const pgn = await download(page, 'PGN of 1')
    expect([...parsePgn(pgn)].map((game) => game.ok && game.value.tags.get('Result'))).toEqual(['0-1'])

    await page.page.getByRole('button', { name: /^Delete/ }).click()
    await text(page, 'No game fits. Try fewer words.').waitFor()
    await page.button('Undo').click()
    await rows.first().getByRole('link').click()
    await page.page.getByRole('grid').waitFor()
    await expect.poll(() => page.moves()).toEqual(moves)
    await page.page.keyboard.press('ArrowRight')
    expect(await page.cell('e4').getAttribute('aria-label')).toBe('e4, white pawn')
    await page.page.keyboard.press('End')
    await page.page.getByRole('tab', { name: 'Mind' }).click()
    await text(page, `Fledgling plays ${moves[1]}`).first().waitFor()
    await page.button('Open in Play').click()
    await page.result.getByText('Black wins: White resigned').waitFor()
    await expect.poll(() => page.moves()).toEqual(moves)
  })

  it('of Parrot teaches it when it is asked to', async () => {
    const page = await open('#seed=7&white=you&black=parrot')
    await page.press('e2')
    await page.press('e4')
    await page.waitForMoves(2)
    await page.resign()
    await page.button('Let Parrot learn it').click()
    await page.result.getByText('Parrot has learned 2 plies.').waitFor()
  })

  it('fits a phone, as the Play room does, and the panel beside the board shows the latest games', async () => {
    const page = await open('#seed=7&white=you&black=you&clock=5+3', still(phone))
    expect(await findViolations(page.page)).toEqual([])
    await page.press('e2')
    await page.press('e4')
    await page.waitForMoves(1)
    await page.page.getByRole('tab', { name: 'Games' }).click()
    await page.page
      .getByRole('tabpanel')
      .getByRole('link', { name: /White – Black/ })
      .click()
    await page.page.getByRole('button', { name: 'Go on playing' }).waitFor()
    const width = await page.page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
    expect(await findViolations(page.page)).toEqual([])
    await page.button('Go on playing').click()
    await page.press('e7')
    expect(await page.targets()).toEqual(['e5', 'e6'])
  })
})
