import { readFileSync, writeFileSync } from 'node:fs'

const layoutFile = new URL('../../assembly/evaluation/params.ts', import.meta.url)
const valuesFile = new URL('../../assembly/evaluation/param-values.ts', import.meta.url)

/** The groups of parameters in their order, each with the index it begins at. */
export function readParamNames() {
  const lines = readFileSync(layoutFile, 'utf8').matchAll(
    /^export const (\w+): i32 = (?:(\w+) \+ )?([\d* ]+)$/gm,
  )
  const starts = new Map()
  for (const [, name, previous, offset] of lines) {
    const size = offset.split('*').reduce((product, factor) => product * Number(factor), 1)
    starts.set(name, (previous ? starts.get(previous) : 0) + size)
  }
  starts.delete('PARAM_COUNT')
  return [...starts].sort((a, b) => a[1] - b[1])
}

/** Writes the values as code, because the core may hold no data of its own. */
export function writeParams(names, values) {
  const groups = names.map(([name, start], i) => {
    const end = names[i + 1]?.[1] ?? values.length
    const calls = values.slice(start, end).map(([middle, last]) => `v(${middle}, ${last})`)
    return [`  // ${name}`, ...calls.map((call) => `  ${call}`)].join('\n')
  })
  writeFileSync(
    valuesFile,
    `// Written by scripts/tune.mjs: middlegame and endgame worth of every parameter, in the order of params.ts.
import { v } from './param-table'

export function storeValues(): void {
${groups.join('\n')}
}
`,
  )
}
