import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { finishBin } from '../testing/run-bin.ts'
import { runMain } from '../testing/run-main.ts'

const inCli = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const bin = inCli('bin/rookery-wren.js')
const start = [
  '0',
  '0 0 0 0 0\n0 0 0 0 0\n0 0 0 0 0\n0 0 0 0 0\n1 1 1 1 1\n2 3 4 5 6',
  '6 5 4 3 2\n1 1 1 1 1\n0 0 0 0 0\n0 0 0 0 0\n0 0 0 0 0\n0 0 0 0 0',
].join('\n\n')
/** White's rook faces Black's king. */
const won = start.replace('1 1 1 1 1\n2', '0 1 1 1 1\n2').replace('2\n1 1 1 1 1', '2\n0 1 1 1 1')

let folder: string
let state: string
let action: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-wren-'))
  state = join(folder, 'state')
  action = join(folder, 'action')
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('rookery wren', () => {
  it('writes the move that takes the king, and ends', async () => {
    writeFileSync(state, won)
    expect(await runMain(['wren', state, action])).toEqual({ exitCode: 0, output: '', errors: '' })
    expect(readFileSync(action, 'utf8')).toBe('5 0 0 0\n')
  })

  it('names what is wrong with a state', async () => {
    writeFileSync(state, '0 1 2')
    const { exitCode, errors } = await runMain(['wren', state, action])
    expect(exitCode).toBe(1)
    expect(errors).toContain('a state has 61 numbers')
  })

  it('says which file it cannot read or write', async () => {
    expect(await runMain(['wren', state, action])).toMatchObject({
      exitCode: 2,
      errors: expect.stringContaining(state),
    })
    writeFileSync(state, start)
    expect(await runMain(['wren', state, folder])).toMatchObject({
      exitCode: 2,
      errors: expect.stringContaining('write'),
    })
  })
})

describe('the note of the step', () => {
  const note = (ply: number, side: number, cells: string) => `rookery-wren step 1\n${ply}\n${side} ${cells}\n`
  /** Kings in the corners, White's pawn on a2, Black's on b3: the board of the state below, and one move of Black before it. */
  const cells = '00006100000700000000000000c000'
  const before = '0000610000070000000000000c0000'
  const late = '0 00000 00000 00000 00000 10000 00006 06000 00000 00000 01000 00000 00000'
    .replaceAll(' ', '')
    .split('')
    .join(' ')
  let step: string

  beforeEach(() => {
    step = `${action}.step`
    writeFileSync(state, late)
  })

  it('tells the next call how far the game is', async () => {
    writeFileSync(step, note(47, 1, before))
    expect(await runMain(['wren', state, action])).toEqual({ exitCode: 0, output: '', errors: '' })
    expect(readFileSync(action, 'utf8').trimEnd().split('\n')).toHaveLength(2)
    expect(readFileSync(step, 'utf8')).toBe(note(48, 0, cells))
  })

  it('is written for the first time too', async () => {
    writeFileSync(state, won)
    await runMain(['wren', state, action])
    expect(readFileSync(step, 'utf8')).toBe(note(0, 0, '423560111100000000000777' + '7cb98a'))
  })

  it.each([
    ['of somebody else', 'my diary\n'],
    ['far too long', 'x'.repeat(1_000_000)],
  ])('leaves a file %s as it is', async (_, text) => {
    writeFileSync(state, won)
    writeFileSync(step, text)
    expect(await runMain(['wren', state, action])).toMatchObject({ exitCode: 0, errors: '' })
    expect(readFileSync(step, 'utf8')).toBe(text)
  })

  it('follows no link, waits for no pipe and needs no room', async () => {
    writeFileSync(state, won)
    const victim = join(folder, 'victim')
    writeFileSync(victim, note(0, 0, cells))
    symlinkSync(victim, step)
    expect(await runMain(['wren', state, action])).toMatchObject({ exitCode: 0, errors: '' })
    expect(readFileSync(victim, 'utf8')).toBe(note(0, 0, cells))
    rmSync(step)
    execFileSync('mkfifo', [step])
    expect(await runMain(['wren', state, action])).toMatchObject({ exitCode: 0, errors: '' })
    rmSync(step)
    mkdirSync(step)
    expect(await runMain(['wren', state, action])).toMatchObject({ exitCode: 0, errors: '' })
    expect(readFileSync(action, 'utf8')).toBe('5 0 0 0\n')
  })
})

describe('rookery-wren', () => {
  it('is one file that can be copied anywhere, and keeps writing deeper moves until it is killed', async () => {
    const copy = join(folder, 'player.mjs')
    copyFileSync(inCli('dist/rookery-wren.mjs'), copy)
    writeFileSync(state, start)
    writeFileSync(action, '')
    const countLines = () => readFileSync(action, 'utf8').split('\n').length - 1
    const child = spawn(copy, [state, action])
    const closed = once(child, 'close')
    const changes = watch(action)
    while (countLines() < 4) await once(changes, 'change')
    changes.close()
    child.kill()
    expect(await closed).toEqual([null, 'SIGTERM'])
    for (const line of readFileSync(action, 'utf8').trimEnd().split('\n'))
      expect(line).toMatch(/^[45] [0-4] [0-5] [0-4]$/)
  })

  it('runs as a command', async () => {
    writeFileSync(state, won)
    expect(await finishBin(spawn(bin, [state, action]))).toEqual({ exitCode: 0, output: '', errors: '' })
    expect(readFileSync(action, 'utf8')).toBe('5 0 0 0\n')
  })

  it('tells how it is used', async () => {
    const run = await finishBin(spawn(bin, [state]))
    expect(run).toMatchObject({ exitCode: 2, errors: 'usage: rookery-wren STATE ACTION\n' })
  })
})
