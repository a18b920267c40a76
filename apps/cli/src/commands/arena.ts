import { readFile } from 'node:fs/promises'
import {
  MemoryStore,
  openTournament,
  type Plan,
  parsePlan,
  parseTournament,
  type SchedulePlan,
  scheduleKinds,
  seatEntrantsWith,
  type Tournament,
  type TournamentStore,
} from '@rookery/arena'
import type { SqliteStore } from '@rookery/arena/node'
import { describeFaults, variantById } from '@rookery/rules'
import { type Command, Option } from 'commander'
import { allowLaunches, allowTyped, rememberTyped } from '../arena/allow-launches.ts'
import { readStore, withStore } from '../arena/open-store.ts'
import { parseEntrants } from '../arena/parse-entrants.ts'
import { groupsAfter, parseNumber, parseWhole, usage } from '../arena/parse-pairs.ts'
import { parseAdjudication, parseSprt } from '../arena/parse-rules.ts'
import { findFile, playTournament } from '../arena/play-tournament.ts'
import { readOpenings } from '../arena/read-openings.ts'
import { makeJson, makeReport, makeTables } from '../arena/run-arena.ts'
import { addRunOptions, parseRunOptions, type RunFlags } from '../arena/run-options.ts'
import { demand, describeSystemError, exitCodes, Failure, type Finish } from '../exit.ts'
import { variantOf, variantOption } from '../options/variant-option.ts'
import { type Terminal, write } from '../terminal.ts'
import { addArenaEngines } from './arena-engines.ts'

const examples = `
Examples:
  rookery arena --engine player=magpie --engine player=owl depth=2 --rounds 10 --openings set=own
  rookery arena --engine cmd=stockfish name=sf option.Hash=16 --engine cmd=toga2 --each tc=10+0.1 \\
      --rounds 50 --concurrency 2 --openings file=book.epd order=random --pgn out.pgn --file my.arena
  rookery arena --engine cmd=./new --engine cmd=./old --sprt elo0=0 elo1=5
  rookery arena resume my.arena --rounds 100
  rookery arena show my.arena

An entrant is cmd=COMMAND (args= dir=), player=ID of the roster or person=NAME; name=, option.NAME=VALUE, and
limits: tc=[MOVES/]SECONDS[+INCREMENT] (default 8+0.08), st=SECONDS a move, depth=, nodes=. --each gives them to all.
A round is one opening for each pairing, played with both colours. Every finished game is in the tournament file: the same
command, or resume, goes on after any interruption.`

/** More than nearly any test takes. */
const SPRT_ROUNDS = '50000'

interface ArenaOptions extends RunFlags {
  readonly tournament: SchedulePlan['kind']
  readonly seeds: string
  readonly rounds?: string
  readonly games: string
  readonly openings?: string[]
  readonly each?: string[]
  readonly seed: string
  readonly sprt?: string[]
  readonly resign?: string[]
  readonly draw?: string[]
  readonly maxmoves?: string
  readonly margin: string
  readonly stall: string
  readonly event: string
  readonly file?: string
  readonly variant: string
}

async function makePlan(options: ArenaOptions, args: readonly string[], terminal: Terminal): Promise<Plan> {
  const entrants = parseEntrants(groupsAfter('--engine', args), options.each ?? [])
  if (entrants.length < 2) throw usage('a tournament needs at least two --engine')
  const sprt = options.sprt && parseSprt(options.sprt)
  if (sprt && entrants.length !== 2) throw usage('--sprt is for two entrants')
  if (sprt?.unit === 'pairs' && options.games === '1')
    throw usage('with --games 1 there are no pairs: add unit=games to --sprt')
  const rounds = parseRounds(options.rounds ?? (sprt ? SPRT_ROUNDS : '1'))
  const seed = parseWhole('--seed', options.seed, 0, 2 ** 31)
  const variant = variantOf(options)
  const seeds = parseWhole('--seeds', options.seeds, 1, Math.max(1, entrants.length - 1))
  return {
    event: options.event,
    variant: variant.id,
    entrants,
    schedule: {
      kind: options.tournament,
      rounds,
      games: parseWhole('--games', options.games, 1, 2) as 1 | 2,
      ...(options.tournament === 'gauntlet' ? { seeds } : {}),
    },
    openings: options.openings
      ? await readOpenings(options.openings, { variant, seed, rounds }, terminal)
      : [],
    seed,
    adjudication: parseAdjudication(options),
    marginMs: parseWhole('--margin', options.margin, 0, 1_000_000),
    stallMs: Math.round(parseNumber('--stall', options.stall, { min: 0.1, max: 1_000_000 }) * 1000),
    ...(sprt ? { sprt } : {}),
  }
}

