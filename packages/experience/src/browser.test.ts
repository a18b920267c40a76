import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, launchBrowser, type Page } from '@rookery/testkit'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, gameOf, START } from './contract.fixture.ts'
import { exportExperience, openExperience } from './index.ts'
import type { PageTools } from './page.fixture.ts'

let folder: string
let server: Server
let browser: Browser
let page: Page

beforeAll(async () => {
  // Inside the checkout, where the bundler finds what the script imports.
  const cache = fileURLToPath(new URL('../../../.cache/', import.meta.url))
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'experience-page-'))
  const script = fileURLToPath(new URL('./page.fixture.ts', import.meta.url))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>experience</title><link rel="icon" href="data:,"><script type="module" src="page.js"></script>',
  )
  writeFileSync(
    join(folder, 'page.js'),
    `import { tools } from ${JSON.stringify(script)}\nwindow.tools = tools\n`,
  )
  await build({ root: folder, base: './', logLevel: 'silent' })
  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }
  server = createServer(({ url = '/' }, response) => {
    const file = url === '/' ? 'index.html' : new URL(url, 'http://x').pathname.slice(1)
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    response.end(readFileSync(join(folder, 'dist', file)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  browser = await launchBrowser()
  page = await browser.newPage()
  await load()
})
afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function load(): Promise<void> {
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.waitForFunction('window.tools !== undefined')
}

const tools = <T, A>(act: (tools: PageTools, argument: A) => Promise<T>, argument: A): Promise<T> =>
  page.evaluate(`(${act})(window.tools, ${JSON.stringify(argument)})`) as Promise<T>

describe('a store in a browser', () => {
  it.each(contract.map(({ name }) => name))('%s', async (name) => {
    expect(await tools((tools, name) => tools.runCase(name), name)).toBe('passed')
  })

  it('keeps what it learned when the page is loaded again', async () => {
    await tools((tools) => tools.learnOne('a'), null)
    await load()
    expect(await tools((tools) => tools.learnOne('a'), null)).toBe(0)
    expect(await tools((tools) => tools.learnOne('b'), null)).toBe(1)
  })

  it('gives way to a newer schema, and says so afterwards', async () => {
    expect(await tools((tools) => tools.meetNewer('indexeddb:newer'), null)).toEqual({
      code: 'store-newer',
      message:
        'indexeddb:newer was made by a newer Rookery (this program knows up to 1): update Rookery, or use another store.',
    })
  })

  it.each([
    ['sqlite:parrot.db', 'sqlite:parrot.db'],
    ['mysql://user:secret@host/parrot', 'mysql://host/parrot'],
  ])('a browser says that it cannot use %s', async (url, name) => {
    expect(await tools((tools, url) => tools.refuse(url), url)).toEqual([
      {
        code: 'store-url',
        message: `The store "${name}" cannot be used in a browser: use indexeddb:NAME, or the rookery command.`,
      },
    ])
  })

  it('takes an export of the command line, and gives it back as it was', async () => {
    const opened = await openExperience('memory:')
    if (!opened.ok) throw new Error(opened.faults[0]!.message)
    await opened.value.learn([gameOf('a', [START, 'e4', 1, 2], [START, 'd4', 0, -3]), gameOf('b')])
    let text = ''
    for await (const piece of exportExperience(opened.value, 'standard')) text += piece
    await opened.value.close()
    const expected = { variant: 'standard', counts: { games: 2, positions: 1, moves: 2, plies: 2 } }
    const give = () =>
      tools((tools, text) => tools.importText('indexeddb:imported', text), text).then(
        (result) => result.ok && result.value,
      )
    expect(await give()).toEqual({ ...expected, isNew: true })
    expect(await give()).toEqual({ ...expected, isNew: false })
    const returned = await tools((tools) => tools.exportText('indexeddb:imported'), null)
    // The first line holds an id that is new with every export.
    expect(returned.split('\n').slice(1)).toEqual(text.split('\n').slice(1))
  })

  it('no driver of a database server or file is in what a page loads', () => {
    const assets = join(folder, 'dist', 'assets')
    const bundle = readdirSync(assets)
      .map((file) => readFileSync(join(assets, file), 'utf8'))
      .join('\n')
    expect(bundle).toContain('indexeddb')
    expect(bundle).not.toMatch(/mysql_native_password|SQLITE_BUSY|learned_moves/)
  })
})
