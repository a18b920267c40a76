import { readFile } from 'node:fs/promises'
import { Line, makeResult, minichess, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { withAdviser } from '../../testing/adviser.ts'
import { findViolations } from '../../testing/find-violations.ts'
import { setUpStudio, still } from '../../testing/studio-fixture.ts'
import { desktop, phone } from '../../testing/studio-page.ts'

const { open, openOwn } = setUpStudio()

const promoting = '3r4/4P3/8/8/8/k7/8/4K3 w - - 0 1'
const fenLink = (fen: string) => `#seed=7&fen=${encodeURIComponent(fen)}`

describe('a whole game by clicks', () => {
  it.each([
    {
      name: 'standard chess on a desktop',
      start: startPosition(),
      fragment: '#seed=7',
      device: still(desktop),
    },
    {
      name: 'minichess on a desktop',
      start: startPosition(minichess),
      fragment: '#variant=minichess&seed=7',
      device: still(desktop),
    },
    {
      name: 'minichess by taps on a phone',
      start: startPosition(minichess),
      fragment: '#variant=minichess&seed=8',
      device: still(phone),
    },
  ])('$name reaches its end', async ({ start, fragment, device }) => {
    const page = await open(fragment, device)
    // The first game on a new board shows its rules; on a phone they lie over the board.
    if (start.variant === minichess) await page.page.getByRole('button', { name: 'Got it' }).click()
    const line = await withAdviser((advise) => page.playToTheEnd(Line.from(start), advise))
    const outcome = line.outcome()!
    await page.result.waitFor()
    expect(await page.result.textContent()).toContain(makeResult(outcome))
    expect(await page.moves()).toHaveLength(line.moves.length)
    await page.press('a1')
    expect(await page.targets()).toEqual([])
  })
})

describe('the board', () => {
  it('does nothing on an illegal click or drop, takes a dragged piece, and has one stop in the tab order', async () => {
    const page = await open('#seed=7')
    await page.press('e4')
    await page.press('e7')
    expect(await page.targets()).toEqual([])
    await page.press('e2')
    expect(await page.targets()).toEqual(['e3', 'e4'])
    await page.press('e5')
    expect(await page.targets()).toEqual([])
    expect(await page.moves()).toEqual([])
    expect(await page.page.locator('.board [tabindex="0"]').count()).toBe(1)
    await page.drag('g1', 'g4')
    await page.drag('g1', 'f3')
    await page.waitForMoves(1)
    expect((await page.moves())[0]).toBe('Nf3')
  })

  it('is a grid for the keyboard', async () => {
    const page = await open('#seed=7')
    const { keyboard } = page.page
    await page.cell('e1').focus()
    await keyboard.press('ArrowUp')
    expect(await page.cell('e2').getAttribute('aria-label')).toBe('e2, white pawn')
    await keyboard.press('Enter')
    expect(await page.targets()).toEqual(['e3', 'e4'])
    await keyboard.press('Escape')
    expect(await page.targets()).toEqual([])
    await keyboard.press(' ')
    await keyboard.press('ArrowUp')
    await keyboard.press('ArrowUp')
    await keyboard.press(' ')
    await page.waitForMoves(2)
    expect((await page.moves())[0]).toBe('e4')
    const announced = page.page.getByRole('status').filter({ hasText: /^Fledgling: \w+ from/ })
    await announced.waitFor({ state: 'attached' })
  })
})

describe('promotion', () => {
  it.each([
    { role: 'Queen', san: 'exd8=Q' },
    { role: 'Knight', san: 'exd8=N' },
  ])('asks at the square, can be called off, and makes a $role', async ({ role, san }) => {
    const page = await open(fenLink(promoting))
    await page.press('e7')
    await page.press('d8')
    const dialog = page.page.getByRole('dialog')
    expect(await dialog.getByRole('button').count()).toBe(4)
    const place = await dialog.boundingBox()
    const square = await page.square('d8').boundingBox()
    expect(Math.abs(place!.x - square!.x)).toBeLessThan(2)
    expect(Math.abs(place!.y - square!.y)).toBeLessThan(2)
    await page.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.moves()).toEqual([])
    await page.press('e7')
    await page.press('d8')
    await dialog.getByRole('button', { name: role }).click()
    await page.waitForMoves(1)
    expect((await page.moves())[0]).toBe(san)
  })
})

