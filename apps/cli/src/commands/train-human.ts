import { availableParallelism } from 'node:os'
import { defaultHumanTrainSettings, type HumanTrainSettings } from '@rookery/training/human'
import { say } from '@rookery/words/cli/train'
import type { Command } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { exitCodes, type Finish } from '../exit.ts'
import { multipleOf, numberBetween, wholeNumber } from '../options/whole-number.ts'
import type { Terminal } from '../terminal.ts'
import { runExportHuman, runTrainHuman } from '../train/run-train-human.ts'

const examples = () =>
  makeExamples(
    [
      'rookery train human games.pgn --out mynah.checkpoint',
      'rookery train human games.txt.gz more.pgn.gz --epochs 3 --out mynah.checkpoint',
      'rookery train human export mynah.checkpoint mynah.network',
    ],
    say('human.notes'),
  )

type TrainHumanOptions = HumanTrainSettings & { readonly out: string }

/** `rookery train human`, under `rookery train`. */
export function addTrainHuman(train: Command, terminal: Terminal, finish: Finish, version: string): void {
  const own = defaultHumanTrainSettings
  const command = train
    .command('human')
    .description(say('human.description'))
    .argument('[files...]', say('human.files'))
    .option('--width <number>', say('human.width'), multipleOf(16, 1024), own.width)
    .option('--narrow <number>', say('human.narrow'), multipleOf(16, 1024), own.narrow)
    .option('--epochs <number>', say('epochs'), wholeNumber(1, 1000), own.epochs)
    .option('--batch <number>', say('batch'), wholeNumber(16, 100_000), own.batch)
    .option('--rate <number>', say('rate'), numberBetween(0, 1), own.rate)
    .option('--last-rate <number>', say('lastRate'), numberBetween(0, 1), own.lastRate)
    .option('--decay <number>', say('decay'), numberBetween(0, 1), own.decay)
    .option('--dropout <number>', say('human.dropout'), numberBetween(0, 0.9), own.dropout)
    .option('--seed <number>', say('human.seed'), wholeNumber(0, 0xffffffff), own.seed)
    .option('--threads <number>', say('threads'), wholeNumber(1, 64), availableParallelism())
    .option('--out <file>', say('out'), 'mynah.checkpoint')
    .addHelpText('after', examples())
    .action(async (files: string[], { out, ...settings }: TrainHumanOptions) => {
      if (files.length === 0) command.error(say('human.noGames'))
      if (settings.narrow > settings.width) command.error(say('human.tooNarrow'))
      await runTrainHuman({ files, settings, out }, terminal)
      finish(exitCodes.fine)
    })
  command
    .command('export')
    .description(say('human.export'))
    .argument('<checkpoint>', say('export.checkpoint'))
    .argument('[network]', say('export.network'), 'mynah.network')
    .option('--commit <hash>', say('human.commit'))
    .action(async (checkpoint: string, out: string, { commit }: { readonly commit?: string }) => {
      await runExportHuman(checkpoint, { out, version, ...(commit && { commit }) }, terminal)
      finish(exitCodes.fine)
    })
}
