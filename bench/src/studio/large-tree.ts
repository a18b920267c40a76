import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@rookery/testkit'
import { type LongestTask, longestTask } from './longest-task.ts'
import { type Game, middleOf, type Point, squareSelector, visit } from './open-game.ts'
import { traceWhile } from './trace.ts'

/** A search that looks at everything, and at nearly as many nodes as a mind tells one by one, which is 100,000 at most. */
const game: Game = {
  mind: 'wren',
  settings: { method: 'minimax', depth: 5 },
  variant: 'minichess',
  fen: 'kqb1r/ppppp/2n2/P4/1PPPP/RNBQK w - - 1 2',
  from: 'a1',
  to: 'a2',
}

/** Drawn of that search, whatever the seed. */
export const largeTreeNodes = 97_498

/** As long as a person takes to see what came of it. */
const settleMs = 300

type Act = (page: Page, tree: Point) => Promise<void>

/** What a person does to a tree, in this order. */
const acts: readonly (readonly [string, Act])[] = [
  // The list of depths has the focus, and its last entry is "everything".
  ['opened', (page) => page.keyboard.press('End')],
  [
    'panned',
    async (page, tree) => {
      await page.mouse.move(tree.x, tree.y)
      await page.mouse.down()
      for (let step = 1; step <= 40; step++) await page.mouse.move(tree.x, tree.y - 3 * step)
      await page.mouse.up()
    },
  ],
  [
    'zoomed',
    async (page, tree) => {
      await page.mouse.move(tree.x, tree.y)
      await page.keyboard.down('Control')
      for (let step = 0; step < 60; step++) await page.mouse.wheel(0, step < 40 ? -120 : 120)
      await page.keyboard.up('Control')
    },
  ],
  [
    'followed',
    async (page, tree) => {
      for (let step = -10; step <= 10; step++) {
        await page.mouse.move(tree.x + 6 * step, tree.y + 12 * step)
        // Longer than the page waits before its board follows the pointer.
        await sleep(80)
      }
    },
  ],
  [
    'collapsed',
    async (page) => {
      await page.locator('[role=treeitem][tabindex="0"]').focus()
      for (const key of ['Home', 'ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'End']) {
        await sleep(settleMs)
        await page.keyboard.press(key)
      }
    },
  ],
]

/** By what was done to it, the longest task: the tree of a whole thought, enlarged so that as much as possible of it is in sight. */
export function watchLargeTree(browser: Browser, url: string): Promise<ReadonlyMap<string, LongestTask>> {
  return visit(browser, url, game, async (page) => {
    for (const square of [game.from, game.to]) await page.locator(squareSelector(square)).click()
    await page.getByRole('button', { name: 'Whole tree' }).click()
    const size = `${largeTreeNodes.toLocaleString('en')} of them drawn`
    await page.locator('[role=tabpanel] p', { hasText: size }).waitFor()
    await page.getByRole('button', { name: 'Enlarge' }).click()
    const tree = await middleOf(page, 'dialog[open] canvas')
    await page.getByRole('dialog').getByLabel('Open the tree to a depth').focus()
    const trace = await traceWhile(browser, page, async () => {
      for (const [name, act] of acts) {
        await page.evaluate(`performance.mark('${name}')`)
        await act(page, tree)
        await sleep(settleMs)
      }
    })
    const last = page.locator('[role=treeitem][tabindex="0"]')
    if ((await last.getAttribute('aria-posinset')) !== (await last.getAttribute('aria-setsize')))
      throw new Error('the end of the tree is not the last of its siblings')
    return new Map(acts.map(([name], index) => [name, longestTask(trace, name, acts[index + 1]?.[0])]))
  })
}
