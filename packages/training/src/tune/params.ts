/** The middlegame's and the endgame's worth of a parameter. */
export type ParamValue = readonly [middle: number, end: number]

/** A group of parameters, and the index at which it begins. */
export type ParamGroup = readonly [name: string, start: number]

/** The groups of the evaluation's parameters in their order, as assembly/evaluation/params.ts has them. */
export function readParamGroups(source: string): ParamGroup[] {
  const starts = new Map<string, number>()
  const lines = source.matchAll(/^export const (\w+): i32 = (?:(\w+) \+ )?([\d* ]+)$/gm)
  for (const [, name, previous, offset] of lines) {
    const size = offset!.split('*').reduce((product, factor) => product * Number(factor), 1)
    starts.set(name!, (previous === undefined ? 0 : starts.get(previous)!) + size)
  }
  starts.delete('PARAM_COUNT')
  return [...starts].sort(([, one], [, other]) => one - other)
}

/** The values as code, because the core may hold no data of its own. */
export function makeParamSource(groups: readonly ParamGroup[], values: readonly ParamValue[]): string {
  const blocks = groups.map(([name, start], i) => {
    const end = groups[i + 1]?.[1] ?? values.length
    return [
      `  // ${name}`,
      ...values.slice(start, end).map(([middle, last]) => `  v(${middle}, ${last})`),
    ].join('\n')
  })
  return `// Written by rookery tune evaluation: middlegame and endgame worth of every parameter, in the order of params.ts.
import { v } from './param-table'

export function storeValues(): void {
${blocks.join('\n')}
}
`
}
