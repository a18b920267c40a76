import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = { run: (options: RunOptions) => Promise<AxeResults> }

/** What axe finds on the page as it stands that keeps somebody out, or leads a listener astray, one line each: rule, then the elements. */
export async function findViolations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, because the page's policy lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe }
    // Otherwise it describes every element that is well, which takes three times as long as to look for those that are not.
    // Nor does it fetch the style sheets, which none of these rules reads.
    const watched = ['heading-order', 'aria-allowed-role']
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false })
    return violations
      .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || watched.includes(id))
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  })
}
