import { say } from '@rookery/words/cli/uci'
import type { Command } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { exitCodes, type Finish } from '../exit.ts'
import { makeSeed, seedOption } from '../options/seed-option.ts'
import type { Terminal } from '../terminal.ts'

const examples = () =>
  makeExamples(
    [
      `rookery uci                                  (${say('give')})`,
      'rookery uci --mind mynah:rating=1600',
      'echo "go depth 12" | rookery uci',
    ],
    say('notes'),
  )

interface UciCommand {
  readonly mind?: string
  readonly seed?: number
}

export function addUci(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('uci')
    .description(say('description'))
    .option('--mind <spec>', say('mind'))
    .addOption(seedOption())
    .addHelpText('after', examples())
    .action(async ({ mind, seed }: UciCommand) => {
      // Each is loaded only where it is asked for: chess programs start engines often.
      if (mind === undefined) await import('@rookery/engine/uci')
      else await (await import('../uci/run-mind.ts')).runMind(mind, seed ?? makeSeed(), terminal)
      finish(exitCodes.fine)
    })
}
