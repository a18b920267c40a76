import { readFile } from 'node:fs/promises'
import {
  openTournament,
  type Plan,
  parsePlan,
  parseTournament,
  type SchedulePlan,
  scheduleKinds,
} from '@rookery/arena'
import { nodeContestants, type SqliteStore } from '@rookery/arena/node'
import { describeFaults } from '@rookery/rules'
import { type Command, Option } from 'commander'
import { allowLaunches, rememberTyped } from '../arena/allow-launches.ts'
import { withStore } from '../arena/open-store.ts'
import { parseEntrants } from '../arena/parse-entrants.ts'
import { groupsAfter, parseNumber, parseWhole, usage } from '../arena/parse-pairs.ts'
import { parseAdjudication, parseSprt } from '../arena/parse-rules.ts'
import { readOpenings } from '../arena/read-openings.ts'
import { makeJson, makeReport, runArena } from '../arena/run-arena.ts'
import { demand, describeSystemError, exitCodes, Failure, type Finish } from '../exit.ts'
import { type Terminal, write } from '../terminal.ts'
import { addArenaEngines } from './arena-engines.ts'
import { variantOf, variantOption } from './variant-option.ts'

const examples = `
Examples:
  rookery arena --engine player=magpie --engine player=owl depth=2 --rounds 10 --openings set=own
  rookery arena --engine cmd=stockfish name=sf option.Hash=16 --engine cmd=toga2 --each tc=10+0.1 \\
      --rounds 50 --concurrency 2 --openings file=book.epd order=random --pgn out.pgn --file my.arena
  rookery arena --engine cmd=./new --engine cmd=./old --sprt elo0=0 elo1=5
  rookery arena resume my.arena

An entrant is cmd=COMMAND (args= dir=), player=ID of the roster or person=NAME; name=, option.NAME=VALUE, and
limits: tc=[MOVES/]SECONDS[+INCREMENT] (default 8+0.08), st=SECONDS a move, depth=, nodes=. --each gives them to all.
A round is one opening for each pairing, played with both colours. Every finished game is in the tournament file: the same
command, or resume, goes on after any interruption.`

/** More than nearly any test takes. */
const SPRT_ROUNDS = '50000'

interface ArenaOptions {
  readonly tournament: SchedulePlan['kind']
  readonly seeds: string
  readonly rounds?: string
  readonly games: string
  readonly concurrency: string
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
  readonly pgn?: string
  readonly json?: string
  readonly file?: string
  readonly variant: string
  readonly log?: string
  readonly tolerate?: boolean
}

async function makePlan(options: ArenaOptions, args: readonly string[]): Promise<Plan> {
  const entrants = parseEntrants(groupsAfter('--engine', args), options.each ?? [])
  if (entrants.length < 2) throw usage('a tournament needs at least two --engine')
  const sprt = options.sprt && parseSprt(options.sprt)
  if (sprt && entrants.length !== 2) throw usage('--sprt is for two entrants')
  if (sprt?.unit === 'pairs' && options.games === '1')
    throw usage('with --games 1 there are no pairs: add unit=games to --sprt')
  const rounds = parseWhole('--rounds', options.rounds ?? (sprt ? SPRT_ROUNDS : '1'), 1, 1_000_000)
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
    openings: options.openings ? await readOpenings(options.openings, { variant, seed, rounds }) : [],
    seed,
    adjudication: parseAdjudication(options),
    marginMs: parseWhole('--margin', options.margin, 0, 1_000_000),
    stallMs: Math.round(parseNumber('--stall', options.stall, { min: 0.1, max: 1_000_000 }) * 1000),
    ...(sprt ? { sprt } : {}),
  }
}

const concurrencyOf = (text: string): number => parseWhole('--concurrency', text, 1, 256)

async function start(options: ArenaOptions, args: readonly string[], terminal: Terminal): Promise<void> {
  const plan = demand(parsePlan(JSON.parse(JSON.stringify(await makePlan(options, args)))))
  const file = options.file ?? `${new Date().toISOString().slice(0, 19).replace(/[-:]/g, '')}.arena`
  const concurrency = concurrencyOf(options.concurrency)
  rememberTyped(plan, terminal)
  await write(terminal.output, `tournament file: ${file}\n`)
  await withStore(file, (store) => runArena(store, file, { ...options, concurrency }, terminal), plan)
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

const standingsOf = (store: SqliteStore) => openTournament({ store, createContestant: nodeContestants() })

/** `args` are those of the whole command line: groups of repeated options can be seen nowhere else. */
export function addArena(
  program: Command,
  terminal: Terminal,
  finish: Finish,
  args: readonly string[],
): void {
  const arena = program
    .command('arena')
    .description('play matches and tournaments between minds, engines and people')
    .option('--engine <pairs...>', 'an entrant; give one for each')
    .option('--each <pairs...>', 'options and limits of all entrants')
    .addOption(
      new Option('--tournament <kind>', 'who meets whom').choices(scheduleKinds).default('round-robin'),
    )
    .option('--seeds <number>', 'gauntlet: so many entrants meet all others', '1')
    .option('--rounds <number>', `rounds (default: 1, with --sprt at most ${SPRT_ROUNDS})`)
    .option('--games <number>', 'games of each pairing in a round: 2 is both colours', '2')
    .option('--concurrency <number>', 'games at once', '1')
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
    .option('--pgn <file>', 'write all games to it')
    .option('--json <file>', 'write everything to it')
    .option('--log <folder>', 'keep what engines say beside the protocol, a file for each game')
    .option('--tolerate', 'play on when an engine says that it did not do what it was told')
    .option('--file <file>', 'the tournament file (default: named after the time)')
    .addOption(variantOption())
    .addHelpText('after', examples)
    .action(async (options: ArenaOptions) => {
      await start(options, args, terminal)
      finish(exitCodes.fine)
    })

  arena
    .command('resume')
    .description('go on with a tournament')
    .argument('<file>', 'the tournament file')
    .option(
      '--allow-engine <words...>',
      'an engine of the file that may be run: NAME=COMMAND [dir=] [option.NAME=VALUE]',
    )
    .action(async (file: string, _: unknown, command: Command) => {
      const { concurrency, pgn, json, log, tolerate } = command.optsWithGlobals<ArenaOptions>()
      const paths = {
        ...(pgn === undefined ? {} : { pgn }),
        ...(json === undefined ? {} : { json }),
        ...(log === undefined ? {} : { log }),
        ...(tolerate === undefined ? {} : { tolerate }),
      }
      await withStore(file, async (store) => {
        const typed = groupsAfter('--allow-engine', args)
        const entrantAs = await allowLaunches(store.plan, file, typed, terminal)
        const settings = { ...paths, entrantAs, concurrency: concurrencyOf(concurrency) }
        await runArena(store, file, settings, terminal)
      })
      finish(exitCodes.fine)
    })
  arena
    .command('show')
    .description('print the tables of a tournament')
    .argument('<file>', 'the tournament file')
    .action(async (file: string) => {
      await withStore(file, (store) => write(terminal.output, makeReport(standingsOf(store), store)))
      finish(exitCodes.fine)
    })
  arena
    .command('export')
    .description('print a tournament as JSON, which pages can read')
    .argument('<file>', 'the tournament file')
    .action(async (file: string) => {
      await withStore(file, (store) => write(terminal.output, makeJson(standingsOf(store), store)))
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
