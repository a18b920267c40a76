import { writeFileSync } from 'node:fs'
import {
  anchorsOf,
  chooseOpenings,
  generateOpenings,
  makeFloatedAnchors,
  makeRatingPlot,
  makeTextPlot,
  ownOpenings,
  type Plan,
  parseClock,
  parsePlan,
  rateLadder,
  type Tournament,
  writeOpening,
} from '@rookery/arena'
import { ladderEntrants, roster } from '@rookery/players'
import { say } from '@rookery/words/cli/ladder'
import type { Command } from 'commander'
import { allowTyped } from '../arena/allow-launches.ts'
import { parseNumber, parseWhole, usage } from '../arena/parse-pairs.ts'
import { playTournament } from '../arena/play-tournament.ts'
import { addRunOptions, parseRunOptions, type RunFlags } from '../arena/run-options.ts'
import { makeExamples } from '../console/examples.ts'
import { demand, exitCodes, type Finish } from '../exit.ts'
import { variantOf, variantOption } from '../options/variant-option.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = () =>
  makeExamples(
    [
      'rookery ladder',
      `rookery ladder --error 120                   (${say('fewer')})`,
      'rookery ladder --variant minichess --file mini.arena --svg mini.svg',
    ],
    say('notes'),
  )

/** Random half-moves of an opening, for variants that have no set of their own. */
const PLIES = 4
/** Between them people are rated, and ratings are to be as sure as --error says. */
const [FROM_ELO, TO_ELO] = [600, 2400]

interface LadderOptions extends RunFlags {
  readonly rounds: string
  readonly tc: string
  readonly error: string
  readonly seed: string
  readonly maxmoves: string
  readonly file: string
  readonly svg: string
  readonly variant: string
}

async function makeLadderPlan(options: LadderOptions): Promise<Plan> {
  const variant = variantOf(options)
  const clock = demand(parseClock(options.tc))
  const rounds = parseWhole('--rounds', options.rounds, 1, 1000)
  const seed = parseWhole('--seed', options.seed, 0, 2 ** 31)
  const own = chooseOpenings(ownOpenings(variant), { order: 'random', seed, count: rounds })
  const openings =
    own.length > 0 ? own : await generateOpenings({ variant, plies: PLIES, seed, count: rounds })
  const entrants = ladderEntrants(variant.id)
  if (entrants.length < 2) throw usage(say('tooFew', { variant: variant.name }))
  const anchors = entrants.flatMap(({ anchorElo }, entrant) =>
    anchorElo === undefined ? [] : [{ entrant, elo: anchorElo }],
  )
  const error = parseNumber('--error', options.error, { min: 10, max: 1000 })
  return {
    event: `Rookery ladder, ${variant.name}`,
    variant: variant.id,
    entrants: entrants.map(({ name, id, settings, keepsTime }) => ({
      kind: 'player',
      name,
      player: id,
      settings,
      control: keepsTime ? { clock } : {},
    })),
    schedule: { kind: 'ladder', rounds, games: 2, anchors, aim: { error, from: FROM_ELO, to: TO_ELO } },
    openings: openings.map(writeOpening),
    seed,
    adjudication: { maxMoves: parseWhole('--maxmoves', options.maxmoves, 1, 10_000) },
    marginMs: 100,
    stallMs: 60_000,
  }
}

async function climb(options: LadderOptions, terminal: Terminal): Promise<void> {
  const plan = demand(parsePlan(JSON.parse(JSON.stringify(await makeLadderPlan(options)))))
  const { file } = options
  const asked = await parseRunOptions(options, terminal)
  const run = { ...asked, isLocal: asked.concurrency === 1 }
  const tournament = await playTournament(
    { file, plan, run, allow: allowTyped(plan, file, terminal) },
    terminal,
  )
  if (tournament) await tell(tournament, plan, options, terminal)
}

/** The table of ratings is the tournament's own report; here is what else a ladder tells. */
async function tell(
  { standings }: Tournament,
  plan: Plan,
  { svg }: LadderOptions,
  { output }: Terminal,
): Promise<void> {
  const anchors = anchorsOf(plan)
  const list = rateLadder(plan, standings.meetings())
  if (!list.ok) return
  await write(output, `\n${makeTextPlot(list.value)}`)
  if (anchors.length > 1) await write(output, `\n${makeFloatedAnchors(standings.meetings(), anchors)}`)
  writeFileSync(svg, makeRatingPlot(list.value, { title: plan.event, hues: huesOf(plan) }))
  await write(output, `\n${say('plot', { file: svg })}\n`)
}

function huesOf({ entrants }: Plan): Record<string, string> {
  const hues = new Map(roster.map(({ id, hue }) => [id, hue]))
  return Object.fromEntries(
    entrants.flatMap((entrant) => {
      const hue = entrant.kind === 'player' ? hues.get(entrant.player) : undefined
      return hue === undefined ? [] : [[entrant.name, hue]]
    }),
  )
}

export function addLadder(program: Command, terminal: Terminal, finish: Finish): void {
  addRunOptions(program.command('ladder'))
    .description(say('description'))
    .option('--error <elo>', say('error'), '60')
    .option('--rounds <number>', say('rounds'), '100')
    .option('--tc <control>', say('tc'), '6')
    .option('--maxmoves <number>', say('maxmoves'), '200')
    .option('--seed <number>', say('seed'), '1')
    .option('--file <file>', say('file'), 'ladder.arena')
    .option('--svg <file>', say('svg'), 'ladder.svg')
    .addOption(variantOption())
    .addHelpText('after', examples())
    .action(async (options: LadderOptions) => {
      await climb(options, terminal)
      finish(exitCodes.fine)
    })
}
