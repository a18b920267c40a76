// Compiles assembly/ for shared memory (threads), and for pages without it. The second is made so that a search
// can be unwound and taken up again (binaryen's asyncify), because its worker hears no message while it runs.
// A third build, for tests, opens the core's parts, can switch features of the search off and checks every node. A fourth,
// made only when it is named, has margins that can be set and switches too. The last one is only read: its numbers become src/core/layout.ts.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileAssembly } from '../../scripts/lib/compile-assembly.mjs'
import { isZero, run } from '../../scripts/lib/run.mjs'

const root = dirname(fileURLToPath(import.meta.url))

/** What the network does stays apart from what calls it: in one large function V8 runs out of registers. A tenth of the speed. */
const apart = '--one-caller-inline-max-function-size=120'

const builds = {
  shared: { entry: 'index', isShared: true, isPacked: true, passes: [apart] },
  single: {
    entry: 'index',
    isPacked: true,
    passes: ['--asyncify', '--pass-arg=asyncify-imports@host.pause', apart],
  },
  // For tests only, so it need not be the fastest.
  testing: {
    entry: 'testing',
    rewrite: (text) => text.replace(/(IS_SWITCHABLE|IS_CHECKED): bool = false/, '$1: bool = true'),
  },
  // Not the core: it makes the tables of endings.
  tables: { entry: 'tables/index', out: 'wasm/tables.wasm', passes: [] },
  tuning: {
    entry: 'tuning',
    // Not beside the others, whose folder says whether they are up to date.
    out: '../../.cache/core-tuning.wasm',
    isShared: true,
    isExtra: true,
    passes: [apart],
    rewrite: (text, path) =>
      path.endsWith('margins.ts')
        ? text.replaceAll('export const', 'export let')
        : text.replace('IS_SWITCHABLE: bool = false', 'IS_SWITCHABLE: bool = true'),
  },
}

function make(kind) {
  const { entry, out = `wasm/core-${kind}.wasm`, ...options } = builds[kind]
  return compileAssembly(root, `assembly/${entry}.ts`, out, options)
}

async function writeLayout() {
  await compileAssembly(root, 'assembly/layout.ts', 'wasm/core-layout.wasm', { passes: [] })
  const compiled = join(root, 'wasm/core-layout.wasm')
  const module = new WebAssembly.Module(readFileSync(compiled))
  rmSync(compiled)
  const memory = new WebAssembly.Memory({ initial: 64, maximum: 65_536 })
  const { exports } = new WebAssembly.Instance(module, { env: { memory } })
  const lines = Object.entries(exports).map(([name, value]) =>
    value instanceof WebAssembly.Global ? `  ${name}: ${value.value},\n` : '',
  )
  const text = `// Written by build.mjs from assembly/layout.ts.\nexport const layout = {\n${lines.join('')}} as const\n`
  const file = join(root, 'src/core/layout.ts')
  // Left alone where it says the same, so that nothing is built anew for it.
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

/** The compiler keeps one core busy, so each build has a process of its own: as many at a time as there are cores, the longest first. */
async function makeAll() {
  const waiting = Object.entries(builds).flatMap(([kind, { isExtra = false }]) => (isExtra ? [] : [kind]))
  waiting.push('layout')
  const work = async () => {
    for (let kind = waiting.shift(); kind; kind = waiting.shift())
      if (!(await isZero(run(process.execPath, [fileURLToPath(import.meta.url), kind])))) process.exitCode = 1
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

const wanted = process.argv.slice(2)
if (wanted.length === 0) await makeAll()
for (const kind of wanted) await (kind === 'layout' ? writeLayout() : make(kind))
