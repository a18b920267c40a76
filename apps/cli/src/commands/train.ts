import { availableParallelism } from 'node:os'
import { defaultTrainSettings, type TrainSettings } from '@rookery/training/train'
import { type Command, Option } from 'commander'
import { exitCodes, type Finish } from '../exit.ts'
import { multipleOf, numberBetween, wholeNumber } from '../input/whole-number.ts'
import type { Terminal } from '../terminal.ts'
import { runExport } from '../train/run-export.ts'
import { runTrain } from '../train/run-train.ts'
import { addTrainHuman } from './train-human.ts'

const examples = `
Examples:
  rookery train data/standard-g0-n250-s1.records --width 64 --out first.checkpoint
  rookery train data/*.records --width 128 --out second.checkpoint
  rookery train export first.checkpoint first.network

Ctrl-C keeps what is learned, and the same command goes on. The plot of the errors is beside the checkpoint.`

type TrainCommandOptions = Omit<TrainSettings, 'isAlone'> & { readonly out: string; readonly alone?: boolean }

export function addTrain(program: Command, terminal: Terminal, finish: Finish, version: string): void {
  const own = defaultTrainSettings
  const command = program
    .command('train')
    .description("train a network for Raven on records of its own games ('rookery data make')")
    .argument('[files...]', 'files of records, with their index beside them')
    .option('--width <number>', "neurons for each side's view of the board", multipleOf(32, 512), own.width)
    .option('--epochs <number>', 'how often everything is learned', wholeNumber(1, 10_000), own.epochs)
    .option('--batch <number>', 'positions to a step', wholeNumber(16, 1_000_000), own.batch)
    .option('--rate <number>', 'learning rate at first', numberBetween(0, 1), own.rate)
    .option('--last-rate <number>', 'learning rate at last', numberBetween(0, 1), own.lastRate)
    .option('--decay <number>', 'of the weights', numberBetween(0, 1), own.decay)
    .option(
      '--result-share <number>',
      "how much the game's result counts",
      numberBetween(0, 1),
      own.resultShare,
    )
    .option('--scale <number>', 'centipawns to the unit of the sigmoid', numberBetween(1, 10_000), own.scale)
    .option('--alone', 'learn to evaluate without the hand-written terms, instead of correcting them')
    .option('--seed <number>', 'another network', wholeNumber(0, 0xffffffff), own.seed)
    .option('--threads <number>', 'at work', wholeNumber(1, 64), availableParallelism())
    .addOption(
      new Option('--variant <name>', 'whose games these are')
        .choices(['standard', 'minichess'])
        .default('standard'),
    )
    .option('--out <file>', 'the checkpoint', 'raven.checkpoint')
    .addHelpText('after', examples)
    .action(async (files: string[], { out, alone = false, ...rest }: TrainCommandOptions) => {
      if (files.length === 0) command.error('error: no file of records is given')
      await runTrain({ files, settings: { ...rest, isAlone: alone }, out }, terminal)
      finish(exitCodes.fine)
    })
  command
    .command('export')
    .description('write the network of a checkpoint in whole numbers, as Raven reads it')
    .argument('<checkpoint>', 'what training has written')
    .argument('[network]', 'the file to write', 'raven.network')
    .action(async (checkpoint: string, out: string) => {
      await runExport(checkpoint, { out, version }, terminal)
      finish(exitCodes.fine)
    })
  addTrainHuman(command, terminal, finish, version)
}
