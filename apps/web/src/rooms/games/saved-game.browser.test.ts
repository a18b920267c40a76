import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setUpStudio } from '../../testing/studio-fixture.ts'
import type { StudioPage } from '../../testing/studio-page.ts'

const { open } = setUpStudio()

const bin = fileURLToPath(new URL('../../../../cli/bin/rookery.js', import.meta.url))
let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'rookery-saved-'))
})

afterEach(() => rmSync(home, { recursive: true }))

async function rookery(args: readonly string[], lines = ''): Promise<string> {
  const env = { ...process.env, XDG_DATA_HOME: home }
  const child = spawn(process.execPath, [bin, ...args], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  child.stdin.end(lines)
  const [exitCode] = await once(child, 'close')
  expect(exitCode).toBe(0)
  return output
}

async function saveTo(studio: StudioPage, file: string): Promise<void> {
  const downloading = studio.page.waitForEvent('download')
  await studio.button('Save to file').click()
  await (await downloading).saveAs(file)
}

async function openGame(studio: StudioPage, file: string): Promise<void> {
  await studio.page.evaluate(() => {
    window.location.hash = '#/games'
  })
  await studio.page.getByLabel('Open a saved game').setInputFiles(file)
}

const game = ['--opponent', 'magpie', '--fen', '7k/8/5K2/8/8/8/8/R7 w -', '--color', 'white', '--mode', '1']

it('a game left in the terminal goes on in the page, and from there in the terminal again', async () => {
  const left = join(home, 'left.json')
  await rookery(['play', ...game, '--clock', '30+5'], 'Kf7\n')
  await rookery(['games', 'export', left])

  const studio = await open()
  await openGame(studio, left)
  await studio.page.getByRole('heading', { name: 'You – Magpie' }).waitFor()
  await studio.page.getByRole('tab', { name: 'Mind' }).click()
  await studio.page.getByRole('tabpanel').getByText(/Kh7/).first().waitFor()
  await studio.page.getByRole('button', { name: 'Last position' }).click()
  await studio.page.getByRole('tabpanel').getByText(/Kh7/).first().waitFor()
  await studio.button('Go on playing').click()
  await studio.waitForMoves(2)
  expect(await studio.moves()).toEqual(['Kf7', 'Kh7'])
  await studio.typeMove('Ra2')
  await studio.waitForMoves(4)

  const saved = join(home, 'saved.json')
  await studio.page.getByText('Share', { exact: true }).click()
  await saveTo(studio, saved)
  const output = await rookery(['play', '--open', saved], 'pgn\nundo\nRh1\n')
  expect(output.replaceAll(/\s+/g, ' ')).toMatch(/ 1\. Kf7 .* Kh7 .* 2\. Ra2 .* K/)
  expect(output).toContain('[TimeControl "1800+5"]')
  expect(output).toContain('White wins by checkmate (1-0)')
})

it('a game begun in the page goes on in the terminal, and the page takes it back', async () => {
  const studio = await open('#opponent=owl&opponent.depth=1&seed=7')
  await studio.typeMove('e4')
  await studio.waitForMoves(2)
  const saved = join(home, 'saved.json')
  await studio.page.getByText('Share', { exact: true }).click()
  await saveTo(studio, saved)
  const output = await rookery(['play', '--open', saved], 'd4\nfen\n')
  expect(output).toContain('Owl plays')
  expect(await rookery(['games'])).toMatch(/Person - Owl \(depth 1\), Standard, 2 moves/)
  const again = join(home, 'again.json')
  await rookery(['games', 'export', again])

  await studio.page.reload()
  await openGame(studio, again)
  await studio.button('Go on playing').click()
  await studio.waitForMoves(4)
  expect((await studio.moves()).filter((_, ply) => ply % 2 === 0)).toEqual(['e4', 'd4'])
  // The same game, further on: the list has it once.
  await studio.page.evaluate(() => {
    window.location.hash = '#/games'
  })
  await studio.page.getByRole('list', { name: 'Games' }).waitFor()
  expect(await studio.page.getByRole('list', { name: 'Games' }).getByRole('listitem').count()).toBe(1)
})

it('a file that is no game is refused in a sentence, and the list stays as it is', async () => {
  const studio = await open('#seed=7')
  await studio.typeMove('e4')
  await studio.waitForMoves(2)
  for (const [name, text, reason] of [
    ['game.json', '{', 'it is no JSON'],
    ['games.pgn', '1. e4 e5 *', 'it is no JSON; the Analyse room opens PGN'],
    ['package.json', '{"version":"1.0.0"}', 'it is no saved game of Rookery'],
  ] as const) {
    const file = join(home, name)
    writeFileSync(file, text)
    await openGame(studio, file)
    await studio.page.getByText(`${name} cannot be opened: ${reason}.`).waitFor()
    expect(readFileSync(file, 'utf8')).toBe(text)
  }
  expect(await studio.page.getByRole('list', { name: 'Games' }).getByRole('listitem').count()).toBe(1)
})
