import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

const dist = new URL('../dist/', import.meta.url)
const folder = new URL('rookery-embed/', dist)

const packed = (file: URL): number => gzipSync(readFileSync(file), { level: 9 }).length

/** A script with all that it imports before it runs. */
function load(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known
  known.add(name)
  const text = readFileSync(new URL(name, folder), 'utf8')
  for (const [, imported] of text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
    load(imported!, known)
  return known
}

const sizeOf = (entry: string): number =>
  [...load(entry)].reduce((sum, name) => sum + packed(new URL(name, folder)), 0)

it('is small for a page, and only Raven and Mynah need cores and networks', () => {
  const script = packed(new URL('rookery-embed.js', dist)) + sizeOf('element.js')
  const worker = sizeOf('worker.js')
  const engine = sizeOf('engine-worker.js') + packed(new URL('core-single.wasm', folder))
  const network = packed(new URL('standard.network', folder))
  const mynah = ['mynah.wasm', 'mynah.network'].reduce((sum, name) => sum + packed(new URL(name, folder)), 0)
  const all = readdirSync(folder).reduce((sum, name) => sum + packed(new URL(name, folder)), 0)
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`
  console.log(
    `@rookery/embed, gzipped: ${kilobytes(script)} for the page, ${kilobytes(worker)} for the worker; ` +
      `Raven's engine ${kilobytes(engine)} and network ${kilobytes(network)}; Mynah's ${kilobytes(mynah)}; the whole folder ${kilobytes(all)}`,
  )
  // With room for a mind or two more.
  expect(script).toBeLessThan(84_000)
  expect(worker).toBeLessThan(40_000)
  expect(script).toBeGreaterThan(10_000)
})
