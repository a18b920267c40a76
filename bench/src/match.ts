import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { estimatePairs, ownOpenings } from '@rookery/arena'
import * as ourPlayers from '@rookery/players'
import * as ourRules from '@rookery/rules'
import { chooseAction, findMove } from './players/course-alpha-beta.ts'

const usage = `usage: npm run match -- MIND OPPONENT [--games N] [--ms N] [--variant NAME] [--skip N] [--set NAME=VALUE]... [--set-other NAME=VALUE]...

Plays a mind of this checkout against OPPONENT, each opening of our own set with both colours, and prints the score with its Elo. Each
side has so many milliseconds of processor time a move, so that other work on the machine favours nobody. OPPONENT is the folder of
another checkout, which is built already, for the same mind there; the name of another mind of this one; or "alpha-beta:DEPTH", the
plain search of Wren's course, which thinks as long as it takes.
  --games N              (default 100)
  --ms N                 (default 20)
  --variant NAME         (default standard)
  --skip N               leave out so many openings
  --set NAME=VALUE       a setting of both; depth=8 leaves the end of a search to the time
  --set-other NAME=VALUE a setting of the other one alone; with "." as OPPONENT a mind plays against itself`

const OPENINGS_SEED = 2026
const never = new AbortController().signal

type Settings = Readonly<Record<string, string>>

/** One side of a match: told of the game by its start and moves, because two builds have classes of their own. */
interface Side {
  choose(start: string, moves: readonly ourRules.Move[], seed: number): Promise<ourRules.Move>
}

interface Build {
  readonly players: typeof ourPlayers
  readonly rules: typeof ourRules
}

class Complaint extends Error {}

function readLine(rules: typeof ourRules, start: string, variant: string): ourRules.Line {
  return rules.Line.from(rules.unwrap(rules.parsePosition(start, rules.variantById(variant)!)))
}

function createMindSide(build: Build, id: string, settings: Settings, variant: string, timeMs: number): Side {
  const { players, rules } = build
  let player: Promise<Awaited<ReturnType<typeof players.createLocalPlayer>>> | undefined
  let playedSeed: number | undefined
  return {
    async choose(start, moves, seed) {
      // Minds that draw lots must be another in each game.
      if (player === undefined || seed !== playedSeed) {
        await (await player)?.dispose()
        player = players.createLocalPlayer(id, settings, seed)
        playedSeed = seed
      }
      const line = moves.reduce((at, move) => at.play(move), readLine(rules, start, variant))
      return (await (await player).think(line, { timeMs }, () => {}, never)).move
    },
  }
}

function createCourseSide(depth: number): Side {
  return {
    async choose(start, moves) {
      const { position } = moves.reduce((at, move) => at.play(move), readLine(ourRules, start, 'minichess'))
      const cells = new Int8Array(30)
      for (const { square, piece } of position.pieces())
        cells[5 * (square >> 3) + (square & 7)] =
          (piece.color === 'white' ? 1 : -1) * (1 + ourRules.roles.indexOf(piece.role))
      return findMove(position.legalMoves(), chooseAction(cells, position.turn === 'white' ? 1 : -1, depth))
    },
  }
}

/** Another checkout's packages, wherever its builds keep them. */
async function loadBuild(folder: string): Promise<Build> {
  if (!existsSync(join(folder, 'package.json')))
    throw new Complaint(`there is no checkout of Rookery in ${folder}`)
  const require = createRequire(join(folder, 'package.json'))
  const load = async (name: string) => {
    let file: string
    try {
      file = require.resolve(name)
    } catch {
      throw new Complaint(`${folder} is no checkout of Rookery that is built`)
    }
    return import(pathToFileURL(file).href)
  }
  return { players: await load('@rookery/players'), rules: await load('@rookery/rules') }
}

const ours: Build = { players: ourPlayers, rules: ourRules }

interface Wishes {
  readonly mind: string
  readonly opponent: string
  readonly variant: ourRules.Variant
  readonly ms: number
  readonly games: number
  readonly skip: number
  readonly settings: Settings
  readonly otherSettings: Settings
}

