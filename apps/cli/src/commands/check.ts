import { say } from '@rookery/words/cli/check'
import { say as sayMain } from '@rookery/words/cli/main'
import type { Command } from 'commander'
import { checkLevels, type LevelsOptions } from '../arena/check-levels.ts'
import { makeExamples } from '../console/examples.ts'
import { exitCodes, type Finish } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { wholeNumber } from '../options/whole-number.ts'
import { checkPerftFile, type PerftFileOptions } from '../perft/check-file.ts'
import type { Terminal } from '../terminal.ts'

const perftExamples = () =>
  makeExamples(
    ['rookery check perft standard.epd', 'rookery check perft chess960.epd --depth 5 --nodes 100000000'],
    say('perft.notes'),
  )

const levelsExamples = () =>
  makeExamples(
    ['rookery check levels', 'rookery check levels --rounds 10 --from 9 --concurrency 2'],
    say('levels.notes'),
  )

export function addCheck(program: Command, terminal: Terminal, finish: Finish): void {
  const check = program.command('check').description(say('description')).addHelpText('after', perftExamples())
  check
    .command('perft')
    .description(say('perft.description'))
    .argument('<file>', say('perft.file'))
    .option('--nodes <number>', say('perft.nodes'), wholeNumber(1, 1e15), 10_000_000)
    .option('--depth <number>', say('perft.depth'), wholeNumber(1, 99))
    .option('--from <line>', say('perft.from'), wholeNumber(1, 1e12), 1)
    .addHelpText('after', perftExamples())
    .action(async (file: string, options: PerftFileOptions) => {
      const isFine = await untilStopped((signal) => checkPerftFile(file, options, terminal, signal))
      finish(isFine ? exitCodes.fine : exitCodes.faults)
    })
  check
    .command('levels')
    .description(say('levels.description'))
    .option('--folder <folder>', say('levels.folder'), 'levels')
    .option('--rounds <number>', say('levels.rounds'), wholeNumber(1, 10_000), 50)
    .option('--from <level>', say('levels.from'), wholeNumber(3, 10), 3)
    .option('--concurrency <number>', sayMain('gamesAtOnce'), wholeNumber(1, 256), 1)
    .addHelpText('after', levelsExamples())
    .action(async (options: LevelsOptions) => {
      const isFine = await checkLevels(options, terminal)
      finish(isFine ? exitCodes.fine : exitCodes.faults)
    })
}
