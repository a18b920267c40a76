import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const built = (path: string) => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url))

/** The scripts that are asked for before anything is shown: the page's own, and those that it names for a kind of visit. */
async function scriptsOf(visit: 'first-visit' | 'game-visit'): Promise<string[]> {
  const html = await readFile(built('index.html'), 'utf8')
  const own = [...html.matchAll(/(?:type="module"|rel="modulepreload")[^>]*"\.\/(\S+\.js)"/g)]
  const [, names = ''] = new RegExp(`name="${visit}" content="([^"]+)"`).exec(html) ?? []
  const besides = names.split(' ').filter((name) => name.endsWith('.js'))
  expect(own.length).toBeGreaterThan(0)
  expect(besides.length).toBeGreaterThan(0)
  return [...own.map(([, file]) => built(file!)), ...besides.map(built)]
}

async function sizeOf(files: readonly string[]): Promise<number> {
  // A file of a few bytes is sent as it is.
  const packed = files.map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file))
  const bytes = (await Promise.all(packed.map((file) => readFile(file)))).map(({ length }) => length)
  return bytes.reduce((sum, length) => sum + length)
}

/** `npm run bench:studio` measures them in a browser, with what follows. */
it.each([
  ['a game', 'game-visit', 139_750],
  ['the front door', 'first-visit', 135_250],
] as const)(
  '%s (%s) begins with at most %i bytes of script, and without what minds say of their thoughts',
  async (_, visit, most) => {
    const files = await scriptsOf(visit)
    expect(await sizeOf(files)).toBeLessThanOrEqual(most)
    for (const file of files) expect(await readFile(file, 'utf8')).not.toContain('voices.reasons')
  },
)

it('the front door leaves out what only a game needs', async () => {
  const [door, game] = await Promise.all([scriptsOf('first-visit'), scriptsOf('game-visit')])
  expect(game.filter((file) => !door.includes(file)).length).toBe(1)
})
