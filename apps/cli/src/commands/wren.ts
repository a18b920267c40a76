import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { deepenActions, parseState } from '@rookery/players'
import type { Command } from 'commander'
import { demand, describeSystemError, exitCodes, Failure, type Finish } from '../exit.ts'

const details = `
STATE holds the player to move, 0 for White, and two boards of 6 rows and 5 columns, White's first, from the
sixth rank down: 0 empty, 1 pawn, 2 rook, 3 knight, 4 bishop, 5 queen, 6 king. To ACTION go lines
"fromRow fromCol toRow toCol", each from a deeper search than the last, until the program is killed.

Examples:
  rookery wren state.txt action.txt`

/** Written at once and not piled up: whoever kills us reads what is there. */
export function writeActions(stateFile: string, actionFile: string): void {
  const position = demand(parseState(attempt('read', stateFile, readState)), exitCodes.faults)
  const file = attempt('write', actionFile, (name) => openSync(name, 'w'))
  for (const action of deepenActions(position)) writeSync(file, `${action}\n`)
  closeSync(file)
}

const readState = (name: string): string => readFileSync(name, 'utf8')

function attempt<T>(what: 'read' | 'write', name: string, work: (name: string) => T): T {
  try {
    return work(name)
  } catch (error) {
    throw new Failure(`cannot ${what} ${name}: ${describeSystemError(error)}`, exitCodes.usage)
  }
}

export function addWren(program: Command, finish: Finish): void {
  program
    .command('wren')
    .description("play minichess by the course's files: read a state, write actions until killed")
    .argument('<state>', 'file with the player to move and the two boards')
    .argument('<action>', 'file for the moves')
    .addHelpText('after', details)
    .action((state: string, action: string) => {
      writeActions(state, action)
      finish(exitCodes.fine)
    })
}
