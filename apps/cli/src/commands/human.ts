import { parseMindSpec } from '@rookery/play'
import { inEnglish } from '@rookery/words'
import { say } from '@rookery/words/cli/human'
import { say as sayMain } from '@rookery/words/cli/main'
import { type Command, Option } from 'commander'
import { parseEntrants } from '../arena/parse-entrants.ts'
import { makeExamples } from '../console/examples.ts'
import { demand, exitCodes, Failure, type Finish } from '../exit.ts'
import { makeLossReport, runLosses } from '../human/run-losses.ts'
import { type EngineEntrant, runHumanTest } from '../human/run-test.ts'
import { makeTestReport } from '../human/test-report.ts'
import { seedOption } from '../options/seed-option.ts'
import { wholeNumber } from '../options/whole-number.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = () =>
  makeExamples(
    [
      'rookery human test games.pgn',
      'rookery human test games.txt.gz --matrix',
      'rookery human test games.pgn --mind raven:level=3 --most 5000 --json',
      'rookery human test games.pgn --engine cmd=stockfish option.UCI_LimitStrength=true option.UCI_Elo=1500 nodes=2000',
    ],
    say('test.notes'),
  )

const lossExamples = () =>
  makeExamples(
    ['rookery human losses games.pgn', 'rookery human losses games.txt.gz --held-out 1 --each 500 --json'],
    say('losses.notes'),
  )

/** Who is asked instead of Mynah's network. */
const others = ['mind', 'engine']

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
  const human = program.command('human').description(say('description')).addHelpText('after', examples())
  human
    .command('test')
    .description(say('test.description'))
    .argument('<file>', say('file'))
    .option('--mind <spec>', say('test.mind'))
    .addOption(new Option('--engine <pairs...>', say('test.engine')).conflicts('mind'))
    .addOption(new Option('--network <file>', say('test.network')).conflicts(others))
    .addOption(
      new Option('--rating <number>', say('test.rating')).argParser(wholeNumber(100, 4000)).conflicts(others),
    )
    .option('--held-out <seed>', say('heldOut'), wholeNumber(0, 0xffffffff))
    .option('--most <positions>', say('test.most'), wholeNumber(1, 1e9))
    .option('--all', say('test.unsettled'))
    .addOption(new Option('--matrix', say('test.matrix')).conflicts(others))
    .option('--json', sayMain('json'))
    .addOption(seedOption().default(0))
    .addHelpText('after', examples())
    .action(async (file: string, options: TestOptions) => {
      const { mind, engine, all = false, matrix = false, json, ...rest } = options
      const spec = mind === undefined ? {} : { mind: demand(parseMindSpec(mind)).seat }
      const entrant = engine === undefined ? {} : { engine: parseEngine(engine) }
      const test = await runHumanTest({ file, all, matrix, ...rest, ...spec, ...entrant }, terminal)
      await write(terminal.output, `${json ? inEnglish(() => JSON.stringify(test)) : makeTestReport(test)}\n`)
      finish(test.isDamaged ? exitCodes.faults : exitCodes.fine)
    })
  human
    .command('losses')
    .description(say('losses.description'))
    .argument('<file>', say('file'))
    .option('--held-out <seed>', say('heldOut'), wholeNumber(0, 0xffffffff))
    .option('--each <positions>', say('losses.each'), wholeNumber(1, 1e9), 500)
    .option('--nodes <count>', say('losses.nodes'), wholeNumber(100, 1e7), 5000)
    .option('--json', sayMain('json'))
    .addHelpText('after', lossExamples())
    .action(async (file: string, { json, ...rest }: LossOptions) => {
      const told = await runLosses({ file, ...rest }, terminal)
      await write(terminal.output, `${json ? JSON.stringify(told) : makeLossReport(told.bands)}\n`)
      finish(told.isDamaged ? exitCodes.faults : exitCodes.fine)
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
  if (entrant?.kind !== 'engine') throw new Failure(say('needsCommand'), exitCodes.usage)
  return entrant
}
