import { availableParallelism } from 'node:os'
import { readNetwork } from '@rookery/engine'
import { sayFault } from '@rookery/play/fault-words'
import { type DataSettings, dataVariants, parseStarts, type Starts } from '@rookery/training/data'
import { say } from '@rookery/words/cli/data'
import { say as sayMain } from '@rookery/words/cli/main'
import { type Command, Option } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { findRecordsFolder } from '../data/find-folder.ts'
import { type JudgeOptions, runJudge } from '../data/run-judge.ts'
import { runMake } from '../data/run-make.ts'
import { showData } from '../data/show-data.ts'
import { writeStarts } from '../data/write-starts.ts'
import { demand, exitCodes, Failure, type Finish } from '../exit.ts'
import { makeInputName, readText } from '../input/read-text.ts'
import { addColonyOptions, type ColonyFlags, parseColonyOptions } from '../options/colony-option.ts'
import { wholeNumber } from '../options/whole-number.ts'
import type { Terminal } from '../terminal.ts'

const examples = () =>
  makeExamples([
    'rookery data make --positions 1000000',
    'rookery data show data/standard-g0-n250-s1.records',
    'rookery data judge unseen.records a.network b.network',
  ])

const makingExamples = () =>
  makeExamples(
    [
      'rookery data make',
      'rookery data make --positions 1000000 --seed 2',
      'rookery data make --variant minichess --games 50000 --out data',
      'rookery data make --network first.network --generation 1',
      'rookery data make --starts starts.epd',
    ],
    say('make.notes'),
  )

const judgeExamples = () =>
  makeExamples(
    [
      'rookery data judge unseen.records a.network b.network',
      'rookery data judge unseen.records *.network --positions 2000 --nodes 10000',
    ],
    say('judge.notes'),
  )

const startsExamples = () =>
  makeExamples(
    [
      'rookery data starts games.pgn > starts.epd',
      'rookery data starts games.txt.gz --each 1 --from 12 --to 40',
    ],
    say('starts.notes'),
  )

const showExamples = () =>
  makeExamples(
    [
      'rookery data show data/standard-g0-n250-s1.records',
      'rookery data show data/standard-g0-n250-s1.records --at 5000 --count 20',
    ],
    say('show.notes'),
  )

interface MakeCommandOptions extends ColonyFlags {
  readonly games?: number
  readonly positions?: number
  readonly nodes: number
  readonly threads: number
  readonly seed: number
  readonly variant: DataSettings['variant']
  readonly generation: number
  readonly network?: string
  readonly starts?: string
  readonly out?: string
}

interface StartsCommandOptions {
  readonly each: number
  readonly from: number
  readonly to: number
  readonly seed: number
}

const MANY = 1e12
const MOST_PLIES = 1000

/** The positions of a file, every one of which must be right. */
async function readStarts(
  file: string,
  variant: DataSettings['variant'],
  terminal: Terminal,
): Promise<Starts> {
  const pieces: string[] = []
  for await (const piece of readText(file, terminal)) pieces.push(piece)
  const starts = parseStarts(pieces.join(''), variant)
  if (starts.ok) return starts.value
  throw new Failure(`${makeInputName(file)}: ${sayFault(starts.faults[0]!)}`, exitCodes.faults)
}

export function addData(program: Command, terminal: Terminal, finish: Finish): void {
  const data = program.command('data').description(say('description')).addHelpText('after', examples())
  addColonyOptions(data.command('make'))
    .description(say('make.description'))
    .option('--games <number>', say('make.games'), wholeNumber(1, MANY))
    .option('--positions <number>', say('make.positions'), wholeNumber(1, MANY))
    .option('--nodes <number>', say('make.nodes'), wholeNumber(1, 10_000_000), 250)
    .option('--threads <number>', sayMain('gamesAtOnce'), wholeNumber(1, 256), availableParallelism())
    .option('--seed <number>', say('make.seed'), wholeNumber(0, 0xffffffff), 1)
    .addOption(
      new Option('--variant <name>', sayMain('variant'))
        .choices(dataVariants.map(({ id }) => id))
        .default('standard'),
    )
    .option('--generation <number>', say('make.generation'), wholeNumber(0, 255), 0)
    .option('--network <file>', say('make.network'))
    .option('--starts <file>', say('make.starts'))
    .option('--out <folder>', say('make.out', { usual: findRecordsFolder() }))
    .addHelpText('after', makingExamples())
    .action(async (options: MakeCommandOptions) => {
      const { out, games, positions, threads, network, variant, seed, nodes, generation } = options
      const starts =
        options.starts === undefined ? undefined : await readStarts(options.starts, variant, terminal)
      const settings = { variant, seed, nodes, generation, ...(starts ? { starts: starts.name } : {}) }
      const played = variant === 'minichess' ? 'minichess' : 'standard'
      const wishes = {
        ...(games === undefined ? {} : { games }),
        ...(positions === undefined ? {} : { positions }),
        ...(network === undefined ? {} : { network: demand(await readNetwork(network, played)) }),
        ...(starts ? { starts } : {}),
      }
      const folder = out ?? findRecordsFolder()
      const colony = parseColonyOptions(options)
      await runMake({ settings, folder, threads, ...wishes }, colony, terminal)
      finish(exitCodes.fine)
    })
  data
    .command('judge')
    .description(say('judge.description'))
    .argument('<records>', say('judge.records'))
    .argument('[networks...]', say('judge.networks'))
    .option('--positions <number>', say('judge.positions'), wholeNumber(1, MANY), 14_000)
    .option('--nodes <number>', say('judge.nodes'), wholeNumber(1, 1_000_000_000), 40_000)
    .option('--by <network>', say('judge.by'))
    .option('--scores <file>', say('judge.scores'))
    .addHelpText('after', judgeExamples())
    .action(async (file: string, networks: string[], options: JudgeOptions) => {
      await runJudge(file, networks, options, terminal)
      finish(exitCodes.fine)
    })
  data
    .command('starts')
    .description(say('starts.description'))
    .argument('<games>', say('starts.games'))
    .option('--each <number>', say('starts.each'), wholeNumber(1, MOST_PLIES), 2)
    .option('--from <ply>', say('starts.from'), wholeNumber(0, MOST_PLIES), 8)
    .option('--to <ply>', say('starts.to'), wholeNumber(0, MOST_PLIES), 60)
    .option('--seed <number>', say('starts.seed'), wholeNumber(0, 0xffffffff), 1)
    .addHelpText('after', startsExamples())
    .action(async (file: string, { from: fromPly, to: toPly, each, seed }: StartsCommandOptions) => {
      await writeStarts(file, { each, fromPly, toPly, seed }, terminal)
      finish(exitCodes.fine)
    })
  data
    .command('show')
    .description(say('show.description'))
    .argument('<file>', say('show.file'))
    .option('--at <number>', say('show.at'), wholeNumber(0, MANY), 0)
    .option('--count <number>', say('show.count'), wholeNumber(0, MANY), 10)
    .addHelpText('after', showExamples())
    .action(async (file: string, options: { at: number; count: number }) => {
      await showData(file, options, terminal)
      finish(exitCodes.fine)
    })
}
