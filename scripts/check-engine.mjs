import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { measureStops, openRaven } from './lib/engine-health.mjs'
import { measureHashChanges, measureLives, measurePageLives } from './lib/engine-memory.mjs'
import { install } from './lib/install.mjs'
import { isZero, runTool } from './lib/run.mjs'

const usage = `usage: npm run check:engine -- [--thorough]

Measures how long Raven takes to stop, and what is left in memory, without a collection asked for, of a hundred engines that
searched and were disposed of, in Node and in Chromium, and of 192 changes of a UCI engine's table.
  --thorough   also 100 won endings of each kind at 0.1 s a move, and 100,000 random positions against the rules library
               (takes half an hour)`

const STOPS = 100
const STOP_LIMIT_MS = 50
const LIVES = 100
const FIRST_LIVES = 20
const HASH_CHANGES = 192
/** Less than the memory of a single engine. */
const GROWTH_LIMIT = 30_000_000
/** Less than that of three. */
const PEAK_LIMIT = 100_000_000

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
  for (const kind of builds)
    isSound = judgeMemory(`Node, ${kind.name}`, await measureLives(kind, lines, LIVES)) && isSound
  for (const [name, isIsolated, threads] of [
    ['Chromium, one thread', true, 1],
    ['Chromium, two threads', true, 2],
    ['Chromium, without shared memory', false, 1],
  ])
    isSound = judgeMemory(name, await measurePageLives(isIsolated, threads, LIVES)) && isSound
  return (
    judgeMemory('UCI, Hash 64 and 65 in turn', await measureHashChanges([64, 65], HASH_CHANGES)) && isSound
  )
}

/** Whether memory stays where it was after the first lives; it may be above that for a moment, while a worker of a browser ends. */
function judgeMemory(name, sizes) {
  const inMb = (bytes) => `${Math.round(bytes / 1_000_000)} MB`
  const first = Math.min(...sizes.slice(0, FIRST_LIVES))
  const last = Math.min(...sizes.slice(-FIRST_LIVES))
  const most = Math.max(...sizes)
  console.log(
    `${name}: ${sizes.length} lives, ${inMb(first)} after the first ${FIRST_LIVES}, ${inMb(last)} after the last, ${inMb(most)} at most; asked: at most ${inMb(GROWTH_LIMIT)} and ${inMb(PEAK_LIMIT)} more`,
  )
  return last - first <= GROWTH_LIMIT && most - first <= PEAK_LIMIT
}

if (values.help) console.log(usage)
else if (!(await install()) || !(await build())) process.exitCode = 1
else {
  const isHealthy = await checkHealth()
  const env = { ...process.env, ROOKERY_THOROUGH: '1' }
  const isThorough =
    !values.thorough || (await isZero(runTool('vitest', ['run', 'packages/engine/src/core'], { env })))
  const isSound = isHealthy && isThorough
  console.log(isSound ? 'all of it is as asked' : 'not all of it is as asked')
  process.exitCode = isSound ? 0 : 1
}
