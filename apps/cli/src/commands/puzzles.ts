import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findDataFolder } from '@rookery/experience/node'
import type { PuzzleVariant } from '@rookery/practice'
import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/puzzles'
import { type Command, Option } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { findLook } from '../console/look.ts'
import { Prompter } from '../console/prompter.ts'
import { exitCodes, type Finish } from '../exit.ts'
import { makeSeed, seedOption } from '../options/seed-option.ts'
import { wholeNumber } from '../options/whole-number.ts'
import { importedPuzzles, ownPuzzles } from '../puzzles/puzzle-source.ts'
import { runChecking } from '../puzzles/run-checking.ts'
import { runImport } from '../puzzles/run-import.ts'
import { runMining } from '../puzzles/run-mining.ts'
import { type PackOptions, runPacking } from '../puzzles/run-packing.ts'
import { runSolving } from '../puzzles/run-solving.ts'
import type { Terminal } from '../terminal.ts'

const examples = () =>
  makeExamples([
    'rookery puzzles --theme fork',
    'rookery puzzles --streak',
    'rookery puzzles import lichess_db_puzzle.csv.zst',
    'rookery puzzles make found --count 5000',
  ])

const solvingExamples = () =>
  makeExamples(
    [
      'rookery puzzles',
      'rookery puzzles --theme mateIn2 --rating 1600',
      'rookery puzzles --streak --imported',
      'rookery puzzles --timed --variant minichess',
    ],
    say('solve.notes'),
  )

const importExamples = () =>
  makeExamples(['rookery puzzles import lichess_db_puzzle.csv.zst'], say('import.notes'))

const makingExamples = () =>
  makeExamples(
    [
      'rookery puzzles make found --count 5000',
      'rookery puzzles make found --variant minichess --count 500 --threads 2',
    ],
    say('make.notes'),
  )

const checkingExamples = () => makeExamples(['rookery puzzles check found'], say('check.notes'))

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

interface SolveOptions {
  readonly theme?: string
  readonly rating?: number
  readonly streak?: boolean
  readonly timed?: boolean
  readonly imported?: boolean
  readonly variant: PuzzleVariant
  readonly file?: string
  readonly seed?: number
  readonly ascii?: boolean
}

const variantOption = () =>
  new Option('--variant <name>', sayMain('variant')).choices(['standard', 'minichess']).default('standard')

export function addPuzzles(program: Command, terminal: Terminal, finish: Finish): void {
  const puzzles = program.command('puzzles').description(say('description')).addHelpText('after', examples())
  addSolve(puzzles, terminal, finish)
  puzzles
    .command('import')
    .description(say('import.description'))
    .argument('<file>', say('import.file'))
    .option('--folder <folder>', say('import.folder', { usual: findImported() }))
    .addHelpText('after', importExamples())
    .action(async (file: string, { folder = findImported() }: { folder?: string }) => {
      const isFine = await runImport(file, folder, terminal)
      finish(isFine ? exitCodes.fine : exitCodes.faults)
    })
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
    .command('check')
    .description(say('check.description'))
    .argument('<folder>', say('pack.folder'))
    .addOption(variantOption())
    .addHelpText('after', checkingExamples())
    .action(async (folder: string, { variant }: { variant: PuzzleVariant }) => {
      await runChecking(folder, variant, terminal)
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

function addSolve(puzzles: Command, terminal: Terminal, finish: Finish): void {
  puzzles
    .command('solve', { isDefault: true })
    .description(say('solve.description'))
    .option('--theme <name>', say('solve.theme'))
    .option('--rating <number>', say('solve.around'), wholeNumber(0, 4000))
    .option('--streak', say('solve.streak'))
    .addOption(new Option('--timed', say('solve.timed')).conflicts('streak'))
    .addOption(new Option('--imported', say('solve.imported')).conflicts('variant'))
    .addOption(variantOption())
    .option('--file <file>', say('solve.file', { usual: findPracticeFile() }))
    .addOption(seedOption(say('solve.seed')))
    .option('--ascii', sayMain('ascii'))
    .addHelpText('after', solvingExamples())
    .action(async (options: SolveOptions) => {
      const { theme, rating, streak, timed, imported, variant, file, seed = makeSeed() } = options
      const run = {
        mode: streak ? ('streak' as const) : timed ? ('timed' as const) : ('open' as const),
        ...(theme !== undefined && { theme }),
        ...(rating !== undefined && { rating }),
      }
      const source = imported ? importedPuzzles(findImported()) : ownPuzzles(variant)
      const prompter = new Prompter(terminal)
      try {
        const desk = { terminal, prompter, look: findLook(terminal.output, options) }
        await runSolving({ run, variant, source, file: file ?? findPracticeFile(), seed }, desk)
      } finally {
        prompter.close()
      }
      finish(exitCodes.fine)
    })
}

const findImported = (): string => join(findDataFolder(process.env), 'puzzles')
const findPracticeFile = (): string => join(findDataFolder(process.env), 'practice.json')
