import { say } from '@rookery/words/cli/uci'
import type { Command } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { exitCodes, type Finish } from '../exit.ts'

const examples = () =>
  makeExamples(
    [`rookery uci                                  (${say('give')})`, 'echo "go depth 12" | rookery uci'],
    say('notes'),
  )

export function addUci(program: Command, finish: Finish): void {
  program
    .command('uci')
    .description(say('description'))
    .addHelpText('after', examples())
    .action(async () => {
      await import('@rookery/engine/uci')
      finish(exitCodes.fine)
    })
}
