import { writeFileSync } from 'node:fs'
import {
  type Control,
  chooseOpenings,
  generateOpenings,
  makeRatingPlot,
  makeRatings,
  makeTextPlot,
  ownOpenings,
  type Plan,
  parseClock,
  ratePool,
  writeOpening,
} from '@rookery/arena'
import { parseSettings, roster } from '@rookery/players'
import type { Command } from 'commander'
import { allowTyped } from '../arena/allow-launches.ts'
import { parseWhole, usage } from '../arena/parse-pairs.ts'
import { playTournament } from '../arena/play-tournament.ts'
import { addRunOptions, parseRunOptions, type RunFlags } from '../arena/run-options.ts'
import { demand, exitCodes, type Finish } from '../exit.ts'
import { variantOf, variantOption } from '../options/variant-option.ts'
import { type Terminal, write } from '../terminal.ts'
import { parseAnchor } from './ratings.ts'

const examples = `
Examples:
  rookery ladder --rounds 10 --tc 1+0.01
  rookery ladder --variant minichess --file mini.arena --svg mini.svg

All minds of the roster that play the variant, each with its usual settings, meet each other. The same command goes on after an
interruption.`

/** Random half-moves of an opening, for variants that have no set of their own. */
const PLIES = 4

interface LadderOptions extends RunFlags {
  readonly rounds: string
  readonly tc: string
  readonly seed: string
  readonly maxmoves: string
  readonly file: string
  readonly svg: string
  readonly anchor: string
  readonly variant: string
}

async function makeLadderPlan(options: LadderOptions): Promise<Plan> {
  const variant = variantOf(options)
  const control: Control = { clock: demand(parseClock(options.tc)) }
  const rounds = parseWhole('--rounds', options.rounds, 1, 10_000)
  const seed = parseWhole('--seed', options.seed, 0, 2 ** 31)
  const own = chooseOpenings(ownOpenings(variant), { order: 'random', seed, count: rounds })
  const openings =
    own.length > 0 ? own : await generateOpenings({ variant, plies: PLIES, seed, count: rounds })
  const players = roster.filter(({ variants }) => variants.includes(variant.id))
  if (players.length < 2) throw usage(`fewer than two minds play ${variant.name}`)
  return {
    event: `Rookery ladder, ${variant.name}`,
    variant: variant.id,
    entrants: players.map(({ id, name, settings }) => ({
      kind: 'player',
      name,
      player: id,
      settings: demand(parseSettings(settings, {})),
      control,
    })),
    schedule: { kind: 'round-robin', rounds, games: 2 },
    openings: openings.map(writeOpening),
    seed,
    adjudication: { maxMoves: parseWhole('--maxmoves', options.maxmoves, 1, 10_000) },
    marginMs: 100,
    stallMs: 60_000,
  }
}

async function climb(options: LadderOptions, terminal: Terminal): Promise<void> {
  const plan: Plan = JSON.parse(JSON.stringify(await makeLadderPlan(options)))
  const anchor = parseAnchor(options.anchor)
  const { file } = options
  const run = await parseRunOptions(options, terminal)
  const tournament = await playTournament(
    { file, plan, run, allow: allowTyped(plan, file, terminal) },
    terminal,
  )
  if (!tournament) return
  const list = ratePool(tournament.standings.meetings(), { anchor })
  if (!list.ok) {
    await write(terminal.output, `no ratings yet: ${list.faults[0]!.message}\n`)
    return
  }
  await write(terminal.output, `\n${makeRatings(list.value)}\n${makeTextPlot(list.value)}`)
  const hues = Object.fromEntries(roster.map(({ name, hue }) => [name, hue]))
  writeFileSync(options.svg, makeRatingPlot(list.value, { title: plan.event, hues }))
  await write(terminal.output, `\nplot: ${options.svg}\n`)
}

export function addLadder(program: Command, terminal: Terminal, finish: Finish): void {
  addRunOptions(program.command('ladder'))
    .description('rate all minds of the roster by a round robin')
    .option('--rounds <number>', 'pairs of games between any two', '10')
    .option('--tc <control>', 'seconds and increment', '8+0.08')
    .option('--maxmoves <number>', 'a game that is longer is drawn', '200')
    .option('--seed <number>', 'of the openings and of minds that draw lots', '1')
    .option('--anchor <name=elo>', 'whose rating is fixed', 'Fledgling=0')
    .option('--file <file>', 'the tournament file', 'ladder.arena')
    .option('--svg <file>', 'the plot', 'ladder.svg')
    .addOption(variantOption())
    .addHelpText('after', examples)
    .action(async (options: LadderOptions) => {
      await climb(options, terminal)
      finish(exitCodes.fine)
    })
}
