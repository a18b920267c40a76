// The command from the packed packages, and the same in one file, in real processes and a real browser.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '@rookery/testkit'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { makeSingle } from './lib/make-single.mjs'
import { root } from './lib/run.mjs'

const { tarballs, project } = inject('house')
let folder = ''
let browser
const places = {}

/** Every command, so that what only the clone has is noticed. */
const helpProgram = `
import { Writable } from 'node:stream'
const { main } = await import(process.argv[2])
const found = {}
async function ask(command) {
  let text = ''
  const output = new Writable({ write(chunk, _, done) { text += chunk; done() } })
  const terminal = { output, errors: output, input: process.stdin }
  found[command.join(' ')] = [await main([...command, '--help'], terminal), text.replace(/\\(default:\\s[^)]*\\)/g, '')]
  const list = /^Commands:\\n((?: .*\\n)+)/m.exec(text)?.[1] ?? ''
  for (const [, name] of list.matchAll(/^ {2}([a-z][a-z-]*)/gm)) if (name !== 'help') await ask([...command, name])
}
await ask([])
console.log(JSON.stringify(found))
`

const environment = () => ({
  ...process.env,
  HOME: folder,
  XDG_CACHE_HOME: join(folder, 'cache'),
  XDG_DATA_HOME: join(folder, 'data'),
})

/** Runs the command of a place, and gives what it wrote to its output. */
function rookery(place, args, input = '') {
  const options = { cwd: join(folder, 'work'), env: environment(), input, encoding: 'utf8' }
  return execFileSync(process.execPath, [places[place], ...args], {
    ...options,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

beforeAll(async () => {
  browser = await launchBrowser()
  folder = mkdtempSync(join(tmpdir(), 'rookery-command-'))
  mkdirSync(join(folder, 'work'))
  mkdirSync(join(folder, 'alone'))
  places.packed = join(project, 'node_modules/rookery/bin/rookery.js')
  places.single = join(folder, 'alone/rookery.mjs')
  // Packed in haste: nobody keeps it.
  makeSingle(places.single, tarballs, 1)
}, 300_000)
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

it('has the commands and options of the clone, and help for each', () => {
  const program = join(folder, 'help.mjs')
  writeFileSync(program, helpProgram)
  const ask = (main) =>
    JSON.parse(execFileSync(process.execPath, [program, main], { env: environment(), encoding: 'utf8' }))
  const packed = ask(join(project, 'node_modules/rookery/dist/main.js'))
  expect(packed).toEqual(ask(join(root, 'apps/cli/dist/main.js')))
  expect(Object.keys(packed).length).toBeGreaterThan(30)
  for (const [exitCode] of Object.values(packed)) expect(exitCode).toBe(0)
})

it('searches the same tree as the clone, packed and in one file', () => {
  places.clone = join(root, 'apps/cli/bin/rookery.js')
  const [clone, ...others] = ['clone', 'packed', 'single'].map(
    (place) => /Nodes: (\d+)/.exec(rookery(place, ['bench', '--depth', '8']))?.[1],
  )
  expect(clone).toBeDefined()
  expect(others).toEqual([clone, clone])
})

describe.each(['packed', 'single'])('rookery, %s', (place) => {
  it('speaks UCI', () => {
    const said = rookery(place, ['uci'], 'uci\nposition fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1\ngo depth 4\n')
    expect(said).toMatch(/^uciok$/m)
    expect(said).toMatch(/^bestmove a1a8/m)
  })

  it('plays a game with a person', () => {
    const args = [
      '--opponent',
      'magpie',
      '--fen',
      '7k/8/5K2/8/8/8/8/R7 w -',
      '--color',
      'white',
      '--mode',
      '2',
    ]
    expect(rookery(place, ['play', '--new', ...args], 'f6f7\na1h1\n')).toBe(
      'h8h7\nWhite wins by checkmate (1-0)\n2 moves\n',
    )
  })

  it('compares, analyses, and plays a tournament into a file', () => {
    expect(rookery(place, ['compare', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'])).toContain('Ra8#')
    const analysed = rookery(place, ['analyse', '-', '--nodes', '2000'], '1. f3 e5 2. g4 Qh4# 0-1\n')
    expect(analysed).toContain('[%eval')
    const entrants = ['--engine', 'player=magpie', '--engine', 'player=fledgling', '--each', 'depth=1']
    const file = join(folder, `${place}.arena`)
    rookery(place, ['arena', ...entrants, '--rounds', '1', '--file', file])
    expect(rookery(place, ['arena', 'show', file])).toContain('Magpie')
  })

  it('says what a colony needs that is not installed', () => {
    const args = [places[place], 'colony', 'status', 'redis://localhost']
    const options = /** @type {const} */ ({ cwd: join(folder, 'work'), env: environment(), encoding: 'utf8' })
    const { status, stderr } = spawnSync(process.execPath, args, options)
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'rookery: a colony needs two packages that are not installed: npm install bullmq ioredis\n',
    })
  })

  it('makes data and trains a network that Raven plays with', () => {
    const data = join(folder, `${place}-data`)
    rookery(place, ['data', 'make', '--games', '150', '--nodes', '10', '--threads', '2', '--out', data])
    const records = readdirSync(data).find((name) => name.endsWith('.records'))
    const checkpoint = join(data, 'tiny.checkpoint')
    const settings = [
      '--width',
      '32',
      '--epochs',
      '1',
      '--batch',
      '64',
      '--threads',
      '2',
      '--out',
      checkpoint,
    ]
    rookery(place, ['train', join(data, records), ...settings])
    rookery(place, ['train', 'export', checkpoint, join(data, 'tiny.network')])
    const commands = `setoption name EvalFile value ${join(data, 'tiny.network')}\nposition startpos\ngo depth 2\n`
    const said = rookery(place, ['uci'], commands)
    expect(said).toMatch(/^bestmove /m)
    expect(said).not.toContain('cannot be read')
  })

  it('serves the studio, in which a mind answers a move', async () => {
    const server = spawn(process.execPath, [places[place], 'serve', '--port', '0'], { env: environment() })
    try {
      const address = await new Promise((resolve, reject) => {
        let said = ''
        server.stdout.on('data', (chunk) => {
          said += chunk
          const found = /http:\/\/\S+/.exec(said)
          if (found) resolve(found[0])
        })
        server.on('close', () => reject(new Error(`it ended: ${said}`)))
      })
      const page = await browser.newPage()
      await page.goto(`${address}#white=you&black=fledgling`)
      for (const square of ['e2', 'e4']) await page.locator(`[data-square="${square}"]`).click()
      const moves = page.locator('[role=tabpanel] [aria-label=Moves] button')
      await moves.nth(1).waitFor()
      expect((await moves.allTextContents())[0]).toBe('e4')
      await page.close()
    } finally {
      server.kill()
    }
  })
})

it('the single file has nothing beside it', () => {
  expect(readdirSync(join(folder, 'alone'))).toEqual(['rookery.mjs'])
  expect(existsSync(join(folder, 'cache/rookery'))).toBe(true)
  expect(readFileSync(places.single, 'latin1').startsWith('#!/usr/bin/env node\n')).toBe(true)
})