async function createOpponent({ mind, opponent, variant, ms, otherSettings }: Wishes): Promise<Side> {
  const [, depth] = /^alpha-beta:(\d+)$/.exec(opponent) ?? []
  if (depth !== undefined) {
    if (variant.id !== 'minichess') throw new Complaint('alpha-beta plays minichess: add --variant minichess')
    return createCourseSide(Number(depth))
  }
  if (ourPlayers.findPlayer(opponent)) return createMindSide(ours, opponent, otherSettings, variant.id, ms)
  if (!/[/\\.]/.test(opponent))
    throw new Complaint(`no mind is called "${opponent}"; another checkout is named with its path`)
  // npm runs us at the root, wherever the command was given.
  const folder = resolve(process.env.INIT_CWD ?? '.', opponent)
  return createMindSide(await loadBuild(folder), mind, otherSettings, variant.id, ms)
}

/** Every draw that can be claimed is. */
async function playGame(start: string, variant: string, sides: readonly [Side, Side], seed: number) {
  let line = readLine(ourRules, start, variant)
  for (;;) {
    const outcome = line.outcome() ?? line.claimableDraw()
    if (outcome) return outcome
    const side = sides[line.position.turn === 'white' ? 0 : 1]
    line = line.play(await side.choose(start, line.moves, seed))
  }
}

async function match(wishes: Wishes): Promise<void> {
  const { mind, opponent, variant, ms, games, skip, settings } = wishes
  // Minds of both builds measure their time by this clock.
  performance.now = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  const first = createMindSide(ours, mind, settings, variant.id, ms)
  const second = await createOpponent(wishes)
  const openings = ourRules
    .createRandom(OPENINGS_SEED)
    .shuffle([...ownOpenings(variant)])
    .slice(skip)
  if (openings.length === 0) throw new Complaint(`there are no openings of ${variant.name} for that`)
  const tally = { won: 0, drawn: 0, lost: 0 }
  const pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  let points = 0
  for (let game = 0; game < games; game++) {
    const start = ourRules.makeFen(openings[(game >> 1) % openings.length]!.start)
    const color = game % 2 === 0 ? 'white' : 'black'
    const sides: [Side, Side] = color === 'white' ? [first, second] : [second, first]
    const { winner, reason } = await playGame(start, variant.id, sides, game)
    const result = winner === undefined ? 'drawn' : winner === color ? 'won' : 'lost'
    tally[result]++
    points += { won: 2, drawn: 1, lost: 0 }[result]
    if (game % 2 === 1) {
      pairs[points]!++
      points = 0
    }
    const score = (100 * (tally.won + tally.drawn / 2)) / (game + 1)
    const estimate = estimatePairs(pairs)
    const elo = estimate ? `, Elo ${estimate.elo.toFixed(0)} ± ${estimate.eloError.toFixed(0)}` : ''
    console.log(
      `${game + 1}: ${mind} as ${color} ${result}, ${reason}; +${tally.won} =${tally.drawn} -${tally.lost}, ${score.toFixed(1)} %${elo}`,
    )
  }
  console.log(`${mind} against ${opponent}, ${ms} ms of processor time a move`)
}

function readSettings(pairs: readonly string[]): Settings {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^(\w+)=(.+)$/.exec(pair) ?? []
      if (name === undefined || value === undefined)
        throw new Complaint(`a setting is NAME=VALUE, not "${pair}"`)
      return [name, value]
    }),
  )
}

function readCount(name: string, text: string, least: number): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) < least)
    throw new Complaint(`--${name} is a whole number from ${least}, not "${text}"`)
  return Number(text)
}

function readWishes(): Wishes | undefined {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '100' },
      ms: { type: 'string', default: '20' },
      skip: { type: 'string', default: '0' },
      variant: { type: 'string', default: 'standard' },
      set: { type: 'string', multiple: true, default: [] },
      'set-other': { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return undefined
  const [mind, opponent] = positionals
  if (mind === undefined || opponent === undefined || positionals.length > 2)
    throw new Complaint('name a mind and its opponent, see --help')
  const variant = ourRules.variantById(values.variant)
  if (!variant) throw new Complaint(`no variant is called "${values.variant}"`)
  return {
    mind: ourPlayers.requirePlayer(mind).id,
    opponent,
    variant,
    games: readCount('games', values.games, 1),
    ms: readCount('ms', values.ms, 1),
    skip: readCount('skip', values.skip, 0),
    settings: readSettings(values.set),
    otherSettings: readSettings([...values.set, ...values['set-other']]),
  }
}

try {
  const wishes = readWishes()
  if (wishes) await match(wishes)
  else console.log(usage)
} catch (error) {
  // A mind, a setting or an option that is not there is told in a sentence; anything else is a fault of ours.
  const isTold = error instanceof Complaint || (error as { code?: unknown }).code !== undefined
  if (!isTold) throw error
  console.error(`match: ${(error as Error).message}`)
  process.exitCode = 2
}
