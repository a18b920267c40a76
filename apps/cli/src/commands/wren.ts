import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { deepenActions, findPly, makeStep, parseState } from '@rookery/players'
import type { Command } from 'commander'
import { demand, describeSystemError, exitCodes, Failure, type Finish } from '../exit.ts'
import { leaveInterruptsToSystem } from '../interrupts.ts'
import { readStep, writeStep } from './wren-step.ts'

const details = `
STATE holds the player to move, 0 for White, and two boards of 6 rows and 5 columns, White's first, from the
sixth rank down: 0 empty, 1 pawn, 2 rook, 3 knight, 4 bishop, 5 queen, 6 king. To ACTION go lines
"fromRow fromCol toRow toCol", each from a deeper search than the last, until the program is killed.
STATE does not tell how many moves the game has had, so Wren notes it in ACTION.step, beside ACTION, for the next call.

Examples:
  rookery wren state.txt action.txt`

/** Written at once and not piled up: whoever kills us reads what is there. */
export function writeActions(stateFile: string, actionFile: string): void {
  const state = demand(parseState(attempt('read', stateFile, readState)), exitCodes.faults)
  const stepFile = `${actionFile}.step`
  const ply = findPly(state, readStep(stepFile))
  const file = attempt('write', actionFile, (name) => openSync(name, 'w'))
  let isKept = false
  for (const action of deepenActions(state, ply)) {
    writeSync(file, `${action}\n`)
    // After the first action, which is not to wait for it.
    if (!isKept) writeStep(stepFile, makeStep(state, ply))
    isKept = true
  }
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
      leaveInterruptsToSystem()
      writeActions(state, action)
      finish(exitCodes.fine)
    })
}
