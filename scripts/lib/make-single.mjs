// `rookery` in one file: the packed command with all it needs behind a few lines of code. Its workers, cores, networks and the studio
// are files that Node and browsers ask for by name, so at its first start it lays them out in the user's cache.
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { listPublished, makeProject, pack } from './packed.mjs'
import { root } from './run.mjs'

/** What nobody needs who only runs it. Licences stay, as they ask for. */
const isLeftOut = (path) => /\.(d\.[cm]?ts|map|md|ts)$|^\.bin\/|\.package-lock\.json$/.test(path)

/** Another libc's driver of SQLite, which npm installs as well. */
const isForeign = (path) => path.startsWith('@libsql/') && path.includes('musl') !== isMusl()

/** @type {() => boolean} */
const isMusl = () => {
  const { header } = /** @type {any} */ (process.report.getReport())
  return process.platform === 'linux' && header.glibcVersionRuntime === undefined
}

function collect(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isLeftOut(path) && !isForeign(path) && statSync(join(folder, path)).isFile())
    .sort()
    .map((path) => ({ path, bytes: readFileSync(join(folder, path)) }))
}

function makeArchive(files, quality) {
  const index = Buffer.from(JSON.stringify(files.map(({ path, bytes }) => [path, bytes.length])))
  const head = Buffer.alloc(4)
  head.writeUInt32LE(index.length)
  const plain = Buffer.concat([head, index, ...files.map(({ bytes }) => bytes)])
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24 }
  return brotliCompressSync(plain, { params })
}

/**
 * Writes the file, and says how large it is.
 * @param {string} file
 * @param {Record<string, string>} [packed] the tarballs by the names of their packages, where they are made already
 * @param {number} [quality] of the compression, by Brotli's numbers
 */
export function makeSingle(file, packed, quality = 6) {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-single-'))
  let project = ''
  try {
    const needed = listPublished().filter(isNeeded)
    const tarballs = packed
      ? needed.map(({ name }) => packed[name])
      : pack(needed, folder).map(({ tarball }) => tarball)
    project = makeProject(tarballs)
    const archive = makeArchive(collect(join(project, 'node_modules')), quality)
    const key = createHash('sha256').update(archive).digest('hex').slice(0, 16)
    const starter = readFileSync(join(root, 'scripts/lib/single-starter.mjs'), 'utf8')
    const text = `#!/usr/bin/env node\n${starter.replace('KEY', key)}\n//${archive.toString('base64')}\n`
    writeFileSync(file, text, { mode: 0o755 })
    return { bytes: text.length }
  } finally {
    for (const path of [folder, project]) if (path) rmSync(path, { recursive: true, force: true })
  }
}

/** The command and, one after the other, what it depends on. */
function isNeeded({ name }, _index, published) {
  const needed = new Set(['rookery'])
  for (const { name: own, manifest } of [...published].reverse())
    if (needed.has(own)) for (const other of Object.keys(manifest.dependencies ?? {})) needed.add(other)
  return needed.has(name)
}
