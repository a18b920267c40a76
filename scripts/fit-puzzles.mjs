import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PEOPLE_FEATURES } from '@rookery/practice/difficulty'
import { gatherFeatures } from './lib/puzzle-features.mjs'
import { checkModel, fitModel, makeModelFile } from './lib/puzzle-fit.mjs'
import { Record } from './lib/record.mjs'

const usage = `usage: npm run fit:puzzles -- PUZZLES FOLDER [COUNT]

Fits the numbers by which puzzles are rated, and tells how well they are. PUZZLES is a file of rated puzzles, packed with gzip, with tabs
between its columns fen, moves and rating. COUNT of them (16000), drawn by chance, are fitted to; 20000 others are rated to check.
In FOLDER it keeps what it has found out about puzzles, and a run goes on from there: stop it whenever you like. The fitted numbers are
written to fitted.ts there: packages/practice/src/difficulty/fitted.ts is such a file.`

const [file, folder, count = '16000'] = process.argv.slice(2)
if (file === undefined || folder === undefined) {
  console.log(usage)
  process.exit(process.argv.includes('--help') ? 0 : 2)
}
mkdirSync(folder, { recursive: true })

const CHECKED = 20_000
const rows = await gatherFeatures(file, new Record(join(folder, 'features.log')), Number(count) + CHECKED)
const kinds = {
  people: rows,
  // For boards that Mynah does not know.
  board: rows.map(({ rating, features }) => ({ rating, features: features.slice(PEOPLE_FEATURES) })),
}
const fitted = {}
for (const [kind, all] of Object.entries(kinds)) {
  const model = fitModel(all.slice(0, Number(count)))
  const { correlation, error, rootError } = checkModel(all.slice(Number(count)), model)
  fitted[kind] = { deviation: Math.round(rootError), model }
  console.log(
    `${kind}: correlation ${correlation.toFixed(3)}, mean error ${error.toFixed(0)}, root of the mean square ${rootError.toFixed(0)}, ` +
      `${all.length - Number(count)} puzzles`,
  )
}
writeFileSync(join(folder, 'fitted.ts'), makeModelFile(fitted))
