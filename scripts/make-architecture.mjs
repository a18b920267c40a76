// Makes the table of rooms in docs/architecture.md anew.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeArchitectureTable, replaceTable } from './lib/architecture-table.mjs'
import { root } from './lib/run.mjs'

const file = join(root, 'docs/architecture.md')
const page = replaceTable(readFileSync(file, 'utf8'), makeArchitectureTable(root))
if (page === undefined) {
  console.error('docs/architecture.md has lost the marks that its table stands between')
  process.exitCode = 1
} else {
  writeFileSync(file, page)
}
