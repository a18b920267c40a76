#!/usr/bin/env node
import { getSystemErrorMap } from 'node:util'
import { type TellTrouble, writeActions } from './commands/wren-actions.ts'
import { Failure } from './exit.ts'

const tellTrouble: TellTrouble = (what, file, { errno, message }) =>
  `cannot ${what} ${file}: ${getSystemErrorMap().get(errno ?? 0)?.[1] ?? message}`

/** The course's runner starts one file. This one is bundled with all it needs, so that it can be copied anywhere. */
const [state, action, ...rest] = process.argv.slice(2)
if (state === undefined || action === undefined || rest.length > 0) {
  console.error('usage: rookery-wren STATE ACTION')
  process.exitCode = 2
} else {
  try {
    writeActions(state, action, tellTrouble)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(`rookery-wren: ${error.message}`)
    process.exitCode = error.exitCode
  }
}
