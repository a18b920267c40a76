import { describe, expect, it } from 'vitest'
import {
  drag,
  fen,
  heard,
  middle,
  onBoard,
  onDevice,
  open,
  page,
  prepareBoardPage,
  square,
  status,
  targets,
} from './board-page.fixture.ts'

prepareBoardPage()

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
      expect(await heard('move')).toMatchObject([
        { san: 'O-O', uci: 'e1g1', to: 'g1', castling: { side: 'king', rookFrom: 'h1', rookTo: 'f1' } },
      ])
      expect(await fen()).toBe('4k3/8/8/8/8/8/8/5RK1 b - - 1 1')
    }
    await open('interactive variant="chess960" position="4k3/8/8/8/8/8/1PPPPPPP/1K5R w H - 0 1"')
    await square('b1').click()
    expect(await targets()).toEqual(['a1', 'a2', 'c1', 'g1', 'h1'])
    await square('g1').click()
    expect(await heard('move')).toMatchObject([
      {
        san: 'O-O',
        uci: 'b1h1',
        from: 'b1',
        to: 'g1',
        castling: { side: 'king', rookFrom: 'h1', rookTo: 'f1' },
      },
    ])
    // The king stands on its goal already: only the rook says what is meant.
    await open('interactive variant="chess960" position="4k3/8/8/8/8/8/8/1RK5 w B - 0 1"')
    await drag('c1', 'b1')
    expect(await heard('move')).toMatchObject([
      { san: 'O-O-O', from: 'c1', to: 'c1', castling: { side: 'queen', rookFrom: 'b1', rookTo: 'd1' } },
    ])
  })

  it('can be taken by touch, while the page does not scroll', async () => {
    await onDevice({ viewport: { width: 480, height: 400 }, hasTouch: true, isMobile: true }, async () => {
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
    })
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

describe('a flick', () => {
  it('takes a piece off the board before it has moved on it, and back onto it', async () => {
    await open('interactive moves="free"')
    const edge = await middle('h2')
    await page.mouse.move(edge.x, edge.y)
    await page.mouse.down()
    await page.mouse.move(edge.x + 200, edge.y)
    expect(await page.locator('.piece-in-hand').count()).toBe(1)
    await page.mouse.up()
    expect(await heard('remove')).toEqual([{ from: 'h2', piece: { color: 'white', role: 'pawn' } }])
    expect(await page.locator('.piece-in-hand').count()).toBe(0)
    const goal = await middle('h4')
    await open('interactive')
    await page.mouse.move(edge.x, edge.y)
    await page.mouse.down()
    await page.mouse.move(edge.x + 200, edge.y)
    await page.mouse.move(goal.x, goal.y)
    await page.mouse.up()
    expect(await heard('move')).toMatchObject([{ san: 'h4' }])
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

  it('castles onto the rook as well as two squares', async () => {
    for (const goal of ['g1', 'h1']) {
      await open('interactive="white" premoves position="4k2r/8/8/8/8/8/8/4K2R b Kk - 0 1"')
      await square('e1').click()
      expect(await targets()).toContain('g1')
      expect(await targets()).not.toContain('h1')
      await square(goal).click()
      expect(await heard('premove')).toEqual([{ from: 'e1', to: goal }])
      await onBoard((board) => void Object.assign(board, { position: '4k1r1/8/8/8/8/8/8/4K2R w K - 1 2' }))
      expect(await heard('move')).toEqual([])
      await open('interactive="white" premoves position="3k3r/8/8/8/8/8/8/4K2R b K - 0 1"')
      await drag('e1', goal)
      await onBoard((board) => void Object.assign(board, { position: '2k4r/8/8/8/8/8/8/4K2R w K - 1 2' }))
      expect(await heard('move')).toMatchObject([{ san: 'O-O', uci: 'e1g1', isPremove: true }])
    }
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
