import { availableParallelism } from 'node:os'
import { defaultHumanTrainSettings, type HumanTrainSettings } from '@rookery/training/human'
import type { Command } from 'commander'
import { exitCodes, type Finish } from '../exit.ts'
import { multipleOf, numberBetween, wholeNumber } from '../input/whole-number.ts'
import type { Terminal } from '../terminal.ts'
import { runExportHuman, runTrainHuman } from '../train/run-train-human.ts'

const examples = `
Examples:
  rookery train human games.pgn --out mynah.checkpoint
  rookery train human games.txt.gz more.pgn.gz --epochs 3 --out mynah.checkpoint
  rookery train human export mynah.checkpoint mynah.network

Files are PGN whose games have WhiteElo and BlackElo, or lines of tab-separated fields: White's rating, Black's, clock,
result, year, "p" where a rating is provisional, moves in UCI's letters. Either may be packed by gzip. What Mynah sees of
each position is kept beside the checkpoint, about 500 bytes each. Ctrl-C keeps what is learned, and the same command
goes on.`

type TrainHumanOptions = HumanTrainSettings & { readonly out: string }

/** `rookery train human`, under `rookery train`. */
export function addTrainHuman(train: Command, terminal: Terminal, finish: Finish, version: string): void {
  const own = defaultHumanTrainSettings
  const command = train
    .command('human')
    .description("train Mynah's network on games between people whose ratings are known")
    .argument('[files...]', 'PGN or lines of games, plain or packed by gzip')
    .option('--width <number>', 'neurons that see the board', multipleOf(16, 1024), own.width)
    .option('--narrow <number>', 'neurons that see a move', multipleOf(16, 1024), own.narrow)
    .option('--epochs <number>', 'how often everything is learned', wholeNumber(1, 1000), own.epochs)
    .option('--batch <number>', 'positions to a step', wholeNumber(16, 100_000), own.batch)
    .option('--rate <number>', 'learning rate at first', numberBetween(0, 1), own.rate)
    .option('--last-rate <number>', 'learning rate at last', numberBetween(0, 1), own.lastRate)
    .option('--decay <number>', 'of the weights', numberBetween(0, 1), own.decay)
    .option('--dropout <number>', 'share of neurons left out', numberBetween(0, 0.9), own.dropout)
    .option(
      '--seed <number>',
      'another network, and other games held out',
      wholeNumber(0, 0xffffffff),
      own.seed,
    )
    .option('--threads <number>', 'at work', wholeNumber(1, 64), availableParallelism())
    .option('--out <file>', 'the checkpoint', 'mynah.checkpoint')
    .addHelpText('after', examples)
    .action(async (files: string[], { out, ...settings }: TrainHumanOptions) => {
      if (files.length === 0) command.error('error: no file of games is given')
      if (settings.narrow > settings.width) command.error('error: --narrow may not be more than --width')
      await runTrainHuman({ files, settings, out }, terminal)
      finish(exitCodes.fine)
    })
  command
    .command('export')
    .description('write the network of a checkpoint in 8-bit steps, as Mynah reads it')
    .argument('<checkpoint>', 'what training has written')
    .argument('[network]', 'the file to write', 'mynah.network')
    .option('--commit <hash>', 'of the trainer, to be written inside')
    .action(async (checkpoint: string, out: string, { commit }: { readonly commit?: string }) => {
      await runExportHuman(checkpoint, { out, version, ...(commit && { commit }) }, terminal)
      finish(exitCodes.fine)
    })
}
