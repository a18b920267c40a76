import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { measureLives, measureStops, openRaven } from './lib/engine-health.mjs'
import { install } from './lib/install.mjs'
import { isZero, runTool } from './lib/run.mjs'

const usage = `usage: npm run check:engine -- [--thorough]

Measures how long Raven takes to stop, and what is left in memory of a hundred engines that searched and were disposed of.
  --thorough   also 100 won endings of each kind at 0.1 s a move, and 100,000 random positions against the rules library
               (takes half an hour)`

const STOPS = 100
const STOP_LIMIT_MS = 50
const LIVES = 100
const FIRST_LIVES = 20
/** Less than the memory of a single engine. */
const GROWTH_LIMIT_MB = 30

const { values } = parseArgs({ options: { thorough: { type: 'boolean' }, help: { type: 'boolean' } } })

async function checkHealth() {
  const { builds, lines } = await openRaven()
  let isSound = true
  for (const kind of builds) {
    const times = await measureStops(kind, lines, STOPS)
    const worst = times.at(-1)
    isSound &&= worst <= STOP_LIMIT_MS
    const middle = times[times.length >> 1]
    console.log(
      `${kind.name}: ${STOPS} stops, median ${middle.toFixed(1)} ms, worst ${worst.toFixed(1)} ms, asked: at most ${STOP_LIMIT_MS}`,
    )
  }
  for (const kind of builds) {
    const sizes = (await measureLives(kind, lines, LIVES)).map((size) => size / 1_000_000)
    const early = Math.max(...sizes.slice(0, FIRST_LIVES))
    const growth = sizes.at(-1) - early
    isSound &&= growth <= GROWTH_LIMIT_MB
    console.log(
      `${kind.name}: ${LIVES} lives, ${early.toFixed(0)} MB at most in the first ${FIRST_LIVES}, ${sizes.at(-1).toFixed(0)} MB after the last, asked: at most ${GROWTH_LIMIT_MB} more`,
    )
  }
  return isSound
}

if (values.help) console.log(usage)
else if (!(await install()) || !(await build())) process.exitCode = 1
else {
  const isHealthy = await checkHealth()
  const env = { ...process.env, ROOKERY_THOROUGH: '1' }
  const isThorough =
    !values.thorough || (await isZero(runTool('vitest', ['run', 'packages/engine/src/core'], { env })))
  process.exitCode = isHealthy && isThorough ? 0 : 1
}