describe('the game', () => {
  it('goes on after a reload, with the thought behind the last move or in the middle of one', async () => {
    const page = await open('#seed=7')
    await page.press('e2')
    await page.press('e4')
    await page.waitForMoves(2)
    const before = await page.moves()
    await page.page.reload()
    await page.waitForMoves(2)
    expect(await page.moves()).toEqual(before)
    await page.page.getByRole('tab', { name: 'Mind' }).click()
    await page.page.getByText(`Fledgling plays ${before[1]}`).waitFor()
    await page.page.getByRole('tab', { name: 'Moves' }).click()
    await page.press('d2')
    await page.press('d4')
    await page.waitForMoves(3)
    await page.page.reload()
    await page.waitForMoves(4)
  })

  it('is chosen anew when the saved one is damaged, which is told, kept and given away', async () => {
    const damaged = '{"version":1,"variant":'
    const page = await open()
    await page.page.evaluate((text) => {
      sessionStorage.setItem('rookery.game', text)
      localStorage.setItem('rookery.game', text)
    }, damaged)
    await page.page.reload()
    const told = page.page
      .getByRole('alert')
      .filter({ hasText: 'What was saved of your last game is damaged' })
    await told.getByText('Choose a new game here.').waitFor()
    expect(await told.getByRole('link', { name: 'Games' }).getAttribute('href')).toBe('#/games')
    expect(await findViolations(page.page)).toEqual([])
    const [file] = await Promise.all([
      page.page.waitForEvent('download'),
      told.getByRole('button', { name: 'download what was saved' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toBe(damaged)
    await page.mind('Fledgling').click()
    await page.press('e2')
    expect(await page.targets()).toEqual(['e3', 'e4'])
    await page.press('e4')
    await page.waitForMoves(2)
    expect(await page.page.evaluate(() => localStorage.getItem('rookery.game.damaged'))).toBe(damaged)
  })

  it('that is damaged is told of over the game of a link, where none has to be chosen', async () => {
    const page = await open()
    await page.page.evaluate(() => {
      localStorage.setItem('rookery.game', '{"version":1,"variant":')
      window.location.hash = '#opponent=fledgling'
    })
    await page.page.reload()
    const told = page.page
      .getByRole('alert')
      .filter({ hasText: 'What was saved of your last game is damaged' })
    await told.waitFor()
    expect(await told.textContent()).not.toContain('Choose')
    await told.getByRole('button', { name: 'Dismiss' }).click()
    await told.waitFor({ state: 'detached' })
    await page.press('e2')
    expect(await page.targets()).toEqual(['e3', 'e4'])
  })

  it('can be stepped through by keys, taken back, resigned, and followed by another with one click', async () => {
    const page = await open('#seed=7')
    await page.press('e2')
    await page.press('e4')
    await page.waitForMoves(2)
    await page.page.keyboard.press('Home')
    expect(await page.cell('e2').getAttribute('aria-label')).toBe('e2, white pawn')
    await page.page.keyboard.press('ArrowRight')
    expect(await page.cell('e4').getAttribute('aria-label')).toBe('e4, white pawn')
    await page.page.keyboard.press('End')
    await page.page.getByRole('tab', { name: 'Mind' }).click()
    await page.page.keyboard.press('ArrowLeft')
    expect(await page.cell('e7').getAttribute('aria-label')).toBe('e7, black pawn')
    await page.page.getByRole('tab', { name: 'Moves' }).click()
    await page.cell('e2').hover()
    await page.page.mouse.wheel(0, -100)
    await page.page.locator('[data-square="e2"][aria-label="e2, white pawn"]').waitFor()
    await page.page.mouse.wheel(0, 100)
    await page.page.locator('[data-square="e4"][aria-label="e4, white pawn"]').waitFor()
    await page.page.keyboard.press('End')
    await page.button('Take back').click()
    expect(await page.moves()).toEqual([])
    await page.button('Resign').click()
    await page.button('Play on').click()
    expect(await page.button('Resign').count()).toBe(1)
    await page.button('Resign').click()
    await page.page.keyboard.press('Escape')
    expect(await page.button('Resign').evaluate((button) => button === document.activeElement)).toBe(true)
    await page.resign()
    await page.page.getByText('Black wins: White resigned').first().waitFor()
    await page.button('New game').click()
    await page.mind('Magpie').click()
    await page.page.getByRole('region', { name: 'Magpie, black' }).waitFor()
  })

  it('can be chosen anew: another board, another colour', async () => {
    const page = await open('#seed=7')
    await page.button('New game').click()
    await page.page.getByRole('radio', { name: /^Minichess/ }).check()
    await page.page.getByRole('radio', { name: 'Black' }).check()
    await page.mind('Fledgling').click()
    await page.waitForMoves(1)
    await page.page.getByText('Your move').waitFor()
    expect(await page.page.getByRole('gridcell').count()).toBe(30)
    expect(new URL(page.page.url()).hash).toBe('')
  })

  it('refuses a typed move as it was typed, and shows moves of its board as examples', async () => {
    const page = await open('#variant=minichess&white=you&black=you')
    await page.typeMove('e2e4')
    await page.page.getByText('e2e4 is not legal here.', { exact: true }).waitFor()
    const placeholder = await page.page.getByLabel('Type a move or a command').getAttribute('placeholder')
    for (const move of ['Nc3', 'b2b3']) {
      expect(placeholder).toContain(move)
      await page.typeMove(move)
      await page.waitForMoves(1)
      await page.button('Take back').click()
    }
  })

  it('warns of a check in words', async () => {
    const page = await open(fenLink('8/8/8/8/8/k1n5/8/1K1R4 w - - 0 1'))
    expect(await page.cell('b1').getAttribute('aria-label')).toBe('b1, white king, in check')
  })
})

describe('an opponent that cannot be woken', () => {
  it('is reported in words, and answers once it can', async () => {
    const page = await openOwn('#seed=7')
    await page.page.route('**/worker-*', (route) => route.abort())
    await page.page.reload()
    await page.press('e2')
    await page.press('e4')
    await page.page.getByText(/^Fledgling could not move: /).waitFor()
    await page.page.unroute('**/worker-*')
    await page.button('Try again').click()
    await page.waitForMoves(2)
    page.complaints.splice(0)
  })
})

describe('an address', () => {
  it('with a bad FEN has its fault named on the page', async () => {
    const page = await open('#fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR+w+-+-+0+1')
    const notice = page.page.getByRole('alert').getByText(/the FEN is faulty: .*king/)
    await notice.waitFor()
    await page.button('Dismiss').click()
    await notice.waitFor({ state: 'detached' })
    await page.mind('Fledgling').click()
    await page.press('e2')
    expect(await page.targets()).toEqual(['e3', 'e4'])
  })

  it('names the room in the title, and says so when there is none', async () => {
    const page = await open('#/editor')
    await page.page.waitForFunction(() => document.title === 'Editor · Rookery')
    await page.page.evaluate(() => {
      window.location.hash = '#/nowhere'
    })
    await page.page.getByRole('heading', { name: 'There is no room called “nowhere”' }).waitFor()
    await page.page.getByRole('main').getByRole('link', { name: 'Play' }).click()
    await page.page.waitForFunction(() => document.title === 'Play · Rookery')
    await page.minds.waitFor()
  })

  it.each([
    ['nowhere<img src=x onerror=alert(1)>', 'nowhere<img src=x onerror=alert(1)>'],
    ['n%C3%A4chster%20Raum', 'nächster Raum'],
    ['half%', 'half%'],
  ])('of no room, #/%s, is shown as it was meant, and as nothing but text', async (address, shown) => {
    const page = await open('#seed=7')
    await page.page.evaluate((hash) => {
      window.location.hash = hash
    }, `#/${address}`)
    const heading = page.page.getByRole('heading', { level: 1 })
    await expect.poll(() => heading.textContent()).toBe(`There is no room called “${shown}”`)
    expect(await page.page.locator('main img').count()).toBe(0)
  })

  it('carries the moves of a game', async () => {
    const page = await open('#moves=e2e4+e7e5+g1f3&white=you&black=fledgling&seed=7')
    await page.waitForMoves(4)
    expect((await page.moves()).slice(0, 3)).toEqual(['e4', 'e5', 'Nf3'])
  })

  it('that changes opens the other game', async () => {
    const page = await open('#seed=7')
    await page.goTo('#variant=minichess')
    await page.page.getByRole('gridcell').nth(29).waitFor()
    await page.page.getByRole('gridcell').nth(30).waitFor({ state: 'detached' })
  })
})
