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
import { sayFaults } from '@rookery/play/fault-words'
import { variantById } from '@rookery/rules'
import { say } from '@rookery/words/cli/arena'
import { say as sayMain } from '@rookery/words/cli/main'
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
import { makeExamples } from '../console/examples.ts'
import { demand, exitCodes, Failure, type Finish } from '../exit.ts'
import { variantOf, variantOption } from '../options/variant-option.ts'
import { describeSystemError } from '../system-error.ts'
import { type Terminal, write } from '../terminal.ts'
import { addArenaEngines } from './arena-engines.ts'

const examples = () =>
  makeExamples(
    [
      'rookery arena --engine player=magpie --engine player=owl depth=2 --rounds 10 --openings set=own',
      'rookery arena --engine cmd=stockfish name=sf option.Hash=16 --engine cmd=toga2 --each tc=10+0.1 \\',
      '    --rounds 50 --concurrency 2 --openings file=book.epd order=random --pgn out.pgn --file my.arena',
      'rookery arena --engine cmd=./new --engine cmd=./old --sprt elo0=0 elo1=5',
      'rookery arena resume my.arena --rounds 100',
      'rookery arena show my.arena',
    ],
    say('notes'),
  )

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
  if (entrants.length < 2) throw usage(say('needsTwo'))
  const sprt = options.sprt && parseSprt(options.sprt)
  if (sprt && entrants.length !== 2) throw usage(say('sprtForTwo'))
  if (sprt?.unit === 'pairs' && options.games === '1') throw usage(say('noPairs'))
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
  await write(errors, `${say('repeats', { count: length, rounds: schedule.rounds, from: length + 1 })}\n`)
}

async function start(options: ArenaOptions, args: readonly string[], terminal: Terminal): Promise<void> {
  const plan = demand(parsePlan(JSON.parse(JSON.stringify(await makePlan(options, args, terminal)))))
  await tellRepeats(plan, terminal)
  const run = await parseRunOptions(options, terminal)
  const { file, isFound } =
    options.file === undefined ? findFile(plan) : { file: options.file, isFound: false }
  rememberTyped(plan, terminal)
  const sentence = isFound ? say('fileFound', { file }) : say('file', { file })
  await playTournament({ file, plan, run, sentence, allow: allowTyped(plan, file, terminal) }, terminal)
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
  if (options.openings && options.rounds === undefined) throw usage(say('openingsNeedRounds'))
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
    throw usage(`${sayMain('cannotRead', { file: document })}: ${describeSystemError(error)}`)
  })
  const read = parseTournament(text)
  if (!read.ok) throw new Failure(`${document}: ${sayFaults(read.faults)}`, exitCodes.faults)
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
    .description(say('description'))
    .option('--engine <pairs...>', say('option.engine'))
    .option('--each <pairs...>', say('option.each'))
    .addOption(
      new Option('--tournament <kind>', say('option.tournament'))
        .choices(scheduleKinds)
        .default('round-robin'),
    )
    .option('--seeds <number>', say('option.seeds'), '1')
    .option('--rounds <number>', say('option.rounds', { most: SPRT_ROUNDS }))
    .option('--games <number>', say('option.games'), '2')
    .option('--openings <pairs...>', say('option.openings'))
    .option('--seed <number>', say('option.seed'), '1')
    .option('--sprt <pairs...>', 'elo0= elo1= alpha= beta= model=normalised|logistic unit=pairs|games')
    .option('--resign <pairs...>', say('option.resign'))
    .option('--draw <pairs...>', say('option.draw'))
    .option('--maxmoves <number>', say('option.maxmoves'))
    .option('--margin <ms>', say('option.margin'), '50')
    .option('--stall <seconds>', say('option.stall'), '60')
    .option('--event <name>', say('option.event'), 'Rookery arena')
    .option('--file <file>', say('option.file'))
    .addOption(variantOption())
    .addHelpText('after', examples())
    .action(async (options: ArenaOptions) => {
      await start(options, args, terminal)
      finish(exitCodes.fine)
    })

  arena.hook('preSubcommand', (_, sub) => {
    const early = arena.options.find((option) => arena.getOptionValueSource(option.attributeName()) === 'cli')
    if (early) throw usage(say('early', { option: early.long ?? '', command: sub.name() }))
  })
  addRunOptions(arena.command('resume'))
    .description(say('resume.description'))
    .argument('<file>', say('theFile'))
    .option('--allow-engine <words...>', say('resume.allow'))
    .option('--rounds <number>', say('resume.rounds'))
    .option('--openings <pairs...>', say('resume.openings'))
    .action(async (file: string, options: ResumeOptions) => {
      await resume(file, options, groupsAfter('--allow-engine', args), terminal)
      finish(exitCodes.fine)
    })
  arena
    .command('show')
    .description(say('show.description'))
    .argument('<file>', say('theFile'))
    .option('--json', say('show.json'))
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
    .description(say('export.description'))
    .argument('<file>', say('theFile'))
    .action(async (file: string) => {
      const copy = await readStore(file, copyOf)
      await write(terminal.output, makeJson(openToRead(copy), copy))
      finish(exitCodes.fine)
    })
  arena
    .command('import')
    .description(say('import.description'))
    .argument('<json>', say('import.json'))
    .argument('<file>', say('theFile'))
    .action(async (document: string, file: string) => {
      const added = await importDocument(document, file)
      await write(terminal.output, `${say('import.added', { count: added, file })}\n`)
      finish(exitCodes.fine)
    })
  addArenaEngines(arena, terminal, finish)
}
