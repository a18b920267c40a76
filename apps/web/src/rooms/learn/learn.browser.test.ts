import { readFileSync } from 'node:fs'
import { importExperience, openExperience } from '@rookery/experience'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.ts'
import { setUpStudio, still } from '../../testing/studio-fixture.ts'
import { desktop, phone } from '../../testing/studio-page.ts'

const { open } = setUpStudio()

async function openLearn(device = still(desktop)): Promise<Page> {
  const { page } = await open('#/learn?variant=minichess', device)
  await page.getByRole('heading', { name: 'Parrot learns Minichess' }).waitFor()
  return page
}

async function learn(page: Page, games: string): Promise<void> {
  await page.getByLabel('Games', { exact: true }).fill(games)
  await page.locator('summary').getByText('More', { exact: true }).click()
  await page.getByLabel('Games of a test').fill('4')
  await page.getByRole('button', { name: 'Start learning' }).click()
}

const known = (page: Page) => page.locator('main header p').textContent()

it('begins with the choices that let Parrot learn within a minute', async () => {
  const { page } = await open('#/learn')
  await page.getByRole('heading', { name: 'Parrot learns Gardner 5x5' }).waitFor()
  const value = (label: string) => page.getByLabel(label, { exact: true }).inputValue()
  expect(await page.getByRole('radio', { name: /^A teacher/ }).isChecked()).toBe(true)
  expect(await value('Teacher')).toBe('parrot')
  expect(await value('Against')).toBe('magpie')
  expect(await value('Games')).toBe('600')
  expect(await value('Tested against')).toBe('magpie')
  await page.locator('summary').getByText('More', { exact: true }).click()
  expect(await value('Games of a test')).toBe('200')
})

it('learns in the page, shows its table, and hands it to the command line and back', async () => {
  const page = await openLearn()
  await page.getByText('It has learned nothing of its own yet.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await learn(page, '20')
  await page.getByText('20 games learned').waitFor()
  await page.getByText(/from 20 games\.$/).waitFor()
  await page.getByRole('img', { name: /^Parrot’s score in tests: .* after 20 games/ }).waitFor()
  const figure = page.getByRole('figure', { name: 'Before and after, against Magpie' })
  await figure.getByRole('img', { name: /^\d+\.\d% \(.+\) before, \d+\.\d% \(.+\) after$/ }).waitFor()
  // Four games a test can hardly tell anything apart, and it says so.
  await figure.getByText(/is within the error \(.+ points with 95% certainty, by 4 and 4 games\)/).waitFor()
  await page.getByText(/It learns and is tested without the primer/).waitFor()
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('tab', { name: 'Table' }).click()
  const rows = page.getByRole('region', { name: 'Moves it knows here' }).locator('tbody tr')
  await rows.first().waitFor()
  const wheel = page.getByRole('img', { name: /^Parrot plays/ })
  await wheel.waitFor()
  const fill = await wheel
    .locator('path')
    .first()
    .evaluate((slice) => getComputedStyle(slice).fill)
  expect(fill).not.toBe('rgb(0, 0, 0)')
  await page.getByText(/^Counted in is the primer that Parrot comes with, [\d,]+ positions/).waitFor()
  expect(await findViolations(page)).toEqual([])
  const before = await known(page)
  const firstMove = rows.first().getByRole('button')
  const san = await firstMove.textContent()
  await firstMove.click()
  await page.getByRole('button', { name: 'One move back (left arrow)' }).click()
  await expect.poll(() => firstMove.textContent()).toBe(san)

  await page.getByRole('tab', { name: 'Backup' }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await (await waiting).path()
  const text = readFileSync(file, 'utf8')
  const table = await openExperience('memory:')
  if (!table.ok) throw new Error(table.faults[0]!.message)
  const report = await importExperience(table.value, async function* () {
    yield text
  })
  expect(report).toMatchObject({
    ok: true,
    value: { variant: 'minichess', isNew: true, counts: { games: 20 } },
  })
  await table.value.close()

  await page.getByRole('button', { name: 'Forget Minichess' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  expect(await known(page)).toBe(before)
  await page.getByRole('button', { name: 'Forget Minichess' }).click()
  await page.getByRole('button', { name: 'Forget them' }).click()
  await page.getByText('It has learned nothing of its own yet.').waitFor()
  await page.getByText(/and so does the primer that Parrot comes with/).waitFor()
  await page.getByRole('tab', { name: 'Table' }).click()
  await rows.first().waitFor()
  await page.getByRole('tab', { name: 'Backup' }).click()

  await page
    .getByLabel('Import…')
    .setInputFiles({ name: 'torn.jsonl', mimeType: '', buffer: Buffer.from(text.slice(0, -20)) })
  await page.getByText(/The export breaks off after line|is no JSON/).waitFor()
  await page
    .getByLabel('Import…')
    .setInputFiles({ name: 'parrot.jsonl', mimeType: '', buffer: Buffer.from(text) })
  await page.getByText('from 20 games are learned.').waitFor()
  await expect.poll(() => known(page)).toBe(before)
  expect(await findViolations(page)).toEqual([])
})

it('stops when it is asked to, and keeps what it has learned after a reload', async () => {
  const page = await openLearn(still(phone))
  await learn(page, '100000')
  await page
    .getByRole('region', { name: 'Progress' })
    .locator('dd')
    .nth(2)
    .filter({ hasText: /\d/ })
    .waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  const stopped = await page.getByText(/^Stopped after [\d,]+ games?$/).textContent()
  // What it knew while it learned may still stand there.
  await page.getByText(new RegExp(`^It knows .* from ${/[\d,]+/.exec(stopped!)} games\\.$`)).waitFor()
  expect(await findViolations(page)).toEqual([])
  const before = await known(page)
  await page.reload()
  await page.getByText(/^It knows .* games\.$/).waitFor()
  await expect.poll(() => known(page)).toBe(before)
})
