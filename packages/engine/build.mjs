// Compiles assembly/ for shared memory (threads), and for pages without it. The second is made so that a search
// can be unwound and taken up again (binaryen's asyncify), because its worker hears no message while it runs.
// A third build, for tests, opens the core's parts and can switch features of the search off. A fourth, made only when
// it is named, has margins that can be set.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileAssembly } from '../../scripts/lib/compile-assembly.mjs'

const root = dirname(fileURLToPath(import.meta.url))

const builds = {
  shared: { entry: 'index', isShared: true, passes: [] },
  single: { entry: 'index', passes: ['--asyncify', '--pass-arg=asyncify-imports@host.pause'] },
  // For tests only, so it need not be the fastest.
  testing: {
    entry: 'testing',
    rewrite: (text) => text.replace('IS_SWITCHABLE: bool = false', 'IS_SWITCHABLE: bool = true'),
  },
  tuning: {
    entry: 'tuning',
    isShared: true,
    isExtra: true,
    passes: [],
    rewrite: (text, path) =>
      path.endsWith('margins.ts') ? text.replaceAll('export const', 'export let') : text,
  },
}

const wanted = process.argv.slice(2)
for (const [kind, { entry, isExtra = false, ...options }] of Object.entries(builds)) {
  if (wanted.includes(kind) || (wanted.length === 0 && !isExtra))
    await compileAssembly(root, `assembly/${entry}.ts`, `wasm/core-${kind}.wasm`, options)
}
