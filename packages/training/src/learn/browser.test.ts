import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importExperience, openExperience } from '@rookery/experience'
import { unwrap } from '@rookery/rules'
import { launchBrowser } from '@rookery/testkit'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'

const script = `
import { defaultStore, exportExperience, openExperience } from '@rookery/experience'
import { createPlayer } from '@rookery/players'
import { Line, minichess, startPosition } from '@rookery/rules'
import { learnFromSelfPlay } from '@rookery/training'

window.learn = async (plan) => {
  const store = defaultStore()
  const { value: experience } = await openExperience(store)
  const signal = new AbortController().signal
  const summary = await learnFromSelfPlay(plan, { experience, store, workers: 2, signal })
  const parrot = await createPlayer('parrot', { primer: false }, 1)
  const { thought } = await parrot.think(Line.from(startPosition(minichess)), {}, () => {}, signal)
  await parrot.dispose()
  let table = ''
  for await (const piece of exportExperience(experience, 'minichess')) table += piece
  const { seen, fallback } = thought.details
  return { learned: summary.learned, seen, fallback, table }
}
`

let folder: string
beforeAll(async () => {
  // Inside the checkout, where the bundler finds what the script imports.
  const cache = fileURLToPath(new URL('../../../../.cache/', import.meta.url))
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'learn-page-'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>learn</title><link rel="icon" href="data:,"><script type="module" src="page.js"></script>',
  )
  writeFileSync(join(folder, 'page.js'), script)
  await build({ root: folder, base: './', logLevel: 'silent', worker: { format: 'es' } })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
}

interface Report {
  readonly learned: number
  readonly seen: number
  readonly fallback: unknown
  readonly table: string
}

async function learnInPage(plan: unknown): Promise<Report> {
  const server = createServer(({ url = '/' }, response) => {
    const file = url === '/' ? 'index.html' : new URL(url, 'http://x').pathname.slice(1)
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    response.end(readFileSync(join(folder, 'dist', file)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await page.waitForFunction('window.learn !== undefined')
    return await page.evaluate(
      (given) => (window as unknown as { learn(plan: unknown): Promise<Report> }).learn(given),
      plan,
    )
  } finally {
    await browser.close()
    server.close()
  }
}

it('a page learns on workers, its Parrot plays what it learned, and the command line can take it over', async () => {
  const seat = (player: string) => ({ player, settings: {}, limits: {} })
  const { learned, seen, fallback, table } = await learnInPage({
    variant: 'minichess',
    players: [seat('magpie'), seat('parrot')],
    alternates: true,
    watches: 'both',
    games: 30,
    seed: 1,
    run: 'page',
    lookAhead: 10,
  })
  expect({ learned, seen, fallback }).toEqual({ learned: 30, seen: 30, fallback: null })
  const here = unwrap(await openExperience('memory:'))
  expect(
    await importExperience(here, async function* () {
      yield table
    }),
  ).toMatchObject({ ok: true })
  expect(await here.count('minichess')).toMatchObject({ games: 30 })
  await here.close()
})
