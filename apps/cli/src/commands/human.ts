import { parseMindSpec } from '@rookery/play'
import type { Command } from 'commander'
import { demand, exitCodes, type Finish } from '../exit.ts'
import { runHumanTest } from '../human/run-test.ts'
import { makeTestReport } from '../human/test-report.ts'
import { wholeNumber } from '../input/whole-number.ts'
import { seedOption } from '../options/seed-option.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = `
Examples:
  rookery human test games.pgn
  rookery human test games.txt.gz --matrix
  rookery human test games.pgn --mind raven:level=3 --most 5000 --json

The file is PGN with WhiteElo and BlackElo, or lines of tab-separated fields (see 'rookery train human --help'), plain or packed
by gzip. Games with a provisional rating or with ratings more than 300 apart are left out, unless --all is given. Errors
are standard errors, told by games. A mind that names one move is asked again without it for its second and third; its
nats are those of the chances that its choices turned out to deserve.`

interface TestOptions {
  readonly mind?: string
  readonly network?: string
  readonly rating?: number
  readonly heldOut?: number
  readonly most?: number
  readonly all?: boolean
  readonly matrix?: boolean
  readonly json?: boolean
  readonly seed: number
}

export function addHuman(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('human')
    .description('how people play')
    .addHelpText('after', examples)
    .command('test')
    .description("how well Mynah's network, or any other mind, predicts the moves of people")
    .argument('<file>', 'games with ratings')
    .option('--mind <spec>', 'another mind, such as raven:level=3')
    .option('--network <file>', 'another network for Mynah')
    .option('--rating <number>', 'take every mover to have this rating', wholeNumber(100, 4000))
    .option(
      '--held-out <seed>',
      'only games that a training with this seed held out',
      wholeNumber(0, 0xffffffff),
    )
    .option('--most <positions>', 'stop after so many', wholeNumber(1, 1e9))
    .option('--all', 'games with provisional or unequal ratings too')
    .option('--matrix', "accuracy in each band, if the network is told each band's rating")
    .option('--json', 'print JSON')
    .addOption(seedOption().default(0))
    .addHelpText('after', examples)
    .action(async (file: string, options: TestOptions) => {
      const { mind, all = false, matrix = false, json, ...rest } = options
      const spec = mind === undefined ? {} : { mind: demand(parseMindSpec(mind)).seat }
      const test = await runHumanTest({ file, all, matrix, ...rest, ...spec }, terminal)
      await write(terminal.output, `${json ? JSON.stringify(test) : makeTestReport(test)}\n`)
      finish(exitCodes.fine)
    })
}
