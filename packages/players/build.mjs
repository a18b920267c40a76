// Compiles assembly/: Mynah's eyes and its network, in one module that page, Node and the trainer's preparation share.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileAssembly } from '../../scripts/lib/compile-assembly.mjs'

const root = dirname(fileURLToPath(import.meta.url))
await compileAssembly(root, 'assembly/index.ts', 'wasm/mynah.wasm', { isPacked: true, passes: [] })
