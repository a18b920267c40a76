import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import asc from 'assemblyscript/asc'
import { root as house } from './run.mjs'

const require = createRequire(import.meta.url)
const wasmOpt = join(dirname(require.resolve('binaryen/package.json')), 'bin', 'wasm-opt')

/** AssemblyScript that another room lends, by the name of its package; asc would look for it in node_modules. */
const LENT = /(?<=from ')@rookery\/(\w+)\/(assembly\/[^']+)/g

const features = ['simd', 'threads', 'bulk-memory', 'nontrapping-float-to-int', 'sign-ext', 'mutable-globals']
const memory = ['--importMemory', '--initialMemory', '64', '--maximumMemory', '65536']
const compileFlags = [
  ...memory,
  '--enable',
  'simd',
  '--enable',
  'threads',
  '--runtime',
  'stub',
  '-O3',
  '--noAssert',
]

/**
 * The sources are written for TypeScript's tools, which refuse decorators on functions and ask for `type` in
 * imports; asc wants the first and does not know the second.
 */
function readSource(path, rewrite) {
  try {
    const text = readFileSync(path, 'utf8')
      .replace(/\/\/@(inline|unmanaged)/g, '@$1')
      .replace(/^import type /gm, 'import ')
      .replace(/([{,]\s+)type (?=\w+(,| }))/g, '$1')
      .replace(LENT, (_, room, file) =>
        relative(dirname(path), join(house, 'packages', room, file)).replaceAll('\\', '/'),
      )
    return rewrite(text, path)
  } catch {
    return null
  }
}

/**
 * Compiles AssemblyScript under `root` to WebAssembly; `entry` and `out` are relative to it. `passes` are binaryen's, beside
 * its usual ones; without them the file is left as the compiler made it. What `isPacked` is compressed by gzip, for who reads it by unpackFile.
 * @param {string} root
 * @param {string} entry
 * @param {string} out
 * @param {{ isShared?: boolean, isPacked?: boolean, passes?: readonly string[], rewrite?: (text: string, path: string) => string }} options
 */
export async function compileAssembly(
  root,
  entry,
  out,
  { isShared, isPacked, passes, rewrite = (text) => text },
) {
  mkdirSync(dirname(join(root, out)), { recursive: true })
  // Whoever loads the file meanwhile finds the old one whole.
  const fresh = `${out}.tmp`
  const flags = isShared ? [...compileFlags, '--sharedMemory'] : compileFlags
  const { error, stderr } = await asc.main([entry, '--outFile', fresh, '--baseDir', root, ...flags], {
    readFile: (name, baseDir) => readSource(resolve(baseDir, name), rewrite),
  })
  if (error) throw new Error(`${stderr}\n${error.message}`)
  const target = join(root, fresh)
  if (passes) {
    const enabled = features.map((feature) => `--enable-${feature}`)
    const all = [...enabled, ...passes, '-O4', '--low-memory-unused']
    execFileSync(process.execPath, [wasmOpt, ...all, target, '-o', target])
  }
  if (isPacked) writeFileSync(target, gzipSync(readFileSync(target), { level: 9 }))
  renameSync(target, join(root, out))
}
