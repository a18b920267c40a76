import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'

const mostBytesBesideRules = 18_700
const mostBytes = 27_750

/** What a page loads: minified, with style, themes and every set of pieces, but for what it has already. */
async function measure(external: RegExp[] = []): Promise<number> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('../dist/index.js', import.meta.url)),
    external,
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ minify: true })
  return gzipSync(output[0].code, { level: 9 }).length
}

const limits = [mostBytesBesideRules, mostBytes].map((bytes) => bytes.toLocaleString('en'))

it(`is at most ${limits[0]} bytes gzipped with its pieces beside the rules, and ${limits[1]} with them`, async () => {
  const whole = await measure()
  const besideRules = await measure([/^@rookery\/rules$/])
  const bare = await measure([/^@rookery\/rules/])
  const show = (bytes: number) => bytes.toLocaleString('en')
  console.log(
    `@rookery/board: ${show(whole)} bytes gzipped: rules ${show(whole - besideRules)}, pieces ${show(besideRules - bare)}, all else ${show(bare)}`,
  )
  expect(besideRules).toBeLessThanOrEqual(mostBytesBesideRules)
  expect(whole).toBeLessThanOrEqual(mostBytes)
  expect(bare).toBeGreaterThan(5_000)
})
