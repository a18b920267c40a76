import {
  type Line,
  type Move,
  makeSquare,
  moveFrom,
  movePromotion,
  moveTo,
  type Position,
  parseSan,
} from '@rookery/rules'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import type { Advise } from './adviser.ts'

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>

export const desktop: ContextOptions = { viewport: { width: 1440, height: 900 } }
export const phone: ContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** What the browser's driver says of a page without a service worker. */
const serviceWorkerBlocked = 'Service Worker registration blocked by Playwright'

/** The play page as a person uses it, who also keeps the score on paper. */
export class StudioPage {
  /** What must not happen: errors on the console (refusals of the content security policy among them) and requests elsewhere. */
  readonly complaints: string[] = []
  readonly #page: Page
  readonly #context: BrowserContext
  readonly #url: string
  readonly #touches: boolean
  readonly #size: ReturnType<Page['viewportSize']>

  private constructor(page: Page, url: string, touches: boolean) {
    this.#page = page
    this.#context = page.context()
    this.#url = url
    this.#touches = touches
    this.#size = page.viewportSize()
    // Minds think in the page, and other tests may run beside it.
    page.setDefaultTimeout(90_000)
    // What the browser asks for when it shows a picture alone, as `forgetAll` has it do.
    const noIcon = new URL('/favicon.ico', url).href
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning'
      const isExpected = message.text() === serviceWorkerBlocked || message.location().url === noIcon
      if (isComplaint && !isExpected) this.complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.complaints.push(String(error)))
    page.on('request', (request) => {
      const isOurs = request.url().startsWith(url) || request.url().startsWith('data:')
      if (!isOurs) this.complaints.push(`request to ${request.url()}`)
    })
  }

  static async open(
    browser: Browser,
    url: string,
    options: ContextOptions,
    fragment = '',
  ): Promise<StudioPage> {
    // Only the test of the studio offline needs the service worker, which fetches everything there is.
    const context = await browser.newContext({ serviceWorkers: 'block', ...options })
    const page = new StudioPage(await context.newPage(), url, options.hasTouch === true)
    await page.goTo(fragment)
    return page
  }

  /** Another tab of the same browser. */
  async openTab(fragment: string): Promise<StudioPage> {
    const page = new StudioPage(await this.#context.newPage(), this.#url, this.#touches)
    await page.goTo(fragment)
    return page
  }

  get page(): Page {
    return this.#page
  }

  /** Waits for the board, or, where nobody has played yet and the address asks for no game, for the minds. */
  async goTo(fragment: string): Promise<void> {
    await this.#page.goto(this.#url + fragment)
    await this.#page.getByRole('grid').or(this.minds).waitFor()
  }

  /** The minds to choose from, at the front door. */
  get minds(): Locator {
    return this.#page.getByRole('region', { name: 'Opponent' })
  }

  mind(name: string): Locator {
    return this.minds.getByRole('button', { name: new RegExp(`^${name}`) })
  }

  async close(): Promise<void> {
    await this.#context.close()
  }

  /** Leaves the studio, its minds with it, for a picture of the same origin, where everything that was kept can be deleted; and has its first size again. */
  async forgetAll(): Promise<void> {
    for (const tab of this.#context.pages()) if (tab !== this.#page) await tab.close()
    await this.#page.goto(`${this.#url}favicon.svg`)
    await this.#page.evaluate(async () => {
      sessionStorage.clear()
      localStorage.clear()
      for (const { name } of await indexedDB.databases()) {
        await new Promise<void>((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase(name!)
          deleting.onsuccess = () => resolve()
          deleting.onerror = () => reject(deleting.error)
        })
      }
    })
    if (this.#size) await this.#page.setViewportSize(this.#size)
  }

  square(name: string): Locator {
    return this.#page.locator(`[data-square="${name}"]`)
  }

  cell(name: string): Locator {
    return this.square(name)
  }

  /** "e4, white pawn" */
  pieceOn(square: string): Promise<string | null> {
    return this.cell(square).getAttribute('aria-label')
  }

  tab(name: string): Locator {
    return this.#page.getByRole('tab', { name, exact: true })
  }

  /** Games or a position, where a room takes them as text. */
  async paste(text: string): Promise<void> {
    await this.#page.locator('#open-text').fill(text)
    await this.button('Open').click()
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true })
  }

  async resign(): Promise<void> {
    await this.button('Resign').click()
    await this.confirmResigning()
  }

  async confirmResigning(): Promise<void> {
    await this.#page
      .getByRole('group', { name: 'Resign this game?' })
      .getByRole('button', { name: 'Resign' })
      .click()
  }

  get result(): Locator {
    return this.#page.getByRole('region', { name: 'Result' })
  }

  async press(name: string): Promise<void> {
    if (this.#touches) await this.square(name).tap()
    else await this.square(name).click()
  }

  /** In steps, as a hand does: the board learns of the square below from each movement. */
  async drag(from: string, to: string): Promise<void> {
    await this.square(from).dragTo(this.square(to), { steps: 8 })
  }

  /** The squares that the page marks as goals of the piece in hand. */
  async targets(): Promise<string[]> {
    const marked = this.#page.locator('[data-square][aria-label$="can go here"]')
    const names = await marked.evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute('data-square') ?? ''),
    )
    return names.sort()
  }

  async moves(): Promise<string[]> {
    return this.#page.locator('[role=tabpanel] [aria-label=Moves] button').allTextContents()
  }

  /** A move or a command, typed as a person does who would rather not click. */
  async typeMove(text: string): Promise<void> {
    const input = this.#page.getByLabel('Type a move or a command')
    await input.fill(text)
    await input.press('Enter')
  }

  /** Waits until the list has so many moves, or the game is over. */
  async waitForMoves(count: number): Promise<void> {
    const move = this.#page.locator('[role=tabpanel] [aria-label=Moves] button').nth(count - 1)
    await move.or(this.result).first().waitFor({ state: 'attached' })
  }

  /** Picks a piece up, checks the goals the page offers against the rules, and puts it down. */
  async playMove(position: Position, move: Move): Promise<void> {
    await this.press(makeSquare(moveFrom(move)))
    const offered = await this.targets()
    const expected = goalsFrom(position, move)
    if (offered.join() !== expected.join()) {
      throw new Error(`${makeSquare(moveFrom(move))} can go to ${expected}, the page offers ${offered}`)
    }
    await this.press(makeSquare(moveTo(move)))
    const promotion = movePromotion(move)
    if (promotion !== undefined && position.variant.pawns.promotions.length > 1) {
      await this.#page.getByRole('dialog').getByRole('button', { name: promotion, exact: false }).click()
    }
  }

  /** Plays the person's side by clicks until the game is over, and gives the whole game as the page told it. */
  async playToTheEnd(start: Line, advise: Advise): Promise<Line> {
    let line = start
    while (!line.outcome()) {
      const move = await advise(line)
      await this.playMove(line.position, move)
      line = line.play(move)
      if (line.outcome()) break
      await this.waitForMoves(line.moves.length + 1)
      line = playSan(line, (await this.moves())[line.moves.length])
    }
    return line
  }
}

function goalsFrom(position: Position, move: Move): string[] {
  const goals = position
    .legalMoves()
    .filter((other) => moveFrom(other) === moveFrom(move))
    .map((other) => makeSquare(moveTo(other)))
  return [...new Set(goals)].sort()
}

export function playSan(line: Line, san: string | undefined): Line {
  const move = parseSan(line.position, san ?? '')
  if (!move.ok) throw new Error(`the page shows ${san}, which is not legal`)
  return line.play(move.value)
}
