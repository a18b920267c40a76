import { existsSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { estimatePairs, ownOpenings } from '@rookery/arena'
import * as ourPlayers from '@rookery/players'
import * as ourRules from '@rookery/rules'
import { chooseAction, findMove } from './players/course-alpha-beta.ts'

const usage = `usage: npm run bench:wren -- OPPONENT [--games N] [--ms N] [--skip N]

Plays minichess: Wren against OPPONENT, each opening of our own set with both colours, each side with so much
processor time a move (1000 ms). OPPONENT is "alpha-beta:DEPTH", the plain search of Wren's course; the name of a mind,
which thinks as far as its own settings say; or the folder of another build, whose Wren it is.`

type Line = ourRules.Line
type Chooser = (moves: readonly ourRules.Move[], start: string) => Promise<ourRules.Move>

/** What this process has used: with other programs on the machine, the clock on the wall would tell little. */
function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

type Build = { readonly players: typeof ourPlayers; readonly rules: typeof ourRules }

async function createMindChooser(build: Build, id: string, ms: number): Promise<Chooser> {
  const { players, rules } = build
  const entry = players.requirePlayer(id)
  const settings = players.parseSettings(entry.settings, {})
  if (!settings.ok) throw new Error(`${id} has no usual settings`)
  const mind = await (await entry.load()).createMind(settings.value as never)
  return async (moves, start) => {
    const game = moves.reduce((line: Line, move) => line.play(move), rules.Line.from(read(rules, start)))
    const until = processorMs() + ms
    const stop = {
      shared: true,
      get aborted() {
        return processorMs() >= until
      },
    }
    let last: ourPlayers.Thought | undefined
    // A limit that is never reached: Wren would otherwise end by its own setting, on the wall's clock.
    const limits = { nodes: Number.MAX_SAFE_INTEGER }
    const answer = await players.askMind(
      mind,
      moves.length,
      game,
      limits,
      (thought) => {
        last = thought
      },
      stop,
    )
    return (answer ?? last)!.choice
  }
}

function createCourseChooser(depth: number): Chooser {
  return async (moves, start) => {
    const { position } = moves.reduce(
      (line: Line, move) => line.play(move),
      ourRules.Line.from(read(ourRules, start)),
    )
    const cells = new Int8Array(30)
    for (const { square, piece } of position.pieces())
      cells[5 * (square >> 3) + (square & 7)] =
        (piece.color === 'white' ? 1 : -1) * (1 + ourRules.roles.indexOf(piece.role))
    return findMove(position.legalMoves(), chooseAction(cells, position.turn === 'white' ? 1 : -1, depth))
  }
}

function read(rules: typeof ourRules, fen: string): ourRules.Position {
  const position = rules.parsePosition(fen, rules.minichess)
  if (!position.ok) throw new Error(fen)
  return position.value
}

async function playGame(start: string, white: Chooser, black: Chooser): Promise<ourRules.Outcome> {
  let line: Line = ourRules.Line.from(read(ourRules, start))
  for (;;) {
    const outcome = line.outcome()
    if (outcome) return outcome
    const choose = line.position.turn === 'white' ? white : black
    line = line.play(await choose(line.moves, start))
  }
}

async function createOpponent(name: string, ms: number): Promise<Chooser> {
  const [, depth] = /^alpha-beta:(\d+)$/.exec(name) ?? []
  if (depth) return createCourseChooser(Number(depth))
  if (ourPlayers.findPlayer(name)) return createMindChooser(ours, name, ms)
  if (!/[/\\.]/.test(name)) {
    console.error(`no mind is called "${name}"; the folder of a build is named with its path`)
    process.exit(2)
  }
  const folder = isAbsolute(name) ? name : resolve(process.env.INIT_CWD ?? '.', name)
  if (!existsSync(`${folder}/node_modules/@rookery/players/dist/index.js`)) {
    console.error(`there is no build of Rookery in ${folder}`)
    process.exit(2)
  }
  const load = (path: string) => import(pathToFileURL(`${folder}/node_modules/@rookery/${path}`).href)
  return createMindChooser(
    { players: await load('players/dist/index.js'), rules: await load('rules/dist/bundle/rules.js') },
    'wren',
    ms,
  )
}

const ours: Build = { players: ourPlayers, rules: ourRules }

/** A whole number from the command line; the end of the program where it is none. */
function readCount(name: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual
  if (/^\d{1,6}$/.test(text)) return Number(text)
  console.error(`--${name} is a whole number, not "${text}"`)
  process.exit(2)
}

function readArguments() {
  try {
    return parseArgs({
      args: process.argv.slice(process.argv[2] === 'wren' ? 3 : 2),
      allowPositionals: true,
      options: {
        games: { type: 'string' },
        ms: { type: 'string' },
        skip: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}

const { values, positionals } = readArguments()
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const [name] = positionals
if (name === undefined) {
  console.error(usage)
  process.exit(2)
}
const ms = readCount('ms', values.ms, 1000)
const wren = await createMindChooser(ours, 'wren', ms)
const opponent = await createOpponent(name, ms)
const skipped = readCount('skip', values.skip, 0)
const openings = ownOpenings(ourRules.minichess).slice(skipped)
const tally = { won: 0, drawn: 0, lost: 0 }
const pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0]
for (const { start } of openings.slice(0, readCount('games', values.games, 100) / 2)) {
  const fen = ourRules.makeFen(start)
  let points = 0
  for (const color of ['white', 'black'] as const) {
    const [white, black] = color === 'white' ? [wren, opponent] : [opponent, wren]
    const { winner, reason } = await playGame(fen, white, black)
    const result = winner === undefined ? 'drawn' : winner === color ? 'won' : 'lost'
    tally[result]++
    points += { won: 2, drawn: 1, lost: 0 }[result]
    console.log(`${fen}  Wren as ${color}: ${result}, ${reason}`)
  }
  pairs[points]!++
}
const played = tally.won + tally.drawn + tally.lost
const score = (100 * (tally.won + tally.drawn / 2)) / Math.max(played, 1)
const estimate = estimatePairs(pairs)
const elo = estimate
  ? `Elo ${estimate.elo.toFixed(0)} ± ${estimate.eloError.toFixed(0)}`
  : 'no Elo to be told'
console.log(
  `Wren against ${name}, ${ms} ms a move: won ${tally.won}, drawn ${tally.drawn}, lost ${tally.lost}, ` +
    `${score.toFixed(1)} %, ${elo}`,
)
