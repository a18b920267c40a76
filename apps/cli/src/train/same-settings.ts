import { say } from '@rookery/words/cli/train'
import { exitCodes, Failure } from '../exit.ts'

/** A training can only be gone on with by the settings that it was begun with. */
export function demandSameSettings<S extends object>(begun: S, wanted: S, out: string): void {
  const names = Object.keys(wanted) as (keyof S & string)[]
  const differing = names.filter((name) => begun[name] !== wanted[name])
  if (differing.length === 0) return
  const list = differing
    .map((name) => say('instead', { name, begun: String(begun[name]), wanted: String(wanted[name]) }))
    .join(', ')
  throw new Failure(say('begunWith', { file: out, list }), exitCodes.usage)
}
