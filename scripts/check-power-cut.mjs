import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { checkPowerCuts } from './lib/power-cut.mjs'

const usage = `usage: npm run check:power-cut -- [--cuts N] [--seed N]

Copies a mounted ext4 at random moments while rookery data make, train and arena work on it, and checks on each copy that
nothing which had been kept is lost and the command goes on. Needs Linux, root and loop devices; takes some minutes.
  --cuts N   copies of all three together (default 20)
  --seed N   of the moments (default: by the time)`

const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    help: { type: 'boolean' },
  },
})

if (values.help) console.log(usage)
else if (process.getuid?.() !== 0) {
  console.error('only root can mount a disk: run it as root')
  process.exitCode = 1
} else if (!(await install()) || !(await build())) process.exitCode = 1
else {
  console.log(`seed ${values.seed}`)
  const [cuts, seed] = [values.cuts, values.seed].map(Number)
  const { faults } = await checkPowerCuts({ cuts, seed, log: console.log })
  for (const fault of faults) console.log(fault)
  console.log(`${cuts} power cuts, ${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
