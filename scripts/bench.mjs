import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { root } from './lib/run.mjs'

const name = process.argv[2] ?? ''
const isReady = (await install()) && (await build())
const file = join(root, 'bench', 'dist', `${name}.js`)
if (!isReady) process.exitCode = 1
else if (/^[a-z]+$/.test(name) && existsSync(file)) await import(file)
else {
  console.error(`there is no benchmark "${name}"`)
  process.exitCode = 2
}
