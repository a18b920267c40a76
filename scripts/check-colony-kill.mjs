import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { checkColonyKills } from './lib/colony-kill.mjs'
import { install } from './lib/install.mjs'

const usage = `usage: npm run check:colony-kill -- [--kills N] [--stops N] [--workers N] [--seed N]

Kills workers, coordinators and Redis at random moments, stops workers for longer than their lease, and checks that no game is
lost, changed or stored twice, and that no worker is idle while there is work.
  --kills N     of workers, coordinator and Redis (default 100)
  --stops N     of workers, by SIGSTOP (default 20)
  --workers N   at a time (default 3)
  --seed N      of the moments (default: by the time)`

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    stops: { type: 'string', default: '20' },
    workers: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    help: { type: 'boolean' },
  },
})

if (values.help) console.log(usage)
else if (!(await install()) || !(await build())) process.exitCode = 1
else {
  console.log(`seed ${values.seed}`)
  const [kills, stops, workers, seed] = [values.kills, values.stops, values.workers, values.seed].map(Number)
  const { faults, tournaments, killed } = await checkColonyKills({
    kills,
    stops,
    workers,
    rounds: 200,
    seed,
    log: console.log,
  })
  for (const fault of faults) console.log(fault)
  console.log(`${JSON.stringify(killed)}, ${tournaments} tournaments, ${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
