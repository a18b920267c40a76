import { closeSync, constants, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'
import { LONGEST_STEP, STEP_HEADER } from '@rookery/players'

/** A link is not followed and a pipe not waited for: the file lies where others can write too. */
const CAREFULLY = constants.O_NOFOLLOW | constants.O_NONBLOCK

/** What was noted at the last call, or nothing: Wren plays without it as well. */
export function readStep(name: string): string | undefined {
  return tryWith(name, constants.O_RDONLY, readOwn)
}

/** Leaves a file that is not Wren's as it is. */
export function writeStep(name: string, step: string): void {
  tryWith(name, constants.O_RDWR | constants.O_CREAT, (file) => {
    if (fstatSync(file).size > 0 && readOwn(file) === undefined) return
    ftruncateSync(file)
    writeSync(file, step, 0)
  })
}

function readOwn(file: number): string | undefined {
  if (!fstatSync(file).isFile()) return undefined
  const bytes = Buffer.alloc(LONGEST_STEP)
  const text = bytes.toString('latin1', 0, readSync(file, bytes, 0, LONGEST_STEP, 0))
  return text.startsWith(STEP_HEADER) ? text : undefined
}

/** A folder without room or rights for the note is no reason not to play. */
function tryWith<T>(name: string, flags: number, work: (file: number) => T): T | undefined {
  let file: number | undefined
  try {
    file = openSync(name, flags | CAREFULLY, 0o644)
    return work(file)
  } catch {
    return undefined
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
