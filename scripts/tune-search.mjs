import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { root } from './lib/run.mjs'
import { Spsa } from './lib/spsa.mjs'

const usage = `usage: node scripts/tune-search.mjs [--pairs N] [--nodes N] [--gain G] [--seed N] [--state F] [--write]

Tunes the margins of Raven's search (packages/engine/assembly/search/margins.ts) by games against itself with the shipped network:
SPSA, a pair of games from one random opening for each step. Ctrl-C ends it, and the same command goes on.
  --pairs N   pairs of games in all (default 5000)
  --nodes N   searched for every second or third position, a quarter of it for the others (default 10000)
  --gain G    how much of its step a margin moves for a won game at the end (default 0.004)
  --seed N    other openings and other moves of the margins (default 1)
  --state F   where the margins are kept meanwhile (default .cache/tune-search.json)
  --write     writes what the state file holds into margins.ts, and plays no game`

const { values: options } = parseArgs({
  options: {
    pairs: { type: 'string', default: '5000' },
    nodes: { type: 'string', default: '10000' },
    gain: { type: 'string', default: '0.004' },
    seed: { type: 'string', default: '1' },
    state: { type: 'string', default: join(root, '.cache', 'tune-search.json') },
    write: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})

const engine = join(root, 'packages', 'engine')
const marginsFile = join(engine, 'core', 'margins.ts')
const CONSTANT = /^export const (\w+): i32 = (\d+)$/gm
/** A step of a margin is so large a part of it. */
const STEP_PART = 6

function fail(sentence) {
  console.error(`tune-search: ${sentence}`)
  process.exit(2)
}

function readNumber(name) {
  const value = Number(options[name])
  return value > 0 ? value : fail(`--${name} wants a number above 0, not "${options[name]}"`)
}

const shipped = [...readFileSync(marginsFile, 'utf8').matchAll(CONSTANT)].map(([, name, value]) => ({
  name,
  value: Number(value),
}))

function writeMargins() {
  const { margins } = readState() ?? fail(`there is no ${options.state} to write from`)
  const text = readFileSync(marginsFile, 'utf8').replace(CONSTANT, (line, name) =>
    name in margins ? `export const ${name}: i32 = ${Math.round(margins[name])}` : line,
  )
  writeFileSync(marginsFile, text)
}

function parseJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readState() {
  if (!existsSync(options.state)) return undefined
  const state = parseJson(readFileSync(options.state, 'utf8'))
  if (shipped.some(({ name }) => typeof state?.margins?.[name] !== 'number'))
    fail(`${options.state} does not hold all margins of margins.ts`)
  return state
}

function writeState(state) {
  mkdirSync(dirname(options.state), { recursive: true })
  writeFileSync(`${options.state}.tmp`, `${JSON.stringify(state, undefined, 2)}\n`)
  renameSync(`${options.state}.tmp`, options.state)
}

function makeProgress(search, pairs, startedDone, startMs) {
  const perMs = (search.done - startedDone) / (performance.now() - startMs)
  const leftMin = (pairs - search.done) / perMs / 60_000
  return `${search.done} of ${pairs} pairs, ${(perMs * 60_000).toFixed(0)} a minute, ${leftMin.toFixed(0)} min left`
}

async function tune() {
  const [pairs, nodes, gain, seed] = ['pairs', 'nodes', 'gain', 'seed'].map(readNumber)
  const { createRandom } = await import('@rookery/rules')
  execFileSync(process.execPath, [join(engine, 'build.mjs'), 'tuning'], { stdio: 'inherit' })
  const module = new WebAssembly.Module(readFileSync(join(engine, 'wasm', 'core-tuning.wasm')))
  const names = shipped.map(({ name }) => name)
  const kept = readState()
  const search = new Spsa(
    shipped.map(({ name, value }) => kept?.margins[name] ?? value),
    shipped.map(({ value }) => Math.max(2, value / STEP_PART)),
    { pairs, gain, done: kept?.pairs ?? 0 },
  )
  // A run that goes on draws other numbers than the one before it.
  const random = createRandom(seed + search.done)
  const [startedDone, startMs] = [search.done, performance.now()]
  const settings = { variant: 'standard', seed, nodes, generation: 0 }
  const networkFile = join(engine, 'networks', 'standard.network')
  const save = () => {
    const margins = Object.fromEntries(names.map((name, i) => [name, search.values[i]]))
    writeState({ pairs: search.done, nodes, gain, seed, margins })
  }
  let given = search.done
  let isOver = search.done >= pairs
  process.once('SIGINT', () => {
    isOver = true
    console.log('stopping after the games in play')
  })
  const playPairs = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./lib/duel-worker.mjs', import.meta.url), {
        workerData: { module, networkFile, settings, names },
        execArgv: [],
      })
      const feed = () => {
        if (isOver || given >= pairs) return worker.terminate().then(resolve, reject)
        worker.postMessage({ pair: given++, ...search.perturb(random) })
      }
      worker.on('message', ({ signs, balance }) => {
        search.learn(signs, balance)
        if (search.done % 50 === 0) {
          save()
          console.log(makeProgress(search, pairs, startedDone, startMs))
        }
        feed()
      })
      worker.on('error', reject)
      feed()
    })
  await Promise.all(cpus().map(playPairs))
  save()
  for (const [i, { name, value }] of shipped.entries())
    console.log(`${name.padEnd(24)} ${String(value).padStart(5)} -> ${search.values[i].toFixed(1)}`)
}

if (options.help) console.log(usage)
else if (options.write) writeMargins()
else if (!(await install()) || !(await build())) process.exitCode = 1
else await tune()
