import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Browser,
  keepComplaints,
  launchBrowser,
  type Page,
  type RedisServer,
  type Studio,
  serveStudio,
  startRedis,
} from '@rookery/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.ts'
import { desktop } from '../../testing/studio-page.ts'

const rookery = fileURLToPath(new URL('../../../../cli/bin/rookery.js', import.meta.url))
const processes: ChildProcess[] = []
let folder: string
let redis: RedisServer
let studio: Studio
let browser: Browser
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-colony-page-'))
  redis = await startRedis()
  studio = await serveStudio(undefined, ['--colony', redis.url])
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await studio?.close()
  for (const child of processes) if (child.exitCode === null && child.kill()) await once(child, 'exit')
  await redis?.stop()
  rmSync(folder, { recursive: true })
})

async function openPage(): Promise<Page> {
  const page = await browser.newPage(desktop)
  // Workers and coordinators are started, and other tests may run beside them.
  page.setDefaultTimeout(90_000)
  return page
}

function start(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [rookery, ...args], { stdio: 'ignore', cwd: folder })
  processes.push(child)
  return child
}

it('shows the tournament of a colony live, with its boards, its test and its workers, to its end', async () => {
  const page = await openPage()
  const complaints: string[] = []
  keepComplaints(page, complaints)
  // What the server prints is the address of the view itself; the room of tournaments leads there, too.
  await page.goto(new URL('#/arena', studio.url).href)
  await page.getByRole('link', { name: 'Watch what the colony plays' }).click()
  await page.waitForURL(studio.url)
  await page.getByText('No tournament is being played.').waitFor()
  await page.getByRole('tab', { name: 'Workers' }).click()
  await page.getByText('No worker is here: rookery colony work URL.').waitFor()
  expect(await findViolations(page)).toEqual([])

  start('colony', 'work', redis.url, '--threads', '2', '--name', 'bee')
  await page.getByRole('row', { name: /^bee 0\/2/ }).waitFor()
  const tournament = start(
    ...['arena', '--engine', 'player=kestrel', 'name=K', '--engine', 'player=magpie', 'name=M'],
    ...['--each', 'depth=2', '--maxmoves', '30', '--rounds', '8', '--event', 'Far <i>away</i>'],
    ...['--sprt', 'elo0=0', 'elo1=2', '--file', join(folder, 'far.arena'), '--colony', redis.url],
  )
  // It may be over before the page has been looked at.
  const ended = once(tournament, 'exit')
  await page.getByRole('heading', { name: 'Far <i>away</i>' }).waitFor()
  await page
    .getByRole('article', { name: /^Game \d+/ })
    .first()
    .waitFor()
  await page.locator('article[data-state="live"]').first().waitFor()
  await page.getByRole('row', { name: /^bee 2\/2/ }).waitFor()
  // The game of each thread, however many of its job were played before it.
  expect(await page.locator('article[data-state="live"]').count()).toBeLessThanOrEqual(2)
  await page.getByRole('tab', { name: 'Table' }).click()
  await page.getByRole('heading', { name: 'Is K stronger than M? Not decided yet.' }).waitFor()
  expect(await findViolations(page)).toEqual([])

  await ended
  await page.getByText('The tournament is over: 16 games.').waitFor()
  const table = page.getByRole('region', { name: 'Standings' })
  expect(await table.locator('tbody td:nth-of-type(2)').allTextContents()).toEqual(['16', '16'])
  expect(complaints).toEqual([])
})

it('says where the Redis of the colony is away, also to who comes meanwhile, and where it is there again', async () => {
  const page = await openPage()
  await page.goto(studio.url)
  const waiting = page.getByText("The colony's Redis does not answer; waiting for it…")
  const noGames = page.getByText('No tournament is being played.')
  await noGames.waitFor()
  process.kill(redis.pid, 'SIGSTOP')
  await waiting.waitFor()
  await page.reload()
  await waiting.waitFor()
  process.kill(redis.pid, 'SIGCONT')
  await noGames.waitFor()
  await page.close()
})

it('answers nobody but who reads, and nothing else of a colony', async () => {
  const at = new URL('colony/events', studio.url)
  expect((await fetch(at, { method: 'POST' })).status).toBe(405)
  expect((await fetch(new URL('colony/other', studio.url))).status).toBe(404)
  const stream = await fetch(at)
  expect(stream.headers.get('content-type')).toBe('text/event-stream')
  await stream.body?.cancel()
})
