import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/wren'
import type { Command } from 'commander'
import { makeExamples } from '../console/examples.ts'
import { exitCodes, type Finish } from '../exit.ts'
import { leaveInterruptsToSystem } from '../interrupts.ts'
import { describeSystemError } from '../system-error.ts'
import { type TellTrouble, writeActions } from './wren-actions.ts'

const details = () => makeExamples(['rookery wren state.txt action.txt'], say('notes'))

const tellTrouble: TellTrouble = (what, file, error) => {
  const failed = what === 'read' ? sayMain('cannotRead', { file }) : sayMain('cannotWrite', { file })
  return `${failed}: ${describeSystemError(error)}`
}

export function addWren(program: Command, finish: Finish): void {
  program
    .command('wren')
    .description(say('description'))
    .argument('<state>', say('state'))
    .argument('<action>', say('action'))
    .addHelpText('after', details())
    .action((state: string, action: string) => {
      leaveInterruptsToSystem()
      writeActions(state, action, tellTrouble)
      finish(exitCodes.fine)
    })
}
