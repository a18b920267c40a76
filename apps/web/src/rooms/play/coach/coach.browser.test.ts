import { readFile } from 'node:fs/promises'
import { parsePgn, unwrap } from '@rookery/rules'
import { expect, it } from 'vitest'
import { findViolations } from '../../../testing/find-violations.ts'
import { setUpStudio, still } from '../../../testing/studio-fixture.ts'
import { phone, type StudioPage } from '../../../testing/studio-page.ts'

const { open, openOwn } = setUpStudio()

/** White's queen stands on h5, where two pawns that are guarded tempt her. */
const tempted = (coach: string) =>
  `#moves=e2e4+e7e5+d1h5+b8c6&white=you&black=fledgling&seed=7&coach=${coach}`

const question = ({ page }: StudioPage) => page.getByRole('alertdialog')

it('asks before a queen is lost, again after a reload in the middle of it, and goes by the answer', async () => {
  const page = await open(tempted('warn'))
  await page.cell('h5').focus()
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.page.keyboard.press(key)
  const asked = question(page)
  await asked.getByText('Careful: after Qxh7, Rxh7 takes the queen on h7.').waitFor()
  expect(await page.cell('h7').getAttribute('aria-label')).toContain('white queen')
  expect(await page.page.locator('.drawings circle').count()).toBe(1)
  expect(await findViolations(page.page)).toEqual([])

  await page.page.reload()
  await page.drag('h5', 'h7')
  await asked.waitFor()
  await page.page.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
  expect(await page.cell('h5').getAttribute('aria-label')).toContain('white queen')
  expect(await page.moves()).toHaveLength(4)

  await page.typeMove('Qxe5+')
  await asked.getByRole('heading', { name: 'Sure about Qxe5+?' }).waitFor()
  await page.page.keyboard.press('Tab')
  await page.page.keyboard.press('Enter')
  await page.waitForMoves(6)
  expect((await page.moves())[4]).toBe('Qxe5+')
  expect(await asked.count()).toBe(0)
})

it('asks no more often than it may, by touch on a phone too', async () => {
  const page = await open(tempted('warn:1'), still(phone))
  await page.press('h5')
  await page.press('h7')
  const asked = question(page)
  await asked.waitFor()
  const { x, y, width, height } = (await asked.boundingBox())!
  expect([x >= 0, x + width <= 390, y + height <= 844]).toEqual([true, true, true])
  expect(await findViolations(page.page)).toEqual([])
  await asked.getByRole('button', { name: 'Take another' }).tap()
  await asked.waitFor({ state: 'detached' })
  await page.press('h5')
  await page.press('e5')
  await page.waitForMoves(6)
  expect((await page.moves())[4]).toBe('Qxe5+')
  expect(await asked.count()).toBe(0)
})

it('asks about a move that was made ahead', async () => {
  const page = await openOwn()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.page.route('**/worker-*', async (route) => {
    await released
    await route.continue()
  })
  await page.goTo(
    '#fen=k2r4/pp6/8/1N6/8/8/4Q1K1/8+w+-+-+0+1&moves=b5c7&black=fledgling&white=you&seed=7&coach=warn',
  )
  await page.waitForMoves(1)
  await page.press('e2')
  await page.press('d2')
  release()
  await question(page).getByRole('heading', { name: 'Sure about Qd2?' }).waitFor()
  expect(await page.moves()).toEqual(['Nc7+', 'Kb8'])
  await page.button('Play it anyway').click()
  await page.waitForMoves(3)
})

it('explains each move in a sentence, and is not even loaded where it is to be quiet', async () => {
  const page = await open(tempted('explain'))
  const said = page.page.getByRole('status')
  await said.getByText(/^Qh5/).waitFor()
  await page.typeMove('Qxh7')
  await said.getByText('Qxh7 was a blunder: Rxh7 takes the queen on h7. Better was').waitFor()

  const scripts: string[] = []
  page.page.on('request', (request) => scripts.push(request.url()))
  await page.goTo(tempted('quiet'))
  await page.typeMove('Qxh7')
  await page.waitForMoves(6)
  expect(scripts.filter((url) => /\/coach-/.test(url))).toEqual([])
  expect(await said.getByText('Qxh7 was').count()).toBe(0)
})

it('a strict game has neither take back, hint, thoughts nor coach, and its PGN says so', async () => {
  const page = await open()
  await page.page.getByRole('radio', { name: 'Strict' }).check()
  await page.mind('Fledgling').click()
  await page.page.getByText('Strict game: no take back, no hint, no coach.').waitFor()
  await page.typeMove('e4')
  await page.waitForMoves(2)
  await page.page.reload()
  await page.waitForMoves(2)
  expect(await page.page.getByRole('button', { name: /^(Take back|Hint)$/ }).count()).toBe(0)
  await page.typeMove('undo')
  await page.page.getByRole('alert').getByText('Strict game: no take back, no hint, no coach.').waitFor()
  await page.page.keyboard.press('Escape')
  await page.page.keyboard.press('h')
  expect(await page.page.getByText('Raven is looking for a move.').count()).toBe(0)
  await page.page.getByRole('tab', { name: 'Mind' }).click()
  await page.page.getByText('In a strict game the mind keeps its thoughts to itself until the end.').waitFor()
  await page.page.getByRole('tab', { name: 'Moves' }).click()
  expect(await findViolations(page.page)).toEqual([])
  await page.page.getByText('Share', { exact: true }).click()
  const waiting = page.page.waitForEvent('download')
  await page.button('Download PGN').click()
  const [game] = parsePgn(await readFile((await (await waiting).path())!, 'utf8'))
  expect(unwrap(game!).tags.get('Strict')).toBe('no take back, no hint, no coach')
  await page.button('New game').click()
  expect(await page.page.getByRole('radio', { name: 'Strict' }).isChecked()).toBe(true)
})
