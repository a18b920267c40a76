// Compiles core/ twice: for shared memory (threads), and for pages without it. The second is made so that a search
// can be unwound and taken up again (binaryen's asyncify), because its worker hears no message while it runs.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'

const root = dirname(fileURLToPath(import.meta.url))
const require = createRequire(import.meta.url)
const wasmOpt = join(dirname(require.resolve('binaryen/package.json')), 'bin', 'wasm-opt')

const features = ['simd', 'threads', 'bulk-memory', 'nontrapping-float-to-int', 'sign-ext', 'mutable-globals']
const memory = ['--importMemory', '--initialMemory', '64', '--maximumMemory', '65536']
const builds = {
  shared: { compile: ['--sharedMemory'], optimise: [] },
  single: { compile: [], optimise: ['--asyncify', '--pass-arg=asyncify-imports@host.pause'] },
}

/**
 * The sources are written for TypeScript's tools, which refuse decorators on functions and ask for `type` in
 * imports; asc wants the first and does not know the second.
 */
function readFile(name, baseDir) {
  try {
    const text = readFileSync(resolve(baseDir, name), 'utf8')
    return text
      .replaceAll('//@inline', '@inline')
      .replace(/^import type /gm, 'import ')
      .replace(/([{,]\s+)type (?=\w+(,| }))/g, '$1')
  } catch {
    return null
  }
}

async function compile(kind) {
  const { compile, optimise } = builds[kind]
  const out = join('wasm', `core-${kind}.wasm`)
  const flags = [
    ...memory,
    ...compile,
    '--enable',
    'simd',
    '--enable',
    'threads',
    '--runtime',
    'stub',
    '-O3',
    '--noAssert',
  ]
  const { error, stderr } = await asc.main(['core/index.ts', '--outFile', out, '--baseDir', root, ...flags], {
    readFile,
  })
  if (error) throw new Error(`${stderr}\n${error.message}`)
  const target = join(root, out)
  const passes = [
    ...features.map((feature) => `--enable-${feature}`),
    ...optimise,
    '-O4',
    '--low-memory-unused',
  ]
  execFileSync(process.execPath, [wasmOpt, ...passes, target, '-o', target])
}

const wanted = process.argv.slice(2)
mkdirSync(join(root, 'wasm'), { recursive: true })
for (const kind of Object.keys(builds)) {
  if (wanted.length === 0 || wanted.includes(kind)) await compile(kind)
}
