import { checkStyles } from './lib/check-styles.mjs'
import { root } from './lib/run.mjs'

const faults = checkStyles(root, 'apps/web/src', ['packages/board/src', 'packages/embed/src'])
for (const { file, line, message } of faults) console.error(`${file}:${line}: ${message}`)
if (faults.length > 0) process.exitCode = 1
