import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finishBin, startBin } from '../testing/run-bin.ts'
import { runMain } from '../testing/run-main.ts'

let folder = ''
let records = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-tune-'))
  await runMain(['data', 'make', '--games', '10', '--nodes', '30', '--out', folder])
  records = join(folder, 'standard-g0-n30-s1.records')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A checkout of two files: what --write is to change, and nothing of ours. */
function makeCheckout(files: Readonly<Record<string, string>>): string {
  const checkout = mkdtempSync(join(folder, 'checkout-'))
  for (const [file, text] of Object.entries(files)) {
    const path = join(checkout, 'packages/engine/assembly', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return checkout
}

const run = (cwd: string, ...args: string[]) => finishBin(startBin(['tune', ...args], cwd))

describe('tune search', () => {
  const margins = '/** How much. */\nexport const FUTILITY_BASE: i32 = 66\nexport const OTHER: i32 = 5\n'
  const kept = (change = {}) =>
    JSON.stringify({
      pairs: 7,
      nodes: 50,
      gain: 0.004,
      seed: 1,
      margins: { FUTILITY_BASE: 70.6, OTHER: 4 },
      ...change,
    })

  test('plays pairs of games, keeps what it finds, and goes on', async () => {
    const state = join(folder, 'search.json')
    const args = ['search', '--nodes', '20', '--threads', '1', '--state', state]
    const first = await run(import.meta.dirname, ...args, '--pairs', '1')
    expect(first.exitCode).toBe(0)
    expect(first.output).toMatch(/^FUTILITY_BASE +\d+ +\d+\.\d$/m)
    expect(JSON.parse(readFileSync(state, 'utf8'))).toMatchObject({ pairs: 1, nodes: 20 })
    expect((await run(import.meta.dirname, ...args, '--pairs', '2')).exitCode).toBe(0)
    expect(JSON.parse(readFileSync(state, 'utf8'))).toMatchObject({ pairs: 2 })
    expect(existsSync(`${state}.lock`)).toBe(false)
  }, 240_000)

  test('writes what was kept into the sources, and leaves the rest of them as it is', async () => {
    const checkout = makeCheckout({ 'search/margins.ts': margins })
    const state = join(checkout, 'state.json')
    writeFileSync(state, kept())
    const { exitCode } = await run(checkout, 'search', '--write', '--state', state)
    expect(exitCode).toBe(0)
    const file = join(checkout, 'packages/engine/assembly/search/margins.ts')
    expect(readFileSync(file, 'utf8')).toBe(margins.replace('66', '71').replace('= 5', '= 4'))
  })

  test.each([
    ['a file that is no JSON', '{', /state\.json is no JSON: /],
    ['a file of something else', '{"pairs":"7"}', /does not hold what this command keeps: "pairs" is wrong/],
    ['a file without a margin', kept({ margins: { OTHER: 1 } }), /does not hold the margin FUTILITY_BASE/],
    [
      'a file begun with other settings',
      kept(),
      /was begun with nodes 50 instead of 10000: give it the same settings/,
    ],
  ])('refuses %s', async (_, text, message) => {
    const checkout = makeCheckout({ 'search/margins.ts': margins })
    writeFileSync(join(checkout, 'state.json'), text)
    const { exitCode, errors } = await run(checkout, 'search', '--state', 'state.json')
    expect(errors).toMatch(message)
    expect(exitCode).toBe(1)
    expect(readFileSync(join(checkout, 'state.json'), 'utf8')).toBe(text)
  })

  test('says outside of a checkout that it needs one', async () => {
    const { exitCode, errors } = await run(folder, 'search')
    expect(errors).toMatch(/is in no checkout of Rookery: tuning reads and writes the sources of Raven\n$/)
    expect(exitCode).toBe(2)
  })
})

describe('tune evaluation', () => {
  test('brings the error down, keeps the values, and goes on with the next round', async () => {
    const state = join(folder, 'evaluation.json')
    const tune = (rounds: string) =>
      run(
        import.meta.dirname,
        ...[
          'evaluation',
          records,
          '--positions',
          '60',
          '--epochs',
          '20',
          '--rounds',
          rounds,
          '--state',
          state,
        ],
      )
    const errorOf = (output: string) => Number(/error (\S+)/.exec(output)![1])
    const first = await tune('1')
    expect(first.exitCode).toBe(0)
    const second = await tune('2')
    expect(errorOf(second.output)).toBeLessThan(errorOf(first.output))
    expect(JSON.parse(readFileSync(state, 'utf8'))).toMatchObject({ rounds: 2, positions: 60 })
  })

  test('writes values as the core reads them', async () => {
    const names = readFileSync(
      join(import.meta.dirname, '../../../../packages/engine/assembly/evaluation/params.ts'),
      'utf8',
    )
    const checkout = makeCheckout({ 'search/margins.ts': '', 'evaluation/params.ts': names })
    const count = JSON.parse(readFileSync(join(folder, 'evaluation.json'), 'utf8')).values.length
    const values = Array.from({ length: count }, (_, i) => [i, -i])
    writeFileSync(join(checkout, 'state.json'), JSON.stringify({ records, positions: 60, rounds: 1, values }))
    const { exitCode } = await run(checkout, 'evaluation', '--write', '--state', 'state.json')
    expect(exitCode).toBe(0)
    const text = readFileSync(join(checkout, 'packages/engine/assembly/evaluation/param-values.ts'), 'utf8')
    expect(text).toContain('  // MATERIAL\n  v(0, 0)\n  v(1, -1)\n')
    expect(text).toContain('  // SQUARES\n  v(6, -6)\n')
    expect(text.match(/^ {2}v\(/gm)).toHaveLength(count)
  })

  test('wants a file of records', async () => {
    expect(await run(import.meta.dirname, 'evaluation')).toMatchObject({
      exitCode: 2,
      errors: 'rookery: no file of records is given\n',
    })
  })
})

describe('data judge', () => {
  const network = join(import.meta.dirname, '../../../../packages/engine/networks/standard.network')
  const judge = (...rest: string[]) =>
    runMain(['data', 'judge', records, '--positions', '30', '--nodes', '200', ...rest])

  test('compares evaluations with a search, whose scores it keeps', async () => {
    const first = await judge(network)
    expect(first).toMatchObject({ exitCode: 0, errors: '' })
    for (const name of ['by hand', 'the records', 'standard.network'])
      expect(first.output).toMatch(new RegExp(`^${name} +\\d+ \\(-?\\d+ ± \\d+ better\\)`, 'm'))
    const kept = readFileSync(join(folder, 'standard-g0-n30-s1.deep.json'), 'utf8')
    expect(JSON.parse(kept).scores).toHaveLength(30)
    expect((await judge(network)).output).toBe(first.output)
    const byNetwork = await judge(network, '--by', network, '--scores', join(folder, 'by-network.json'))
    expect(byNetwork).toMatchObject({ exitCode: 0, errors: '' })
    expect(byNetwork.output).not.toBe(first.output)
  })

  test.each([
    ['scores of another search', ['--nodes', '300'], /was begun with nodes 200 instead of 300/],
    ["another's scores", ['--by', network], /was begun with by hand instead of [0-9a-f]+:/],
    [
      'a network of another game',
      [network.replace('standard', 'minichess')],
      /plays minichess, not standard/,
    ],
    ['a network that is none', [import.meta.filename], /it is no network of Raven/],
  ])('refuses %s', async (_, args, message) => {
    const { exitCode, errors } = await judge(...args)
    expect(errors).toMatch(message)
    expect(exitCode).toBe(1)
  })
})
