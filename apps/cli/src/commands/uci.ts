import type { Command } from 'commander'
import { exitCodes, type Finish } from '../exit.ts'

const examples = `
Examples:
  rookery uci                                  (give this command to a chess program)
  echo "go depth 12" | rookery uci

Besides UCI's own words it knows d, eval, bench, flip and go perft.`

export function addUci(program: Command, finish: Finish): void {
  program
    .command('uci')
    .description('Raven as a UCI engine on standard input and output')
    .addHelpText('after', examples)
    .action(async () => {
      await import('@rookery/engine/uci')
      finish(exitCodes.fine)
    })
}
