import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const engine = new URL('../../../packages/engine/', import.meta.url)
const tables = new URL('tables/', engine)
const browser = fileURLToPath(new URL('dist/host/platform-browser.js', engine))

/** The browser as the engine sees it, with the tables beside the page; the script of a worker lies in a folder beside theirs. */
const platform = `
import { platform as plain } from ${JSON.stringify(browser)}
const place = typeof document === 'undefined' ? '../tables/' : 'tables/'
export const platform = { ...plain, tablesUrl: new URL(place, location.href).href }
`

/** Puts the engine's tables of endings beside the page, and tells the engine where they are; for workers only the latter. */
export const endings = (isWorker = false): Plugin => ({
  name: 'endings',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '#platform' && importer?.includes('engine/dist/') ? '\0engine-platform' : undefined,
  load: (id) => (id === '\0engine-platform' ? platform : undefined),
  generateBundle() {
    if (isWorker) return
    for (const name of readdirSync(tables))
      this.emitFile({
        type: 'asset',
        fileName: `tables/${name}`,
        source: readFileSync(new URL(name, tables)),
      })
  },
})
