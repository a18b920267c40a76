import type { Command } from 'commander'
import { checkLevels, type LevelsOptions } from '../arena/check-levels.ts'
import { exitCodes, type Finish } from '../exit.ts'
import { wholeNumber } from '../input/whole-number.ts'
import { untilStopped } from '../interrupts.ts'
import { checkPerftFile, type PerftFileOptions } from '../perft/check-file.ts'
import type { Terminal } from '../terminal.ts'

const perftExamples = `
Examples:
  rookery check perft standard.epd
  rookery check perft chess960.epd --depth 5 --nodes 100000000

A line is a FEN and its counts, such as
  4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 66
A position that is none of standard chess is taken as Chess960. Ctrl-C ends it and says where to go on.`

const levelsExamples = `
Examples:
  rookery check levels
  rookery check levels --rounds 10 --from 9 --concurrency 2

The games depend on the number of nodes alone, not on the machine. Each level must win 70 % of the games against the one two
below it. Ctrl-C ends it; finished games stay in the folder's tournament files, and the same command goes on.`

export function addCheck(program: Command, terminal: Terminal, finish: Finish): void {
  const check = program
    .command('check')
    .description('compare Rookery with what is known of it')
    .addHelpText('after', perftExamples)
  check
    .command('perft')
    .description('count the move sequences of every position of a perft file, and compare')
    .argument('<file>', 'an EPD file with counts, or - for the standard input')
    .option('--nodes <number>', 'leave out larger counts', wholeNumber(1, 1e15), 10_000_000)
    .option('--depth <number>', 'leave out deeper counts (default: 4 in Chess960)', wholeNumber(1, 99))
    .option('--from <line>', 'begin with this line', wholeNumber(1, 1e12), 1)
    .addHelpText('after', perftExamples)
    .action(async (file: string, options: PerftFileOptions) => {
      const isFine = await untilStopped((signal) => checkPerftFile(file, options, terminal, signal))
      finish(isFine ? exitCodes.fine : exitCodes.faults)
    })
  check
    .command('levels')
    .description('play every level of Raven against the one two below it')
    .option('--folder <folder>', 'where the tournament files are kept', 'levels')
    .option('--rounds <number>', 'openings a pair, each played with both colours', wholeNumber(1, 10_000), 50)
    .option('--from <level>', 'the first of the higher levels to play', wholeNumber(3, 10), 3)
    .option('--concurrency <number>', 'games at once', wholeNumber(1, 256), 1)
    .addHelpText('after', levelsExamples)
    .action(async (options: LevelsOptions) => {
      const isFine = await checkLevels(options, terminal)
      finish(isFine ? exitCodes.fine : exitCodes.faults)
    })
}
