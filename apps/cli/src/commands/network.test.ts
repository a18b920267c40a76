import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { shippedNetworks } from '@rookery/engine'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { runMain } from '../testing/run-main.ts'

const shipped = fileURLToPath(shippedNetworks.minichess)
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-network-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('network install puts a network where Raven finds it, and tells what was there', async () => {
  const packed = readFileSync(shipped)
  // Another zlib packs it otherwise, and the checkout should stay as it was.
  onTestFinished(() => writeFileSync(shipped, packed))
  const bytes = gunzipSync(packed)
  const file = join(folder, 'mine.network')
  writeFileSync(file, bytes)
  chmodSync(file, 0o444)
  const { exitCode, output } = await runMain(['network', 'install', file])
  expect(exitCode).toBe(0)
  expect(output).toContain(`${shipped}\nwas  width 64, corrects the hand-written evaluation, `)
  expect(output).toMatch(/^is {3}width 64, .* positions, of .*\.records.*, made on 20\d\d-\d\d-\d\d/m)
  expect(output).toMatch(/Raven plays minichess with it\n$/)
  expect(gunzipSync(readFileSync(shipped)).equals(bytes)).toBe(true)
})

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, 1000), /: it has 1000 bytes, and its shape asks for/],
  ['altered', (bytes: Buffer) => bytes.fill(1, bytes.length - 8), /: its check sum is wrong/],
  ['none', () => Buffer.from('x'.repeat(100)), /: it is no network of Raven/],
])('network install refuses a file that is %s, and changes nothing', async (_, change, message) => {
  const before = readFileSync(shipped)
  const file = join(folder, 'bad.network')
  writeFileSync(file, change(gunzipSync(readFileSync(shipped))))
  const { exitCode, errors } = await runMain(['network', 'install', file])
  expect(errors).toMatch(message)
  expect(exitCode).toBe(1)
  expect(readFileSync(shipped).equals(before)).toBe(true)
})
