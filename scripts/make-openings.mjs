import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { root } from './lib/run.mjs'

/** Raven judges by nodes, with one thread, so that the same Raven makes the same openings. */
const sets = [
  { variant: 'standard', plies: 8, count: 120 },
  { variant: 'minichess', plies: 4, count: 60 },
]
const raven = join(root, 'packages/engine/dist/uci/main-node.js')

function makeSet({ variant, plies, count }) {
  const args = [
    ...['openings', '--variant', variant, '--plies', plies, '--count', count, '--within', '50'],
    ...['--judge', `cmd=${process.execPath}`, `args=${raven}`, 'name=Raven', 'nodes=20000'],
  ]
  const fens = execFileSync(process.execPath, [join(root, 'apps/cli/bin/rookery.js'), ...args.map(String)], {
    encoding: 'utf8',
  })
  const module = `/** ${plies} random half-moves each, balanced by Raven; made by \`npm run make:openings\`. */
export const ${variant}Openings: string = \`
${fens}\`
`
  writeFileSync(join(root, `packages/arena/src/openings/sets/${variant}.ts`), module)
  console.log(`${variant}: ${fens.trim().split('\n').length} openings`)
}

if ((await install()) && (await build())) for (const set of sets) makeSet(set)
else process.exitCode = 1
