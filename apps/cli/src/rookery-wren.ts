#!/usr/bin/env node
import { writeActions } from './commands/wren.ts'
import { Failure } from './exit.ts'

/** The course's runner starts one file. This one is bundled with all it needs, so that it can be copied anywhere. */
const [state, action, ...rest] = process.argv.slice(2)
if (state === undefined || action === undefined || rest.length > 0) {
  console.error('usage: rookery-wren STATE ACTION')
  process.exitCode = 2
} else {
  try {
    writeActions(state, action)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(`rookery-wren: ${error.message}`)
    process.exitCode = error.exitCode
  }
}
