import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseNetworkFile } from '@rookery/engine'
import { unwrap } from '@rookery/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runMain } from '../testing/run-main.ts'

const folder = mkdtempSync(join(tmpdir(), 'rookery-train-'))
const data = join(folder, 'standard-g0-n10-s1.records')
const checkpoint = join(folder, 'tiny.checkpoint')
const settings = ['--width', '32', '--epochs', '2', '--batch', '64', '--threads', '2', '--out', checkpoint]

beforeAll(async () => {
  await runMain(['data', 'make', '--games', '150', '--nodes', '10', '--threads', '2', '--out', folder])
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('a network is trained on data that was made, and exported with where it comes from', async () => {
  const trained = await runMain(['train', data, ...settings])
  expect(trained.exitCode).toBe(0)
  expect(trained.output).toMatch(/epoch 2 of 2: training 0\.\d+, validation 0\.\d+/)
  expect(readFileSync(join(folder, 'tiny.svg'), 'utf8')).toContain('validation</text>')

  const file = join(folder, 'tiny.network')
  const exported = await runMain(['train', 'export', checkpoint, file])
  expect(exported.exitCode).toBe(0)
  const network = unwrap(parseNetworkFile(readFileSync(file)))
  const provenance = { settings: { epochs: 2 }, data: [{ file: basename(data), games: 150 }] }
  expect(network).toMatchObject({ width: 32, variant: 'standard', provenance })

  const make = ['data', 'make', '--games', '2', '--nodes', '10', '--generation', '1', '--out', folder]
  expect((await runMain([...make, '--network', file])).exitCode).toBe(0)
  const about = JSON.parse(readFileSync(join(folder, 'standard-g1-n10-s1.json'), 'utf8'))
  expect(about.cores[0].core).toMatch(/^[0-9a-f]{16}\+[0-9a-f]{16}$/)
  const mistaken = await runMain([...make, '--variant', 'minichess', '--network', file])
  expect(mistaken.errors).toContain('tiny.network plays standard, not minichess')
})

test.each([
  { args: ['train'], says: /no file of records is given/ },
  { args: ['train', data, '--width', '40'], says: /multiple of 32/ },
  {
    args: ['train', join(folder, 'none'), '--out', join(folder, 'x')],
    says: /cannot read .*none: no such file/,
  },
  {
    args: ['train', data, '--variant', 'minichess', '--out', join(folder, 'x')],
    says: /holds standard games/,
  },
  {
    args: ['data', 'make', '--games', '1', '--out', folder, '--network', join(folder, 'none')],
    says: /none cannot be read/,
  },
  {
    args: ['train', data, '--out', join(folder, 'no', 'such.checkpoint')],
    says: /no\/such\.checkpoint.*: no such file or directory/,
  },
  { args: ['train', 'export', join(folder, 'none')], says: /there is no/ },
])('$args.1 is answered with what is wrong', async ({ args, says }) => {
  const { exitCode, errors } = await runMain(args)
  expect(exitCode).not.toBe(0)
  expect(errors).toMatch(says)
})

test('a checkpoint of other settings, or of something else, is left alone', async () => {
  const foreign = join(folder, 'foreign.checkpoint')
  writeFileSync(foreign, 'a letter')
  const refused = await runMain(['train', data, ...settings.slice(0, -1), foreign])
  expect(refused.errors).toMatch(/is no checkpoint/)
  expect(readFileSync(foreign, 'utf8')).toBe('a letter')
  if (!existsSync(checkpoint)) return
  const other = await runMain(['train', data, ...settings, '--epochs', '3'])
  expect(other.errors).toMatch(/was begun with epochs 2 instead of 3/)
})
