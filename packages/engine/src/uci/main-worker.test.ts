import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Line, parseUci, startPosition, unwrap } from '@rookery/rules'
import { type Browser, launchBrowser, openSite, type Page, type Site } from '@rookery/testkit'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Inside the repository, so that the page's script finds the package by its name. */
const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/** As a page embeds it: the worker is asked by lines, and what it says comes back in `heard`. */
const script = `
const worker = new Worker(new URL('@rookery/engine/uci', import.meta.url), { type: 'module' })
const heard = []
const waiting = []
worker.onmessage = ({ data }) => {
  heard.push(data)
  for (const look of waiting.splice(0)) look()
}
window.say = (text) => worker.postMessage(text)
window.hear = async (beginning) => {
  for (;;) {
    const index = heard.findIndex((line) => line.startsWith(beginning))
    if (index >= 0) return heard.splice(0, index + 1).at(-1)
    await new Promise((resolve) => waiting.push(resolve))
  }
}
`

async function ask(tab: Page, text: string, beginning: string): Promise<string> {
  return String(await tab.evaluate(`say(${JSON.stringify(text)}), hear(${JSON.stringify(beginning)})`))
}

describe('uci by postMessage, in a web worker', () => {
  let folder = ''
  let browser: Browser

  beforeAll(async () => {
    folder = await mkdtemp(join(dist, 'page-'))
    await writeFile(join(folder, 'page.js'), script)
    await build({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      worker: { format: 'es' },
      build: { rollupOptions: { input: join(folder, 'page.js'), output: { entryFileNames: 'page.js' } } },
    })
    browser = await launchBrowser()
  }, 60_000)

  afterAll(async () => {
    await browser.close()
    await rm(folder, { recursive: true })
  })

  async function visit(isIsolated: boolean, act: (tab: Page) => Promise<void>): Promise<void> {
    const built = pathToFileURL(join(folder, 'dist/'))
    const site: Site = await openSite(
      built,
      '<!doctype html><script type="module" src="/page.js"></script>',
      isIsolated,
    )
    try {
      const tab = await browser.newPage()
      await tab.goto(site.address)
      await act(tab)
      await tab.close()
    } finally {
      site.close()
    }
  }

  it.each([true, false])('searches, stops and plays; isolated: %s', (isIsolated) =>
    visit(isIsolated, async (tab) => {
      expect(await ask(tab, 'uci', 'uciok')).toBe('uciok')
      expect(await ask(tab, 'setoption name Threads value 2\nisready', 'readyok')).toBe('readyok')
      expect(await ask(tab, 'position startpos\ngo depth 7', 'bestmove')).toMatch(/^bestmove [a-h]/)
      expect(await ask(tab, 'go infinite', 'info depth')).toContain(' pv ')
      expect(await ask(tab, 'stop', 'bestmove')).toMatch(/^bestmove [a-h]/)
      let line = Line.from(startPosition())
      const words: string[] = []
      for (let ply = 0; ply < 6; ply++) {
        const moves = words.length > 0 ? ` moves ${words.join(' ')}` : ''
        const answer = await ask(tab, `position startpos${moves}\ngo nodes 2000`, 'bestmove')
        const word = answer.split(' ')[1]!
        line = line.play(unwrap(parseUci(line.position, word)))
        words.push(word)
      }
      expect(line.moves).toHaveLength(6)
    }),
  )
})
