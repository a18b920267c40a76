import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const built = (path: string) => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url))

/** What the page asks for before it shows a game. `npm run bench:studio` measures it in a browser, with what follows. */
it('a game begins with at most 140,000 bytes of script, and without what minds say of their thoughts', async () => {
  const html = await readFile(built('index.html'), 'utf8')
  const scripts = [...html.matchAll(/(?:type="module"|rel="modulepreload")[^>]*"\.\/(\S+\.js)"/g)]
  const files = scripts.map(([, file]) => built(file!))
  expect(files.length).toBeGreaterThan(0)
  // A file of a few bytes is sent as it is.
  const packed = files.map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file))
  const bytes = (await Promise.all(packed.map((file) => readFile(file)))).map(({ length }) => length)
  expect(bytes.reduce((sum, length) => sum + length)).toBeLessThanOrEqual(140_000)
  for (const file of files) expect(await readFile(file, 'utf8')).not.toContain('voices.reasons')
})

it('the front door needs at most 11,000 bytes more, and brings what minds say after it', async () => {
  const html = await readFile(built('index.html'), 'utf8')
  const [, names = ''] = /name="first-visit" content="([^"]+)"/.exec(html) ?? []
  const scripts = names.split(' ').filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(1)
  const bytes = await Promise.all(scripts.map(async (name) => (await readFile(built(`${name}.br`))).length))
  expect(bytes.reduce((sum, length) => sum + length)).toBeLessThanOrEqual(11_000)
  for (const name of scripts) expect(await readFile(built(name), 'utf8')).not.toContain('voices.reasons')
})
