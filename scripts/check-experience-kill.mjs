import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { checkExperienceKills } from './lib/experience-kill.mjs'
import { install } from './lib/install.mjs'

const usage = `usage: npm run check:experience-kill -- [--sqlite N] [--mariadb N] [--seed N]

Kills learners, and the database server under them, at random moments, and checks that every game was counted once or not at all.
  --sqlite N    kills of two learners that feed a SQLite file (default 50)
  --mariadb N   kills of a MariaDB server and of its two learners, by turns (default 50)
  --seed N      of the moments (default: by the time)`

const { values } = parseArgs({
  options: {
    sqlite: { type: 'string', default: '50' },
    mariadb: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    help: { type: 'boolean' },
  },
})

if (values.help) console.log(usage)
else if (!(await install()) || !(await build())) process.exitCode = 1
else {
  console.log(`seed ${values.seed}`)
  const [sqliteKills, mariadbKills, seed] = [values.sqlite, values.mariadb, values.seed].map(Number)
  const { faults, games } = await checkExperienceKills({ sqliteKills, mariadbKills, seed, log: console.log })
  for (const fault of faults) console.log(fault)
  console.log(`${sqliteKills + mariadbKills} kills, ${games} games, ${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
