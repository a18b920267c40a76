import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import { exitCodes, type Finish } from '../exit.ts'
import { numberBetween, wholeNumber } from '../input/whole-number.ts'
import type { Terminal } from '../terminal.ts'
import { runTuneEvaluation, type TuneEvaluationOptions } from '../tune/run-tune-evaluation.ts'
import { runTuneSearch, type TuneSearchOptions } from '../tune/run-tune-search.ts'

const searchExamples = `
Examples:
  rookery tune search
  rookery tune search --pairs 2000 --nodes 16000 --state second.json
  rookery tune search --write

All margins are moved at once, up or down by lot; two Ravens with opposite moves play a pair of games, and every margin goes a
little the winner's way (SPSA). The network that Raven has plays. It is to be run in a checkout of Rookery. Ctrl-C ends it after
the games in play, and the same command goes on.`

const evaluationExamples = `
Examples:
  rookery tune evaluation data/standard-g0-n250-s1.records
  rookery tune evaluation data/standard-g0-n250-s1.records --positions 300000 --state new.json
  rookery tune evaluation --write

Half of what is aimed at is the game's result, half the score in the record. It is to be run in a checkout of Rookery. Ctrl-C ends
it, and the same command goes on with the round that was not done.`

export function addTune(program: Command, terminal: Terminal, finish: Finish): void {
  const tune = program
    .command('tune')
    .description("find better numbers for Raven's search and evaluation")
    .addHelpText('after', searchExamples)
  tune
    .command('search')
    .description("tune the margins of Raven's search by games against itself")
    .option('--pairs <number>', 'pairs of games in all', wholeNumber(1, 10_000_000), 5000)
    .option(
      '--nodes <number>',
      'searched for every second or third position',
      wholeNumber(1, 10_000_000),
      10_000,
    )
    .option(
      '--gain <number>',
      'how much of its step a won game moves a margin',
      numberBetween(1e-6, 1),
      0.004,
    )
    .option('--seed <number>', 'other openings and other moves of the margins', wholeNumber(0, 2 ** 31), 1)
    .option('--threads <number>', 'pairs at once', wholeNumber(1, 256), availableParallelism())
    .option('--state <file>', 'what is kept meanwhile (default: .cache/tune-search.json of the checkout)')
    .option('--write', 'write what was kept into margins.ts, and play no game')
    .addHelpText('after', searchExamples)
    .action(async (options: TuneSearchOptions) => {
      await runTuneSearch(options, terminal)
      finish(exitCodes.fine)
    })
  tune
    .command('evaluation')
    .description("fit the numbers of Raven's hand-written evaluation to records of its games")
    .argument('[records]', "a file of records ('rookery data make')")
    .option('--positions <number>', 'to tune on, spread over the file', wholeNumber(1, 10_000_000), 120_000)
    .option('--rounds <number>', 'how often the evaluation is taken as linear', wholeNumber(1, 100), 2)
    .option('--epochs <number>', 'gradient steps in a round', wholeNumber(1, 100_000), 250)
    .option('--state <file>', 'what is kept meanwhile (default: .cache/tune-evaluation.json of the checkout)')
    .option('--write', 'write what was kept into param-values.ts, and tune nothing')
    .addHelpText('after', evaluationExamples)
    .action(async (records: string | undefined, options: TuneEvaluationOptions) => {
      await runTuneEvaluation(records, options, terminal)
      finish(exitCodes.fine)
    })
}
