import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const neverInputs = new Set(['node_modules', '.git', '.cache'])

function* walk(directory, path) {
  const stats = statSync(join(directory, path), { throwIfNoEntry: false })
  if (stats?.isFile()) yield path
  if (!stats?.isDirectory()) return
  for (const name of readdirSync(join(directory, path)).sort()) {
    if (!neverInputs.has(name)) yield* walk(directory, `${path}/${name}`)
  }
}

/**
 * Content hashes of all files under the given paths, by path relative to `directory`.
 * @param {string} directory
 * @param {readonly string[]} paths
 * @param {(file: string) => boolean} isWanted
 * @returns {Record<string, string>}
 */
export function fingerprint(directory, paths, isWanted = () => true) {
  const hashes = {}
  for (const path of paths) {
    for (const file of walk(directory, path)) {
      if (!isWanted(file)) continue
      const content = readFileSync(join(directory, file))
      hashes[file] = createHash('sha256').update(content).digest('base64url')
    }
  }
  return hashes
}
