// Rookery in one file. MIT licence; those of the libraries inside lie beside them in the cache.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`rookery needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(2)
}

/** Lays the files out in a folder of their own first, so that no other process ever sees half of them. */
function layOut(folder) {
  const text = readFileSync(fileURLToPath(import.meta.url), 'latin1')
  const plain = brotliDecompressSync(Buffer.from(text.slice(text.lastIndexOf('\n//') + 3), 'base64'))
  const start = 4 + plain.readUInt32LE(0)
  mkdirSync(dirname(folder), { recursive: true })
  const own = mkdtempSync(`${folder}-`)
  let at = start
  for (const [path, length] of JSON.parse(plain.toString('utf8', 4, start))) {
    const file = join(own, 'node_modules', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, plain.subarray(at, at + length))
    at += length
  }
  try {
    renameSync(own, folder)
  } catch (error) {
    // Another process was faster.
    rmSync(own, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

function findFolder() {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
  const folder = join(cache, 'rookery', 'KEY')
  if (existsSync(folder)) return folder
  try {
    layOut(folder)
    return folder
  } catch (error) {
    if (
      !['EACCES', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'EPERM'].includes(/** @type {any} */ (error).code)
    )
      throw error
    // Without a home that can be written to, they live as long as this process.
    const brief = mkdtempSync(join(tmpdir(), 'rookery-'))
    process.on('exit', () => rmSync(brief, { recursive: true, force: true }))
    layOut(join(brief, 'files'))
    return join(brief, 'files')
  }
}

await import(pathToFileURL(join(findFolder(), 'node_modules/rookery/bin/rookery.js')).href)
