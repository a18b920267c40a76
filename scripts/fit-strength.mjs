import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Record } from './lib/record.mjs'
import { checkModel, fitModel } from './lib/strength-fit.mjs'
import { gatherSides } from './lib/strength-sides.mjs'

const usage = `usage: npm run fit:strength -- GAMES FOLDER [COUNT]

Fits the numbers of packages/practice/src/strength/model.ts, and tells how well strengths are told with them.
GAMES is a file of rated games, as for rookery train human; only those that a training with seed 1 held out are used, because Mynah
knows the others too well. COUNT of them (2000), drawn from the whole file; one half to fit, the other to check.
In FOLDER it keeps what it has found out about games, and a run goes on from there: stop it whenever you like.`

const [file, folder, count = '2000'] = process.argv.slice(2)
if (file === undefined || folder === undefined) {
  console.log(usage)
  process.exit(process.argv.includes('--help') ? 0 : 2)
}
mkdirSync(folder, { recursive: true })

const games = await gatherSides(file, new Record(join(folder, 'evidence.log')), Number(count))
const halfOf = (half) => games.filter((_, index) => index % 2 === half).flat()
const model = fitModel(halfOf(0))
console.log(
  JSON.stringify(model, (_, value) => (typeof value === 'number' ? Number(value.toFixed(3)) : value), 2),
)
for (const { size, groups, error, covered, halfWidth } of checkModel(halfOf(1), model))
  console.log(
    `${size} ${size === 1 ? 'game' : 'games'}: mean error ${error.toFixed(0)}, ` +
      `${(100 * covered).toFixed(1)} % in the interval of ±${halfWidth.toFixed(0)} on the average, ${groups} tried`,
  )
