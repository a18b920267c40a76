import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { isZero, root, run } from './lib/run.mjs'

const usage = `usage: npm run match:features -- [--new SPEC] [--old SPEC] [--nodes N] [--games N] [--seed S] [--sprt E0,E1]
           [--variant ID] [--old-core FILE] [--network FILE] [--clock T+I] [--rate N] [--old-rate N] [--old-plan FILE]

Lets two settings of Raven's search play each other in this process, at fixed nodes or by a clock made of nodes: pairs of
games from random level openings, tables cleared before each game, ended by the scores as docs/strength.md says. Stops when
the SPRT decides.
  SPEC             NAME=off switches a feature of assembly/search/features.ts off, NAME=NUMBER sets one of margins.ts;
                   several with commas between them
  --nodes N        for each move (default 4000)
  --games N        at most (default 2000)
  --seed S         of the openings (default 1)
  --sprt E0,E1     Elo of both hypotheses, errors 5 % (default 0,5)
  --variant ID     standard, chess960 or minichess (default standard)
  --old-core FILE  the old side plays another version: its packages/engine/wasm/core-shared.wasm
  --network FILE   the new side plays with it
  --clock T+I      seconds for the game and for each move, instead of nodes for each move
  --rate N         nodes that are a millisecond of that clock (default 150)
  --old-rate N     for the old side, where it is faster or slower (default the same)
  --old-plan FILE  the old side plans its time as another version: its packages/engine/dist/limits.js`

const { values } = parseArgs({
  options: {
    new: { type: 'string', default: '' },
    old: { type: 'string', default: '' },
    nodes: { type: 'string', default: '4000' },
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    sprt: { type: 'string', default: '0,5' },
    variant: { type: 'string', default: 'standard' },
    'old-core': { type: 'string' },
    network: { type: 'string' },
    clock: { type: 'string' },
    rate: { type: 'string', default: '150' },
    'old-rate': { type: 'string' },
    'old-plan': { type: 'string' },
    help: { type: 'boolean' },
  },
})

const read = (path) => readFileSync(new URL(path, import.meta.url))

/** Wrong words of the command. */
class UsageError extends Error {}

async function match() {
  const { estimatePairs } = await import('@rookery/arena')
  const { parseNetworkFile } = await import('@rookery/engine')
  const { SoloCore, unpackFile } = await import('@rookery/engine/core')
  const { unwrap } = await import('@rookery/rules')
  const { judgeSprt } = await import('../packages/arena/dist/statistics/sprt.js')
  const { makeNodeClock, playPair } = await import('./lib/core-match.mjs')
  const { variant } = values
  const isMinichess = variant === 'minichess'
  const file = `../packages/engine/networks/${isMinichess ? 'minichess' : 'standard'}.network`
  const readNetwork = async (bytes) => unwrap(parseNetworkFile(await unpackFile(bytes)))
  const shipped = await readNetwork(read(file))
  const trial = new Uint8Array(read('../.cache/core-tuning.wasm'))
  const control = readControl(values.clock)
  const planOf = async (path) => (await import(path)).planTime
  const ownPlan = '../packages/engine/dist/limits.js'
  const open = async ({ spec, core = trial, network = shipped, plan = ownPlan, rate = values.rate }) => {
    const solo = new SoloCore(new WebAssembly.Module(core), isMinichess, 16, network)
    setUp(solo.exports, spec)
    const clock = control && makeNodeClock(control, Number(rate), await planOf(plan))
    return { core: solo, nodes: Number(values.nodes), clock }
  }
  const oldCore = values['old-core']
  const oldPlan = values['old-plan']
  const fresh = await open({
    spec: values.new,
    network: values.network ? await readNetwork(readFileSync(values.network)) : undefined,
  })
  const old = await open({
    spec: values.old,
    core: oldCore ? await unpackFile(readFileSync(oldCore)) : undefined,
    plan: oldPlan ? pathToFileURL(oldPlan).href : undefined,
    rate: values['old-rate'],
  })
  const [elo0 = 0, elo1 = 5] = values.sprt.split(',').map(Number)
  /** @type {import('@rookery/arena').Sprt} */
  const sprt = { elo0, elo1, alpha: 0.05, beta: 0.05, model: 'logistic', unit: 'pairs' }
  const settings = { variant, seed: Number(values.seed) }
  /** @type {[number, number, number, number, number]} */
  const pairs = [0, 0, 0, 0, 0]
  const results = [0, 0, 0]
  const report = () => {
    const [losses, draws, wins] = results
    const estimate = estimatePairs(pairs)
    const elo = estimate ? `, Elo ${estimate.elo.toFixed(1)} ± ${estimate.eloError.toFixed(1)}` : ''
    const { llr, verdict } = judgeSprt(sprt, pairs)
    console.log(
      `${wins + draws + losses} games: +${wins} =${draws} -${losses}${elo}, LLR ${llr.toFixed(2)} ${verdict ?? ''}`,
    )
  }
  for (let pair = 0; pair < Number(values.games) / 2; pair++) {
    const points = playPair(fresh, old, settings, pair)
    for (const each of points) results[each]++
    pairs[points[0] + points[1]]++
    if (judgeSprt(sprt, pairs).verdict) break
    if (pair % 25 === 24) report()
  }
  report()
}

/** Reads seconds and an increment, as in 5+0.05. */
function readControl(text) {
  if (text === undefined) return undefined
  const [, start, increment] = /^([\d.]+)\+([\d.]+)$/.exec(text) ?? []
  if (increment === undefined)
    throw new UsageError(`--clock is seconds and an increment as in 5+0.05, not "${text}"`)
  return { startMs: Number(start) * 1000, incrementMs: Number(increment) * 1000 }
}

/** Switches off and sets what a spec names. */
function setUp(core, spec) {
  const features = new Map(
    [
      ...String(read('../packages/engine/assembly/search/features.ts')).matchAll(
        /^export const (\w+): i32 = (\d+)$/gm,
      ),
    ].map(([, name, number]) => [name, BigInt(number)]),
  )
  let off = 0n
  for (const item of spec.split(',').filter(Boolean)) {
    const [name, value] = item.split('=')
    const feature = features.get(name)
    if (value === 'off' && feature !== undefined) off |= 1n << feature
    else if (/^-?\d+$/.test(value) && core[name] instanceof WebAssembly.Global)
      core[name].value = Number(value)
    else throw new UsageError(`there is no feature or margin "${item}"`)
  }
  if (spec === '') return
  core.initReductions()
  core.switchOff(off)
}

if (values.help) console.log(usage)
else if (
  (await install()) &&
  (await build()) &&
  (await isZero(run(process.execPath, ['packages/engine/build.mjs', 'tuning'], { cwd: root })))
)
  await match().catch((error) => {
    if (!(error instanceof UsageError)) throw error
    console.error(`match:features: ${error.message}`)
    process.exitCode = 2
  })
else process.exitCode = 1
