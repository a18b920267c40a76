import { checkImports } from './lib/check-imports.mjs'
import { root } from './lib/run.mjs'

const faults = checkImports(root)
for (const { file, line, rule, message } of faults) console.error(`${file}:${line}: ${message} [${rule}]`)
if (faults.length > 0) process.exitCode = 1
