import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@rookery/testkit'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SqliteStore } from './node/sqlite-store.ts'
import { parseTournament } from './tournament/document.ts'
import { engine, fledgling, planOf } from './tournament/plans.fixture.ts'

const plan = planOf([fledgling('a'), fledgling('b')], { variant: 'minichess' })

const script = `
import { seatEntrantsWith, exportTournament, MemoryStore, openTournament } from '@rookery/arena'

window.play = async (plan) => {
  const store = new MemoryStore(plan)
  const tournament = openTournament({ store, seatEntrant: seatEntrantsWith(), concurrency: 2 })
  const ending = await tournament.run()
  return { ending, document: JSON.stringify(exportTournament(store)) }
}
`

let folder: string
beforeAll(async () => {
  // Inside the checkout, where the bundler finds what the script imports.
  const cache = fileURLToPath(new URL('../../../.cache/', import.meta.url))
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'arena-page-'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>arena</title><link rel="icon" href="data:,"><script type="module" src="page.js"></script>',
  )
  writeFileSync(join(folder, 'page.js'), script)
  await build({ root: folder, base: './', logLevel: 'silent', worker: { format: 'es' } })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }

async function inPage<T>(
  act: (play: (plan: unknown) => Promise<{ ending: string; document: string }>) => Promise<T>,
) {
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
    await page.waitForFunction('window.play !== undefined')
    return await act((given) => page.evaluate((arg) => (window as unknown as Page).play(arg), given))
  } finally {
    await browser.close()
    server.close()
  }
}

interface Page {
  play(plan: unknown): Promise<{ ending: string; document: string }>
}

it('a tournament is played in a page, and goes on in a file', async () => {
  const { ending, document } = await inPage((play) => play(plan))
  expect(ending).toBe('complete')
  const read = parseTournament(document)
  if (!read.ok) throw new Error(read.faults[0]!.message)
  expect(read.value.games).toHaveLength(4)
  const files = mkdtempSync(join(tmpdir(), 'rookery-page-'))
  const store = SqliteStore.openOrCreate(join(files, 'page.arena'), read.value.plan)
  for (const game of read.value.games) store.add(game)
  expect([...store.games()]).toEqual(read.value.games)
  store.close()
  rmSync(files, { recursive: true })
})

it('a page says that it cannot run an engine in a process', async () => {
  const refused = inPage((play) => play(planOf([fledgling('a'), engine('b')])))
  await expect(refused).rejects.toThrow('cannot run here')
})
