import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.ts'
import { setUpStudio } from '../../testing/studio-fixture.ts'

const { open } = setUpStudio()

/** Morphy's game in the opera: White makes 17 moves, Black 16. */
const opera =
  'e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8'
const operaPgn = `[White "Ann"]
[Black "Bob"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5
11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0

`

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-strength-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

it('is told after a game, once somebody asks, and not of too few moves', async () => {
  const page = await open()
  const asked: string[] = []
  page.page.on('request', (request) => asked.push(request.url()))
  await page.goTo(`#moves=${opera.replaceAll(' ', '+')}&white=you&black=fledgling&seed=7`)
  await page.result.waitFor()
  const isOfMynah = (url: string) => /mynah[^/]*\.(network|wasm)/.test(url)
  expect(asked.filter(isOfMynah)).toEqual([])
  await page.button('How strong did I play?').click()
  await page.result.getByText(/^You played like \d+ ± \d+ \(Lichess rapid scale\)\.$/).waitFor()
  expect(asked.filter(isOfMynah)).not.toEqual([])
  expect(await findViolations(page.page)).toEqual([])

  await page.goTo('#moves=e2e4+e7e5&white=you&black=fledgling&seed=8')
  await page.resign()
  await page.button('How strong did I play?').click()
  const refusal = 'Too few moves to tell a strength: there was 1 move with a choice, and it takes 15.'
  await page.result.getByText(refusal).waitFor()
})

it('is told of somebody in a PGN file of many games, with progress, and of what was seen before a stop', async () => {
  const page = await open()
  await page.page.getByRole('link', { name: 'Games' }).click()
  await page.page.getByRole('button', { name: 'How strong?' }).click()
  const view = page.page.getByRole('region', { name: 'How strong did I play?' })
  const file = join(folder, 'games.pgn')
  const other = operaPgn.replace('Bob', 'Cyd').replace('Ann', 'Dan')
  writeFileSync(file, `${operaPgn.repeat(2)}${other}`)
  await view.locator('input[type=file]').setInputFiles(file)
  await view.getByRole('combobox', { name: 'Player' }).selectOption('Bob')
  await view.getByRole('button', { name: 'How strong?' }).click()
  await view.getByText(/^Bob played like \d+ ± \d+ \(Lichess rapid scale\), in 2 games\.$/).waitFor()
  expect(await findViolations(page.page)).toEqual([])

  writeFileSync(file, operaPgn.repeat(400))
  await view.locator('input[type=file]').setInputFiles(file)
  await view.getByRole('button', { name: 'How strong?' }).click()
  await view.getByText(/^[1-9]\d* of 400 games$/).waitFor()
  await view.getByRole('button', { name: 'Stop' }).click()
  await view.getByText(/^Of \d+ of 400 games: Ann played like \d+/).waitFor()
})
