import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'

const usage = `usage: npm run make:tables -- [--again]

Makes packages/engine/tables, the tables of endings with up to four men that come with Raven, and the list of them in
packages/engine/src/tables/shipped-tables.ts. What is there is kept, so that a run that was stopped can be taken up; with
--again all are made anew. All of them take a few minutes of one core.`

const { values } = parseArgs({ options: { again: { type: 'boolean' }, help: { type: 'boolean' } } })
const folder = new URL('../packages/engine/tables/', import.meta.url)
const list = new URL('../packages/engine/src/tables/shipped-tables.ts', import.meta.url)

async function make() {
  const { endingsOf, makeTableFile, TableMaker, tablesFile } = await import('@rookery/engine/tables')
  const maker = new TableMaker(new Uint8Array(readFileSync(tablesFile)), false, true)
  // Bare kings need no table.
  const names = endingsOf(4).filter((name) => name !== 'KK')
  mkdirSync(folder, { recursive: true })
  let bytes = 0
  for (const name of names) {
    const file = new URL(`${name}.ending`, folder)
    if (values.again || !existsSync(file)) {
      const made = makeTableFile(maker.pack(maker.make(name)))
      // A run that is stopped leaves no half of a file.
      const fresh = new URL(`${name}.ending.tmp`, folder)
      writeFileSync(fresh, made)
      renameSync(fresh, file)
      console.log(`${name}: ${made.length} bytes`)
    }
    bytes += readFileSync(file).length
  }
  const lines = names.map((name) => `  '${name}',\n`)
  writeFileSync(
    list,
    `// Written by npm run make:tables.\nexport const shippedTables = [\n${lines.join('')}] as const\n\nexport type ShippedTable = (typeof shippedTables)[number]\n`,
  )
  console.log(`${names.length} tables, ${bytes} bytes`)
}

if (values.help) console.log(usage)
else if ((await install()) && (await build())) await make()
else process.exitCode = 1