const parseRounds = (text: string): number => parseWhole('--rounds', text, 1, 1_000_000)

/** Between entrants that draw no lots, an opening that comes again is the same game again. */
async function tellRepeats({ openings, schedule, sprt }: Plan, { errors }: Terminal): Promise<void> {
  const { length } = openings
  if (length === 0 || length >= schedule.rounds || sprt) return
  await write(
    errors,
    `${length} openings for ${schedule.rounds} rounds: they come again from round ${length + 1} on\n`,
  )
}

async function start(options: ArenaOptions, args: readonly string[], terminal: Terminal): Promise<void> {
  const plan = demand(parsePlan(JSON.parse(JSON.stringify(await makePlan(options, args, terminal)))))
  await tellRepeats(plan, terminal)
  const run = await parseRunOptions(options, terminal)
  const { file, isFound } =
    options.file === undefined ? findFile(plan) : { file: options.file, isFound: false }
  rememberTyped(plan, terminal)
  await write(terminal.output, `tournament file: ${file}${isFound ? ', which is not finished' : ''}\n`)
  await playTournament({ file, plan, run, allow: allowTyped(plan, file, terminal) }, terminal)
}

interface ResumeOptions extends RunFlags {
  readonly rounds?: string
  readonly openings?: string[]
}

async function resume(
  file: string,
  options: ResumeOptions,
  allowed: readonly (readonly string[])[],
  terminal: Terminal,
): Promise<void> {
  if (options.openings && options.rounds === undefined)
    throw usage('--openings is for the rounds that --rounds adds')
  const plan = options.rounds === undefined ? undefined : await raisePlan(file, options, terminal)
  const run = { ...(await parseRunOptions(options, terminal)), allowed }
  const allow = (found: Plan) => allowLaunches(found, file, allowed, terminal)
  await playTournament({ file, run, allow, ...(plan ? { plan } : {}) }, terminal)
}

/** The plan of a file with more rounds. A file does not know where its openings come from, so more must be named again. */
async function raisePlan(file: string, options: ResumeOptions, terminal: Terminal): Promise<Plan> {
  const rounds = parseRounds(options.rounds!)
  const plan = await readStore(file, (store) => store.plan)
  const { seed, schedule, openings } = plan
  const variant = variantById(plan.variant)!
  const raised: Plan = {
    ...plan,
    schedule: { ...schedule, rounds },
    openings: options.openings
      ? await readOpenings(options.openings, { variant, seed, rounds }, terminal)
      : openings,
  }
  await tellRepeats(raised, terminal)
  return demand(parsePlan(raised))
}

async function importDocument(document: string, file: string): Promise<number> {
  const text = await readFile(document, 'utf8').catch((error) => {
    throw usage(`cannot read ${document}: ${describeSystemError(error)}`)
  })
  const read = parseTournament(text)
  if (!read.ok) throw new Failure(`${document}: ${describeFaults(read.faults)}`, exitCodes.faults)
  const { plan, games } = read.value
  const add = async (store: SqliteStore) => {
    const known = new Set([...store.games()].map(({ number }) => number))
    const added = games.filter(({ number }) => !known.has(number))
    for (const game of added) store.add(game)
    return added.length
  }
  return withStore(file, add, plan)
}

/** As far as a file has it; nothing of it can be played. */
const openToRead = (store: TournamentStore): Tournament =>
  openTournament({ store, seatEntrant: seatEntrantsWith() })

/** One reading of a file that may grow meanwhile. */
const copyOf = (store: TournamentStore): TournamentStore => new MemoryStore(store.plan, store.games())

