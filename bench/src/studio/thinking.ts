import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@rookery/testkit'
import { type LongestTask, longestTask } from './longest-task.ts'
import { type Game, middleOf, squareSelector, visit } from './open-game.ts'
import { traceWhile } from './trace.ts'

const middlegame = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
const smallStart = 'kqbnr/ppppp/5/5/PPPPP/RNBQK w - - 0 1'
const onLargeBoard = { variant: 'standard', fen: middlegame, from: 'a2', to: 'a3' }

/** The minds whose trees are drawn, as deep as their settings go: they think until they are left. */
export const thinkers: readonly Game[] = [
  { mind: 'owl', settings: { depth: 8 }, ...onLargeBoard },
  { mind: 'heron', settings: { depth: 8 }, ...onLargeBoard },
  { mind: 'kestrel', settings: { depth: 8 }, ...onLargeBoard },
  { mind: 'wren', settings: { depth: 20 }, variant: 'minichess', fen: smallStart, from: 'c2', to: 'c3' },
]

/** A hand takes so long from one square to the other, and a finger so long to press; the page may use it. */
const betweenClicksMs = 300
const press = { delay: 80 }
/** From the top of the panel; the scroll ends where the panel does. */
const toTreePx = 500

/** From the person's move on, and for so long once there is a tree, which is brought into sight. */
export function watchThinking(
  browser: Browser,
  url: string,
  game: Game,
  thinkingMs: number,
): Promise<LongestTask> {
  return visit(browser, url, game, async (page) => {
    const from = await middleOf(page, squareSelector(game.from))
    const to = await middleOf(page, squareSelector(game.to))
    const panel = await middleOf(page, '[role=tabpanel]')
    const trace = await traceWhile(browser, page, async () => {
      await page.mouse.click(from.x, from.y, press)
      await sleep(betweenClicksMs)
      await page.mouse.click(to.x, to.y, press)
      await page.getByRole('button', { name: 'Whole tree' }).click()
      await page.locator('canvas').waitFor()
      await page.mouse.move(panel.x, panel.y)
      await page.mouse.wheel(0, toTreePx)
      // Away from the tree, whose nodes the board would follow.
      await page.mouse.move(0, 0)
      await sleep(thinkingMs)
    })
    return longestTask(trace)
  })
}
