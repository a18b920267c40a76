import { parseArgs } from 'node:util'
import { checkArenaKills } from './lib/arena-kill.mjs'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'

const usage = `usage: npm run check:arena-kill -- [--runner N] [--engines N] [--seed N]

Kills tournament runners and their engines at random moments, and checks that no game is lost, changed or played twice.
  --runner N    kills of the runner (default 50)
  --engines N   kills of an engine (default 50)
  --seed N      of the moments (default: by the time)`

const { values } = parseArgs({
  options: {
    runner: { type: 'string', default: '50' },
    engines: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    help: { type: 'boolean' },
  },
})

if (values.help) console.log(usage)
else if (!(await install()) || !(await build())) process.exitCode = 1
else {
  console.log(`seed ${values.seed}`)
  const [runnerKills, engineKills, seed] = [values.runner, values.engines, values.seed].map(Number)
  const { faults, games } = await checkArenaKills({
    runnerKills,
    engineKills,
    rounds: 60,
    seed,
    log: console.log,
  })
  for (const fault of faults) console.log(fault)
  console.log(`${runnerKills + engineKills} kills, ${games} games, ${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
