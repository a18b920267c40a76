import { parseMindSpec } from '@rookery/play'
import { type Command, Option } from 'commander'
import { parseEntrants } from '../arena/parse-entrants.ts'
import { demand, exitCodes, Failure, type Finish } from '../exit.ts'
import { makeLossReport, runLosses } from '../human/run-losses.ts'
import { type EngineEntrant, runHumanTest } from '../human/run-test.ts'
import { makeTestReport } from '../human/test-report.ts'
import { wholeNumber } from '../input/whole-number.ts'
import { seedOption } from '../options/seed-option.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = `
Examples:
  rookery human test games.pgn
  rookery human test games.txt.gz --matrix
  rookery human test games.pgn --mind raven:level=3 --most 5000 --json
  rookery human test games.pgn --engine cmd=stockfish option.UCI_LimitStrength=true option.UCI_Elo=1500 nodes=2000

The file is PGN with WhiteElo and BlackElo, or lines of tab-separated fields (see 'rookery train human --help'), plain or packed
by gzip. Games with a provisional rating or with ratings more than 300 apart are left out, unless --all is given. Errors
are standard errors, told by games. A mind that names one move is asked again without it for its second and third; its
nats are those of the chances that its choices turned out to deserve.`

const lossExamples = `
Examples:
  rookery human losses games.pgn
  rookery human losses games.txt.gz --held-out 1 --each 500 --json

Of every eleventh move after ply 10 Raven tells what it lost against the best, at most 500 centipawns; and what Mynah, rated as the
middle of the band, loses there on the average. A blunder loses 150 or more. A ratio is Mynah's number divided by people's.`

interface TestOptions {
  readonly mind?: string
  readonly engine?: readonly string[]
  readonly network?: string
  readonly rating?: number
  readonly heldOut?: number
  readonly most?: number
  readonly all?: boolean
  readonly matrix?: boolean
  readonly json?: boolean
  readonly seed: number
}

export function addHuman(program: Command, terminal: Terminal, finish: Finish): void {
  const human = program.command('human').description('how people play').addHelpText('after', examples)
  human
    .command('test')
    .description("how well Mynah's network, or any other mind, predicts the moves of people")
    .argument('<file>', 'games with ratings')
    .option('--mind <spec>', 'another mind, such as raven:level=3')
    .addOption(
      new Option('--engine <pairs...>', 'a UCI engine, described as for rookery arena').conflicts('mind'),
    )
    .option('--network <file>', 'another network for Mynah')
    .option('--rating <number>', 'take every mover to have this rating', wholeNumber(100, 4000))
    .option(
      '--held-out <seed>',
      'only games that a training with this seed held out',
      wholeNumber(0, 0xffffffff),
    )
    .option('--most <positions>', 'stop after so many', wholeNumber(1, 1e9))
    .option('--all', 'games with provisional or unequal ratings too')
    .option('--matrix', "accuracy in each band, if the network is told each band's rating")
    .option('--json', 'print JSON')
    .addOption(seedOption().default(0))
    .addHelpText('after', examples)
    .action(async (file: string, options: TestOptions) => {
      const { mind, engine, all = false, matrix = false, json, ...rest } = options
      const spec = mind === undefined ? {} : { mind: demand(parseMindSpec(mind)).seat }
      const entrant = engine === undefined ? {} : { engine: parseEngine(engine) }
      const test = await runHumanTest({ file, all, matrix, ...rest, ...spec, ...entrant }, terminal)
      await write(terminal.output, `${json ? JSON.stringify(test) : makeTestReport(test)}\n`)
      finish(exitCodes.fine)
    })
  human
    .command('losses')
    .description('what people and Mynah lose by their moves, by rating')
    .argument('<file>', 'games with ratings')
    .option(
      '--held-out <seed>',
      'only games that a training with this seed held out',
      wholeNumber(0, 0xffffffff),
    )
    .option('--each <positions>', 'stop a band after so many', wholeNumber(1, 1e9), 500)
    .option('--nodes <count>', 'what Raven spends on each move that it judges', wholeNumber(100, 1e7), 5000)
    .option('--json', 'print JSON')
    .addHelpText('after', lossExamples)
    .action(async (file: string, { json, ...rest }: LossOptions) => {
      const bands = await runLosses({ file, ...rest }, terminal)
      await write(terminal.output, `${json ? JSON.stringify({ file, bands }) : makeLossReport(bands)}\n`)
      finish(exitCodes.fine)
    })
}

interface LossOptions {
  readonly heldOut?: number
  readonly each: number
  readonly nodes: number
  readonly json?: boolean
}

function parseEngine(pairs: readonly string[]): EngineEntrant {
  const [entrant] = parseEntrants([pairs], [])
  if (entrant?.kind !== 'engine')
    throw new Failure('--engine needs cmd=COMMAND here; minds are named by --mind', exitCodes.usage)
  return entrant
}
