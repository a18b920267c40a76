import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { root } from './lib/run.mjs'

const usage = `usage: npm run match:builds -- --other FOLDER --mind ID [--games N] [--ms MS] [--set NAME=VALUE]... [--set-other NAME=VALUE]...

Plays a mind of this checkout against the same mind of another one, which is built already, from our own openings with both
colours, and prints the score with its Elo. Each has so many milliseconds of processor time a move, so that other work
on the machine favours nobody.
  --games N          (default 100)
  --ms MS            (default 20)
  --set NAME=VALUE   a setting of both; depth=8 leaves the end of a search to the time
  --set-other NAME=VALUE
                     a setting of the other one alone; with --other . a mind plays against itself`

const { values } = parseArgs({
  options: {
    other: { type: 'string' },
    mind: { type: 'string' },
    games: { type: 'string', default: '100' },
    ms: { type: 'string', default: '20' },
    set: { type: 'string', multiple: true, default: [] },
    'set-other': { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean' },
  },
})

const OPENINGS_SEED = 2026
const never = new AbortController().signal

/** Both builds have classes of their own, so each keeps the game in its own way. */
async function loadBuild(folder, pairs) {
  const settings = Object.fromEntries(pairs.map((pair) => pair.split('=')))
  const open = (file) => import(pathToFileURL(join(folder, 'packages', file)).href)
  const [players, rules] = [await open('players/dist/index.js'), await open('rules/dist/index.js')]
  return {
    createPlayer: (seed) => players.createLocalPlayer(values.mind, settings, seed),
    lineFrom: (fen) => rules.Line.from(rules.unwrap(rules.parsePosition(fen))),
  }
}

/** How the game ends for the first build, when every draw that can be claimed is: 1, 0.5 or 0. */
async function playGame(builds, fen, firstIsWhite, seed) {
  const players = await Promise.all(builds.map((each) => each.createPlayer(seed)))
  let lines = builds.map((each) => each.lineFrom(fen))
  for (;;) {
    const [line] = lines
    const outcome = line.outcome() ?? line.claimableDraw()
    if (outcome)
      return outcome.winner === undefined ? 0.5 : Number((outcome.winner === 'white') === firstIsWhite)
    const at = (line.position.turn === 'white') === firstIsWhite ? 0 : 1
    const { move } = await players[at].think(lines[at], { timeMs: Number(values.ms) }, () => {}, never)
    lines = lines.map((each) => each.play(move))
  }
}

async function match() {
  const { estimateTally, ownOpenings } = await import('@rookery/arena')
  const { createRandom, makeFen, standard } = await import('@rookery/rules')
  // The minds of both builds measure their time by this clock.
  performance.now = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  const others = [...values.set, ...values['set-other']]
  const builds = [await loadBuild(root, values.set), await loadBuild(resolve(values.other), others)]
  const openings = createRandom(OPENINGS_SEED).shuffle([...ownOpenings(standard)])
  const tally = { wins: 0, draws: 0, losses: 0 }
  for (let game = 0; game < Number(values.games); game++) {
    const { start } = openings[(game >> 1) % openings.length]
    const points = await playGame(builds, makeFen(start), game % 2 === 0, game)
    tally[points === 1 ? 'wins' : points === 0 ? 'losses' : 'draws']++
    const score = (tally.wins + tally.draws / 2) / (game + 1)
    const estimate = estimateTally(tally)
    const figures = estimate ? `, Elo ${estimate.elo.toFixed(0)} ± ${estimate.eloError.toFixed(0)}` : ''
    const share = `${(100 * score).toFixed(1)} %${figures}`
    console.log(`${game + 1}: +${tally.wins} =${tally.draws} -${tally.losses}, ${share}`)
  }
}

const isNumber = (text) => /^[1-9]\d{0,5}$/.test(text)
const complain = (sentence) => {
  console.error(`match:builds: ${sentence}`)
  process.exitCode = 2
}
if (values.help) console.log(usage)
else if (!values.other || !values.mind) complain('name the other checkout and the mind, see --help')
else if (!isNumber(values.games) || !isNumber(values.ms)) complain('games and ms are whole numbers from 1')
else if ([...values.set, ...values['set-other']].some((pair) => !/^\w+=./.test(pair)))
  complain('a setting is NAME=VALUE')
else if (!existsSync(join(values.other, 'packages/players/dist/index.js')))
  complain(`${values.other} is no checkout that is built`)
else if ((await install()) && (await build()))
  await match().catch((error) => {
    // A mind or a setting that is not there is told in a sentence; anything else is a fault of ours.
    if (error.code === undefined) throw error
    complain(error.message)
  })
else process.exitCode = 1
