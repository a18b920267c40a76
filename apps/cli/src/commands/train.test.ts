import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseNetworkFile } from '@rookery/engine'
import { FileLock } from '@rookery/experience/node'
import { unwrap } from '@rookery/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishBin, startBin, startBinOnFullDisk } from '../testing/run-bin.ts'
import { runMain } from '../testing/run-main.ts'

const folder = mkdtempSync(join(tmpdir(), 'rookery-train-'))
const data = join(folder, 'standard-g0-n10-s1.records')
const checkpoint = join(folder, 'tiny.checkpoint')
const settings = ['--width', '32', '--epochs', '2', '--batch', '64', '--threads', '2', '--out', checkpoint]

beforeAll(async () => {
  await runMain(['data', 'make', '--games', '150', '--nodes', '10', '--threads', '2', '--out', folder])
})
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

test('a training begins as a network that is there, a narrower one too, and not as one of another kind', async () => {
  const from = join(folder, 'tiny.network')
  const out = join(folder, 'wider.checkpoint')
  const wider = [
    'train',
    data,
    '--width',
    '64',
    '--epochs',
    '1',
    '--batch',
    '64',
    '--rate',
    '0',
    '--out',
    out,
  ]
  // Nothing is learned at a rate of 0, so it errs as the network does that it began as.
  const trained = await runMain([...wider, '--last-rate', '0', '--from', from])
  const [, narrowError] = /error on unseen games (0\.\d{4})/.exec(
    (await runMain(['train', 'export', checkpoint, from])).output,
  )!
  expect(trained.output).toContain(`validation ${narrowError}`)
  const exported = join(folder, 'wider.network')
  await runMain(['train', 'export', out, exported])
  expect(unwrap(parseNetworkFile(readFileSync(exported)))).toMatchObject({
    width: 64,
    provenance: { settings: { from: expect.stringMatching(/^[0-9a-f]{16}$/) } },
  })
  const again = await runMain([...wider, '--last-rate', '0'])
  expect(again.errors).toMatch(/was begun with from [0-9a-f]{16} instead of none/)
  const other = join(folder, 'other.checkpoint')
  const narrower = await runMain(['train', data, '--width', '32', '--out', other, '--from', exported])
  expect(narrower.errors).toContain('wider.network has 64 neurons, more than the width of 32')
  const alone = await runMain(['train', data, '--width', '64', '--alone', '--out', other, '--from', exported])
  expect(alone.errors).toContain('corrects the hand-written evaluation: leave out --alone')
  expect(existsSync(other)).toBe(false)
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
  { args: ['train', 'export', folder], says: /rookery-train-\w+ is no file\n$/ },
  { args: ['train', data, '--out', folder], says: /rookery-train-\w+ is no file\n$/ },
  { args: ['train', data, '--out', '/dev/full'], says: /\/dev\/full is no file\n$/ },
  { args: ['train', folder, '--out', join(folder, 'x')], says: /rookery-train-\w+ is no file\n$/ },
])('$args.1 is answered with what is wrong', async ({ args, says }) => {
  const { exitCode, errors } = await runMain(args)
  expect(exitCode).not.toBe(0)
  expect(errors).toMatch(says)
})

test('a second training into the same checkpoint is told who trains', async () => {
  const lock = unwrap(FileLock.take(checkpoint))
  const { exitCode, errors } = await runMain(['train', data, ...settings])
  const says = `rookery: ${checkpoint} is being written by process ${process.pid} on ${hostname()} since `
  expect([exitCode, errors]).toEqual([1, expect.stringContaining(says)])
  lock.release()
})

test('a disk that takes no more is told in a sentence, and the checkpoint stays as it was', async () => {
  const out = join(folder, 'full.checkpoint')
  const args = ['train', data, ...settings.slice(0, -1), out]
  const full = await finishBin(startBinOnFullDisk(100, args))
  expect(full.exitCode).toBe(1)
  expect(full.errors).toBe(`rookery: cannot keep the training in ${out}: file too large\n`)
  expect(readdirSync(folder).filter((name) => name.startsWith('full'))).toEqual([])
  await runMain(args)
  const network = join(folder, 'full.network')
  const exporting = await finishBin(startBinOnFullDisk(10, ['train', 'export', out, network]))
  expect(exporting.errors).toBe(`rookery: cannot write ${network}: file too large\n`)
  expect(existsSync(network)).toBe(false)
  const intoFolder = await runMain(['train', 'export', out, folder])
  expect(intoFolder.errors).toBe(`rookery: cannot write ${folder}: it is a folder\n`)
})

test('a checkpoint whose head is null, or of anything else, is told', async () => {
  const broken = join(folder, 'broken.checkpoint')
  for (const head of ['null', '3', '[]', '{"settings":null}', '{', '']) {
    writeFileSync(broken, `rookery-training-1\n${head}\n`)
    for (const args of [
      ['export', broken],
      [data, ...settings.slice(0, -1), broken],
    ]) {
      const { exitCode, errors } = await runMain(['train', ...args])
      expect([exitCode, errors]).toEqual([
        1,
        expect.stringMatching(/^rookery: .*broken.checkpoint has a.* head.*\n$/),
      ])
    }
  }
})

test('Ctrl-C ends after the positions in hand, says so, and the same command ends as if nothing had been', async () => {
  const [whole, parts] = ['whole', 'parts'].map((name) => join(folder, `${name}.checkpoint`))
  const args = (out: string) => ['train', data, ...settings.slice(0, -1), out, '--epochs', '6']
  const child = startBin(args(parts!))
  const finished = finishBin(child)
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  const stopped = await finished
  expect(stopped.errors).toContain('stopping after the positions in hand')
  expect(stopped.output).toContain('stopped; the same command goes on\n')
  expect((await runMain(args(parts!))).output).toContain('is trained')
  await runMain(args(whole!))
  expect(readFileSync(parts!).equals(readFileSync(whole!))).toBe(true)
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
