import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, keepComplaints, launchBrowser, openSite, type Page, type Site } from '@rookery/testkit'
import type { AxeResults } from 'axe-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RookeryBoard } from './index.ts'

const dist = new URL('../dist/', import.meta.url)
const eventNames = ['move', 'select', 'premove', 'draw-shapes', 'press', 'remove', 'fault']

let browser: Browser
let site: Site
let page: Page
const complaints: string[] = []

const html = `<!doctype html><html lang="en"><title>A board</title><link rel="icon" href="data:,"><style>body{margin:0}main{width:480px}</style>
<main><h1 style="position:absolute;left:600px">A board</h1></main><script type="module" src="/rookery-board.js"></script></html>`

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), openSite(dist, html, false)])
  page = await openPage({ viewport: { width: 900, height: 700 }, reducedMotion: 'reduce' })
})

afterAll(async () => {
  await browser?.close()
  site?.close()
})

afterEach(() => expect(complaints.splice(0)).toEqual([]))

async function openPage(device: Parameters<Browser['newPage']>[0]): Promise<Page> {
  const opened = await browser.newPage(device)
  keepComplaints(opened, complaints)
  return opened
}

/** A page with one board, which remembers every event in `heard`. */
async function open(attributes: string): Promise<void> {
  await page.goto(site.address)
  await page.evaluate(
    ([markup, names]) => {
      const heard: unknown[] = []
      Object.assign(globalThis, { heard })
      const main = document.querySelector('main')!
      for (const name of names) {
        main.addEventListener(name, (event) => {
          heard.push([name, JSON.parse(JSON.stringify((event as CustomEvent).detail ?? null))])
        })
      }
      main.insertAdjacentHTML('beforeend', markup)
    },
    [`<rookery-board ${attributes}></rookery-board>`, eventNames] as const,
  )
  await page.locator('rookery-board .square').first().waitFor()
}

const square = (name: string) => page.locator(`[data-square="${name}"]`)
const onBoard = <T>(work: (board: RookeryBoard) => T): Promise<T> =>
  page.locator('rookery-board').evaluate(work as never)
const fen = () => onBoard((board) => board.fen)
const heard = (name: string): Promise<Record<string, unknown>[]> =>
  page.evaluate(
    (wanted) =>
      (globalThis as unknown as { heard: [string, Record<string, unknown>][] }).heard
        .filter(([type]) => type === wanted)
        .map(([, detail]) => detail),
    name,
  )
const status = () => page.getByRole('status').textContent()
const targets = () =>
  page
    .locator('[data-square][aria-label$="can go here"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-square')).sort())

