import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { replaceFile } from '@rookery/experience/node'
import { err, type Fault, ok, type Result } from '@rookery/rules'
import * as v from 'valibot'

export type StateFault = Fault<'state-broken' | 'state-foreign'>

/** What an earlier run has kept; nothing where there is no file yet. Trouble with the disk is thrown as the system's error. */
export function readState<S extends v.GenericSchema>(
  file: string,
  schema: S,
): Result<v.InferOutput<S> | undefined, StateFault> {
  if (!existsSync(file)) return ok(undefined)
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return err({ code: 'state-broken', message: `${file} is no JSON: ${error.message}` })
  }
  const parsed = v.safeParse(schema, content)
  if (parsed.success) return ok(parsed.output)
  const place = v.getDotPath(parsed.issues[0])
  const message = `${file} does not hold what this command keeps${place === null ? '' : `: "${place}" is wrong`}`
  return err({ code: 'state-broken', message })
}

export function writeState(file: string, state: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  replaceFile(file, `${JSON.stringify(state, undefined, 1)}\n`)
}

/** A fault where what was kept was made with other settings than those that are wanted now. */
export function findOtherSettings<T extends object>(
  file: string,
  kept: NoInfer<T>,
  wanted: T,
): StateFault | undefined {
  const names = Object.keys(wanted) as (keyof T & string)[]
  const differing = names.filter((name) => kept[name] !== wanted[name])
  if (differing.length === 0) return undefined
  const list = differing.map((name) => `${name} ${kept[name]} instead of ${wanted[name]}`).join(', ')
  return {
    code: 'state-foreign',
    message: `${file} was begun with ${list}: give it the same settings, or another file`,
  }
}
