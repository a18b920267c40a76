import { availableParallelism } from 'node:os'
import { defaultTrainSettings, type TrainSettings } from '@rookery/training/train'
import { say } from '@rookery/words/cli/train'
import { type Command, Option } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { exitCodes, type Finish } from '../exit.ts'
import { multipleOf, numberBetween, wholeNumber } from '../options/whole-number.ts'
import type { Terminal } from '../terminal.ts'
import { readBeginning } from '../train/read-beginning.ts'
import { runExport } from '../train/run-export.ts'
import { runTrain } from '../train/run-train.ts'
import { addTrainHuman } from './train-human.ts'

const examples = () =>
  makeExamples(
    [
      'rookery train data/standard-g0-n250-s1.records --width 64 --out first.checkpoint',
      'rookery train data/*.records --width 128 --out second.checkpoint',
      'rookery train new.records --width 128 --from second.network --rate 0.001 --out third.checkpoint',
      'rookery train export first.checkpoint first.network',
    ],
    say('notes'),
  )

interface TrainCommandOptions extends Omit<TrainSettings, 'isAlone' | 'from' | 'states'> {
  readonly out: string
  readonly alone?: boolean
  readonly danger?: boolean
  readonly from?: string
}

export function addTrain(program: Command, terminal: Terminal, finish: Finish, version: string): void {
  const own = defaultTrainSettings
  const command = program
    .command('train')
    .description(say('description'))
    .argument('[files...]', say('files'))
    .option('--width <number>', say('width'), multipleOf(32, 512), own.width)
    .option('--danger', say('danger'))
    .option('--epochs <number>', say('epochs'), wholeNumber(1, 10_000), own.epochs)
    .option('--batch <number>', say('batch'), wholeNumber(16, 1_000_000), own.batch)
    .option('--rate <number>', say('rate'), numberBetween(0, 1), own.rate)
    .option('--last-rate <number>', say('lastRate'), numberBetween(0, 1), own.lastRate)
    .option('--decay <number>', say('decay'), numberBetween(0, 1), own.decay)
    .option('--result-share <number>', say('resultShare'), numberBetween(0, 1), own.resultShare)
    .option('--scale <number>', say('scale'), numberBetween(1, 10_000), own.scale)
    .option('--alone', say('alone'))
    .option('--from <network>', say('from'))
    .option('--seed <number>', say('seed'), wholeNumber(0, 0xffffffff), own.seed)
    .option('--threads <number>', say('threads'), wholeNumber(1, 64), availableParallelism())
    .addOption(
      new Option('--variant <name>', say('variant')).choices(['standard', 'minichess']).default('standard'),
    )
    .option('--out <file>', say('out'), 'raven.checkpoint')
    .addHelpText('after', examples())
    .action(
      async (files: string[], { out, alone = false, danger = false, from, ...rest }: TrainCommandOptions) => {
        if (files.length === 0) command.error(say('noRecords'))
        const begun = await readBeginning(from, { ...rest, isAlone: alone, states: danger ? 2 : 1 })
        await runTrain({ files, out, ...begun }, terminal)
        finish(exitCodes.fine)
      },
    )
  command
    .command('export')
    .description(say('export.description'))
    .argument('<checkpoint>', say('export.checkpoint'))
    .argument('[network]', say('export.network'), 'raven.network')
    .action(async (checkpoint: string, out: string) => {
      await runExport(checkpoint, { out, version }, terminal)
      finish(exitCodes.fine)
    })
  addTrainHuman(command, terminal, finish, version)
}
