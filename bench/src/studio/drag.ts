import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@rookery/testkit'
import { type Game, middleOf, squareSelector, visit } from './open-game.ts'
import { isOnMain, traceWhile } from './trace.ts'

export interface Drag {
  readonly shown: number
  /** By a display of sixty frames a second. */
  readonly asked: number
}

const displayHz = 60
/** As often as a usual mouse tells where it is. */
const mouseMs = 8
const dragMs = 2000
const turnMs = 1000

const game: Game = {
  mind: 'fledgling',
  settings: {},
  variant: 'standard',
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  from: 'e2',
  to: 'e4',
}

/** Frames that were drawn while a pawn was carried in circles about the board. */
export function watchDrag(browser: Browser, url: string): Promise<Drag> {
  return visit(browser, url, game, async (page) => {
    const from = await middleOf(page, squareSelector(game.from))
    const center = await middleOf(page, '.board')
    const radius = (from.y - center.y) / 2
    const mouse = await page.context().newCDPSession(page)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(center.x, center.y + radius)
    await page.locator('.piece-in-hand').waitFor()
    const trace = await traceWhile(browser, page, async () => {
      const startedMs = performance.now()
      const told: Promise<unknown>[] = []
      for (let ms = 0; ms < dragMs; ms = performance.now() - startedMs) {
        const angle = (2 * Math.PI * ms) / turnMs
        const x = center.x + radius * Math.sin(angle)
        const y = center.y + radius * Math.cos(angle)
        // Not waited for: a hand does not wait for the page either.
        told.push(
          mouse.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 }),
        )
        await sleep(mouseMs)
      }
      await Promise.all(told)
    })
    await page.mouse.up()
    const moves = trace.events.filter(
      (event) =>
        isOnMain(trace, event) && event.name === 'EventDispatch' && event.args.data?.type === 'pointermove',
    )
    const begin = moves[0]?.ts ?? 0
    const end = moves.at(-1)?.ts ?? 0
    const drawn = trace.events.filter(
      ({ name, pid, ts }) => name === 'DrawFrame' && pid === trace.main.pid && ts >= begin && ts <= end,
    )
    return { shown: drawn.length, asked: Math.round(((end - begin) / 1e6) * displayHz) }
  })
}
