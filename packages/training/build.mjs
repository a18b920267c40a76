// Compiles trainer/ for shared memory: every thread of a training has an instance of its own over the same weights.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileAssembly } from '../../scripts/lib/compile-assembly.mjs'

const root = dirname(fileURLToPath(import.meta.url))
for (const [entry, out] of [
  ['trainer/index.ts', 'wasm/trainer.wasm'],
  ['trainer/human/index.ts', 'wasm/human.wasm'],
])
  await compileAssembly(root, entry, out, { isShared: true, passes: [] })
