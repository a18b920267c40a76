import { availableParallelism } from 'node:os'
import { say } from '@rookery/words/cli/tune'
import type { Command } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { exitCodes, type Finish } from '../exit.ts'
import { addColonyOptions, type ColonyFlags, parseColonyOptions } from '../options/colony-option.ts'
import { numberBetween, wholeNumber } from '../options/whole-number.ts'
import type { Terminal } from '../terminal.ts'
import { runTuneEvaluation, type TuneEvaluationOptions } from '../tune/run-tune-evaluation.ts'
import { runTuneSearch, type TuneSearchOptions } from '../tune/run-tune-search.ts'

const searchExamples = () =>
  makeExamples(
    [
      'rookery tune search',
      'rookery tune search --pairs 2000 --nodes 16000 --state second.json',
      'rookery tune search --colony redis://localhost',
      'rookery tune search --write',
    ],
    say('search.notes'),
  )

const evaluationExamples = () =>
  makeExamples(
    [
      'rookery tune evaluation data/standard-g0-n250-s1.records',
      'rookery tune evaluation data/standard-g0-n250-s1.records --positions 300000 --state new.json',
      'rookery tune evaluation --write',
    ],
    say('evaluation.notes'),
  )

export function addTune(program: Command, terminal: Terminal, finish: Finish): void {
  const tune = program.command('tune').description(say('description')).addHelpText('after', searchExamples())
  addColonyOptions(tune.command('search'))
    .description(say('search.description'))
    .option('--pairs <number>', say('search.pairs'), wholeNumber(1, 10_000_000), 5000)
    .option('--nodes <number>', say('search.nodes'), wholeNumber(1, 10_000_000), 10_000)
    .option('--gain <number>', say('search.gain'), numberBetween(1e-6, 1), 0.004)
    .option('--seed <number>', say('search.seed'), wholeNumber(0, 2 ** 31), 1)
    .option('--round <pairs>', say('search.round'), wholeNumber(1, 100_000), 64)
    .option('--threads <number>', say('search.threads'), wholeNumber(1, 256), availableParallelism())
    .option('--state <file>', say('search.state'))
    .option('--write', say('search.write'))
    .addHelpText('after', searchExamples())
    .action(async (options: TuneSearchOptions & ColonyFlags) => {
      await runTuneSearch(options, parseColonyOptions(options), terminal)
      finish(exitCodes.fine)
    })
  tune
    .command('evaluation')
    .description(say('evaluation.description'))
    .argument('[records]', say('evaluation.records'))
    .option('--positions <number>', say('evaluation.positions'), wholeNumber(1, 10_000_000), 120_000)
    .option('--rounds <number>', say('evaluation.rounds'), wholeNumber(1, 100), 2)
    .option('--epochs <number>', say('evaluation.epochs'), wholeNumber(1, 100_000), 250)
    .option('--state <file>', say('evaluation.state'))
    .option('--write', say('evaluation.write'))
    .addHelpText('after', evaluationExamples())
    .action(async (records: string | undefined, options: TuneEvaluationOptions) => {
      await runTuneEvaluation(records, options, terminal)
      finish(exitCodes.fine)
    })
}
