import { availableParallelism } from 'node:os'
import type { PuzzleVariant } from '@rookery/practice'
import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/puzzles'
import { type Command, Option } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { exitCodes, type Finish } from '../exit.ts'
import { wholeNumber } from '../input/whole-number.ts'
import { runMining } from '../puzzles/run-mining.ts'
import { type PackOptions, runPacking } from '../puzzles/run-packing.ts'
import type { Terminal } from '../terminal.ts'

const examples = () =>
  makeExamples(['rookery puzzles make found --count 5000', 'rookery puzzles pack found --out sets'])

const makingExamples = () =>
  makeExamples(
    [
      'rookery puzzles make found --count 5000',
      'rookery puzzles make found --variant minichess --count 500 --threads 2',
    ],
    say('make.notes'),
  )

const packingExamples = () =>
  makeExamples(
    [
      'rookery puzzles pack found --out sets',
      'rookery puzzles pack found --without puzzles.tsv.gz games.txt.gz',
    ],
    say('pack.notes'),
  )

interface MakeOptions {
  readonly count: number
  readonly threads: number
  readonly seed: number
  readonly variant: PuzzleVariant
}

const variantOption = () =>
  new Option('--variant <name>', sayMain('variant')).choices(['standard', 'minichess']).default('standard')

export function addPuzzles(program: Command, terminal: Terminal, finish: Finish): void {
  const puzzles = program.command('puzzles').description(say('description')).addHelpText('after', examples())
  puzzles
    .command('make')
    .description(say('make.description'))
    .argument('<folder>', say('make.folder'))
    .option('--count <number>', say('make.count'), wholeNumber(1, 1_000_000), 5000)
    .option('--threads <number>', sayMain('gamesAtOnce'), wholeNumber(1, 256), availableParallelism())
    .option('--seed <number>', say('make.seed'), wholeNumber(0, 0xffffffff), 1)
    .addOption(variantOption())
    .addHelpText('after', makingExamples())
    .action(async (folder: string, { count, threads, seed, variant }: MakeOptions) => {
      await runMining({ folder, count, threads, settings: { variant, seed } }, terminal)
      finish(exitCodes.fine)
    })
  puzzles
    .command('pack')
    .description(say('pack.description'))
    .argument('<folder>', say('pack.folder'))
    .option('--out <folder>', say('pack.out'), '.')
    .option('--count <number>', say('pack.count'), wholeNumber(1, 1_000_000), 5000)
    .addOption(variantOption())
    .option('--without <files...>', say('pack.without'))
    .addHelpText('after', packingExamples())
    .action(async (folder: string, options: PackOptions) => {
      await runPacking(folder, options, terminal)
      finish(exitCodes.fine)
    })
}