async function middle(name: string) {
  const { x, y, width, height } = (await square(name).boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

async function drag(from: string, to: string, button: 'left' | 'right' = 'left'): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down({ button })
  await page.mouse.move(end.x, end.y, { steps: 5 })
  await page.mouse.up({ button })
}

describe('a move', () => {
  it('is made by two clicks, by dragging and by keys, and told with everything about it', async () => {
    await open('interactive')
    await square('e2').click()
    expect(await targets()).toEqual(['e3', 'e4'])
    await square('e4').click()
    await drag('e7', 'e5')
    await square('g1').focus()
    await page.keyboard.press('Enter')
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', ' ']) await page.keyboard.press(key)
    expect(await fen()).toBe('rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2')
    const moves = await heard('move')
    expect(moves.map(({ san }) => san)).toEqual(['e4', 'e5', 'Nf3'])
    expect(moves[2]).toMatchObject({
      from: 'g1',
      to: 'f3',
      uci: 'g1f3',
      piece: { color: 'white', role: 'knight' },
    })
    expect(await status()).toBe('White: knight from g1 to f3.')
    expect((await heard('select'))[0]).toMatchObject({ square: 'e2', targets: ['e3', 'e4'] })
  })

  it('is not made by an illegal drop, a click elsewhere, the other side, or a board to be read', async () => {
    await open('interactive="white"')
    await drag('e2', 'e5')
    await square('h4').click()
    await drag('e7', 'e5')
    await square('e2').click()
    await square('d2').click()
    expect(await targets()).toEqual(['d3', 'd4'])
    await square('e7').click()
    expect(await targets()).toEqual([])
    expect(await heard('move')).toEqual([])
    await open('')
    await drag('e2', 'e4')
    await square('e2').click()
    expect(await targets()).toEqual([])
    expect(await heard('move')).toEqual([])
  })

  it('is left to the page that prevents the default', async () => {
    await open('interactive')
    await onBoard((board) => board.addEventListener('move', (event) => event.preventDefault()))
    await drag('e2', 'e4')
    expect(await heard('move')).toHaveLength(1)
    expect(await fen()).toContain('/PPPPPPPP/')
  })

  it('castles by the goal of the king and by its rook', async () => {
    for (const goal of ['g1', 'h1']) {
      await open('interactive position="4k3/8/8/8/8/8/8/4K2R w K - 0 1"')
      await drag('e1', goal)
      expect(await heard('move')).toMatchObject([{ san: 'O-O', uci: 'e1g1', to: 'g1' }])
      expect(await fen()).toBe('4k3/8/8/8/8/8/8/5RK1 b - - 1 1')
    }
    await open('interactive variant="chess960" position="4k3/8/8/8/8/8/1PPPPPPP/1K5R w H - 0 1"')
    await square('b1').click()
    expect(await targets()).toEqual(['a1', 'a2', 'c1', 'g1', 'h1'])
    await square('g1').click()
    expect(await heard('move')).toMatchObject([{ san: 'O-O', uci: 'b1h1' }])
  })

  it('can be taken by touch, while the page does not scroll', async () => {
    const mouse = page
    page = await openPage({ viewport: { width: 480, height: 400 }, hasTouch: true, isMobile: true })
    await open('interactive')
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement('div'), { style: 'height:3000px' })),
    )
    const client = await page.context().newCDPSession(page)
    const [from, to] = [await middle('a7'), await middle('a5')]
    await onBoard((board) =>
      Object.assign(board, { position: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1' }),
    )
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await touch('touchStart', [from])
    for (const share of [0.2, 0.6, 1])
      await touch('touchMove', [{ x: from.x, y: from.y + (to.y - from.y) * share }])
    expect(await page.locator('.piece-in-hand').count()).toBe(1)
    await touch('touchEnd', [])
    expect(await heard('move')).toMatchObject([{ san: 'a5' }])
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.close()
    page = mouse
  })
})

describe('a drag', () => {
  it('follows the pointer and is called off by Escape, by the right button and beside the board', async () => {
    await open('interactive')
    const inHand = page.locator('.piece-in-hand')
    for (const callOff of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.down({ button: 'right' }),
      () => page.mouse.move(700, 600),
    ]) {
      await square('e2').hover()
      await page.mouse.down()
      await square('e4').hover()
      const ghost = (await inHand.locator('.piece').boundingBox())!
      const goal = await middle('e4')
      expect(Math.abs(ghost.x + ghost.width / 2 - goal.x)).toBeLessThan(2)
      expect(Math.abs(ghost.y + ghost.height / 2 - goal.y)).toBeLessThan(2)
      await callOff()
      await page.mouse.up()
      await page.mouse.up({ button: 'right' })
      expect(await inHand.count()).toBe(0)
    }
    expect(await heard('move')).toEqual([])
  })
})

