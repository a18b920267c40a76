import { availableParallelism } from 'node:os'
import { readNetwork } from '@rookery/engine'
import { type DataSettings, dataVariants } from '@rookery/training/data'
import { say } from '@rookery/words/cli/data'
import { say as sayMain } from '@rookery/words/cli/main'
import { type Command, Option } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { findRecordsFolder } from '../data/find-folder.ts'
import { type JudgeOptions, runJudge } from '../data/run-judge.ts'
import { runMake } from '../data/run-make.ts'
import { showData } from '../data/show-data.ts'
import { demand, exitCodes, type Finish } from '../exit.ts'
import { wholeNumber } from '../input/whole-number.ts'
import { addColonyOptions, type ColonyFlags, parseColonyOptions } from '../options/colony-option.ts'
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
  readonly out?: string
}

const MANY = 1e12

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
    .option('--out <folder>', say('make.out', { usual: findRecordsFolder() }))
    .addHelpText('after', makingExamples())
    .action(async (options: MakeCommandOptions) => {
      const { out, games, positions, threads, network, ...settings } = options
      const { variant, seed, nodes, generation } = settings
      const played = variant === 'minichess' ? 'minichess' : 'standard'
      const wishes = {
        ...(games === undefined ? {} : { games }),
        ...(positions === undefined ? {} : { positions }),
        ...(network === undefined ? {} : { network: demand(await readNetwork(network, played)) }),
      }
      const folder = out ?? findRecordsFolder()
      const colony = parseColonyOptions(options)
      await runMake(
        { settings: { variant, seed, nodes, generation }, folder, threads, ...wishes },
        colony,
        terminal,
      )
      finish(exitCodes.fine)
    })
  data
    .command('judge')
    .description(say('judge.description'))
    .argument('<records>', say('judge.records'))
    .argument('[networks...]', say('judge.networks'))
    .option('--positions <number>', say('judge.positions'), wholeNumber(1, MANY), 14_000)
    .option('--nodes <number>', say('judge.nodes'), wholeNumber(1, 1_000_000_000), 40_000)
    .option('--scores <file>', say('judge.scores'))
    .addHelpText('after', judgeExamples())
    .action(async (file: string, networks: string[], options: JudgeOptions) => {
      await runJudge(file, networks, options, terminal)
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
