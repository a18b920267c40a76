import { describe, expect, it } from 'vitest'
import { findViolations } from '../testing/find-violations.ts'
import { setUpStudio } from '../testing/studio-fixture.ts'
import { desktop, phone, type StudioPage } from '../testing/studio-page.ts'

const { open, openOwn } = setUpStudio()

/** A page whose opponent is held in the middle of its first thought until it is let go. */
async function openHeld(): Promise<{ page: StudioPage; release: () => void }> {
  const page = await openOwn('#seed=7')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.page.route('**/worker-*', async (route) => {
    await released
    await route.continue()
  })
  await page.page.reload()
  await page.press('e2')
  await page.press('e4')
  await page.waitForMoves(1)
  return { page, release }
}

const preMoved = (page: StudioPage) => page.page.locator('[data-square][aria-label*="pre-move"]')

describe('a pre-move', () => {
  it('is queued, shown, called off in each way, and played when its turn comes', async () => {
    const { page, release } = await openHeld()
    await page.press('g1')
    expect(await page.targets()).toEqual(['e2', 'f3', 'h3'])
    await page.press('f3')
    expect(await page.cell('g1').getAttribute('aria-label')).toBe('g1, white knight, pre-move from here')
    expect(await page.cell('f3').getAttribute('aria-label')).toBe('f3, empty, pre-move to here')
    await page.page.getByText('Pre-move: knight from g1 to f3, as soon as it is your turn.').waitFor()

    await page.page.keyboard.press('Escape')
    await preMoved(page).first().waitFor({ state: 'detached' })
    await page.drag('f1', 'b5')
    expect(await preMoved(page).count()).toBe(2)
    await page.square('a4').click({ button: 'right' })
    await preMoved(page).first().waitFor({ state: 'detached' })
    expect(await page.page.locator('.drawings').count()).toBe(0)
    await page.drag('f1', 'b5')
    await page.press('a5')
    await preMoved(page).first().waitFor({ state: 'detached' })

    await page.press('d2')
    await page.press('d4')
    release()
    await page.waitForMoves(4)
    expect((await page.moves())[2]).toBe('d4')
    expect(await preMoved(page).count()).toBe(0)
  })

  it('is dropped when it is not legal, and a piece in hand stays in hand', async () => {
    const { page, release } = await openHeld()
    await page.drag('a1', 'a5')
    expect(await preMoved(page).count()).toBe(2)
    release()
    await page.waitForMoves(2)
    await preMoved(page).first().waitFor({ state: 'detached' })
    expect(await page.moves()).toHaveLength(2)

    const held = await openHeld()
    await held.page.press('b1')
    held.release()
    await held.page.waitForMoves(2)
    await held.page.page.getByText('Your move').waitFor()
    expect(await held.page.targets()).toEqual(['a3', 'c3'])
  })
})

describe('drawings by the right button', () => {
  it('are arrows and circles on every board, and go when drawn again or by a left click', async () => {
    for (const [fragment, flip] of [
      ['#seed=7', false],
      ['#seed=7&variant=minichess', true],
    ] as const) {
      const page = await open(fragment)
      const { mouse, keyboard } = page.page
      if (flip) await page.button('Flip').click()
      const stroke = async (from: string, to: string) => {
        const middle = async (name: string) => {
          const { x, y, width, height } = (await page.square(name).boundingBox())!
          return [x + width / 2, y + height / 2] as const
        }
        await mouse.move(...(await middle(from)))
        await mouse.down({ button: 'right' })
        await mouse.move(...(await middle(to)), { steps: 4 })
        await mouse.up({ button: 'right' })
      }
      const arrows = page.page.locator('.drawing-arrow')
      const circles = page.page.locator('.drawing-circle')
      await stroke('b1', 'c3')
      await keyboard.down('Shift')
      await stroke('d5', 'd5')
      await keyboard.up('Shift')
      expect([await arrows.count(), await circles.count()]).toEqual([1, 1])
      const ring = (await circles.boundingBox())!
      const square = (await page.square('d5').boundingBox())!
      expect(Math.abs(ring.x + ring.width / 2 - square.x - square.width / 2)).toBeLessThan(1)
      expect(Math.abs(ring.y + ring.height / 2 - square.y - square.height / 2)).toBeLessThan(1)
      await stroke('b1', 'c3')
      expect([await arrows.count(), await circles.count()]).toEqual([0, 1])
      await page.press('a3')
      expect(await circles.count()).toBe(0)
    }
  })
})

describe('a drag', () => {
  it('follows the pointer, and is called off by Escape, by the right button and beside the board', async () => {
    const page = await open('#seed=7', desktop)
    const { mouse, keyboard } = page.page
    const inHand = page.page.locator('.piece-in-hand')
    const hold = async () => {
      await page.square('e2').hover()
      await mouse.down()
      await page.square('e4').hover()
      const ghost = (await inHand.locator('.piece').boundingBox())!
      const goal = (await page.square('e4').boundingBox())!
      expect(Math.abs(ghost.x + ghost.width / 2 - goal.x - goal.width / 2)).toBeLessThan(2)
      expect(Math.abs(ghost.y + ghost.height / 2 - goal.y - goal.height / 2)).toBeLessThan(2)
    }
    for (const callOff of [
      () => keyboard.press('Escape'),
      () => mouse.down({ button: 'right' }),
      () => mouse.move(1, 1),
    ]) {
      await hold()
      await callOff()
      await mouse.up()
      await mouse.up({ button: 'right' })
      await inHand.waitFor({ state: 'detached' })
      expect(await page.cell('e2').getAttribute('aria-label')).toContain('white pawn')
    }
    expect(await page.moves()).toEqual([])
    await hold()
    await mouse.up()
    await page.waitForMoves(1)
    expect((await page.moves())[0]).toBe('e4')
  })
})

describe('the board by touch', () => {
  it('takes a dragged piece', async () => {
    const page = await open('#seed=7', phone)
    const client = await page.page.context().newCDPSession(page.page)
    const middle = async (name: string) => {
      const { x, y, width, height } = (await page.square(name).boundingBox())!
      return { x: x + width / 2, y: y + height / 2 }
    }
    const [from, to] = [await middle('g1'), await middle('f3')]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }],
      })
    await touch('touchStart', 0)
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) await touch('touchMove', share)
    await touch('touchEnd', 1)
    await page.waitForMoves(1)
    expect((await page.moves())[0]).toBe('Nf3')
  })
})

describe('the board for a screen reader', () => {
  it('tells where the piece in hand can go, and has no serious fault', async () => {
    const page = await open('#seed=7&clock=5+3')
    await page.cell('g1').focus()
    await page.page.keyboard.press('Enter')
    expect(await page.cell('g1').getAttribute('aria-label')).toBe('g1, white knight, can go to f3 and h3')
    expect(await findViolations(page.page)).toEqual([])
  })
})
