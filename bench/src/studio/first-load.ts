import type { Browser } from '@rookery/testkit'

export interface FirstLoad {
  /** Bytes of script on their way from the server, as it encodes them. */
  readonly scriptBytes: number
  /** The same scripts as the browser runs them. */
  readonly plainBytes: number
  /** From the start of the navigation until a piece was picked up and the squares it can go to were drawn. */
  readonly usableMs: number
}

/** Runs in the page before its own scripts: presses e2 as soon as there is one, until the page shows where its pawn can go. */
const pressWhenThere = `
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
  })`

/** The Play room, opened by a browser that has never seen it. What its workers fetch is the engine's, and not counted. */
export async function loadFirst(browser: Browser, url: string): Promise<FirstLoad> {
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
    await page.addInitScript(pressWhenThere)
    await page.goto(url)
    const usableMs = Number(await page.evaluate('usable'))
    await page.waitForLoadState('networkidle')
    return { scriptBytes, plainBytes, usableMs }
  } finally {
    await context.close()
  }
}
