import type { Browser, Page } from '@rookery/testkit'

export interface Game {
  readonly mind: string
  readonly settings: Readonly<Record<string, number | string>>
  readonly variant: string
  /** White's to move, by the person. */
  readonly fen: string
  /** The person's move, by its squares. */
  readonly from: string
  readonly to: string
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A visitor's own browser, with the game on the board and the Mind tab open; it is closed after the visit. */
export async function visit<T>(
  browser: Browser,
  url: string,
  game: Game,
  stay: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(`${url}#${makeLink(game)}`)
    await page.getByRole('tab', { name: 'Mind' }).click()
    // The page keeps all its files for times without a network when it first has time to.
    await page.evaluate('navigator.serviceWorker.ready.then(() => {})')
    return await stay(page)
  } finally {
    await context.close()
  }
}

function makeLink({ mind, settings, variant, fen }: Game): URLSearchParams {
  const link = new URLSearchParams({ white: 'you', black: mind, variant, fen })
  for (const [name, value] of Object.entries(settings)) link.set(`black.${name}`, String(value))
  return link
}

/**
 * The middle of an element. Asked before a trace begins: the driver looks for elements in the page's own thread, and would be seen
 * in the trace; bare mouse and keys go through the browser, as a person's do.
 */
export async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not on the screen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export const squareSelector = (name: string): string => `[data-square="${name}"]`