/** `args` are those of the whole command line: groups of repeated options can be seen nowhere else. */
export function addArena(
  program: Command,
  terminal: Terminal,
  finish: Finish,
  args: readonly string[],
): void {
  const arena = addRunOptions(program.command('arena'))
    .enablePositionalOptions()
    .description('play matches and tournaments between minds, engines and people')
    .option('--engine <pairs...>', 'an entrant; give one for each')
    .option('--each <pairs...>', 'options and limits of all entrants')
    .addOption(
      new Option('--tournament <kind>', 'who meets whom').choices(scheduleKinds).default('round-robin'),
    )
    .option('--seeds <number>', 'gauntlet: so many entrants meet all others', '1')
    .option('--rounds <number>', `rounds (default: 1, with --sprt at most ${SPRT_ROUNDS})`)
    .option('--games <number>', 'games of each pairing in a round: 2 is both colours', '2')
    .option(
      '--openings <pairs...>',
      'set=own or file=FILE [format= order=sequential|random plies= start=], or random=PLIES',
    )
    .option('--seed <number>', 'of openings and of minds that draw lots', '1')
    .option('--sprt <pairs...>', 'elo0= elo1= alpha= beta= model=normalised|logistic unit=pairs|games')
    .option('--resign <pairs...>', 'adjudicate wins: movecount=3 score=600 twosided=false')
    .option('--draw <pairs...>', 'adjudicate draws: movenumber=40 movecount=8 score=10')
    .option('--maxmoves <number>', 'adjudicate a draw after so many moves')
    .option('--margin <ms>', 'forgiven when a flag falls', '50')
    .option('--stall <seconds>', 'no answer for so long beyond its time: the side has stalled', '60')
    .option('--event <name>', 'the Event of the PGN', 'Rookery arena')
    .option(
      '--file <file>',
      'the tournament file (default: an unfinished one of the same command, or a new one named after the time)',
    )
    .addOption(variantOption())
    .addHelpText('after', examples)
    .action(async (options: ArenaOptions) => {
      await start(options, args, terminal)
      finish(exitCodes.fine)
    })

  arena.hook('preSubcommand', (_, sub) => {
    const early = arena.options.find((option) => arena.getOptionValueSource(option.attributeName()) === 'cli')
    if (early)
      throw usage(`${early.long} stands before ${sub.name()}: options of a sub-command stand behind it`)
  })
  addRunOptions(arena.command('resume'))
    .description('go on with a tournament')
    .argument('<file>', 'the tournament file')
    .option(
      '--allow-engine <words...>',
      'an engine of the file that may be run: NAME=COMMAND [dir=] [option.NAME=VALUE]',
    )
    .option('--rounds <number>', 'go on to so many rounds, also while another process plays it')
    .option('--openings <pairs...>', 'where the openings of these rounds come from: the same as at first')
    .action(async (file: string, options: ResumeOptions) => {
      await resume(file, options, groupsAfter('--allow-engine', args), terminal)
      finish(exitCodes.fine)
    })
  arena
    .command('show')
    .description('print the tables of a tournament, also while it is played')
    .argument('<file>', 'the tournament file')
    .option('--json', 'print them as JSON')
    .action(async (file: string, { json }: { json?: boolean }) => {
      const text = await readStore(file, (store) => {
        const tournament = openToRead(store)
        return json
          ? `${JSON.stringify(makeTables(tournament, store), null, 1)}\n`
          : makeReport(tournament, store)
      })
      await write(terminal.output, text)
      finish(exitCodes.fine)
    })
  arena
    .command('export')
    .description('print a tournament as JSON, which pages can read')
    .argument('<file>', 'the tournament file')
    .action(async (file: string) => {
      const copy = await readStore(file, copyOf)
      await write(terminal.output, makeJson(openToRead(copy), copy))
      finish(exitCodes.fine)
    })
  arena
    .command('import')
    .description('put an exported tournament into a tournament file')
    .argument('<json>', 'what export, or a page, wrote')
    .argument('<file>', 'the tournament file')
    .action(async (document: string, file: string) => {
      const added = await importDocument(document, file)
      await write(terminal.output, `${added} games added to ${file}\n`)
      finish(exitCodes.fine)
    })
  addArenaEngines(arena, terminal, finish)
}
