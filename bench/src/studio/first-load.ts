import type { Browser } from '@rookery/testkit'

export interface FirstLoad {
  /** Bytes of script on their way from the server, as it encodes them. */
  readonly scriptBytes: number
  /** The same scripts as the browser runs them. */
  readonly plainBytes: number
  /** From the start of the navigation until the visitor could do what they came for. */
  readonly usableMs: number
}

export interface Visit {
  /** The address's fragment. */
  readonly fragment: string
  /** Runs in the page before its own scripts, and promises the moment as `window.usable`. */
  readonly watch: string
}

/** Somebody who has never been here: presses nothing, for one click on any of the minds that are drawn begins a game. */
export const doorVisit: Visit = {
  fragment: '',
  watch: `
  window.usable = new Promise((resolve) => {
    const look = () =>
      requestAnimationFrame(document.querySelector('main li button:enabled') ? () => resolve(performance.now()) : look)
    look()
  })`,
}

/** Somebody who follows a link to a game: presses e2 as soon as there is one, until the page shows where its pawn can go. */
export const gameVisit: Visit = {
  fragment: '#seed=7',
  watch: `
  window.usable = new Promise((resolve) => {
    const look = () => {
      const board = document.querySelector('rookery-board')?.shadowRoot
      if (board?.querySelector('[aria-label$="can go here"]')) {
        requestAnimationFrame(() => resolve(performance.now()))
        return
      }
      board?.querySelector('[data-square="e2"]')?.click()
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })`,
}

/** The Play room, opened by a browser that has never seen it. What its workers fetch is the engine's, and not counted. */
export async function loadFirst(
  browser: Browser,
  url: string,
  { fragment, watch }: Visit,
): Promise<FirstLoad> {
  const context = await browser.newContext()
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    const scripts = new Set<string>()
    let scriptBytes = 0
    let plainBytes = 0
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    session.on('Network.dataReceived', ({ requestId, dataLength }) => {
      if (scripts.has(requestId)) plainBytes += dataLength
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength
    })
    await session.send('Network.enable')
    await page.addInitScript(watch)
    await page.goto(url + fragment)
    const usableMs = Number(await page.evaluate('usable'))
    await page.waitForLoadState('networkidle')
    return { scriptBytes, plainBytes, usableMs }
  } finally {
    await context.close()
  }
}
