import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, keepComplaints, launchBrowser, openSite, type Page, type Site } from '@rookery/testkit'
import type { AxeResults } from 'axe-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RookeryGame } from './index.ts'

const dist = new URL('../dist/', import.meta.url)

const htmlOf = (script: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>A game</title>
<link rel="icon" href="data:,"><style>body{margin:0}</style>${script}<main><h1>A game</h1></main></html>`
const moduleHtml = htmlOf('<script type="module" src="/rookery-embed.js"></script>')

let browser: Browser
let site: Site
let page: Page
const complaints: string[] = []
const requests: string[] = []

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), openSite(dist, moduleHtml, false)])
  page = await openPage({ viewport: { width: 1000, height: 900 }, reducedMotion: 'reduce' })
})

afterAll(async () => {
  await browser?.close()
  site?.close()
})

afterEach(() => expect(complaints.splice(0)).toEqual([]))

async function openPage(device: Parameters<Browser['newPage']>[0]): Promise<Page> {
  const opened = await browser.newPage(device)
  // Minds think in the page, and other tests may run beside it.
  opened.setDefaultTimeout(90_000)
  keepComplaints(opened, complaints)
  opened.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return opened
}

type Heard = [type: string, detail: Record<string, unknown>][]

/** A page with one game, which remembers every event in `heard`. */
async function open(attributes: string, at: { page: Page; site: Site } = { page, site }): Promise<void> {
  requests.splice(0)
  await at.page.goto(at.site.address)
  await at.page.evaluate((markup) => {
    const heard: unknown[] = []
    Object.assign(globalThis, { heard })
    const template = document.createElement('template')
    template.innerHTML = markup
    const game = template.content.firstElementChild!
    for (const type of ['start', 'move', 'thought', 'takeback', 'end', 'error'])
      game.addEventListener(type, (event) => {
        const { position: _, ...detail } = (event as CustomEvent).detail
        heard.push([type, JSON.parse(JSON.stringify(detail))])
      })
    document.querySelector('main')!.append(template.content)
  }, `<rookery-game ${attributes}></rookery-game>`)
}

const heard = async (...types: string[]): Promise<Heard> =>
  ((await page.evaluate('heard')) as Heard).filter(([type]) => types.includes(type))

/** Resolves once so many events of a type have been heard. */
const hear = (type: string, count = 1, at = page) =>
  at.waitForFunction(
    ([wanted, least]) =>
      (globalThis as unknown as { heard: Heard }).heard.filter(([each]) => each === wanted).length >= least,
    [type, count] as const,
  )

/** Its script may still be on the way. */
const onGame = async <T>(work: (game: RookeryGame) => T): Promise<T> => {
  await page.evaluate(() => customElements.whenDefined('rookery-game').then(() => {}))
  return page.locator('rookery-game').evaluate(work as never)
}
const square = (name: string, at = page) => at.locator(`[data-square="${name}"]`)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const status = () => page.locator('[part=status] .sentence')
const words = (at = page) => at.locator('[part=words]')

async function move(from: string, to: string, at = page): Promise<void> {
  await square(from, at).click()
  await square(to, at).click()
}

describe('a game', () => {
  it('is played, with a thought for the answer in events and in words', async () => {
    await open('mind="owl:depth=2"')
    await status().getByText('Your move.').waitFor()
    await move('e2', 'e4')
    await hear('move', 2)
    const [start, mine, ...rest] = await heard('start', 'move', 'thought')
    expect(start).toMatchObject(['start', { variant: 'standard', color: 'white' }])
    expect(mine).toMatchObject(['move', { san: 'e4', uci: 'e2e4', by: 'person', color: 'white', ply: 1 }])
    const last = rest.at(-1)!
    const [, thought] = rest.at(-2)!
    expect(last).toMatchObject(['move', { by: 'mind', color: 'black', ply: 2, thought: { kind: 'owl' } }])
    expect(thought).toMatchObject({ mind: 'owl', color: 'black', ply: 1, san: last[1].san })
    expect(await words().textContent()).toBe(thought.words)
    expect(thought.words).toMatch(
      /^Owl plays \S+: the \w+ (goes to the centre|looks at the centre|comes into play)/,
    )
    expect(await page.getByRole('list', { name: 'Moves it weighed' }).getByRole('listitem').count()).toBe(5)
    expect(await page.getByRole('region', { name: 'Moves' }).getByRole('button').allTextContents()).toEqual([
      'e4',
      last[1].san,
    ])
    expect(await onGame((game) => game.fen)).toBe(last[1].fen)
    expect(await onGame((game) => game.pgn)).toContain('[Black "Owl (')
    expect(requests.filter((path) => /\.(network|wasm)$/.test(path))).toEqual([])
  })

  it('tells scores from the person’s side or from White’s, as the page wants', async () => {
    await open(
      'mind="owl:depth=2" color="black" position="rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"',
    )
    await hear('move')
    const row = page.getByRole('list', { name: 'Moves it weighed' }).getByRole('listitem').first()
    const score = async () => Number((await row.locator('.value').textContent())!.replace('−', '-'))
    const mine = await score()
    expect(mine).not.toBe(0)
    await onGame((game) => {
      game.view = 'white'
    })
    await expect.poll(score).toBe(-mine)
    expect(await heard('start')).toHaveLength(1)
  })

  it('speaks German from the moment that the page wants it, and goes on', async () => {
    await open('mind="owl:depth=1" seed="1"')
    await move('e2', 'e4')
    await hear('move', 2)
    await page.evaluate(`import('/rookery-embed/element.js').then(({ setLanguage }) => setLanguage('de'))`)
    await status().getByText('Du bist am Zug.').waitFor()
    expect(await words().textContent()).toMatch(/^Owl spielt /)
    expect(await page.getByRole('heading', { name: 'Was Owl denkt' }).count()).toBe(1)
    await button('Zurücknehmen').click()
    expect(await heard('takeback')).toHaveLength(1)
    await page.getByText('Noch keine Züge.').waitFor()
    await page.getByRole('gridcell', { name: 'e2, weißer Bauer', exact: true }).waitFor()
  })

  it('is taken back, resigned, revived, and begun anew', async () => {
    await open('mind="fledgling" seed="3"')
    await move('d2', 'd4')
    await hear('move', 2)
    await button('Take back').click()
    expect(await heard('takeback')).toMatchObject([['takeback', { ply: 0 }]])
    expect(await square('d2').getAttribute('aria-label')).toBe('d2, white pawn')
    await move('e2', 'e4')
    await hear('move', 4)
    await button('Resign').click()
    expect(await status().textContent()).toBe('Fledgling won. Black wins: White resigned (0-1).')
    expect(await heard('end')).toEqual([
      [
        'end',
        { winner: 'black', reason: 'resignation', result: '0-1', words: 'Black wins: White resigned (0-1)' },
      ],
    ])
    await button('Take back').click()
    expect(await status().textContent()).toBe('Your move.')
    await button('New game').click()
    await button('Leave this game?').click()
    expect(await heard('start')).toHaveLength(2)
    expect(await onGame((game) => game.line.moves.length)).toBe(0)
  })

  it('ends in words and takes no more moves', async () => {
    await open('mind="fledgling" position="6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"')
    await move('a1', 'a8')
    await hear('end')
    expect(await status().textContent()).toBe('You won. White wins by checkmate (1-0).')
    expect(await page.getByRole('status').allTextContents()).toContain(
      'You won. White wins by checkmate (1-0).',
    )
    expect(await onGame((game) => game.play('Kf1'))).toBe(false)
  })

  it('is lost on time, which the clocks show', async () => {
    await open('mind="fledgling" clock="0.02+0"')
    expect(await page.getByRole('timer', { name: 'White’s clock' }).textContent()).toBe('0:01.2')
    await move('e2', 'e4')
    await hear('end')
    expect(await status().textContent()).toBe('Fledgling won. Black wins: White ran out of time (0-1).')
  })

  it('is walked through by its moves, which the board follows', async () => {
    await open('mind="fledgling" seed="1"')
    for (const [index, [from, to]] of (
      [
        ['e2', 'e4'],
        ['d2', 'd3'],
      ] as const
    ).entries()) {
      await move(from, to)
      await hear('move', 2 * index + 2)
    }
    await button('e4').click()
    expect(await status().textContent()).toBe('Move 1 of 4.')
    expect(await square('d2').getAttribute('aria-label')).toBe('d2, white pawn')
    await page.keyboard.press('End')
    expect(await status().textContent()).toBe('Your move.')
    await page.keyboard.press('Home')
    await button('Go to the latest').click()
    expect(await square('d3').getAttribute('aria-label')).toBe('d3, white pawn')
  })

  it('takes a move ahead of its turn and plays it when the turn comes', async () => {
    await open('mind="raven:timeMs=1000" color="white"')
    await move('e2', 'e4')
    await move('d2', 'd3')
    await hear('move', 3)
    expect((await heard('move'))[2]![1]).toMatchObject({ san: 'd3', by: 'person' })
  })
})

describe('attributes', () => {
  it.each([
    ['mind="kestrel:depth=1" color="black"', 'a7', 'Kestrel', 'depth 1'],
    ['mind="wren" variant="minichess" color="black"', 'a5', 'Wren', ''],
    ['mind="mynah:rating=800" color="black"', 'a7', 'Mynah', 'rating 800'],
    ['mind="heron:depth=1" variant="gardner" color="black"', 'a4', 'Heron', 'depth 1'],
    ['mind="magpie" variant="chess960" color="black" seed="5"', 'a7', 'Magpie', ''],
  ])('%s lets the mind begin on its board', async (attributes, pawn, name, settings) => {
    await open(attributes)
    await hear('move')
    await status().getByText('Your move.').waitFor()
    expect(await square(pawn).getAttribute('aria-label')).toBe(`${pawn}, black pawn`)
    const side = page.getByRole('group', { name: `${name}, white` })
    expect(await side.locator('.about').textContent()).toContain(settings)
    expect(await words().textContent()).toContain(name)
  })

  it('decide what stands beside the board, without a new game', async () => {
    await open('mind="fledgling" panel="none"')
    await hear('start')
    const [thought, moves] = [page.locator('[part=thought]'), page.locator('[part=moves]')]
    const shown = async () => [await thought.isVisible(), await moves.isVisible()]
    expect(await shown()).toEqual([false, false])
    for (const [panel, expected] of [
      ['thought', [true, false]],
      ['moves', [false, true]],
      ['both', [true, true]],
    ] as const) {
      await page.locator('rookery-game').evaluate((game, value) => game.setAttribute('panel', value), panel)
      expect(await shown()).toEqual(expected)
    }
    expect(await heard('start')).toHaveLength(1)
  })

  it('let two people play, or the mind with itself', async () => {
    await open('color="both"')
    await move('e2', 'e4')
    await status().getByText('Black to move.').waitFor()
    await open('mind="raven:timeMs=1000" color="none"')
    await hear('thought')
    await button('Pause').click()
    await status().getByText('Paused.').waitFor()
  })

  it.each([
    ['mind="oul"', 'mind', 'mind: there is no mind "oul" (did you mean owl?)'],
    ['position="nonsense"', 'position', 'position: the FEN "nonsense" cannot be played:'],
    ['mind="owl" variant="gardner"', 'mind', 'mind: Owl does not play Gardner 5x5'],
  ])('that cannot be used are told in a sentence: %s', async (attributes, option, sentence) => {
    await open(attributes)
    await hear('error')
    const told = await page.getByRole('alert').textContent()
    expect(told).toContain(sentence)
    expect(told).toMatch(/[^?.][?.]$/)
    expect((await heard('error'))[0]![1]).toMatchObject({
      option,
      message: expect.stringContaining(sentence),
    })
    expect(page.workers()).toEqual([])
    await onGame((game) => {
      for (const name of game.getAttributeNames()) game.removeAttribute(name)
      game.mind = 'fledgling'
    })
    await page.getByRole('alert').waitFor({ state: 'hidden' })
    await move('e2', 'e4')
    await hear('move', 2)
  })

  it('that are no texts at all are told in a sentence too, and the game goes on when they are gone', async () => {
    await open('mind="fledgling"')
    await hear('start')
    const values = [
      'Symbol("s")',
      'Object.create(null)',
      'new Proxy({}, { get() { throw new Error("no") } })',
    ]
    const names = ['mind', 'color', 'variant', 'position', 'clock', 'seed', 'panel', 'theme', 'pieces']
    for (const name of names)
      for (const value of values) {
        const before = (await heard('error')).length
        await page.evaluate(`void (document.querySelector('rookery-game').${name} = ${value})`)
        await hear('error', before + 1)
        expect((await heard('error')).at(-1)![1]).toMatchObject({ option: name })
        await page.evaluate(`document.querySelector('rookery-game').${name} = null`)
      }
    await page.getByRole('alert').waitFor({ state: 'hidden' })
    await onGame((game) => {
      game.mind = 'fledgling'
    })
    await move('e2', 'e4')
    await hear('move', 2)
  })

  it('that only change the look keep the game going when they are wrong', async () => {
    await open('mind="fledgling"')
    await move('e2', 'e4')
    await hear('move', 2)
    await onGame((game) => game.setAttribute('theme', 'pink'))
    await page.getByText('theme: "pink" is none of wood, slate, meadow, print.').waitFor()
    await move('d2', 'd4')
    await hear('move', 4)
  })

  it('end a search when they change', async () => {
    await open('mind="raven:timeMs=60000" color="black"')
    await hear('thought')
    const [minds, engine] = page.workers()
    const ended = Promise.all([minds!.waitForEvent('close'), engine!.waitForEvent('close')])
    await onGame((game) => game.setAttribute('mind', 'fledgling'))
    await ended
    await hear('move')
    expect((await heard('move'))[0]![1]).toMatchObject({ thought: { kind: 'fledgling' } })
  })
})

describe('the page', () => {
  it('ends the workers with the element, and goes on when it is put back', async () => {
    await open('mind="raven:timeMs=60000" color="black" clock="5+0"')
    await hear('thought')
    const ended = Promise.all(page.workers().map((worker) => worker.waitForEvent('close')))
    await onGame((game) => {
      Object.assign(globalThis, { kept: game })
      game.remove()
    })
    await ended
    expect(page.workers()).toEqual([])
    await page.evaluate(() => {
      const { kept } = globalThis as unknown as { kept: RookeryGame }
      kept.mind = 'fledgling'
      document.querySelector('main')!.append(kept)
    })
    await hear('move')
  })

  it('may set properties before the element is known, and moves by a script', async () => {
    await page.goto(`${site.address}`)
    const played = await page.evaluate(async () => {
      const early = document.createElement('rookery-game')
      Object.assign(early, { mind: 'fledgling', position: '4k3/P7/8/8/8/8/8/4K3 w - - 0 1' })
      document.querySelector('main')!.append(early)
      await customElements.whenDefined('rookery-game')
      return [early.play('nonsense'), early.play('a8=Q+'), early.fen]
    })
    expect(played).toEqual([false, true, 'Q3k3/8/8/8/8/8/8/4K3 b - - 0 1'])
  })

  it('has nothing that keeps somebody out, in either scheme, and is played by keys', async () => {
    await open('mind="fledgling" clock="5+3"')
    await move('e2', 'e4')
    await hear('move', 2)
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') })
    for (const scheme of ['light', 'dark']) {
      await onGame((game) => game.style.setProperty('color-scheme', 'inherit'))
      await page.evaluate(
        (value) => document.documentElement.style.setProperty('color-scheme', value),
        scheme,
      )
      const found = await page.evaluate(() =>
        (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      )
      expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
    await square('d2').focus()
    for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
    await hear('move', 4)
  })

  it.each([280, 390, 660, 1200])('has room for all of it at %i pixels', async (width) => {
    await page.setViewportSize({ width, height: 900 })
    await open('mind="magpie" clock="5+3"')
    await move('e2', 'e4')
    await hear('move', 2)
    const overflow = await onGame((game) => {
      const inside = [
        ...game.shadowRoot!.querySelectorAll<HTMLElement>('.game, .table, .panel, .controls, .side'),
      ]
      return inside
        .filter((each) => each.scrollWidth > each.clientWidth + 1)
        .map(({ className }) => className)
    })
    expect(overflow).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.setViewportSize({ width: 1000, height: 900 })
  })
})

describe('the self-contained build', () => {
  const snippet = /```html\n([\s\S]*?)```/.exec(
    readFileSync(new URL('../../../docs/embed.md', import.meta.url), 'utf8'),
  )![1]!

  it('plays from the first page of docs/embed.md, which has eight lines', async () => {
    expect(snippet.trim().split('\n')).toHaveLength(8)
    const own = await openSite(dist, snippet, false)
    const tab = await openPage({ viewport: { width: 1000, height: 900 } })
    await tab.goto(own.address)
    await move('e2', 'e4', tab)
    await words(tab)
      .getByText(/^Owl plays/)
      .waitFor()
    await tab.locator('[part=status]').getByText('Your move.').waitFor()
    expect(await tab.locator('[part=moves] button').count()).toBe(2)
    // Nothing but the icon, which the page does not name.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')))
    await tab.close()
    own.close()
  })

  it('plays from a classic script of another site', async () => {
    const other = await openSite(dist, '', false, true)
    const own = await openSite(
      dist,
      htmlOf(`<script src="${other.address}rookery-embed.js"></script>`),
      false,
    )
    await open('mind="raven:timeMs=100" color="black"', { page, site: own })
    await hear('move')
    expect((await heard('move'))[0]![1]).toMatchObject({ thought: { kind: 'raven' } })
    expect(page.workers()).toHaveLength(2)
    own.close()
    other.close()
  })

  it.each([
    [false, 'core-single.wasm', 2],
    [true, 'core-shared.wasm', 3],
  ])(
    'gives Raven its network, and threads where the page is isolated: %s',
    async (isIsolated, core, workers) => {
      const own = await openSite(dist, moduleHtml, isIsolated)
      await open('mind="raven:timeMs=200,threads=2,hashMb=1" color="black"', { page, site: own })
      await hear('move')
      const files = requests
        .map((path) => path.split('/').at(-1))
        .filter((name) => /\.(wasm|network)$/.test(name!))
      expect(new Set(files)).toEqual(new Set([core, 'standard.network']))
      expect(page.workers()).toHaveLength(workers)
      own.close()
    },
  )

  it('says what is missing where its files are not there, and tries again', async () => {
    await open('mind="fledgling"')
    await onGame((game) => {
      game.files = { workerUrl: '/nowhere.js' }
      game.newGame()
      game.play('e4')
    })
    await hear('error')
    await status()
      .getByText('Fledgling cannot go on: fledgling lost its worker: it could not be loaded.')
      .waitFor()
    complaints.splice(0)
    await page.route('**/nowhere.js', (route) =>
      route.fulfill({
        path: new URL('rookery-embed/worker.js', dist).pathname,
        contentType: 'text/javascript',
      }),
    )
    await page.route('**/worker-*.js', (route) =>
      route.fulfill({
        path: new URL(`rookery-embed/${route.request().url().split('/').at(-1)}`, dist).pathname,
        contentType: 'text/javascript',
      }),
    )
    await button('Try again').click()
    await hear('move', 2)
    await page.unrouteAll()
  })
})
