import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { deepenActions, findPly, makeStep, parseState } from '@rookery/players'
import { demand, exitCodes, Failure } from '../exit.ts'
import { readStep, writeStep } from './wren-step.ts'

/** What cannot be done to a file, in a sentence. The single file of Wren has no catalogue, and words of its own. */
export type TellTrouble = (what: 'read' | 'write', file: string, error: NodeJS.ErrnoException) => string

/** Written at once and not piled up: whoever kills us reads what is there. */
export function writeActions(stateFile: string, actionFile: string, tellTrouble: TellTrouble): void {
  const attempt = <T>(what: 'read' | 'write', name: string, work: (name: string) => T): T => {
    try {
      return work(name)
    } catch (error) {
      throw new Failure(tellTrouble(what, name, error as NodeJS.ErrnoException), exitCodes.usage)
    }
  }
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
