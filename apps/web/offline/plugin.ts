import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'service-worker.js'

/** Whether there is a colony, the server says. Tables of endings are large all together, and the engine does without them. */
const isLeftOnline = (name: string) => [NAME, 'colony.json'].includes(name) || name.endsWith('.ending')

/** Adds the service worker, with the list of all files of the build that it keeps. */
export function offline(): Plugin {
  let root = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    writeBundle({ dir }) {
      const files = readdirSync(dir!, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !isLeftOnline(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(dir!.length + 1))
        .sort()
      const hash = createHash('sha256')
      for (const file of files) hash.update(file).update(readFileSync(join(dir!, file)))
      const kept = files.map((file) => (file === 'index.html' ? './' : `./${file.replaceAll('\\', '/')}`))
      const source = readFileSync(join(root, 'offline', NAME), 'utf8')
        .replace('__FILES__', JSON.stringify(kept))
        .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)))
      writeFileSync(join(dir!, NAME), source)
    },
  }
}
