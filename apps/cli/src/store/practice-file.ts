import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder, replaceFile } from '@rookery/experience/node'
import { sayFaults } from '@rookery/play/fault-words'
import { emptyRecord, makePracticeRecord, type PracticeRecord, parsePracticeRecord } from '@rookery/practice'
import { say } from '@rookery/words/cli/analyse'
import { say as sayMain } from '@rookery/words/cli/main'
import { exitCodes, Failure } from '../exit.ts'
import { describeSystemError } from '../system-error.ts'

/** What the practice file holds, which page and terminal share; a file that is no such file ends the command. */
export function readPracticeFile(path: string): PracticeRecord {
  if (!existsSync(path)) return emptyRecord
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new Failure(
      `${sayMain('cannotRead', { file: path })}: ${describeSystemError(error)}`,
      exitCodes.usage,
    )
  }
  const record = parsePracticeRecord(text)
  if (record.ok) return record.value
  throw new Failure(say('noPractice', { file: path, reason: sayFaults(record.faults) }), exitCodes.usage)
}

/** In one step: whatever happens, the file is whole. */
export function writePracticeFile(path: string, record: PracticeRecord): void {
  try {
    makeFolder(dirname(path))
    replaceFile(path, makePracticeRecord(record))
  } catch (error) {
    throw new Failure(
      `${sayMain('cannotWrite', { file: path })}: ${describeSystemError(error)}`,
      exitCodes.faults,
    )
  }
}
