import { availableParallelism } from 'node:os'
import { readNetwork } from '@rookery/engine'
import { type DataSettings, dataVariants } from '@rookery/training/data'
import { type Command, Option } from 'commander'
import { findRecordsFolder } from '../data/find-folder.ts'
import { type JudgeOptions, runJudge } from '../data/run-judge.ts'
import { runMake } from '../data/run-make.ts'
import { showData } from '../data/show-data.ts'
import { demand, exitCodes, type Finish } from '../exit.ts'
import { wholeNumber } from '../input/whole-number.ts'
import type { Terminal } from '../terminal.ts'

const examples = `
Examples:
  rookery data make --positions 1000000
  rookery data show data/standard-g0-n250-s1.records
  rookery data judge unseen.records a.network b.network`

const makeExamples = `
Examples:
  rookery data make
  rookery data make --positions 1000000 --seed 2
  rookery data make --variant minichess --games 50000 --out data
  rookery data make --network first.network --generation 1

Without --games and --positions it goes on until Ctrl-C. The same command goes on where the last one ended, however it ended.
The folder is also the environment variable ROOKERY_DATA.`

const judgeExamples = `
Examples:
  rookery data judge unseen.records a.network b.network
  rookery data judge unseen.records *.network --positions 2000 --nodes 10000

Errors are squared ones in expected score, in hundred-thousandths, under the scale that suits each evaluation best. The search is by
the hand-written evaluation, and done once: its scores are kept. Ctrl-C ends it, and the same command goes on.`

const showExamples = `
Examples:
  rookery data show data/standard-g0-n250-s1.records
  rookery data show data/standard-g0-n250-s1.records --at 5000 --count 20

Scores (centipawns) and results are those of the side to move.`

interface MakeCommandOptions {
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
  const data = program
    .command('data')
    .description("make and look at records of Raven's games against itself")
    .addHelpText('after', examples)
  data
    .command('make')
    .description('let Raven play itself and keep quiet positions with their scores and results')
    .option('--games <number>', 'until there are so many games', wholeNumber(1, MANY))
    .option('--positions <number>', 'until there are so many positions', wholeNumber(1, MANY))
    .option('--nodes <number>', 'searched for each position that is kept', wholeNumber(1, 10_000_000), 250)
    .option('--threads <number>', 'games at once', wholeNumber(1, 256), availableParallelism())
    .option('--seed <number>', 'other games', wholeNumber(0, 0xffffffff), 1)
    .addOption(
      new Option('--variant <name>', 'whose rules apply')
        .choices(dataVariants.map(({ id }) => id))
        .default('standard'),
    )
    .option('--generation <number>', 'written into each record: which network played', wholeNumber(0, 255), 0)
    .option('--network <file>', 'the network that plays (default: none, the hand-written evaluation)')
    .option('--out <folder>', `where the files go (default: ${findRecordsFolder()})`)
    .addHelpText('after', makeExamples)
    .action(async ({ out, games, positions, threads, network, ...settings }: MakeCommandOptions) => {
      const { variant, seed, nodes, generation } = settings
      const played = variant === 'minichess' ? 'minichess' : 'standard'
      const wishes = {
        ...(games === undefined ? {} : { games }),
        ...(positions === undefined ? {} : { positions }),
        ...(network === undefined ? {} : { network: demand(await readNetwork(network, played)) }),
      }
      const folder = out ?? findRecordsFolder()
      await runMake({ settings: { variant, seed, nodes, generation }, folder, threads, ...wishes }, terminal)
      finish(exitCodes.fine)
    })
  data
    .command('judge')
    .description('tell which networks come nearest to a deep search and to results, before games decide')
    .argument('<records>', 'games that none of the networks has learned from')
    .argument('[networks...]', 'what train export has written')
    .option('--positions <number>', 'to look at, spread over the file', wholeNumber(1, MANY), 14_000)
    .option('--nodes <number>', 'of the deep search', wholeNumber(1, 1_000_000_000), 40_000)
    .option(
      '--scores <file>',
      'what the deep search found (default: beside the records, ending in .deep.json)',
    )
    .addHelpText('after', judgeExamples)
    .action(async (file: string, networks: string[], options: JudgeOptions) => {
      await runJudge(file, networks, options, terminal)
      finish(exitCodes.fine)
    })
  data
    .command('show')
    .description('print what a file of records holds, and some of its positions')
    .argument('<file>', 'the file that ends in .records')
    .option('--at <number>', 'the first record to print', wholeNumber(0, MANY), 0)
    .option('--count <number>', 'how many records to print', wholeNumber(0, MANY), 10)
    .addHelpText('after', showExamples)
    .action(async (file: string, options: { at: number; count: number }) => {
      await showData(file, options, terminal)
      finish(exitCodes.fine)
    })
}
