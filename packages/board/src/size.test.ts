import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'

const mostBytes = 20_000

/** What a page loads that has the rules already: minified, with style, themes and every set of pieces. */
async function measure(external: RegExp[]): Promise<number> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('../dist/index.js', import.meta.url)),
    external,
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ minify: true })
  return gzipSync(output[0].code, { level: 9 }).length
}

it(`is at most ${mostBytes.toLocaleString('en')} bytes gzipped with its pieces, beside the rules`, async () => {
  const [alone, whole] = [await measure([/^@rookery\/rules$/]), await measure([])]
  console.log(
    `@rookery/board: ${alone.toLocaleString('en')} bytes gzipped beside the rules, ${whole.toLocaleString('en')} with them`,
  )
  expect(alone).toBeLessThanOrEqual(mostBytes)
  expect(alone).toBeGreaterThan(5_000)
})
