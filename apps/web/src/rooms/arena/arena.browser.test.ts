import { readFileSync } from 'node:fs'
import {
  exportTournament,
  MemoryStore,
  openTournament,
  parseTournament,
  type ScheduleKind,
  SeatedPlayer,
} from '@rookery/arena'
import { createLocalPlayer } from '@rookery/players'
import { parsePgn } from '@rookery/rules'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.ts'
import { setUpStudio, still } from '../../testing/studio-fixture.ts'
import { desktop, phone } from '../../testing/studio-page.ts'

const { url, open } = setUpStudio()

async function openArena(device = still(desktop)): Promise<Page> {
  const { page } = await open('', device)
  await page.goto(`${url()}#/arena`)
  await page.getByRole('heading', { name: 'Arena' }).waitFor()
  return page
}

/** Two minds that answer at once; two games a round. */
async function startMatch(page: Page, rounds: string): Promise<void> {
  await page.getByLabel('Player 1', { exact: true }).selectOption('fledgling')
  await page.getByLabel('Player 2', { exact: true }).selectOption('magpie')
  await page.getByRole('button', { name: /^Remove player 3/ }).click()
  await page.getByLabel('Board', { exact: true }).selectOption('minichess')
  await page.getByLabel('Rounds').fill(rounds)
  await page.getByRole('checkbox', { name: /SPRT/ }).check()
  await page.getByLabel('Name', { exact: true }).fill('Friday <b>night</b>')
  await page.getByRole('button', { name: 'Start the tournament' }).click()
  await page.getByRole('list', { name: 'Boards' }).waitFor()
}

async function download(page: Page, name: string): Promise<string> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  return (await waiting).path()
}

const column = (page: Page, number: number) =>
  page.getByRole('region', { name: 'Standings' }).locator(`tbody td:nth-of-type(${number})`).allTextContents()

const points = (page: Page) => column(page, 1)

it('plays a tournament to its end, and hands it on as JSON and PGN', async () => {
  const page = await openArena()
  expect(await findViolations(page)).toEqual([])
  await startMatch(page, '2')
  await page.getByText('All 4 games are played.').waitFor()
  expect(await page.getByRole('article').count()).toBe(2)
  await page.getByRole('heading', { name: 'Is Fledgling stronger than Magpie? Not decided yet.' }).waitFor()
  expect(await page.getByRole('meter').evaluate((gauge: HTMLMeterElement) => gauge.value)).toBeLessThan(0)
  // What the numbers mean stands beside them, for fingers too, which know no tooltip.
  expect(await page.getByText('LOS, likelihood of superiority').isVisible()).toBe(true)
  await page.getByText('What these numbers are').click()
  expect(await page.getByText('the log-likelihood ratio, LLR').isVisible()).toBe(true)
  expect(await page.getByRole('heading', { name: 'Friday <b>night</b>' }).count()).toBe(1)
  expect(await findViolations(page)).toEqual([])

  const json = await download(page, 'JSON')
  const read = parseTournament(readFileSync(json, 'utf8'))
  if (!read.ok) throw new Error(read.faults[0]!.message)
  expect(read.value.games).toHaveLength(4)
  const games = parsePgn(readFileSync(await download(page, 'PGN'), 'utf8'))
  expect(games.map((game) => game.ok && game.value.tags.get('Event'))).toEqual(
    new Array(4).fill('Friday <b>night</b>'),
  )
  const table = await points(page)
  // Two pairs bear neither Elo nor likelihood of superiority.
  expect([...(await column(page, 6)), ...(await column(page, 7))]).toEqual(['–', '–', '–', '–'])

  await page.getByRole('tab', { name: 'Ratings' }).click()
  await page.getByRole('img', { name: /^Ratings: .*Magpie/ }).waitFor()
  await page.getByRole('tab', { name: 'Games' }).click()
  expect(await page.getByRole('list', { name: 'Finished games' }).getByRole('listitem').count()).toBe(4)

  await page.getByRole('link', { name: 'Arena' }).first().click()
  await page.getByLabel('Open a file…').setInputFiles(json)
  await page.getByText('All 4 games are played.').waitFor()
  expect(await points(page)).toEqual(table)

  await page.goto(`${url()}#/arena`)
  await page
    .getByRole('link', { name: /Friday/ })
    .nth(1)
    .waitFor()
  await page
    .getByRole('button', { name: /^Delete Friday/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('is deleted.').waitFor()
  await page
    .getByRole('link', { name: /Friday/ })
    .nth(1)
    .waitFor({ state: 'detached' })
  expect(await page.getByRole('link', { name: /Friday/ }).count()).toBe(1)
})

it('goes on after a reload with the games that are missing', async () => {
  const page = await openArena(still(phone))
  await page.getByLabel('Boards at once').fill('1')
  await startMatch(page, '5')
  await page.getByText(/^[1-9]\d* of 10 games played/).waitFor()
  await page.reload()
  const status = page.getByRole('main').getByRole('status').first()
  await page.getByRole('button', { name: 'Go on' }).waitFor()
  const before = Number.parseInt((await status.textContent())!, 10)
  expect(before).toBeGreaterThan(0)
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('All 10 games are played.').waitFor()
  const read = parseTournament(readFileSync(await download(page, 'JSON'), 'utf8'))
  if (!read.ok) throw new Error(read.faults[0]!.message)
  expect(read.value.games.map(({ number }) => number)).toEqual(
    Array.from({ length: 10 }, (_, index) => index + 1),
  )
})

/** A small tournament of its kind, played here. */
async function makeDocument(kind: ScheduleKind, names = ['Ann', 'Ben', 'Cid']): Promise<string> {
  const entrant = (name: string) =>
    ({ kind: 'player', name, player: 'fledgling', settings: {}, control: { depth: 1 } }) as const
  const store = new MemoryStore({
    event: kind,
    variant: 'minichess',
    entrants: names.map(entrant),
    schedule: { kind, rounds: 1, games: 2 },
    openings: [],
    seed: 1,
    adjudication: {},
    marginMs: 1000,
    stallMs: 60_000,
  })
  const seatEntrant = () => new SeatedPlayer('fledgling', {}, createLocalPlayer)
  await openTournament({ store, seatEntrant }).run()
  return JSON.stringify(exportTournament(store))
}

/** The words of a table that go over from one line to the next. */
const findBrokenWords = (tables: Locator): Promise<string[]> =>
  tables.evaluate((all) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(all, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
      for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (range.getClientRects().length > 1) broken.push(word)
      }
    return broken
  })

it.each(['en', 'de'])(
  'fits the tables of nine entrants beside the boards and on a phone: %s',
  async (locale) => {
    const names = ['Fledgling', 'Magpie', 'Kestrel'].flatMap((name) => [name, `${name} 2`, `${name} 3`])
    const buffer = Buffer.from(await makeDocument('round-robin', names))
    const { page } = await open('#seed=7', { ...still(desktop), locale })
    await page.goto(`${url()}#/arena`)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'nine.json', mimeType: 'application/json', buffer })
    const table = page.locator('section:has(> table)')
    for (const { viewport } of [desktop, phone]) {
      await page.setViewportSize(viewport!)
      await table.first().or(page.getByRole('tab').first()).first().waitFor()
      if (!(await table.first().isVisible())) await page.getByRole('tab').first().click()
      await table.first().waitFor()
      for (const each of await table.all()) {
        expect(await each.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0)
        expect(await findBrokenWords(each.locator('table'))).toEqual([])
      }
    }
  },
)