describe('promotion', () => {
  const position = 'position="3r4/4P3/8/8/8/k7/8/4K3 w - - 0 1"'

  it('asks at the square, is called off, and makes the piece that is chosen', async () => {
    await open(`interactive ${position}`)
    await square('e7').click()
    await square('d8').click()
    const dialog = page.getByRole('dialog', { name: 'Choose what the pawn on d8 becomes' })
    const [place, goal] = [(await dialog.boundingBox())!, (await square('d8').boundingBox())!]
    expect(Math.abs(place.x - goal.x) + Math.abs(place.y - goal.y)).toBeLessThan(2)
    await page.keyboard.press('Escape')
    expect(await dialog.count()).toBe(0)
    expect(await heard('move')).toEqual([])
    await drag('e7', 'd8')
    await dialog.getByRole('button', { name: 'Knight' }).click()
    expect(await heard('move')).toMatchObject([{ san: 'exd8=N', promotion: 'knight' }])
  })

  it('is chosen by keys, also from below, and gives the focus back', async () => {
    await open(`interactive ${position} orientation="black"`)
    await square('e7').focus()
    for (const key of ['Enter', 'ArrowDown', 'Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
    expect(await heard('move')).toMatchObject([{ san: 'e8=N' }])
    expect(
      await page.evaluate(() =>
        document.activeElement?.shadowRoot?.activeElement?.getAttribute('data-square'),
      ),
    ).toBe('e8')
  })
})

describe('a pre-move', () => {
  const after = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'
  const before = 'position="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"'
  const answer = () =>
    onBoard(
      (board) =>
        Object.assign(board, { position: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2' }) &&
        undefined,
    )

  it('is queued, marked, told, and played when its turn comes', async () => {
    await open(`interactive="white" premoves ${before}`)
    await square('g1').click()
    expect(await targets()).toEqual(['e2', 'f3', 'h3'])
    await square('f3').click()
    expect(await square('g1').getAttribute('aria-label')).toBe('g1, white knight, pre-move from here')
    expect(await square('f3').getAttribute('aria-label')).toBe('f3, empty, pre-move to here')
    expect(await status()).toBe('Pre-move: knight from g1 to f3, as soon as it is your turn.')
    await answer()
    expect(await heard('move')).toMatchObject([{ san: 'Nf3', isPremove: true }])
    expect(await heard('premove')).toEqual([{ from: 'g1', to: 'f3' }, null])
  })

  it('is called off by Escape, the right button and a click elsewhere, and dropped where it is not legal', async () => {
    await open(`interactive="white" premoves ${before}`)
    const queued = page.locator('[aria-label*="pre-move"]')
    for (const callOff of [
      () => page.keyboard.press('Escape'),
      () => square('a4').click({ button: 'right' }),
      () => square('a5').click(),
    ]) {
      await drag('f1', 'b5')
      expect(await queued.count()).toBe(2)
      await callOff()
      expect(await queued.count()).toBe(0)
    }
    expect(await page.locator('.drawings').count()).toBe(0)
    await drag('a1', 'a5')
    await answer()
    expect(await queued.count()).toBe(0)
    expect(await fen()).toBe(after)
  })

  it('is left to the page where it says so, and a piece in hand stays in hand', async () => {
    await open(`interactive="white" premoves="show" ${before}`)
    await drag('a1', 'a5')
    await answer()
    expect(await page.locator('[aria-label*="pre-move"]').count()).toBe(2)
    await onBoard((board) => Object.assign(board, { premove: undefined }) && undefined)
    expect(await page.locator('[aria-label*="pre-move"]').count()).toBe(0)
    await open(`interactive="white" premoves ${before}`)
    await square('b1').click()
    await answer()
    expect(await targets()).toEqual(['a3', 'c3'])
  })
})

describe('drawings', () => {
  it('are made by the right button, on every board and from both sides', async () => {
    for (const attributes of ['', 'variant="minichess" orientation="black"']) {
      await open(attributes)
      const [arrows, circles] = [page.locator('.drawing-arrow'), page.locator('.drawing-circle')]
      await drag('b1', 'c3', 'right')
      await page.keyboard.down('Shift')
      await drag('d5', 'd5', 'right')
      await page.keyboard.up('Shift')
      expect([await arrows.count(), await circles.count()]).toEqual([1, 1])
      const ring = (await circles.boundingBox())!
      const goal = await middle('d5')
      expect(Math.abs(ring.x + ring.width / 2 - goal.x)).toBeLessThan(1)
      expect((await heard('draw-shapes')).at(-1)).toMatchObject({
        arrows: [{ tone: 'green' }],
        circles: [{ tone: 'red' }],
      })
      await drag('b1', 'c3', 'right')
      expect([await arrows.count(), await circles.count()]).toEqual([0, 1])
      await square('a3').click()
      expect(await circles.count()).toBe(0)
    }
  })

  it('of the page are read from attributes and properties', async () => {
    await open('arrows="e2e4 g1f3:red" circles="d4:blue" highlights="c4:amber"')
    expect(await page.locator('.drawing-arrow').count()).toBe(2)
    expect(await page.locator('.drawing-arrow.tone-red').count()).toBe(1)
    expect(await square('c4').getAttribute('class')).toContain('highlight tone-amber')
    await onBoard((board) => {
      board.arrows = [{ from: 'a1', to: 0o77, color: '#123456', label: '<b>' }]
      board.circles = null
    })
    expect(await page.locator('.drawing-label').textContent()).toBe('<b>')
    expect(await page.locator('.drawing-circle').count()).toBe(0)
  })
})

describe('for a screen reader', () => {
  it('is a grid with one stop in the tab order, named squares and no serious fault', async () => {
    await open('interactive label="Game one"')
    expect(await page.getByRole('grid', { name: 'Game one' }).count()).toBe(1)
    expect(await page.getByRole('gridcell').count()).toBe(64)
    expect(await page.locator('[data-square][tabindex="0"]').count()).toBe(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    expect(await square('b1').getAttribute('aria-label')).toBe('b1, white knight, can go to a3 and c3')
    expect(await status()).toBe('B1, white knight, picked up.')
    expect(await findViolations()).toEqual([])
    await page.keyboard.press('Escape')
    expect(await square('b1').getAttribute('aria-selected')).toBe('false')
  })

  it('answers what is asked by key and by name', async () => {
    await open('position="r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4"')
    await onBoard((board) => {
      board.clocks = () => ({ white: 65_000, black: 3_600_000 })
    })
    await square('e4').focus()
    const ask = async (key: string) => {
      await page.keyboard.press(key)
      return status()
    }
    expect(await ask('w')).toBe(
      'White: king on e1; queen on f7; rooks on a1 and h1; bishops on c1 and c4; knights on b1 and g1; pawns on a2, b2, c2, d2, e4, f2, g2 and h2.',
    )
    expect(await ask('a')).toBe('E4 is attacked by the black knight on f6.')
    expect(await ask('c')).toBe('White has 1 minute and 5 seconds. Black has 1 hour.')
    expect(await ask('l')).toBe('No move has been played here.')
    expect(await ask('t')).toBe('Black to move, in check.')
    const told = await onBoard((board) =>
      ['attacks f7', 'attacks z9', 'sing'].map((command) => board.tell(command)),
    )
    expect(told).toEqual([
      'F7 is attacked by the white bishop on c4 and the black king on e8.',
      '"z9" is no square of this board.',
      'The commands are: pieces white, pieces black, attacks e4, last move, clocks, turn.',
    ])
  })

  it('tells a move that the page plays, and marks it', async () => {
    await open('interactive')
    await onBoard((board) => {
      board.position = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
    })
    expect(await status()).toBe('White: pawn from e2 to e4.')
    expect(await page.locator('.last-move').count()).toBe(2)
    await square('a1').focus()
    await page.keyboard.press('l')
    expect((await status())?.trim()).toBe('White: pawn from e2 to e4.')
  })

  it('is one picture when it is still', async () => {
    await open('still label="The end of the game"')
    expect(await page.getByRole('img', { name: 'The end of the game' }).count()).toBe(1)
    expect(await page.getByRole('gridcell').count()).toBe(0)
    expect(await page.locator('[tabindex]').count()).toBe(0)
    expect(await findViolations()).toEqual([])
  })
})

describe('the look', () => {
  it('has any size, both sides, and no coordinates where none are wanted', async () => {
    await open('variant="minichess" position="kqbnr/ppppp/5/5/PPPPP/RNBQK w - - 0 1"')
    const corner = () => page.locator('[data-square]').first().getAttribute('data-square')
    expect(await page.getByRole('gridcell').count()).toBe(30)
    expect(await corner()).toBe('a6')
    await onBoard((board) => board.flip())
    expect(await corner()).toBe('e1')
    expect(await page.getByRole('grid', { name: 'Chessboard, black at the bottom' }).count()).toBe(1)
    expect(await page.locator('.coordinate').allTextContents()).toEqual([...'123456', ...'edcba'])
    await onBoard((board) => board.setAttribute('coordinates', 'none'))
    expect(await page.locator('.coordinate').count()).toBe(0)
  })

  it('is changed by themes, sets of pieces, custom properties and parts', async () => {
    await open('')
    const color = () => square('a1').evaluate((cell) => getComputedStyle(cell).backgroundColor)
    const wood = await color()
    const seen = new Set<string>()
    for (const theme of ['wood', 'slate', 'meadow', 'print']) {
      await page.locator('rookery-board').evaluate((board, name) => board.setAttribute('theme', name), theme)
      seen.add(await color())
    }
    expect(seen.size).toBe(4)
    expect(seen.has(wood)).toBe(true)
    await page.addStyleTag({
      content:
        'rookery-board{--board-dark:rgb(1, 2, 3)} rookery-board::part(light){outline:3px solid rgb(4, 5, 6)}',
    })
    expect(await color()).toBe('rgb(1, 2, 3)')
    expect(await square('a2').evaluate((cell) => getComputedStyle(cell).outlineColor)).toBe('rgb(4, 5, 6)')
    await onBoard((board) => board.setAttribute('pieces', 'letters'))
    expect(await page.locator('.piece-letter').count()).toBe(32)
  })

  it('slides a piece that moves, and nothing where less motion is wanted', async () => {
    const slides = async () => {
      await open('')
      return onBoard(async (board) => {
        board.position = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
        await Promise.resolve()
        return [...board.shadowRoot!.querySelectorAll('.piece-place')].filter(
          (piece) => piece.getAnimations().length > 0,
        ).length
      })
    }
    expect(await slides()).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await slides()).toBe(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  it('keeps the arrow keys of the page when it is clicked', async () => {
    await open('interactive')
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<input aria-label="Text">'))
    await page.getByLabel('Text').focus()
    await square('e2').click()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  })
})

describe('as an editor', () => {
  it('lets every piece go anywhere, tells what is pressed, and what is dropped beside the board', async () => {
    await open('interactive moves="free" position="8/8/8/8/8/8/8/4K3 w - - 0 1"')
    await drag('e1', 'a8')
    expect(await fen()).toMatch(/^K7\/8\//)
    await square('c3').click()
    expect((await heard('press')).at(-1)).toEqual({ square: 'c3' })
    const { x, y } = await middle('a8')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(700, 600, { steps: 3 })
    await page.mouse.up()
    expect(await heard('remove')).toEqual([{ from: 'a8', piece: { color: 'white', role: 'king' } }])
  })
})

describe('what cannot be read', () => {
  it('is told in a sentence, and the board goes on', async () => {
    await open('interactive')
    const rows = [
      ['position', 'rnbq/8', /rank/],
      ['variant', 'shogi', /"shogi" is none of standard/],
      ['orientation', 'green', /"green" is none of white, black/],
      ['arrows', 'e2e9', /"e2e9" names no square/],
      ['arrows', 'e2e4:mauve', /"mauve" is none of accent/],
      ['circles', '<img src=x onerror=alert(1)>', /names no square/],
      ['last-move', 'zz', /"zz" is no square/],
      ['moves', 'castle', /"castle" is no move like e2e4/],
      ['pieces', 'plastic', /"plastic" is none of carved/],
      ['animation', '-5', /no number of milliseconds/],
    ] as const
    for (const [index, [name, value, message]] of rows.entries()) {
      await page
        .locator('rookery-board')
        .evaluate((board, [attribute, text]) => board.setAttribute(attribute, text), [name, value] as const)
      const faults = await heard('fault')
      expect(faults).toHaveLength(index + 1)
      expect(String(faults.at(-1)!.message)).toMatch(message)
      expect(complaints.splice(0).join()).toMatch(message)
    }
    await drag('e2', 'e4')
    expect(await fen()).toContain('/4P3/')
  })
})

async function findViolations(): Promise<string[]> {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  )
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html: text }) => text.slice(0, 120)).join(' | ')}`,
  )
}
