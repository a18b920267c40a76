import { describe, expect, it } from 'vitest'
import {
  drag,
  fen,
  findViolations,
  heard,
  middle,
  onBoard,
  open,
  page,
  prepareBoardPage,
  square,
  status,
} from './board-page.fixture.ts'

prepareBoardPage()

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
      const drawn = {
        arrows: [{ from: 'b1', to: 'c3', tone: 'green' }],
        circles: [{ at: 'd5', tone: 'red' }],
      }
      expect((await heard('draw-shapes')).at(-1)).toEqual(drawn)
      expect(await onBoard((board) => board.shapes)).toEqual(drawn)
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

  it('have labels that fit their seals, and seals that fit the board', async () => {
    await open('')
    await onBoard((board) => {
      board.arrows = [
        { from: 'a2', to: 'a4', label: 'M' },
        { from: 'e2', to: 'e4', label: 'MK' },
        { from: 'g2', to: 'h8', label: '12' },
        { from: 'g7', to: 'h8', label: 'M' },
      ]
    })
    const all = (await page.locator('.drawings').boundingBox())!
    for (const at of [0, 1, 2, 3]) {
      const seal = (await page.locator('.drawing-seal').nth(at).boundingBox())!
      const text = (await page.locator('.drawing-label').nth(at).boundingBox())!
      expect(text.x).toBeGreaterThanOrEqual(seal.x)
      expect(text.x + text.width).toBeLessThanOrEqual(seal.x + seal.width)
      expect(seal.x + seal.width).toBeLessThanOrEqual(all.x + all.width)
    }
    // Side by side where they have the same square.
    const [right, left] = await Promise.all(
      [2, 3].map((at) => page.locator('.drawing-seal').nth(at).boundingBox()),
    )
    expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x)
    expect(left!.x).toBeGreaterThanOrEqual((await square('h8').boundingBox())!.x)
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

  it('has coordinates where its squares leave room for them beside the pieces', async () => {
    await open('')
    const isShownAt = async (width: number) => {
      await page.locator('main').evaluate((main, wide) => main.style.setProperty('width', `${wide}px`), width)
      return page.locator('.coordinate').first().isVisible()
    }
    expect(await isShownAt(384)).toBe(true)
    expect(await isShownAt(296)).toBe(false)
    await onBoard((board) => board.setAttribute('variant', 'minichess'))
    expect(await isShownAt(240)).toBe(true)
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