it('shows the bracket of a knockout, and the byes and tie-breaks of a Swiss', async () => {
  const page = await openArena()
  const openFile = async (kind: ScheduleKind) => {
    const buffer = Buffer.from(await makeDocument(kind))
    await page.goto(`${url()}#/arena`)
    await page
      .getByLabel('Open a file…')
      .setInputFiles({ name: `${kind}.json`, mimeType: 'application/json', buffer })
    await page.getByText(/^All \d+ games are played\.$/).waitFor()
  }
  await openFile('knockout')
  const bracket = page.getByRole('region', { name: 'Bracket' })
  expect(await bracket.getByRole('rowheader').allTextContents()).toEqual(['Semi-finals', 'Final'])
  expect(await bracket.getByRole('row', { name: 'Ann bye nobody' }).count()).toBe(1)
  expect(await bracket.locator('strong').count()).toBe(3)
  expect(await findViolations(page)).toEqual([])

  await openFile('swiss')
  await page.getByRole('columnheader', { name: 'Buchholz' }).waitFor()
  for (const { viewport } of [desktop, phone]) {
    await page.setViewportSize(viewport!)
    const standings = page.getByRole('region', { name: 'Standings' })
    // On a phone the panel is a sheet, which opens with its tab.
    if (!(await standings.isVisible())) await page.getByRole('tab').first().click()
    const { scrollWidth, clientWidth } = await standings.evaluate((box) => ({
      scrollWidth: box.scrollWidth,
      clientWidth: box.clientWidth,
    }))
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  }
  await page.setViewportSize(desktop.viewport!)
  const byes = await column(page, 8)
  expect(byes.sort()).toEqual(['0', '0', '1'])
  expect(await page.getByRole('region', { name: 'Bracket' }).count()).toBe(0)
  expect(await findViolations(page)).toEqual([])
})

it('names the fault of a form or a file, and changes nothing', async () => {
  const page = await openArena()
  await page.getByLabel('Rounds').fill('0')
  await page.getByText('Rounds: a whole number from 1 to').waitFor()
  expect(await page.getByRole('button', { name: 'Start the tournament' }).isDisabled()).toBe(true)
  await page.getByLabel('Open a file…').setInputFiles({
    name: 'games.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"rookery-arena","version":1,"plan":{}}'),
  })
  await page.getByText('games.json cannot be opened: the plan: event or seed is missing.').waitFor()
  await page.getByText('None yet.').waitFor()
})
