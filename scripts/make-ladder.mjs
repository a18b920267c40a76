// Writes down what `rookery ladder` has measured: `npm run make:ladder -- ladder.arena mini.arena`. The numbers go to the players, tables
// and pictures to docs/ladder.md. What is not named stays as it is.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeLadder, makeLadderFile, makeLadderTables } from './lib/ladder-files.mjs'
import { isZero, root, runTool } from './lib/run.mjs'

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('usage: npm run make:ladder -- FILE.arena ...')
  process.exit(2)
}
const { ladderOf } = await import('@rookery/players')
const { variants } = await import('@rookery/rules')
const ladders = new Map(
  variants.flatMap(({ id }) => {
    const known = ladderOf(id)
    return known ? [[id, known]] : []
  }),
)
const page = join(root, 'docs/ladder.md')
let text = readFileSync(page, 'utf8')
for (const file of files) {
  const { variant, ladder, plot, list, plan, meetings } = await makeLadder(file)
  ladders.set(variant, ladder)
  text = makeLadderTables(text, { variant, ladder, list, plan, meetings })
  writeFileSync(join(root, `docs/pictures/ladder-${variant}.svg`), plot)
}
const module = join(root, 'packages/players/src/ladder/measured.ts')
writeFileSync(page, text)
writeFileSync(module, makeLadderFile(ladders))
process.exitCode = (await isZero(runTool('biome', ['check', '--write', page, module]))) ? 0 : 1
