import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { isZero, root, run } from './lib/run.mjs'

const usage = `usage: node scripts/check-levels.mjs [--folder F] [--rounds N] [--from LEVEL]

Plays every level of Raven from 3 to 10 against the one two below it. The games depend on the seed alone; what is
finished stays in the folder's tournament files, and the same command goes on with the rest.
  --folder F     where the tournament files are kept (default .cache/levels)
  --rounds N     openings a pair, each played with both colours (default 50)
  --from LEVEL   the first of the higher levels to play (default 3)`

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(root, '.cache', 'levels') },
    rounds: { type: 'string', default: '50' },
    from: { type: 'string', default: '3' },
    help: { type: 'boolean' },
  },
})

const entrant = (level) => ['--engine', 'player=raven', `name=level-${level}`, `option.level=${level}`]

/** A level's own nodes are its limit: the one given here is beyond all of them, and no clock runs. */
function play(level) {
  const file = join(values.folder, `${level - 2}-${level}.arena`)
  const limits = ['--each', 'nodes=100000000', '--rounds', values.rounds, '--stall', '600']
  const openings = ['--openings', 'set=own', 'order=random', '--seed', '3', '--file', file]
  const args = ['arena', ...entrant(level), ...entrant(level - 2), ...limits, ...openings]
  return isZero(run(process.execPath, [join(root, 'apps/cli/bin/rookery.js'), ...args]))
}

if (values.help) console.log(usage)
else if (!(await install()) || !(await build())) process.exitCode = 1
else {
  mkdirSync(values.folder, { recursive: true })
  for (let level = Number(values.from); level <= 10; level++) if (!(await play(level))) process.exitCode = 1
}
